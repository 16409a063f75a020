import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Message } from "@hospital/content/messages/labels";
import { pageFile, unlistedPage } from "@hospital/content/routes";
import { dialable, emergencyNumber } from "@hospital/content/text/phone-number";
import { type Hosting, hostingFile } from "@hospital/hosting/hosting";
import { startServer } from "@hospital/hosting/server";
import { refusalMessage } from "../messages/writers.ts";
import { parseValue } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";

/** Identifies the built site. */
export interface Proof {
  /** Some pages by address, each with a digest of its HTML. */
  pages: Record<string, string>;
  /** The emergency link: "tel:+910000000000". */
  emergency: string;
}

/** The timeout of a page in seconds. */
const seconds = 20;

/** The fingerprint of a built checkout: five pages, the ones that change daily first. */
export async function proofOf(checkout: string, content: string): Promise<{ proof: Proof; hosting: Hosting }> {
  const hosting: Hosting = JSON.parse(await readFile(join(checkout, hostingFile), "utf8"));
  const file = await readFile(join(checkout, content, "hospital.yaml"));
  const { phones } = parseValue("hospital.yaml", [file]) as { phones: Parameters<typeof emergencyNumber>[0] };
  const listed = hosting.routes.filter((route) => !unlistedPage.test(route));
  const html = (route: string) => readFileSync(join(checkout, "dist", pageFile(route)), "utf8");
  const first = ["/", "/contact", "/opd", "/board"].filter((route) => listed.includes(route));
  const checkedRoutes = [...new Set([...first, ...listed])].slice(0, 5);
  const pages = Object.fromEntries(checkedRoutes.map((route) => [route, digest(html(route))]));
  const emergency = `tel:${dialable(emergencyNumber(phones))}`;
  return { proof: { pages, emergency }, hosting };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** @throws {Refusal} when the built site does not answer as it should. */
export async function tryBuiltSite(checkout: string, hosting: Hosting, proof: Proof): Promise<void> {
  const server = await startServer({ dist: join(checkout, "dist"), hosting, port: 0 });
  try {
    const problem = await problemAt(server.url, proof);
    if (problem) throw new Refusal([refusalMessage("builtWrong"), problem]);
  } finally {
    await server.close();
  }
}

/** Requests the site at `address` until it is the built one. After the timeout, returns the difference. */
export async function verifyLiveSite(
  address: string,
  proof: Proof,
  liveWithin: number,
  signal?: AbortSignal,
): Promise<Message | undefined> {
  const end = performance.now() + liveWithin * 1000;
  for (;;) {
    const problem = await problemAt(address.replace(/\/$/, ""), proof, signal);
    if (!problem || performance.now() >= end || signal?.aborted) return problem;
    await setTimeout(500);
  }
}

/** The message about the difference. */
async function problemAt(
  site: string,
  { pages, emergency }: Proof,
  stopped = new AbortController().signal,
): Promise<Message | undefined> {
  for (const [route, expected] of Object.entries(pages)) {
    const address = site + route;
    const signal = AbortSignal.any([AbortSignal.timeout(seconds * 1000), stopped]);
    const options = { cache: "no-store" as const, signal };
    const response = await fetch(address, options).catch((error) => error);
    if (!(response instanceof Response))
      return refusalMessage(response.name === "TimeoutError" ? "answersLate" : "answersNot", { address, seconds });
    if (!response.ok) return refusalMessage("answersWith", { address, status: response.status });
    const html = await response.text().catch(() => undefined);
    if (html === undefined) return refusalMessage("answersLate", { address, seconds });
    if (!html.includes(emergency)) return refusalMessage("withoutEmergency", { address });
    if (digest(html) !== expected) return refusalMessage("showsAnother", { address });
  }
  return Object.keys(pages).length === 0 ? refusalMessage("withoutPages") : undefined;
}
