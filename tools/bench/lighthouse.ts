import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBrowser } from "@hospital/testing/browser";
import { installTool } from "@hospital/testing/install";
import { type Figure, list, median, round } from "./figure.ts";
import { builtSite, onCaddy, root } from "./site.ts";

/** The output of tools/bench/lighthouse/measure.js with simulated throttling. */
interface Run {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  bytes: number;
}

const tool = join(root, "tools/bench/lighthouse");
const rounds = list("RUNS", "3")[0] ?? "3";

/** The scores of every kind of page on Caddy. Its simulated times multiply noise; `phone` measures times. */
export async function lighthouse(): Promise<Figure[]> {
  const site = builtSite();
  installTool("Lighthouse", tool);
  const routes = Object.entries(kinds(site.hosting.routes));
  return await onCaddy(site, async (url) => report(routes.map(([kind, route]) => ({ kind, ...measure(url + route) }))));
}

interface Row extends Run {
  kind: string;
}

/** One page of each kind by its name, or of those that KINDS names. */
function kinds(routes: readonly string[]): Record<string, string> {
  const doctor = routes.find((route) => route.startsWith("/dr-in-hospital/")) ?? "/dr-in-hospital";
  const routesByKind = {
    home: "/",
    people: "/nurses",
    doctors: "/dr-in-hospital",
    doctor,
    department: "/cardiology",
    gallery: "/gallery",
    "video-gallery": "/video-gallery",
    contact: "/contact",
    insurance: "/insurance-tpa",
    ambulance: "/ambulance-service",
    opd: "/opd",
    "find-care": "/find-care",
    search: "/search",
    "home-hi": "/hi",
    "department-hi": "/hi/cardiology",
  };
  const chosenKinds = list("KINDS", Object.keys(routesByKind).join());
  return Object.fromEntries(Object.entries(routesByKind).filter(([kind]) => chosenKinds.includes(kind)));
}

/** Medians of some runs. */
function measure(url: string): Run {
  console.log(`Lighthouse measures ${url} …`);
  const [runs = []] = runLighthouse<Run>("simulate", Number(rounds), [url]);
  return medians(runs);
}

/** The largest contentful paints of each address in milliseconds, measured in turns with applied throttling. */
export function largestPaints(rounds: number, urls: string[]): number[][] {
  const runs = runLighthouse<{ largestPaint: number }>("devtools", rounds, urls);
  return runs.map((ofAddress) => ofAddress.map(({ largestPaint }) => largestPaint));
}

function runLighthouse<Figures>(throttling: "devtools" | "simulate", rounds: number, urls: string[]): Figures[][] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["measure.js", throttling, String(rounds), ...urls], {
    cwd: tool,
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser() },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function medians(runs: Run[]): Run {
  const names = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as Run;
}

function report(rows: Row[]): Figure[] {
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.kind,
        {
          performance: row.performance,
          accessibility: row.accessibility,
          "best practices": row.bestPractices,
          SEO: row.seo,
          CLS: round(row.shift),
          bytes: row.bytes,
        },
      ]),
    ),
  );
  type Column = keyof Run;
  const worst = (title: string, column: Column, pick: typeof Math.max, aim?: string): Figure => {
    const value = pick(...rows.map((row) => row[column]));
    const where = rows.find((row) => row[column] === value)?.kind;
    return { title: `Lighthouse, ${title}, at worst`, measured: where ? `${round(value)} (${where})` : "none", aim };
  };
  return [
    worst("performance", "performance", Math.min, "100"),
    worst("accessibility", "accessibility", Math.min, "100"),
    worst("best practices", "bestPractices", Math.min, "100"),
    worst("SEO", "seo", Math.min, "100 once no sample content is left"),
    worst("layout shift", "shift", Math.max, "0"),
    worst("bytes", "bytes", Math.max),
  ];
}
