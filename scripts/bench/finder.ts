import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { hostingFile } from "../../hosting/hosting.ts";
import { startServer } from "../../hosting/server.ts";
import { ensureBrowser } from "../browser.ts";
import { generateDoctors } from "../generate-doctors.ts";
import { type Figure, list, median, round } from "./figure.ts";
import { withBuiltCopy } from "./site.ts";

const questions = ["o", "or", "ort", "orth", "ortho", "orthop", "orthopedic", "haddi", "kardiology", "dil ka doctor"];
const rounds = 2;

interface Measures {
  doctors: number;
  listBytes: number;
  listBrotliBytes: number;
  indexBrotliBytes: number;
  /** Until the list is filtered and laid out again. */
  keystrokeMilliseconds: number;
  /** Until the next frame is on the screen. */
  frameMilliseconds: number;
}

const names: Record<Exclude<keyof Measures, "doctors">, string> = {
  listBytes: "bytes of the list's HTML",
  listBrotliBytes: "bytes of the list in brotli",
  indexBrotliBytes: "bytes of the index in brotli",
  keystrokeMilliseconds: "ms from a keystroke until the list is laid out",
  frameMilliseconds: "ms from a keystroke until the next frame",
};

/** The doctor finder with many doctors: builds a copy with few and one with many, and types into both. */
export async function finder(): Promise<Figure[]> {
  const measures: Measures[] = [];
  for (const doctors of list("DOCTORS", "20,2000").map(Number)) measures.push(await measure(doctors));
  return measures.flatMap((measured) =>
    Object.entries(names).map(([key, name]) => ({
      what: `${measured.doctors} doctors: ${name}`,
      measured: round(measured[key as keyof Measures]),
    })),
  );
}

async function measure(doctors: number): Promise<Measures> {
  const addDoctors = (copy: string) => {
    const known = globSync("doctors/*.yaml", { cwd: join(copy, "content") }).length;
    generateDoctors(doctors - known, join(copy, "content"));
    console.log(`Building with ${doctors} doctors …`);
  };
  return await withBuiltCopy(addDoctors, async (copy) => {
    const size = (path: string) => statSync(join(copy, "dist", path)).size;
    return {
      doctors,
      listBytes: size("dr-in-hospital.html"),
      listBrotliBytes: size("dr-in-hospital.html.br"),
      indexBrotliBytes: size("dr-in-hospital/index.json.br"),
      ...(await typeInto(copy)),
    };
  });
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
    // The native setter, because React doesn't notice values set by scripts.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    // React renders synchronously after the event.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    const filtered = performance.now() - start;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push({ filtered, painted: performance.now() - start });
  }
  return times;
}
