import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parse } from "yaml";
import { contentFolder } from "../../content-check/content-folder.ts";
import { type Hosting, hostingFile } from "../../hosting/hosting.ts";
import { pageFile, unlistedPage } from "../../hosting/page-routes.ts";
import { startServer } from "../../scripts/server.ts";
import { Refusal } from "../store/repository.ts";

/** The evidence that the live site is the built one. */
export interface Proof {
  /** The sample pages by path, with their HTML. */
  pages: Record<string, string>;
  /** The emergency link: "tel:+910000000000". */
  emergency: string;
}

/** A built site's data besides its files. */
export interface Site {
  hosting: Hosting;
  emergency: string;
}

/** Reads it from the worktree of the build. */
export async function siteOf(checkout: string): Promise<Site> {
  const hosting = JSON.parse(await readFile(join(checkout, hostingFile), "utf8"));
  const { phones } = parse(await readFile(join(checkout, contentFolder(checkout), "hospital.yaml"), "utf8"));
  return { hosting, emergency: `tel:${String(phones.emergency ?? phones.reception).replaceAll(" ", "")}` };
}

/** Five sample pages of `dist`: two fixed ones, then changed ones. */
export function proofOf({ hosting, emergency }: Site, dist: string, distBefore?: string): Proof {
  const listed = hosting.routes.filter((route) => !unlistedPage.test(route));
  const isNew = (route: string) => htmlOf(dist, route) !== (distBefore && htmlOf(distBefore, route));
  const first = ["/", "/contact"].filter((route) => listed.includes(route));
  const asked = [...new Set([...first, ...listed.filter(isNew), ...listed])].slice(0, 5);
  return { pages: Object.fromEntries(asked.map((route) => [route, htmlOf(dist, route) ?? ""])), emergency };
}

function htmlOf(dist: string, route: string): string | undefined {
  try {
    return readFileSync(join(dist, pageFile(route)), "utf8");
  } catch {
    return undefined;
  }
}

/** @throws {Refusal} when the built site does not respond as expected. */
export async function verifyBuiltSite({ hosting }: Site, dist: string, proof: Proof): Promise<void> {
  const server = await startServer({ dist, hosting, port: 0 });
  try {
    const problem = await problemAt(server.url, proof);
    if (problem) throw new Refusal(`The built website is not right: ${problem}`);
  } finally {
    await server.close();
  }
}

/** Polls the site at `address` until it is the built one; after the timeout, returns what differs. */
export async function verifyLiveSite(address: string, proof: Proof, maxSeconds: number): Promise<string | undefined> {
  const end = performance.now() + maxSeconds * 1000;
  for (;;) {
    const problem = await problemAt(address.replace(/\/$/, ""), proof);
    if (!problem || performance.now() > end) return problem;
    await setTimeout(1000);
  }
}

/** The differences in words. */
async function problemAt(site: string, { pages, emergency }: Proof): Promise<string | undefined> {
  for (const [route, html] of Object.entries(pages)) {
    const address = site + route;
    const response = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    if (!response) return `${address} does not answer.`;
    if (!response.ok) return `${address} answers ${response.status}.`;
    const found = await response.text().catch(() => "");
    if (!found.includes(emergency)) return `${address} does not show the emergency number.`;
    if (found !== html) return `${address} shows another page than the one that was built.`;
  }
  return Object.keys(pages).length === 0 ? "It has no pages." : undefined;
}
