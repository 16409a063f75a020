import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { errorsIn } from "../../content-check/check-content.ts";
import { test } from "./editor.ts";
import type { EditorPage } from "./editor-page.ts";

test.describe.configure({ timeout: 120_000 });

const doctor = "doctors/entries/asha-rao";
const hospital = "_singletons/entries/hospital";
const photo = () => sharp({ create: { width: 1600, height: 1600, channels: 3, background: "teal" } });
const jpeg = async () => ({
  name: "Dr Meera (new).JPG",
  mimeType: "image/jpeg",
  buffer: await photo().jpeg().toBuffer(),
});

test("a person adds a doctor with a photo and a timetable, and one whose name in Hindi makes an address of its own", async ({
  editorPage,
}) => {
  await editorPage.open("doctors/new");
  await editorPage.fill("name.en", "Dr Meera Joshi");
  await editorPage.fill("name.hi", "डॉ. मीरा जोशी");
  await editorPage.fill("degree", "MBBS, MS (ENT)");
  await editorPage.fill("speciality.en", "ENT surgeon");
  await editorPage.fill("speciality.hi", "कान, नाक और गला सर्जन");
  await (await editorPage.field("department")).getByRole("combobox").click();
  await editorPage.editor.getByRole("option", { name: /^Surgery/ }).click();
  await editorPage.choosePicture("photo", await jpeg());
  await (await editorPage.field("languages")).getByRole("checkbox", { name: "Marathi" }).click();
  await editorPage.add("opd");
  const days = await editorPage.field("opd.0.days");
  for (const day of ["Monday", "Thursday"]) await days.getByRole("checkbox", { name: day }).click();
  await editorPage.fill("opd.0.from", "09:30");
  await editorPage.fill("opd.0.to", "12:00");
  await editorPage.fill("opd.0.room", "OPD 4");
  await editorPage.save();

  const [photoName = ""] = (await editorPage.changes()).flatMap((line) => /([^/]+\.webp): new/.exec(line)?.[1] ?? []);
  expect(photoName).toMatch(/^meera-joshi-[0-9a-f]{8}\.webp$/);
  expect(await editorPage.read("doctors/meera-joshi.yaml")).toBe(
    `name: { en: Dr Meera Joshi, hi: डॉ. मीरा जोशी }
degree: MBBS, MS (ENT)
speciality: { en: ENT surgeon, hi: "कान, नाक और गला सर्जन" }
department: surgery
photo: ./photos/${photoName}
languages: [mr]
opd:
  - days: [mon, thu]
    from: "09:30"
    to: "12:00"
    room: OPD 4
`,
  );
  expect(await editorPage.changes()).toEqual(["doctors/meera-joshi.yaml: new", `doctors/photos/${photoName}: new`]);
  expect(await errorsIn(editorPage.root)).toEqual([]);

  await editorPage.open("doctors/new");
  await editorPage.fill("name.en", "डॉ. आशा राव");
  await editorPage.fill("degree", "MBBS");
  await editorPage.fill("speciality.en", "ENT surgeon");
  await (await editorPage.field("department")).getByRole("combobox").click();
  await editorPage.editor.getByRole("option", { name: /^Surgery/ }).click();
  await (await editorPage.field("languages")).getByRole("checkbox", { name: "Marathi" }).click();
  await editorPage.save();
  expect(await editorPage.changes()).toContain("doctors/asha-rao-1.yaml: new");
});

