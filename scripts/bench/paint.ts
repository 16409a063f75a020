import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { compressTexts } from "../../integrations/precompress/precompress.ts";
import { ensureBrowser } from "../browser.ts";
import { type Figure, list, median, round } from "./figure.ts";
import { kinds } from "./kinds.ts";
import { builtSite, onNginx } from "./site.ts";

// As Lighthouse's phone on a slow line, but in truth.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const bytesPerSecond = 1_474_560 / 8;
const line = { offline: false, latency: 562.5, downloadThroughput: bytesPerSecond, uploadThroughput: 84_375 };
const slowdown = 4;
const rounds = Number(list("RUNS", "5")[0]);

/** Milliseconds from the start of a visit. */
interface Paint {
  first: number;
  /** Only of a page whose largest thing is a picture. */
  picture?: number;
}

/**
 * When each kind of page shows something, and its first picture, on a slow line and a slow phone: beside a page of one
 * paragraph, and beside that picture alone. In turns, so that whatever else the computer does slows all of them.
 */
export async function paint(): Promise<Figure[]> {
  const site = builtSite();
  const routes = kinds(site.hosting.routes);
  const folder = mkdtempSync(join(tmpdir(), "paint-"));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const dist = join(folder, "dist");
    cpSync(site.dist, dist, { recursive: true });
    const pictures = await onNginx({ ...site, dist }, (url) => firstPictures(browser, url, Object.values(routes)));
    const alone = Object.fromEntries(
      Object.keys(pictures).map((route) => [route, `/alone${route === "/" ? "/home" : route}`]),
    );
    const least = join(folder, "least");
    writePage(least, "/alone", "<p>A paragraph.</p>");
    for (const [route, html] of Object.entries(pictures)) writePage(least, alone[route] ?? "", html);
    await compressTexts(least);
    cpSync(least, dist, { recursive: true });
    const hosting = { ...site.hosting, routes: [...site.hosting.routes, "/alone", ...Object.values(alone)] };
    return await onNginx({ dist, hosting }, async (url) => {
      const rows: Row[] = [];
      for (const [kind, route] of Object.entries(routes))
        rows.push(await compare(browser, url, kind, route, alone[route]));
      return report(rows);
    });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

interface Row {
  kind: string;
  first: number;
  firstRatio: number;
  picture?: number;
  pictureRatio?: number;
}

async function compare(browser: Browser, url: string, kind: string, route: string, alone?: string): Promise<Row> {
  const addresses = [route, "/alone", ...(alone ? [alone] : [])];
  const seen: Paint[][] = addresses.map(() => []);
  // The first round is for the server's disk and the browser.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const paint = await visit(browser, url + address);
      if (round > 0) seen[index]?.push(paint);
    }
  }
  const [page = [], paragraph = [], picture = []] = seen;
  const firsts = (paints: Paint[]) => median(paints.map(({ first }) => first));
  const pictures = (paints: Paint[]) => median(paints.map(({ picture = Number.NaN }) => picture));
  return {
    kind,
    first: firsts(page),
    firstRatio: firsts(page) / firsts(paragraph),
    ...(alone && { picture: pictures(page), pictureRatio: pictures(page) / pictures(picture) }),
  };
}

async function visit(browser: Browser, url: string): Promise<Paint> {
  const page = await browser.newPage(phone);
  const device = await page.context().newCDPSession(page);
  await device.send("Network.enable");
  await device.send("Network.emulateNetworkConditions", line);
  await device.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  const paint = await page.evaluate(paints);
  await page.close();
  return paint;
}

/** Runs in the page: what was painted so far. */
async function paints(): Promise<Paint> {
  const type = "largest-contentful-paint";
  const entries = await new Promise<PerformanceEntry[]>((resolve) =>
    new PerformanceObserver((seen) => resolve(seen.getEntries())).observe({ type, buffered: true }),
  );
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const largest = entries.at(-1) as PerformanceEntry & { element: Element };
  return { first, ...(largest.element instanceof HTMLImageElement && { picture: largest.startTime }) };
}

/** Of each page whose largest thing is a picture, that picture's HTML. */
async function firstPictures(browser: Browser, url: string, routes: string[]): Promise<Record<string, string>> {
  const page = await browser.newPage(phone);
  const pictures: Record<string, string> = {};
  for (const route of routes) {
    await page.goto(url + route, { waitUntil: "networkidle" });
    if ((await page.evaluate(paints)).picture) pictures[route] = await pictureHtml(page);
  }
  await page.close();
  return pictures;
}

/** The page's first picture as large as it shows; one that filled the screen would count as background. */
async function pictureHtml(page: Page): Promise<string> {
  return await page
    .locator("main picture")
    .first()
    .evaluate((picture) => {
      const image = picture.querySelector("img");
      const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {};
      Object.assign(image ?? {}, { width: Math.round(width), height: Math.round(height) });
      return picture.outerHTML;
    });
}

function writePage(dist: string, route: string, body: string): void {
  const file = join(dist, `${route}.html`);
  mkdirSync(dirname(file), { recursive: true });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alone</title>`;
  writeFileSync(file, `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
}

function report(rows: Row[]): Figure[] {
  console.table(
    Object.fromEntries(
      rows.map(({ kind, first, firstRatio, picture, pictureRatio }) => [
        kind,
        {
          "first paint, ms": round(first),
          "to a paragraph's": round(firstRatio),
          "picture, ms": picture && round(picture),
          "to the picture's alone": pictureRatio && round(pictureRatio),
        },
      ]),
    ),
  );
  const worst = (what: string, aim: string, ratio: (row: Row) => number | undefined): Figure => {
    const [row] = rows.filter((row) => ratio(row)).toSorted((one, other) => (ratio(other) ?? 0) - (ratio(one) ?? 0));
    return { what, measured: row ? `${round(ratio(row) ?? 0)} (${row.kind})` : "none", aim };
  };
  return [
    worst("Slow 4G: first paint to a paragraph's, at worst", "at most 1.15", ({ firstRatio }) => firstRatio),
    worst("Slow 4G: picture to the picture alone, at worst", "at most 1.1", ({ pictureRatio }) => pictureRatio),
  ];
}
