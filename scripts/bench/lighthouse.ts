import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../browser.ts";
import { installSmall } from "../packages.ts";
import { type Figure, list, median, round } from "./figure.ts";
import { builtSite, onNginx, root, type Site } from "./site.ts";

/** As bench/lighthouse/measure.js says it; times in milliseconds. */
interface Run {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
}

const tool = join(root, "bench/lighthouse");
const rounds = list("RUNS", "3")[0] ?? "3";
// As Lighthouse's phone, so that the same picture and the same words are the largest.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Every kind of page, and beside it the least that can be sent: a page with nothing but the largest thing of the first
 * screen, without styles, from the same server.
 */
export async function lighthouse(): Promise<Figure[]> {
  const site = builtSite();
  installSmall("Lighthouse", tool);
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  try {
    const dist = join(folder, "dist");
    cpSync(site.dist, dist, { recursive: true });
    const all = kinds(site);
    const asked = list("KINDS", Object.keys(all).join());
    const routes = Object.fromEntries(Object.entries(all).filter(([kind]) => asked.includes(kind)));
    await onNginx({ ...site, dist }, (url) => writeLimitPages(url, dist, routes));
    const limits = Object.values(routes).map(limitRoute);
    const hosting = { ...site.hosting, routes: [...site.hosting.routes, ...limits] };
    return await onNginx({ dist, hosting }, async (url) => report(routes, (route) => measure(url, route)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function kinds({ hosting }: Site): Record<string, string> {
  const doctor = hosting.routes.find((route) => route.startsWith("/dr-in-hospital/")) ?? "/dr-in-hospital";
  return {
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
}

function limitRoute(route: string): string {
  return `/limit${route === "/" ? "/home" : route}`;
}

async function writeLimitPages(url: string, dist: string, routes: Record<string, string>): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage(phone);
  for (const route of Object.values(routes)) {
    await page.goto(url + route, { waitUntil: "networkidle" });
    const html = await page.evaluate(largestAlone);
    const file = join(dist, `${limitRoute(route)}.html`);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html));
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  await browser.close();
}

/** Runs in the page. */
async function largestAlone(): Promise<string> {
  const type = "largest-contentful-paint";
  const entries = await new Promise<PerformanceEntry[]>((resolve) =>
    new PerformanceObserver((seen) => resolve(seen.getEntries())).observe({ type, buffered: true }),
  );
  const { element } = entries.at(-1) as PerformanceEntry & { element: Element };
  // Without styles a picture is as large as it is named, and one that fills the screen counts as background.
  if (element instanceof HTMLImageElement) {
    const { width, height } = element.getBoundingClientRect();
    Object.assign(element, { width: Math.round(width), height: Math.round(height) });
  }
  const { outerHTML } = element.closest("picture") ?? element;
  return `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title></head><body>${outerHTML}</body></html>`;
}

/** Medians of the page and of its limit. */
function measure(url: string, route: string): Record<"page" | "limit", Run> {
  console.log(`Lighthouse looks at ${route} …`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["measure.js", rounds, url + route, url + limitRoute(route)],
    { cwd: tool, encoding: "utf8", env: { ...process.env, CHROMIUM_PATH: ensureBrowser() } },
  );
  if (status !== 0) throw new Error(stderr);
  const [page = [], limit = []]: Run[][] = JSON.parse(stdout);
  return { page: medians(page), limit: medians(limit) };
}

function medians(runs: Run[]): Run {
  const names = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as Run;
}

function report(routes: Record<string, string>, measure: (route: string) => Record<"page" | "limit", Run>): Figure[] {
  const rows = Object.entries(routes).map(([kind, route]) => {
    const { page, limit } = measure(route);
    const ratios = { paintRatio: page.largestPaint / limit.largestPaint, bytesRatio: page.bytes / limit.bytes };
    return { kind, ...page, limitPaint: limit.largestPaint, limitBytes: limit.bytes, ...ratios };
  });
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.kind,
        {
          performance: row.performance,
          accessibility: row.accessibility,
          "best practices": row.bestPractices,
          SEO: row.seo,
          "LCP, ms": round(row.largestPaint),
          "limit's LCP": round(row.limitPaint),
          "LCP ratio": round(row.paintRatio),
          "TBT, ms": round(row.blocking),
          CLS: round(row.shift),
          bytes: row.bytes,
          "limit's bytes": row.limitBytes,
          "bytes ratio": round(row.bytesRatio),
        },
      ]),
    ),
  );
  type Column = Exclude<keyof (typeof rows)[number], "kind">;
  const worst = (what: string, column: Column, pick: typeof Math.max, aim?: string): Figure => {
    const value = pick(...rows.map((row) => row[column]));
    const where = rows.find((row) => row[column] === value)?.kind;
    return { what: `Lighthouse, ${what}, at worst`, measured: `${round(value)} (${where})`, aim };
  };
  return [
    worst("performance", "performance", Math.min, "100"),
    worst("accessibility", "accessibility", Math.min, "100"),
    worst("best practices", "bestPractices", Math.min, "100"),
    worst("SEO", "seo", Math.min, "100 once no sample content is left"),
    worst("LCP in ms", "largestPaint", Math.max),
    worst("LCP, page to limit", "paintRatio", Math.max, "at most 1.15"),
    worst("total blocking time in ms", "blocking", Math.max, "under 10"),
    worst("layout shift", "shift", Math.max, "0"),
    worst("bytes", "bytes", Math.max),
    worst("bytes, page to limit", "bytesRatio", Math.max),
  ];
}
