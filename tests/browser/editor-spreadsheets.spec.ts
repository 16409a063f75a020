import { expect, type Page } from "@playwright/test";
import { Draft, readContent } from "../workbooks.ts";
import { test } from "./editor.ts";

test.describe.configure({ timeout: 90_000 });

async function choose(page: Page, draft: Draft): Promise<void> {
  const file = { name: draft.name, mimeType: "application/octet-stream", buffer: await draft.bytes() };
  await page.getByLabel("Your changed file").setInputFiles(file);
}

test("a clerk downloads the doctors, changes them, sees what will change, and writes it", async ({
  editorPage,
  page,
}) => {
  await editorPage.start();
  await page.getByRole("link", { name: "Spreadsheets" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Doctors" }).click();
  expect((await downloading).suggestedFilename()).toBe("doctors.xlsx");

  const draft = await Draft.of(editorPage.root, "doctors");
  const rows = draft.rows("OPD hours");
  const hours = draft.row("OPD hours", "Dr Binod Das");
  hours[draft.column("OPD hours", "From")] = "half past nine";
  await choose(page, draft);
  await expect(page.getByText(`OPD hours, row ${rows.indexOf(hours) + 1}, column D (From)`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Write all of it" })).toBeDisabled();

  hours[draft.column("OPD hours", "From")] = "9.30 am";
  const doctors = draft.rows("Doctors");
  doctors.splice(doctors.indexOf(draft.row("Doctors", "charu-sen")), 1);
  await choose(page, draft);
  await expect(page.getByRole("row", { name: "From 09:00 09:30" })).toBeVisible();
  const missing = page.getByRole("checkbox", { name: "Delete Doctors › Dr Charu Sen" });
  await expect(missing).not.toBeChecked();
  // Others are named with her: the check says so before anything is written.
  await missing.check();
  await expect(page.getByRole("button", { name: "Write all of it" })).toBeDisabled();
  await expect(missing).toBeFocused();
  await missing.uncheck();
  await page.getByRole("button", { name: "Write all of it" }).click();
  await expect(page.getByRole("status")).toContainText("Written.", { timeout: 60_000 });
  expect(await readContent(editorPage.root, "doctors/binod-das.yaml")).toContain('"09:30"');
  expect(await readContent(editorPage.root, "doctors/charu-sen.yaml")).toContain("Dr Charu Sen");
});

test("a file of another kind is refused in words, on a phone too", async ({ editorPage, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await editorPage.openSpreadsheets();
  const file = { name: "doctors.csv", mimeType: "text/csv", buffer: Buffer.from("Key,Name\n".repeat(50)) };
  await page.getByLabel("Your changed file").setInputFiles(file);
  await expect(page.getByRole("status")).toContainText("text file (.csv)");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});
