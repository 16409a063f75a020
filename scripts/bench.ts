import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { hostingFile } from "../integrations/hosting/hosting.ts";
import { ensureBrowser } from "./browser.ts";
import { generateDoctors } from "./generate-doctors.ts";
import { startServer } from "./server.ts";

/** How the site bears many doctors: builds a copy with few and one with many, and types into the finder of both. */

const root = fileURLToPath(new URL("../", import.meta.url));
const [few = 20, many = 2000] = process.argv.slice(2).map(Number);
const questions = ["o", "or", "ort", "orth", "ortho", "orthop", "orthopedic", "haddi", "kardiology", "dil ka doctor"];
const rounds = 2;

interface Measures {
  doctors: number;
  buildSeconds: number;
  buildMegabytes: number;
  listBytes: number;
  listBrotliBytes: number;
  indexBrotliBytes: number;
  /** Until the list is filtered and laid out again. */
  keystrokeMilliseconds: number;
  /** Until the next frame is on the screen. */
  frameMilliseconds: number;
}

const measures: Measures[] = [];
for (const doctors of [few, many]) measures.push(await measure(doctors));
report(measures);

async function measure(doctors: number): Promise<Measures> {
  const copy = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    copyProject(copy);
    const known = globSync("doctors/*.yaml", { cwd: join(copy, "content") }).length;
    generateDoctors(doctors - known, join(copy, "content"));
    console.log(`Building with ${doctors} doctors …`);
    const build = buildSite(copy);
    const size = (path: string) => statSync(join(copy, "dist", path)).size;
    return {
      doctors,
      ...build,
      listBytes: size("dr-in-hospital.html"),
      listBrotliBytes: size("dr-in-hospital.html.br"),
      indexBrotliBytes: size("dr-in-hospital/index.json.br"),
      ...(await typeInto(copy)),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyProject(copy: string): void {
  const left = new Set(["node_modules", "dist", ".git", ".astro", "test-results"]);
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
}

function buildSite(copy: string) {
  const report = 'process.on("exit",()=>console.error("maxRSS="+process.resourceUsage().maxRSS))';
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(report)}`, "node_modules/astro/bin/astro.mjs", "build"],
    { cwd: copy, encoding: "utf8", timeout: 600_000, maxBuffer: 64 * 2 ** 20 },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  const kilobytes = Number(/maxRSS=(\d+)/.exec(stderr)?.[1]);
  return { buildSeconds: (performance.now() - start) / 1000, buildMegabytes: kilobytes / 1024 };
}

async function typeInto(copy: string) {
  const hosting = JSON.parse(readFileSync(join(copy, hostingFile), "utf8"));
  const server = await startServer({ dist: join(copy, "dist"), hosting, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.goto(`${server.url}/dr-in-hospital`);
    const field = page.getByRole("searchbox");
    await field.fill("asha rao");
    await page.getByText(/^1 of \d+ doctors$/).waitFor();
    const times = await field.evaluate(type, Array.from({ length: rounds }, () => questions).flat());
    return {
      keystrokeMilliseconds: median(times.map(({ filtered }) => filtered)),
      frameMilliseconds: median(times.map(({ painted }) => painted)),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs in the page. */
async function type(field: HTMLElement | SVGElement, texts: string[]) {
  const input = field as HTMLInputElement;
  const times: { filtered: number; painted: number }[] = [];
  for (const text of texts) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    // As the browser writes it: React doesn't notice what a script writes.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    // React answers as soon as the event is over.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    const filtered = performance.now() - start;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push({ filtered, painted: performance.now() - start });
  }
  return times;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function report([small, large]: Measures[]): void {
  if (!small || !large) return;
  const names: Record<keyof Measures, string> = {
    doctors: "Doctors",
    buildSeconds: "Build, s",
    buildMegabytes: "Build, peak memory in MB",
    listBytes: "List, bytes of HTML",
    listBrotliBytes: "List, bytes of brotli",
    indexBrotliBytes: "Finder's index, bytes of brotli",
    keystrokeMilliseconds: "Keystroke until filtered and laid out, ms",
    frameMilliseconds: "Keystroke until the next frame, ms",
  };
  const rows = (Object.keys(names) as (keyof Measures)[]).map((key) => [
    names[key],
    { few: round(small[key]), many: round(large[key]), ratio: round(large[key] / small[key]) },
  ]);
  console.table(Object.fromEntries(rows));
  const perDoctor = ({ listBytes, doctors }: Measures) => listBytes / doctors;
  console.log(`HTML for each doctor, many to few: ${round(perDoctor(large) / perDoctor(small))}`);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
