import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { routeOfFile } from "@hospital/content/routes";
import { linkPackages } from "@hospital/hosting/link-packages";
import { ensureBrowser } from "@hospital/testing/browser";
import { fitScreen, screenshot } from "@hospital/testing/whole-page";
import { chromium } from "@playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The output folder, ignored by Git. */
const folder = "contact-sheets";
/** The width of a page on the sheet, by the width of its viewport. */
const screens = [
  { width: 360, shownWidth: 240 },
  { width: 768, shownWidth: 360 },
  { width: 1280, shownWidth: 480 },
  { width: 1920, shownWidth: 640 },
];
const [perSheet, maxConcurrent] = [9, 3];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: "boolean" }, against: { type: "string" } },
});
const root = fileURLToPath(new URL("../..", import.meta.url));
const roots = [...(values.against ? [checkOut(values.against)] : []), root];
for (const built of roots) {
  console.log(`Building ${built === root ? "the site" : `the site at ${values.against}`} …`);
  run("npm", ["run", "build"], built);
}
const servers = await Promise.all(roots.map(serve));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
await rm(join(root, folder), { recursive: true, force: true });
await mkdir(join(root, folder), { recursive: true });
const pages = new Set(roots.flatMap((built) => globSync("**/*.html", { cwd: join(built, "dist") }).map(routeOfFile)));
const routes = [...pages].filter((route) => positionals.length === 0 || positionals.includes(route)).sort();

const differences = new Map<string, string[]>();
for (const { width, shownWidth } of screens) {
  const figures: Figure[] = [];
  await inTurns(routes, async (route) => {
    const photos = await Promise.all(servers.map(({ url }) => photograph(url + route, width)));
    const [before, now] = photos;
    if (!before || !now) {
      figures.push(...photos.map((picture) => ({ caption: route, picture })));
      return;
    }
    const { share, marked } = await compare(before, now);
    if (share === 0) return;
    differences.set(route, [...(differences.get(route) ?? []), `${width} px ${(100 * share).toFixed(2)}%`]);
    const captions = [`${route} at ${values.against}`, `${route} now`, "the difference"];
    figures.push(...[before, now, marked].map((picture, index) => ({ caption: captions[index] ?? "", picture })));
  });
  for (let start = 0; start < figures.length; start += perSheet)
    await writeSheet(figures.slice(start, start + perSheet), shownWidth, `${width}-${start / perSheet + 1}`);
}
await browser.close();
for (const { close } of servers) close();
for (const [route, shares] of differences) console.log(`${route} looks different: ${shares.join(", ")}`);
if (values.against) console.log(`${differences.size} of ${routes.length} pages look different.`);
console.log(`At ${screens.map(({ width }) => `${width} px`).join(", ")}: see ${folder}/`);

/** Checks a commit out into a worktree, which is reused until another commit is requested; returns its folder. */
function checkOut(commit: string): string {
  const hash = execFileSync("git", ["rev-parse", "--short", `${commit}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const worktree = join(root, ".cache/contact-sheet", hash);
  if (existsSync(worktree)) return worktree;
  for (const oldWorktree of globSync(join(root, ".cache/contact-sheet/*")))
    run("git", ["worktree", "remove", "--force", oldWorktree], root);
  run("git", ["worktree", "add", "--detach", worktree, hash], root);
  const [lock, ownLock] = [worktree, root].map((at) => readFileSync(join(at, "package-lock.json"), "utf8"));
  if (lock === ownLock) linkPackages(root, worktree);
  else run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], worktree);
  // Encoding the pictures again would take most of the build.
  cpSync(join(root, ".cache/astro"), join(worktree, ".cache/astro"), { recursive: true });
  return worktree;
}

function run(command: string, args: string[], cwd: string) {
  execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}

/** Starts that code's server, which has the list of its build's files. */
async function serve(at: string): Promise<{ url: string; close: () => void }> {
  const env = { ...process.env, PORT: "0" };
  // Not through npm, which wouldn't pass on the signal.
  const args = ["tools/hospital.js", "serve"];
  const server = spawn(process.execPath, args, { cwd: at, env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(server.stdout), "line");
  return { url: String(line).replace(/.* /, ""), close: () => server.kill() };
}

async function photograph(address: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({
    colorScheme: values.dark ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await fitScreen(page, width);
  const photo = await screenshot(page);
  await page.close();
  return photo;
}

/** The share of pixels that differ, and the later picture, pale, with these in red. */
async function compare(before: Buffer, now: Buffer): Promise<{ share: number; marked: Buffer }> {
  const sizes = await Promise.all([before, now].map((photo) => sharp(photo).metadata()));
  const width = sizes[0]?.width ?? 0;
  const height = Math.max(...sizes.map((size) => size.height));
  const pixels = (photo: Buffer) =>
    sharp(photo).ensureAlpha().resize(width, height, { fit: "contain", position: "top" }).raw().toBuffer();
  const marked = Buffer.alloc(width * height * 4);
  // Every pixel counts: by default, a colour that is a little different and a changed edge count as equal.
  const options = { threshold: 0, includeAA: true };
  const differing = pixelmatch(await pixels(before), await pixels(now), marked, width, height, options);
  const picture = sharp(marked, { raw: { width, height, channels: 4 } });
  return { share: differing / (width * height), marked: await picture.png().toBuffer() };
}

interface Figure {
  caption: string;
  picture: Buffer;
}

async function writeSheet(figures: Figure[], shownWidth: number, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 16 + figures.length * (shownWidth + 16), height: 800 } });
  const shrunk = await Promise.all(figures.map(({ picture }) => sharp(picture).resize(shownWidth).png().toBuffer()));
  await page.setContent(`<style>
      body { display: flex; gap: 16px; margin: 16px; align-items: start; background: #bbb; font: 15px/1.8 sans-serif }
      figure { margin: 0 }
      img { display: block }
    </style>
    ${figures.map(({ caption }, index) => `<figure>${caption}<img src="data:image/png;base64,${shrunk[index]?.toString("base64")}"></figure>`).join("")}`);
  await page.screenshot({ path: join(root, folder, `${name}.jpeg`), quality: 80, fullPage: true });
  await page.close();
}

/** Runs `work` for all `tasks` with limited concurrency. */
async function inTurns<Task>(tasks: Task[], work: (task: Task) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < tasks.length; start += maxConcurrent)
    await Promise.all(tasks.slice(start, start + maxConcurrent).map(work));
}
