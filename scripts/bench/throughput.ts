import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages, onPath } from "../packages.ts";
import { startBareNginx } from "../web-servers.ts";
import { type Figure, list, median, round } from "./figure.ts";
import { builtSite, onNginx } from "./site.ts";

const rounds = 3;
const seconds = list("SECONDS_EACH", "5")[0];

/** What the headers, redirects and the choice of a brotli copy cost: the home page against its bytes as a bare file. */
export async function throughput(): Promise<Figure[]> {
  ensureWrk();
  const site = builtSite();
  return await onNginx(site, async (url) => {
    const folder = mkdtempSync(join(tmpdir(), "bare-"));
    cpSync(join(site.dist, "index.html.br"), join(folder, "home"));
    const bare = await startBareNginx(folder);
    try {
      const turns = Array.from({ length: rounds }, () => ({
        page: requestsPerSecond(`${url}/`),
        file: requestsPerSecond(`http://localhost:${bare.port}/home`),
      }));
      console.table(turns);
      const middle = (value: (turn: (typeof turns)[number]) => number) => round(median(turns.map(value)));
      return [
        { what: "Home page by nginx, requests a second", measured: middle(({ page }) => page) },
        { what: "A bare file as large, requests a second", measured: middle(({ file }) => file) },
        {
          what: "Requests a second, page to bare file",
          measured: middle(({ page, file }) => page / file),
          aim: "at least 0.9",
        },
      ];
    } finally {
      await bare.close();
      rmSync(folder, { recursive: true });
    }
  });
}

function ensureWrk(): void {
  if (onPath("wrk").length > 0) return;
  const problem = process.getuid?.() === 0 ? installPackages("wrk") : "only root can install it";
  if (problem) throw new Error(`wrk is not here: apt-get install wrk (${problem})`);
}

function requestsPerSecond(url: string): number {
  const load = ["--threads", "1", "--connections", "64", "--duration", `${seconds}s`];
  const output = execFileSync("wrk", [...load, "--header", "Accept-Encoding: br", url], { encoding: "utf8" });
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
}