test("a number, a notice and a word of a page change in each language, and nothing else does", async ({
  editorPage,
}) => {
  await editorPage.open(hospital);
  await editorPage.fill("phones.emergency", "+91 00000 00099");
  await editorPage.save();
  await editorPage.open("pages/entries/about");
  await editorPage.fill("statement.en", "Good care");
  await editorPage.fill("statement.hi", "अच्छा इलाज");
  await editorPage.save();
  await editorPage.open("_singletons/entries/notices");
  await addNotice(editorPage, "2026-12-21", "2026-12-25");
  await editorPage.save();
  expect(await editorPage.changes()).toEqual([
    'hospital.yaml: emergency: "+91 00000 00099"',
    "notices.yaml: - id: opd-is-closed-on-friday",
    'notices.yaml: text: { en: "OPD is closed on Friday, 25 December.", hi: "शुक्रवार, 25 दिसंबर को OPD बंद है।" }',
    "notices.yaml: from: 2026-12-21",
    "notices.yaml: until: 2026-12-25",
    "pages/about.yaml: statement: { en: Good care, hi: अच्छा इलाज }",
  ]);
  expect(await errorsIn(editorPage.root)).toEqual([]);
});

async function addNotice(editorPage: EditorPage, from: string, until: string): Promise<void> {
  await editorPage.add("notices");
  await editorPage.fill("notices.2.text.en", "OPD is closed on Friday, 25 December.");
  await editorPage.fill("notices.2.text.hi", "शुक्रवार, 25 दिसंबर को OPD बंद है।");
  await editorPage.fill("notices.2.from", from);
  await editorPage.fill("notices.2.until", until);
}

const file = (name: string, mimeType: string, text: string) => ({ name, mimeType, buffer: Buffer.from(text) });

/** What a form says itself, as soon as one saves. */
async function expectComplaints(editorPage: EditorPage, fields: [path: string, value: string, message: RegExp][]) {
  for (const [path, value] of fields) await editorPage.fill(path, value);
  await editorPage.saveButton.click();
  for (const [path, , message] of fields)
    await expect((await editorPage.field(path)).getByText(message).first()).toBeVisible();
  expect(await editorPage.changes()).toEqual([]);
}

/** What the content check says, when it has looked at all records. */
async function expectRefusals(editorPage: EditorPage, ...messages: RegExp[]) {
  await editorPage.saveButton.click();
  for (const message of messages) await expectRefusal(editorPage, message);
  await editorPage.editor.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
}

test("what is wrong with a doctor is refused in plain words, at its field, and nothing is changed", {
  tag: "@daily",
}, async ({ editorPage, page }) => {
  await editorPage.open(doctor);
  await expectComplaints(editorPage, [
    ["name.en", "", /This field is required/],
    ["degree", "MD, ".repeat(50), /at most 160 characters|160/],
  ]);

  await editorPage.fill("name.en", "Dr Asha Rao");
  await editorPage.fill("degree", "MBBS <b>MD</b>");
  await editorPage.expand("opd");
  await editorPage.fill("opd.0.to", "09:00");
  await expectRefusals(editorPage, /Nothing was changed.*Degree: .*plain text/s, /OPD hours › 1 › To: .*later than/s);

  // Wherever the form has been scrolled to.
  await editorPage.fill("degree", "MBBS");
  await editorPage.field("name");
  await editorPage.saveButton.click();
  const refused = page.locator("[data-refused]");
  await expect(refused).toHaveAttribute("data-key-path", "opd.0.to", { timeout: 30_000 });
  await expect(refused).toBeInViewport();

  // Folded up, the row is one line.
  await editorPage.editor.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await (await editorPage.field("opd")).getByRole("button", { name: "Collapse", exact: true }).nth(1).click();
  await expect(page.locator('[data-key-path="opd.0.to"]')).toHaveCount(0);
  await editorPage.saveButton.click();
  await expect(refused).toHaveAttribute("data-key-path", "opd.0.to", { timeout: 30_000 });
  await expect(refused).toBeInViewport();
  await editorPage.editor.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();

  await editorPage.choosePicture("photo", file("photo.jpg", "image/jpeg", "no picture"));
  await expectRefusal(editorPage, /This file cannot be uploaded because it’s damaged/);
});

