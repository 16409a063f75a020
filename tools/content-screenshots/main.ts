import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fill } from "@hospital/content/text/fill";
import { en as messages } from "@hospital/desk/messages/en/interface";
import { buildApplication } from "@hospital/desk/server/application";
import { serveDesk } from "@hospital/desk/server/serve";
import { git } from "@hospital/desk/tests/support/desk";
import { ensureBrowser } from "@hospital/testing/browser";
import { temporaryCopy } from "@hospital/testing/project-copy";
import { chromium, type Frame } from "@playwright/test";
import { dev } from "astro";
import sharp from "sharp";

/** Takes the screenshots of apps/desk/docs/content.md, following its steps on a copy of the project, and the README's picture. */
const project = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(project, "apps/desk/docs/pictures");
const root = temporaryCopy();
git(root, "init", "--quiet", "--initial-branch=main");
git(root, "add", "content", "deploy");
git(root, "commit", "--quiet", "--message=The website");
// Commands use the content of the working directory.
process.chdir(root);
const site = await dev({
  root,
  configFile: "apps/site/astro.config.js",
  logLevel: "error",
  devToolbar: { enabled: false },
});
const preview = `http://localhost:${site.address.port}`;
if (!(await fetch(preview)).ok) throw new Error(`The site doesn't answer at ${preview}.`);
const application = await buildApplication(project);
const server = await serveDesk({ root, port: 0, application, preview });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" });
await context.addInitScript(() => localStorage.setItem("person", "Sunita"));
// The site ignores a late font. Screenshots wait for it, even on a slow computer.
await context.route(`${preview}/**`, async (route) => {
  if (route.request().resourceType() !== "document") return route.continue();
  const answer = await route.fetch();
  const body = (await answer.text()).replaceAll(/font-display:\s*optional/g, "font-display: block");
  await route.fulfill({ response: answer, body });
});
const page = await context.newPage();
// A generous timeout for slow computers.
page.setDefaultTimeout(180_000);
// Replaces the old screenshots only when all are taken.
const screenshots: { name: string; bytes: Buffer }[] = [];
const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const field = (name: string) => page.getByLabel(name).last();

// A day that isn't a holiday, with all of its sessions, at any hour.
await open("/");
const late = page.getByRole("button", { name: messages.late }).first();
for (const day of (await page.locator(".today__day").all()).slice(1)) {
  await day.click();
  await page.getByRole("article").first().waitFor();
  if (await late.isVisible()) break;
}
await photograph("today");
await late.click();
await photograph("late");

await open("/edit/doctors/new.yaml");
await field("Name · English").fill("Dr Meera Joshi");
await field("Name · Hindi").fill("डॉ. मीरा जोशी");
await field("Degree *").fill("MBBS, MS (ENT)");
await field("Speciality · English").fill("ENT surgeon");
await field("Speciality · Hindi").fill("कान, नाक और गला सर्जन");
const department = page.getByRole("combobox", { name: "Department" }).first();
await department.click();
await department.fill("ENT");
await page.getByRole("option", { name: /^ENT/ }).click();
await photograph("doctor");
const portrait = join(root, "content/doctors/photos/kavita-jain.webp");
await page.locator("input[type=file]").setInputFiles(portrait);
await page.getByRole("button", { name: messages.cropDone }).waitFor();
await photograph("photo");
await press(messages.cropDone);
await press(fill(messages.addOne, { name: "OPD hours" }));
for (const day of ["Monday", "Thursday"]) await field(day).check();
await field("From").fill("09:30");
await field("To").fill("09:00");
await press(messages.save);
await page.locator("[data-wrong] .field__problem:not(:empty)").first().waitFor();
await photograph("refused");

await open("/edit/hospital.yaml?field=phones.emergency");
await field("Emergency").fill("+91 98765 43210");
await press(messages.save);
await page.getByRole("alertdialog").waitFor();
await photograph("number");

await open("/edit/notices.yaml?add=notices");
await field("Text · English").fill("OPD is closed on Friday, 25 December. Emergency is open.");
await field("Text · Hindi").fill("शुक्रवार, 25 दिसंबर को OPD बंद है। इमरजेंसी खुली है।");
await photograph("notice");

screenshots.push({ name: "site", bytes: await siteAndDesk() });

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { name, bytes } of screenshots) await writeFile(join(folder, `${name}.webp`), bytes);
await browser.close();
await server.close();
await site.stop();
await rm(root, { recursive: true });

async function open(path: string): Promise<void> {
  await page.goto(server.url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Waits until the pictures and the page beside the form have loaded. */
async function photograph(name: string): Promise<void> {
  // The network is never idle, because the desk always has an event stream open.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForTimeout(4000);
  for (const frame of page.frames()) await drawn(frame);
  const picture = sharp(await page.screenshot()).webp({ quality: 75, effort: 6 });
  screenshots.push({ name, bytes: await picture.toBuffer() });
}

/** Waits for its heading and fonts, even on a slow computer. */
async function drawn(frame: Frame): Promise<void> {
  await frame.getByRole("heading", { level: 1 }).first().waitFor();
  await frame.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Home on a desktop and on a phone, and the desk's day, side by side. */
async function siteAndDesk(): Promise<Buffer> {
  const height = 720;
  const gap = 24;
  const widths = [1280, 360, 1280];
  const pictures: Buffer[] = [];
  for (const width of widths.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    await page.goto(preview);
    await page.waitForTimeout(4000);
    await drawn(page.mainFrame());
    pictures.push(await page.screenshot());
  }
  const day = screenshots.find(({ name }) => name === "today")?.bytes;
  pictures.push(await sharp(day).resize({ width: 1280 }).toBuffer());
  const left = (index: number) => gap + widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
  const ground = { width: left(widths.length), height: height + 2 * gap, channels: 3 as const, background: "#d5ebe3" };
  const sheet = await sharp({ create: ground })
    .composite(pictures.map((input, index) => ({ input, left: left(index), top: gap })))
    .png()
    .toBuffer();
  return sharp(sheet).resize({ width: 1600 }).webp({ quality: 80, effort: 6 }).toBuffer();
}
