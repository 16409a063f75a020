import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ensureBrowser } from "@hospital/testing/browser";
import { installTool } from "@hospital/testing/install";
import { startCaddy } from "@hospital/testing/web-servers";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type Figure, list, median, round } from "./figure.ts";
import { largestPaints } from "./lighthouse.ts";
import { builtSite, onCaddy, root } from "./site.ts";

const rounds = Number(list("RUNS", "5")[0]);
const starlight = join(root, "tools/bench/starlight");

/** Lighthouse's phone: 1.6 Mbit/s less its overhead, 150 ms round trips at 3.75 of them a request, a processor four times slower. */
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const slowdown = 4;
/** Tasks of more milliseconds are blocking beyond that. */
const longTask = 50;

/** Figures of one visit: milliseconds, and bytes. */
interface Paint {
  /** Largest contentful paint with the line and the processor of Lighthouse's phone, emulated through the browser. */
  "LCP, emulated": number;
  /** The same by Lighthouse with applied throttling. */
  "LCP, Lighthouse": number;
  /** Thread time of the main thread before the first contentful paint, unthrottled. */
  "thread time before paint": number;
  /** Thread time of its later tasks beyond 50 ms, on a processor four times slower. */
  blocking: number;
  /** Transferred bytes, as compressed. */
  bytes: number;
}

/** Pages of the site against an empty Starlight and a bare paragraph, in turns, with applied throttling. */
export async function phone(): Promise<Figure[]> {
  const site = builtSite();
  installTool("Lighthouse", join(root, "tools/bench/lighthouse"));
  const comparisonFolder = mkdtempSync(join(tmpdir(), "bench-phone-"));
  writeOthers(comparisonFolder);
  const otherServer = await startCaddy({ serverFolder: comparisonFolder });
  try {
    return await onCaddy(site, async (url) => {
      const comparisonUrl = `http://localhost:${otherServer.port}`;
      const pages = Object.entries({
        ...routes(url, site.hosting.routes),
        Starlight: `${comparisonUrl}/starlight/`,
        paragraph: `${comparisonUrl}/`,
      });
      return report(await measure(pages));
    });
  } finally {
    await otherServer.close();
    rmSync(comparisonFolder, { recursive: true, force: true });
  }
}

/** The addresses of the pages with a budget, in the site's first two languages. */
function routes(url: string, built: readonly string[]): Record<string, string> {
  const first = { home: "/", doctors: "/dr-in-hospital", department: "/cardiology", OPD: "/opd" };
  const second = Object.entries(first).map(([kind, route]) => [`${kind}, Hindi`, `/hi${route}`.replace(/\/$/, "")]);
  const routesByKind: [string, string][] = [...Object.entries(first), ...(second as [string, string][])];
  return Object.fromEntries(
    routesByKind.filter(([, route]) => built.includes(route)).map(([kind, route]) => [kind, url + route]),
  );
}

/** Builds Starlight, and writes it and a page with one paragraph into `folder`, compressed, for Caddy. */
function writeOthers(folder: string): void {
  installTool("Starlight", starlight);
  const dist = join(folder, "site");
  mkdirSync(dist, { recursive: true });
  execFileSync("npx", ["astro", "build", "--outDir", join(dist, "starlight"), "--base", "/starlight"], {
    cwd: starlight,
    stdio: "pipe",
  });
  writeFileSync(
    join(dist, "index.html"),
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One</title><p>One paragraph.',
  );
  for (const file of globSync("**/*.{html,css,js,svg}", { cwd: dist }))
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(readFileSync(join(dist, file))));
  // With this header, a visit starts a process, as a visit to the hospital's site does.
  const header = "header Cross-Origin-Opener-Policy same-origin";
  writeFileSync(join(folder, "live.caddy"), `root * "${dist}"\n${header}\nfile_server {\n\tprecompressed br\n}\n`);
  if (!existsSync(join(folder, "kept"))) mkdirSync(join(folder, "kept"));
}

/** Medians of each page. Pages take turns, so that a busy moment affects all of them. */
async function measure(pages: [string, string][]): Promise<Map<string, Paint>> {
  const paints = new Map(pages.map(([kind]) => [kind, [] as Paint[]]));
  const lighthouse = largestPaints(
    rounds,
    pages.map(([, url]) => url),
  );
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (let turn = 0; turn < rounds; turn++)
      for (const [index, [kind, url]] of pages.entries()) {
        const { lcp, bytes } = await throttled(browser, url);
        const { thread, blocking } = await traced(browser, url);
        paints.get(kind)?.push({
          "LCP, emulated": lcp,
          "LCP, Lighthouse": lighthouse[index]?.[turn] ?? Number.NaN,
          "thread time before paint": thread,
          blocking,
          bytes,
        });
      }
  } finally {
    await browser.close();
  }
  return new Map([...paints].map(([kind, runs]) => [kind, medians(runs)]));
}

function medians(runs: Paint[]): Paint {
  const names = Object.keys(runs[0] ?? {}) as (keyof Paint)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as Paint;
}

async function withPage<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  });
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

async function throttled(browser: Browser, url: string): Promise<{ lcp: number; bytes: number }> {
  return await withPage(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
    const lcp = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          }),
        ),
    );
    return { lcp, bytes };
  });
}

/** The fields of a trace's event that are read: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU; times in microseconds. */
interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

async function traced(browser: Browser, url: string): Promise<{ thread: number; blocking: number }> {
  return await withPage(browser, async (page) => {
    await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel", "loading", "blink.user_timing"] });
    await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint");
    if (!paint) throw new Error(`${url} painted nothing.`);
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && pid === paint.pid && tid === paint.tid,
    );
    const before = tasks.filter(({ ts }) => ts < paint.ts).map(({ tdur = 0 }) => tdur / 1000);
    const after = tasks.filter(({ ts }) => ts >= paint.ts).map(({ tdur = 0 }) => (slowdown * tdur) / 1000);
    return { thread: sum(before), blocking: sum(after.map((time) => Math.max(0, time - longTask))) };
  });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function report(paints: Map<string, Paint>): Figure[] {
  console.table(
    Object.fromEntries(
      [...paints].map(([kind, paint]) => [
        kind,
        Object.fromEntries(Object.entries(paint).map(([name, value]) => [name, round(value)])),
      ]),
    ),
  );
  const base = paints.get("Starlight");
  return [...paints].flatMap(([kind, paint]) => {
    if (!base || kind === "Starlight" || kind === "paragraph") return [];
    const isHindi = kind.includes("Hindi");
    const ratio = (name: keyof Paint) => round(paint[name] / base[name]);
    const lcp = `at most ${isHindi ? 0.95 : 0.85}`;
    return [
      { title: `${kind}: LCP against Starlight, emulated`, measured: ratio("LCP, emulated"), aim: lcp },
      { title: `${kind}: LCP against Starlight, Lighthouse`, measured: ratio("LCP, Lighthouse"), aim: lcp },
      {
        title: `${kind}: thread time before paint against Starlight`,
        measured: ratio("thread time before paint"),
        aim: `at most ${isHindi ? 1.6 : 1.3}`,
      },
      { title: `${kind}: blocking, ms`, measured: round(paint.blocking), aim: "at most 20" },
    ];
  });
}
