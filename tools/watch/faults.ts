import { createHash } from "node:crypto";
import { connect } from "node:tls";
import { dialable } from "@hospital/content/text/phone-number";
import { addDays, dayOf, daysBetween, momentNow } from "@hospital/timetable/clock";

/** The expected state of the live site. */
interface Expected {
  /** The emergency number that every page has to show, in its written format. */
  number: string;
  /** The time in milliseconds. */
  now: number;
  /** The live site's address, which hospital.yaml has. */
  website: string;
}

const day = 24 * 60 * 60_000;
const timeout = 20_000;
/** Certificates are renewed thirty days before their end. */
const leastCertificateDays = 14;
/** Hours change and holidays approach, so a site must be rebuilt within this time. */
const mostBuildDays = 30;

/** The faults of the public site at `origin`, as messages; empty without faults. */
export async function faultsOf(origin: string, { number, now, website }: Expected): Promise<string[]> {
  const parts = [
    () => certificateFaults(new URL(origin), now, website),
    async () => homeFaults(await textOf(`${origin}/`), number),
    async () => boardFaults(await textOf(`${origin}/board`), now),
    async () => workerFaults(await textOf(`${origin}/sw.js`), (page) => textOf(`${origin}${page}`)),
  ];
  const faults = await Promise.all(parts.map((part) => part().catch((error: Error) => [error.message])));
  return [...new Set(faults.flat())];
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout), redirect: "error" }).catch((error) => {
    throw new Error(`${address} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}

/** Whether an address is a staging machine's: without https://, and not the live site's. */
export function isStaging({ protocol, hostname }: URL, website: string): boolean {
  return protocol === "http:" && hostname !== new URL(website).hostname;
}

async function certificateFaults(address: URL, now: number, website: string): Promise<string[]> {
  const { protocol, hostname, port } = address;
  if (isStaging(address, website)) return [];
  if (protocol !== "https:") return ["The address does not begin with https://."];
  const end = await new Promise<number>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      // The system's codes: without a connection no status arrives.
      const problem = /^E(?!RR_)/.test(code ?? "") ? `${hostname} does not answer` : "The certificate is refused";
      reject(new Error(`${problem}: ${message}`));
    });
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
  });
  const days = Math.floor((end - now) / day);
  return days < leastCertificateDays ? [`The certificate ends in ${days} days.`] : [];
}

function homeFaults(home: string, number: string): string[] {
  const isThere = home.includes(`href="tel:${dialable(number)}"`) && home.includes(number);
  return isThere ? [] : [`The home page does not have ${number}, which content/hospital.yaml says.`];
}

function boardFaults(board: string, now: number): string[] {
  const [, built = "", last = ""] = /data-built="([^"]*)" data-last="([^"]*)"/.exec(board) ?? [];
  if (!built || !last) return ["The board does not say when the site was built."];
  const today = dayOf(momentNow(now));
  const days = daysBetween(dayOf(built), today);
  return [
    ...(days > mostBuildDays ? [`The site was built ${days} days ago.`] : []),
    ...(last < addDays(today, 1) ? [`It knows the OPD until ${last} only, and not of tomorrow.`] : []),
  ];
}

/** The service worker stores a page only if its hash matches. */
async function workerFaults(worker: string, textOfPage: (page: string) => Promise<string>): Promise<string[]> {
  const [, page, hash] = /url:[`"']([^`"']+)[`"'],hash:[`"']([\w+/=]+)/.exec(worker) ?? [];
  // A worker that removes itself stores no page.
  if (
    !page ||
    hash ===
      createHash("sha256")
        .update(await textOfPage(page))
        .digest("base64")
  )
    return [];
  return [`The service worker belongs to another build than ${page}: phones keep nothing new.`];
}
