import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { dev } from "astro";
import sharp from "sharp";
import { startEditServer } from "../editor/server.ts";
import { Desk } from "../tests/browser/desk.ts";
import { copyWithSample } from "../tests/project-copy.ts";
import { ensureBrowser } from "./browser.ts";

/** The pictures of docs/content.md: somebody does what it says, on a copy of the project. */
const folder = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const root = copyWithSample();
const site = await dev({ root, logLevel: "error", devToolbar: { enabled: false } });
const server = await startEditServer({ root, port: 0, site: `http://localhost:${site.address.port}` });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({
  viewport: { width: 1366, height: 768 },
  reducedMotion: "reduce",
});
const desk = new Desk(page, root, server.url, { isBesideSite: true });
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

await page.goto(server.url);
await desk.editor.getByText("Doctors").first().click();
await desk.editor.getByText("Dr Asha Rao").waitFor();
await photograph("open");

await desk.open("doctors/new");
await desk.fill("name.en", "Dr Meera Joshi");
await desk.fill("name.hi", "डॉ. मीरा जोशी");
await desk.fill("degree", "MBBS, MS (ENT)");
await desk.fill("speciality.en", "ENT surgeon");
await desk.fill("speciality.hi", "कान, नाक और गला सर्जन");
await (await desk.field("department")).getByRole("combobox").click();
await desk.editor.getByRole("option", { name: /^ENT/ }).click();
await photograph("doctor");

const portrait = await sharp(join(root, "sample/content/doctors/photos/kavita-jain.webp"))
  .resize(800)
  .jpeg()
  .toBuffer();
await desk.uploadPicture("photo", { name: "meera-joshi.jpg", mimeType: "image/jpeg", buffer: portrait });
await photograph("doctor-photo");
await desk.editor.getByRole("button", { name: "Insert" }).click();

await desk.add("opd");
const days = await desk.field("opd.0.days");
for (const day of ["Monday", "Thursday"]) await days.getByRole("checkbox", { name: day }).click();
await desk.fill("opd.0.from", "09:30");
await desk.fill("opd.0.to", "12:00");
await photograph("doctor-hours");
await desk.fill("opd.0.to", "09:00");
await desk.saveButton.click();
await desk.editor.getByRole("alertdialog").waitFor();
await photograph("refused");
await desk.editor.getByRole("button", { name: "OK" }).click();
await desk.fill("opd.0.to", "12:00");
await desk.save();
await photograph("doctor-saved", "/dr-in-hospital/dr-meera-joshi");

await desk.open("_singletons/entries/hospital");
await desk.fill("phones.emergency", "+91 00000 0009");
await desk.saveButton.click();
const mistake = desk.editor.getByText(/It must be \+91/);
// In the middle: the toast is at the bottom.
await mistake.evaluate((element) => element.scrollIntoView({ block: "center" }));
await photograph("wrong-number", "/contact");

await page.reload();
await desk.open("_singletons/entries/notices");
await desk.add("notices");
await desk.fill("notices.1.text.en", "OPD is closed on Friday, 25 December. Emergency is open.");
await desk.fill("notices.1.text.hi", "शुक्रवार, 25 दिसंबर को OPD बंद है। इमरजेंसी खुली है।");
await desk.fill("notices.1.from", "2026-11-01");
await desk.fill("notices.1.until", "2031-12-25");
await desk.save();
await photograph("notice", "/");

await page.getByRole("checkbox", { name: "Show the page" }).click();
await desk.open("pages/entries/about");
await desk.field("title");
await photograph("languages");

await browser.close();
await server.close();
await site.stop();
await rm(root, { recursive: true });

/** With `route` beside the form; what is seen there comes a moment later. */
async function photograph(name: string, route = ""): Promise<void> {
  await page.waitForFunction(
    (end) => document.querySelector<HTMLIFrameElement>('[title="The page"]')?.src.endsWith(end),
    route,
  );
  await page.waitForTimeout(4000);
  await sharp(await page.screenshot())
    .webp({ quality: 75, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
