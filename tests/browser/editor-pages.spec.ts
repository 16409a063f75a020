import { expect as expectSoon } from "@playwright/test";
import sharp from "sharp";
import { expectNoFault } from "./accessibility.ts";
import { test } from "./editor.ts";

/** A save checks the whole content first. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

/** As a camera of twelve megapixels makes it. */
async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

test("on a phone several photos go into the gallery in one go, and outlive a reload and somebody else", async ({
  editorPage,
  page,
}) => {
  await editorPage.start();
  await page.getByRole("link", { name: "Several photos" }).tap();
  const input = page.getByLabel("Choose the photos");
  // The camera is offered, and what a phone has.
  await expect(input).toHaveAttribute("accept", "image/*");
  const heic = { name: "IMG_0007.HEIC", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\x18ftypheic0000mif1heic") };
  await input.setInputFiles([await photo("image.jpg", "teal"), heic, await photo("image.jpg", "maroon")]);
  await expect(page.getByRole("status")).toContainText("IMG_0007.HEIC is a HEIC photo");
  const rows = page.getByRole("list", { name: "The new photos" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await rows.nth(0).getByLabel("Caption, English").fill("The new ward");
  await expectNoFault(page);

  page.on("dialog", (dialog) => dialog.accept());
  await page.evaluate(() => localStorage.setItem("edit-person", "Imran"));
  await page.reload();
  await expect(page.getByLabel("Where they go")).toHaveValue(/gallery/);
  await expect(rows).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("edit-person"));
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).getByLabel("Caption, English")).toHaveValue("The new ward");

  await rows.nth(0).getByLabel("What the picture shows, English").fill("A ward with six beds");
  await page.getByRole("button", { name: "Save all 2" }).tap();
  expect(await editorPage.changes()).toEqual([]);
  await rows.nth(1).getByLabel("Caption, English").fill("The garden");
  await rows.nth(1).getByLabel("What the picture shows, English").fill("A bench under a tree");
  await page.getByRole("button", { name: "Save all 2" }).tap();
  await expect(page.getByRole("status")).toHaveText("2 photos are saved.");
  const changes = (await editorPage.changes()).join("\n");
  for (const name of ["the-new-ward", "the-garden"])
    expect(changes).toMatch(new RegExp(`gallery/${name}-[0-9a-f]{8}\\.webp: new`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  await expect(page.getByLabel("Where they go")).toHaveValue(/gallery/);
  await expect(rows).toHaveCount(0);
});

test("who changes the hospital's name is offered to change the texts that repeat it", async ({ editorPage, page }) => {
  await editorPage.open("_singletons/entries/hospital");
  for (const language of ["en", "hi"]) await editorPage.fill(`shortName.${language}`, "Palash Hospital");
  await editorPage.save();
  await editorPage.start();
  await page.getByRole("link", { name: /^\d+ texts still say “Kachnar Hospital”$/ }).tap();
  const texts = page.getByRole("checkbox");
  await expect(texts.first()).toBeChecked();
  const count = await texts.count();
  await expectNoFault(page);
  await texts.first().uncheck();
  await page.getByRole("button", { name: "Change what is ticked" }).tap();
  await expect(texts).toHaveCount(1);
  expect((await editorPage.changes()).filter((line) => line.includes("Palash Hospital"))).toHaveLength(count);
  await page.getByRole("button", { name: "Leave all as it is" }).tap();
  await expect(texts).toHaveCount(0);
  await editorPage.start();
  await expect(page.getByRole("link", { name: /not live yet|All is live/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /still say/ })).toBeHidden();
});
