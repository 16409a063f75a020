import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { routeOfFile } from "../hosting/page-routes.ts";
import { outline } from "../integrations/link-previews/outline.ts";
import { ensureBrowser } from "./browser.ts";
import { startServer } from "./server.ts";

/** The output folder, ignored by git. */
const folder = "contact-sheets";
/** The width of a page on the sheet, by the width of its viewport. */
const screens = [
  { width: 360, shown: 240 },
  { width: 1280, shown: 480 },
];
const [perSheet, gap, label, maxConcurrent] = [8, 16, 28, 3];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dark: { type: "boolean" } } });
const root = fileURLToPath(new URL("..", import.meta.url));
if (!existsSync(join(root, "dist/index.html"))) spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
const routes = globSync("**/*.html", { cwd: join(root, "dist") })
  .map(routeOfFile)
  .filter((route) => positionals.length === 0 || positionals.includes(route))
  .sort();

const server = await startServer({ port: 0 });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
await rm(join(root, folder), { recursive: true, force: true });
await mkdir(join(root, folder), { recursive: true });
for (const { width, shown } of screens) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: values.dark ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const pages = await inTurns(routes, (route) => photograph(context, route, shown));
  // Pages sorted by length fill the sheet best; languages stay apart.
  pages.sort((a, b) => language(a.route).localeCompare(language(b.route)) || a.height - b.height);
  for (let start = 0; start < pages.length; start += perSheet)
    await writeSheet(
      pages.slice(start, start + perSheet),
      shown,
      `${width}-${String(start / perSheet + 1).padStart(2, "0")}`,
    );
  await context.close();
}
await browser.close();
await server.close();
console.log(`${routes.length} pages at ${screens.map(({ width }) => `${width} px`).join(" and ")} are in ${folder}/`);

interface Photo {
  route: string;
  picture: Buffer;
  height: number;
}

/** The whole page, with lazy pictures loaded. */
async function photograph(context: BrowserContext, route: string, shown: number): Promise<Photo> {
  const page = await context.newPage();
  await page.goto(server.url + route);
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  // A viewport as high as the page: full-page screenshots of long pages repeat their beginning.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const whole = await page.screenshot();
  await page.close();
  const { data, info } = await sharp(whole).resize(shown).png().toBuffer({ resolveWithObject: true });
  return { route, picture: data, height: info.height };
}

async function writeSheet(photos: Photo[], shown: number, name: string): Promise<void> {
  const place = (index: number) => gap + index * (shown + gap);
  const sheet = { width: place(photos.length), height: Math.max(...photos.map(({ height }) => height)) + label + gap };
  const names = photos.map(({ route }, index) => {
    const { path } = outline(route, 15, 600);
    return `<path transform="translate(${place(index)} 20)" d="${path}"/>`;
  });
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${label}">${names.join("")}</svg>`;
  await sharp({ create: { ...sheet, channels: 3, background: "#bbb" } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      ...photos.map(({ picture }, index) => ({ input: picture, left: place(index), top: label })),
    ])
    .jpeg({ quality: 80 })
    .toFile(join(root, folder, `${name}.jpeg`));
}

function language(route: string): string {
  return /^\/([a-z]{2})(?:\/|$)/.exec(route)?.[1] ?? "";
}

/** Runs `work` for all `tasks` with limited concurrency. */
async function inTurns<Task, Result>(tasks: Task[], work: (task: Task) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < tasks.length; start += maxConcurrent)
    results.push(...(await Promise.all(tasks.slice(start, start + maxConcurrent).map(work))));
  return results;
}
