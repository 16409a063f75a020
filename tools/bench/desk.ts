import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Publishing, StoredRecord } from "@hospital/desk/api";
import type { Day } from "@hospital/desk/api-today";
import { buildApplication } from "@hospital/desk/server/application";
import { ensureBrowser } from "@hospital/testing/browser";
import { generateDoctors } from "@hospital/testing/generate-doctors";
import { copyProject } from "@hospital/testing/project-copy";
import { chromium } from "@playwright/test";
import { stringify } from "yaml";
import { type Figure, list, median, round } from "./figure.ts";
import { root } from "./site.ts";

const [doctors = 0, commits = 0, saves = 0] = list("SIZE", "300,10000,500").map(Number);
const server = fileURLToPath(import.meta.resolve("@hospital/desk/tests/support/desk-in-a-child"));
const sample = "hospitals/sample/content";
const ownDoctors = globSync("doctors/*.yaml", { cwd: join(root, sample) }).sort();
/** A doctor with sessions at any hour. */
const doctor = ownDoctors[0] ?? "";
const saveBudget = "at most 0.3 s";

/** The desk of a large hospital with a long history: screens, saves, history, publishing, and the server's memory. */
export async function desk(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const site = await serveFolder(join(folder, "live"));
  try {
    const hospital = join(folder, "desk");
    console.log(`Writing ${doctors} doctors and ${commits} commits …`);
    writeHospital(hospital, `http://localhost:${(site.address() as AddressInfo).port}`);
    const running = await start(hospital);
    try {
      return [
        ...(await screens(running)),
        ...(await requests(running)),
        ...(await publishing(running)),
        ...(await memory(running)),
      ];
    } finally {
      running.process.kill();
    }
  } finally {
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Running {
  process: ChildProcess;
  url: string;
}

/** Serves the folder like a host, without compression. */
async function serveFolder(folder: string): Promise<Server> {
  const site = createServer(({ url = "" }, response) => {
    const file = join(folder, url === "/" ? "index.html" : `${url}.html`);
    response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : "");
  });
  await new Promise<void>((resolve) => void site.listen(0, "localhost", resolve));
  return site;
}

function writeHospital(hospital: string, live: string): void {
  copyProject(hospital, sample);
  const pictures = join(root, ".cache/astro/hospitals/sample");
  if (existsSync(pictures)) cpSync(pictures, join(hospital, ".cache/astro"), { recursive: true });
  generateDoctors(doctors - ownDoctors.length, join(hospital, "content"));
  writeFileSync(join(hospital, "content/exceptions.yaml"), "exceptions: []\n");
  const always = { days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], from: "00:00", to: "23:59" };
  const file = join(hospital, "content", doctor);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^opd:\n(?: .*\n)+/m, stringify({ opd: [always] })));
  const command = 'rm -rf ../live && cp -r "$DIST" ../live';
  writeFileSync(join(hospital, "deploy/publish.yaml"), stringify({ command, live }));
  git(hospital, "init", "--quiet", "--initial-branch=main");
  git(hospital, "add", "--all");
  git(hospital, "commit", "--quiet", "--message=The website");
  execFileSync("git", ["fast-import", "--quiet"], { cwd: hospital, input: history(hospital) });
}

/** Changes of doctors and of the day, and their reversals. */
function history(hospital: string): string {
  const names = git(hospital, "ls-files", "content/doctors/*.yaml").split("\n");
  const texts = new Map(names.map((name) => [name, readFileSync(join(hospital, name), "utf8")]));
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const parts: string[] = [];
  const from = git(hospital, "rev-parse", "HEAD");
  for (let index = 0; index < commits; index++) {
    const path = names[Math.floor(index / 2) % names.length] ?? "";
    const text = (texts.get(path) ?? "") + (index % 2 === 0 ? "# changed\n" : "");
    const person = `Sunita <sunita@localhost> ${1_700_000_000 + index * 60} +0530`;
    parts.push(`commit refs/heads/main\nauthor ${person}\ncommitter ${person}\n${data("A change")}`);
    if (index === 0) parts.push(`from ${from}\n`);
    parts.push(`M 100644 inline ${path}\n${data(text)}\n`);
  }
  return parts.join("");
}

function git(folder: string, ...args: string[]): string {
  const person = ["-c", "user.name=Sunita", "-c", "user.email=sunita@localhost"];
  return execFileSync("git", [...person, ...args], { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}

async function start(hospital: string): Promise<Running> {
  const application = await buildApplication(root);
  const child = spawn(process.execPath, [server, hospital, application], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).trim()));
    child.once("exit", () => reject(new Error("The desk did not start.")));
  });
  // At the start, Git writes its index of the history.
  await setTimeout(5000);
  return { process: child, url };
}