test("what is wrong with a number, a notice, a page or a picture is refused in plain words, and nothing is changed", async ({
  editorPage,
}) => {
  await editorPage.open(hospital);
  await expectComplaints(editorPage, [
    ["phones.emergency", "+91 00000 0009", /It must be \+91 and ten digits/],
    ["email", "info at hospital.example", /It must be an e-mail address/],
    ["links.booking", "http://book.example", /It must be a full address that starts with "https:\/\/"/],
  ]);

  await editorPage.open("pages/entries/about");
  await editorPage.fill("title.en", "Contact");
  await expectRefusals(editorPage, /Nothing was changed.*Title: “Contact” is there already: Pages › Contact › Title/s);

  await editorPage.open("_singletons/entries/notices");
  await addNotice(editorPage, "2026-12-25", "2026-12-20");
  await expectRefusals(editorPage, /Nothing was changed.*Notices › 3 › Last day: .*later/s);

  await editorPage.open(doctor);
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  await editorPage.choosePicture("photo", file("a.svg", "image/svg+xml", script));
  await expectRefusals(editorPage, /Nothing was changed.*SVG/s);
});

test("a department that doctors name is not deleted, and the editor says where it is named", async ({
  editorPage,
  page,
}) => {
  const said = new Promise<string>((resolve) => {
    page.once("dialog", async (dialog) => {
      await dialog.accept();
      resolve(dialog.message());
    });
  });
  await editorPage.open("departments/entries/surgery");
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await page.getByRole("checkbox", { name: /Select .*Surgery/ }).click();
  await page.getByRole("button", { name: /^Delete Selected/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  expect(await said).toMatch(
    /^It cannot be deleted while it is named here:\n(?:.*\n)*Doctors › Dr Asha Rao › OPD hours › 2 › Department$/m,
  );
  expect(await editorPage.changes()).toEqual([]);
});

test("a photo over 8 MB, as a camera makes it, is made smaller", async ({ editorPage }) => {
  const { buffer, ...file } = await jpeg();
  await editorPage.open(doctor);
  await editorPage.choosePicture("photo", { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(9_000_000)]) });
  await editorPage.save();
  const changes = await editorPage.changes();
  const [name = ""] = changes.flatMap((line) => /([^/]+\.webp): new/.exec(line)?.[1] ?? []);
  expect(changes).toEqual([
    `doctors/asha-rao.yaml: photo: ./photos/${name}`,
    `doctors/photos/${name}: new`,
    // Nobody names the one before any more.
    "doctors/photos/asha-rao.png: gone",
  ]);
  const saved = await readFile(join(editorPage.root, "content/doctors/photos", name));
  expect(saved.length).toBeLessThan(1_000_000);
  expect(await sharp(saved).metadata()).toMatchObject({ format: "webp", width: 1600 });
});

test("the first page says what grows old, with what to do", async ({ editorPage, page }) => {
  const file = join(editorPage.root, "content/hours.yaml");
  const hours = await readFile(file, "utf8");
  await writeFile(file, hours.replace(/confirmedOn: .*/, "confirmedOn: 2020-01-01"));
  await editorPage.start();
  await page.getByText(/^\d things? grows? old$/).click();
  await expect(page.getByRole("listitem").filter({ hasText: "last confirmed on 2020-01-01" })).toBeVisible();
});

test("a notice that is over is saved, and the first page says at once that its last day is", async ({
  editorPage,
  page,
  context,
}) => {
  const old = page.getByRole("listitem").filter({ hasText: "until 2020-12-25: this day is over" });
  await editorPage.start();
  await page.waitForLoadState("networkidle");
  await expect(old).toHaveCount(0);
  const another = editorPage.onAnother(await context.newPage());
  await another.open("_singletons/entries/notices");
  await addNotice(another, "2020-12-21", "2020-12-25");
  await another.save();
  await expect(old).toBeVisible();
  await expect(old).toContainText("Notices › 3 › Last day");
});

async function expectRefusal(editorPage: EditorPage, says: RegExp): Promise<void> {
  const dialog = editorPage.editor.getByRole("alertdialog").filter({ hasText: says });
  await expect(editorPage.editor.getByText(says).or(dialog).first()).toBeVisible({ timeout: 30_000 });
  expect(await editorPage.changes()).toEqual([]);
}
