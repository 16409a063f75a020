import { expect } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { test } from "./editor.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test("on a phone, by touch, a doctor's leave, a notice, a number and a photo from the camera are written", async ({
  editorPage,
  page,
}) => {
  const { exceptions } = parse(await editorPage.read("exceptions.yaml"));
  const leave = `exceptions.${exceptions.length}`;
  await editorPage.open("_singletons/entries/exceptions");
  await editorPage.add("exceptions");
  await editorPage.fill(`${leave}.from`, "2027-05-03");
  await (await editorPage.field(`${leave}.for`)).getByRole("radio", { name: "Doctor", exact: true }).tap();
  await (await editorPage.field(`${leave}.doctor`)).getByRole("combobox").tap();
  await editorPage.editor.getByRole("option", { name: "Dr Asha Rao" }).tap();
  await (await editorPage.field(`${leave}.change`)).getByRole("radio", { name: "Closed, or away" }).tap();
  await editorPage.fill(`${leave}.why.en`, "On leave");
  await editorPage.save({ byTouch: true });

  await editorPage.open("doctors/entries/asha-rao");
  const buffer = await sharp({ create: { width: 700, height: 900, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await editorPage.choosePicture("photo", { name: "IMG_20261122_081530.JPG", mimeType: "image/jpeg", buffer });
  await editorPage.save({ byTouch: true });

  await editorPage.open("_singletons/entries/notices");
  await editorPage.add("notices");
  await editorPage.fill("notices.2.text.en", "OPD is closed on Friday, 25 December.");
  await editorPage.fill("notices.2.from", "2026-12-20");
  await editorPage.fill("notices.2.until", "2026-12-25");
  await editorPage.save({ byTouch: true });

  await editorPage.open("_singletons/entries/hospital");
  await editorPage.fill("phones.emergency", "+91 00000 00099");
  await editorPage.save({ byTouch: true });

  const changes = (await editorPage.changes()).join("\n");
  expect(changes).toContain("exceptions.yaml: - from: 2027-05-03");
  expect(changes).toMatch(/notices\.yaml: .*OPD is closed on Friday/);
  expect(changes).toContain('hospital.yaml: emergency: "+91 00000 00099"');
  expect(changes).toMatch(/photos\/asha-rao-[0-9a-f]{8}\.webp: new/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("on a phone, by touch, a doctor gets a picture that is there already, and one who leaves is deleted", async ({
  editorPage,
  page,
}) => {
  await editorPage.open("doctors/entries/asha-rao");
  await (await editorPage.field("photo")).getByRole("button", { name: "Replace Image" }).tap();
  await page.getByRole("option", { name: "doctor.png" }).tap();
  await page.getByRole("button", { name: "Insert" }).tap();
  await editorPage.saveButton.tap();
  await expect(page.getByText("Entry saved.")).toBeVisible({ timeout: 30_000 });
  expect(await editorPage.changes()).toEqual([
    "doctors/asha-rao.yaml: photo: ./photos/doctor.png",
    "doctors/photos/asha-rao.png: gone",
  ]);

  await page.getByRole("button", { name: "Show Editor Options" }).tap();
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).tap();
  await expect(page.getByText("Entry deleted.")).toBeVisible({ timeout: 30_000 });
  expect(await editorPage.changes()).toEqual(["doctors/asha-rao.yaml: gone", "doctors/photos/asha-rao.png: gone"]);
});