/** Measures screens in a browser, with an empty cache. */
async function screens({ url }: Running): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const [ready, forms, sizes]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < 5; round++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addInitScript(() => localStorage.setItem("person", "Sunita"));
      const page = await context.newPage();
      const network = await context.newCDPSession(page);
      await network.send("Network.enable");
      let bytes = 0;
      network.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      const begun = performance.now();
      await page.goto(url, { waitUntil: "commit" });
      await page.getByRole("button", { name: "Late" }).first().waitFor();
      ready.push(performance.now() - begun);
      await page.waitForLoadState("networkidle").catch(() => undefined);
      sizes.push(bytes);
      await page.goto(`${url}/all/doctors`);
      const link = page.locator(`a[href$="${doctor}"]`).first();
      await link.waitFor();
      await page.waitForTimeout(500);
      forms.push(await page.evaluate(openForm, doctor));
      await context.close();
    }
    return [
      { title: "First screen, kB", measured: round(median(sizes) / 1000), aim: "at most 250" },
      { title: "First screen ready", measured: seconds(ready), aim: "at most 0.5 s" },
      { title: "A form", measured: seconds(forms), aim: "at most 0.1 s" },
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page: milliseconds from the click on a doctor until the form's first field is painted. */
function openForm(path: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = () => {
      if (document.querySelector("form input")) requestAnimationFrame(() => resolve(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    document.querySelector<HTMLElement>(`a[href$="${path}"]`)?.click();
    requestAnimationFrame(look);
  });
}

/** The time of the server's answers. */
async function requests(running: Running): Promise<Figure[]> {
  const today = await times(9, () => get(running, "/api/today"));
  const records = await times(9, () => get(running, "/api/records"));
  const historyOfAll = await times(9, () => get(running, "/api/history"));
  const historyOfOne = await times(9, () => get(running, `/api/history?path=${doctor}`));
  const saved: number[] = [];
  for (let index = 0; index < 9; index++) saved.push(await save(running, index));
  return [
    { title: "GET today", measured: seconds(today) },
    { title: "GET all records", measured: seconds(records) },
    { title: "History of everything", measured: seconds(historyOfAll), aim: "at most 0.3 s" },
    { title: "History of one record", measured: seconds(historyOfOne), aim: "at most 0.3 s" },
    { title: "A save", measured: seconds(saved), aim: saveBudget },
  ];
}

/** Publishes everything once, then taps on Today. */
async function publishing(running: Running): Promise<Figure[]> {
  const fullMeasurement = await published(running, () => post(running, "/api/publish", {}));
  const taps: Published[] = [];
  for (const action of ["away", "undo", "away"]) taps.push(await published(running, () => tap(running, action)));
  return [
    { title: "Publishing everything", measured: effort([fullMeasurement]) },
    { title: "A tap on Today, saved", measured: seconds(taps.map(({ saved }) => saved)), aim: saveBudget },
    { title: "A tap on Today, live", measured: effort(taps), aim: "at most 15 s" },
  ];
}

interface Published {
  /** Milliseconds until the answer, and until the site is live. */
  saved: number;
  live: number;
  /** Seconds of processor time until then, of the server and of the programs that it starts. */
  processor: number;
}

async function published(running: Running, work: () => Promise<unknown>): Promise<Published> {
  const [begun, before] = [performance.now(), processorSeconds(running)];
  await work();
  const saved = performance.now() - begun;
  const steps: string[] = [];
  // A request costs 8 ms of the processor time that is measured.
  for (let [step, since] = ["", begun]; ; await setTimeout(250)) {
    const { running: now, failure } = await get<Publishing>(running, "/api/publishing");
    if (now?.step !== step) {
      if (step) steps.push(`${step} ${round((performance.now() - since) / 1000)}`);
      [step, since] = [now?.step ?? "", performance.now()];
    }
    if (now) continue;
    if (failure) throw new Error(JSON.stringify(failure));
    console.log(steps.join(", "));
    return { saved, live: performance.now() - begun, processor: processorSeconds(running) - before };
  }
}

function effort(measurements: Published[]): string {
  const processor = round(median(measurements.map((measurement) => measurement.processor)));
  return `${seconds(measurements.map(({ live }) => live))}, ${processor} s of processor time`;
}

/** The processor time of the server and of the programs that it has started. */
function processorSeconds({ process }: Running): number {
  const fields = readFileSync(`/proc/${process.pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  // The kernel counts hundredths of a second.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}

async function tap(running: Running, action: string): Promise<void> {
  const [day] = await get<Day[]>(running, "/api/today");
  await post(running, "/api/today", { action, day: day?.day, doctor: basename(doctor, ".yaml"), from: "00:00" });
}

/** Measures memory after 100 saves, which fill the caches, and after the others. */
async function memory(running: Running): Promise<Figure[]> {
  const resident = async () => {
    await setTimeout(3000);
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${running.process.pid}/status`, "utf8"))?.[1]) / 1000;
  };
  for (let index = 0; index < 100; index++) await save(running, index);
  const sizes = [await resident()];
  for (let part = 0; part < 5; part++) {
    for (let index = 0; index < saves / 5; index++) await save(running, index);
    sizes.push(await resident());
  }
  return [{ title: `Memory over ${saves} saves, MB`, measured: sizes.map(round).join(", "), aim: "flat" }];
}

/** The duration in milliseconds. */
async function save(running: Running, index: number): Promise<number> {
  const { version, value } = await get<StoredRecord>(running, `/api/record?path=${doctor}`);
  const change = { path: doctor, version, base: value, value: { ...value, fees: { first: 800 + index, next: 500 } } };
  const begun = performance.now();
  await post(running, "/api/save", { changes: [change] });
  return performance.now() - begun;
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  for (let index = 0; index < count; index++) {
    const begun = performance.now();
    await work();
    durations.push(performance.now() - begun);
  }
  return durations;
}

async function get<Answer>({ url }: Running, path: string): Promise<Answer> {
  return answerOf(await fetch(url + path));
}

async function post<Answer>({ url }: Running, path: string, body: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json", Origin: url, "X-Desk-Person": "Sunita" };
  return answerOf(await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Answer>;
}

function seconds(milliseconds: number[]): string {
  return `${round(median(milliseconds) / 1000)} s`;
}
