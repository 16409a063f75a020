import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "./editor.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test("on a phone, by touch, a number and a photo from the camera are changed", async ({ desk, page }) => {
  await desk.open("_singletons/entries/hospital");
  await desk.fill("phones.emergency", "+91 00000 00099");
  await desk.saveButton.tap();
  await expect(page.getByText("Entry saved.")).toBeVisible({ timeout: 30_000 });
  expect(await desk.changes()).toEqual(['hospital.yaml: emergency: "+91 00000 00099"']);

  await page.goto("about:blank");
  await desk.open("doctors/entries/asha-rao");
  const buffer = await sharp({ create: { width: 700, height: 900, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await desk.choosePicture("photo", { name: "IMG_20261122_081530.JPG", mimeType: "image/jpeg", buffer });
  await desk.saveButton.tap();
  await expect(page.getByText("Entry saved.")).toBeVisible({ timeout: 30_000 });
  expect((await desk.changes()).join("\n")).toMatch(/photos\/asha-rao-[0-9a-f]{8}\.webp: new/);
});
