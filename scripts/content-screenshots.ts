import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { dev } from "astro";
import sharp from "sharp";
import { startEditServer } from "../editor/server.ts";
import { EditorPage } from "../tests/browser/editor-page.ts";
import { ensureBrowser } from "./browser.ts";
import { temporaryCopy } from "./project-copy.ts";

/** Takes the screenshots of docs/content.md, following its steps on a copy of the project. */
const folder = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const root = temporaryCopy();
// Commands use the content of the working directory.
process.chdir(root);
const devServer = await dev({ root, logLevel: "error", devToolbar: { enabled: false } });
const server = await startEditServer({ root, port: 0, site: `http://localhost:${devServer.address.port}` });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({
  viewport: { width: 1366, height: 768 },
  reducedMotion: "reduce",
});
const editorPage = new EditorPage(page, root, server.url, { isBesideSite: true });
// Replaces the old screenshots only when all are taken.
const made: { name: string; bytes: Buffer }[] = [];
// A generous timeout for slow computers.
page.setDefaultTimeout(180_000);

// Warms up the font cache.
await page.goto(`http://localhost:${devServer.address.port}`, { waitUntil: "networkidle" });
await page.goto(server.url);
await editorPage.editor.getByText("Doctors").first().click();
await editorPage.editor.getByText("Dr Asha Rao").waitFor();
await photograph("open");

await editorPage.open("doctors/new");
await editorPage.fill("name.en", "Dr Meera Joshi");
await editorPage.fill("name.hi", "डॉ. मीरा जोशी");
await editorPage.fill("degree", "MBBS, MS (ENT)");
await editorPage.fill("speciality.en", "ENT surgeon");
await editorPage.fill("speciality.hi", "कान, नाक और गला सर्जन");
await (await editorPage.field("department")).getByRole("combobox").click();
await editorPage.editor.getByRole("option", { name: /^ENT/ }).click();
await photograph("doctor");

const portrait = await sharp(join(root, "sample/content/doctors/photos/kavita-jain.webp"))
  .resize(800)
  .jpeg()
  .toBuffer();
await editorPage.uploadPicture("photo", { name: "meera-joshi.jpg", mimeType: "image/jpeg", buffer: portrait });
await photograph("doctor-photo");
await editorPage.editor.getByRole("button", { name: "Insert" }).click();

await editorPage.add("opd");
const days = await editorPage.field("opd.0.days");
for (const day of ["Monday", "Thursday"]) await days.getByRole("checkbox", { name: day }).click();
await editorPage.fill("opd.0.from", "09:30");
await editorPage.fill("opd.0.to", "12:00");
await photograph("doctor-hours");
await editorPage.fill("opd.0.to", "09:00");
await editorPage.saveButton.click();
await editorPage.editor.getByRole("alertdialog").waitFor();
await photograph("refused");
await editorPage.editor.getByRole("button", { name: "OK" }).click();
await editorPage.fill("opd.0.to", "12:00");
await editorPage.save();
await photograph("doctor-saved", "/dr-in-hospital/meera-joshi");

await editorPage.open("_singletons/entries/hospital");
await editorPage.fill("phones.emergency", "+91 00000 0009");
await editorPage.saveButton.click();
const mistake = editorPage.editor.getByText(/It must be \+91/);
// Centred, because the toast is at the bottom.
await mistake.evaluate((element) => element.scrollIntoView({ block: "center" }));
await photograph("wrong-number", "/contact");

await page.reload();
await editorPage.open("_singletons/entries/notices");
await editorPage.add("notices");
await editorPage.fill("notices.1.text.en", "OPD is closed on Friday, 25 December. Emergency is open.");
await editorPage.fill("notices.1.text.hi", "शुक्रवार, 25 दिसंबर को OPD बंद है। इमरजेंसी खुली है।");
await editorPage.fill("notices.1.from", "2026-11-01");
await editorPage.fill("notices.1.until", "2031-12-25");
await editorPage.save();
await editorPage.field("notices.1.text");
const site = page.frameLocator('[title="The page"]');
await site.getByText("OPD is closed on Friday").waitFor({ state: "attached" });
await site.locator(".notices summary").click();
await photograph("notice", "/");

await page.getByRole("checkbox", { name: "Show the page" }).click();
await editorPage.open("pages/entries/about");
await editorPage.field("title");
await photograph("languages");

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { name, bytes } of made) await writeFile(join(folder, `${name}.webp`), bytes);
await browser.close();
await server.close();
await devServer.stop();
await rm(root, { recursive: true });

/** With `route` in the preview, which loads with a delay. */
async function photograph(name: string, route = ""): Promise<void> {
  await page.waitForFunction(
    (end) => document.querySelector<HTMLIFrameElement>('[title="The page"]')?.src.endsWith(end),
    route,
  );
  await page.waitForTimeout(4000);
  const picture = sharp(await page.screenshot()).webp({ quality: 75, effort: 6 });
  made.push({ name, bytes: await picture.toBuffer() });
}
