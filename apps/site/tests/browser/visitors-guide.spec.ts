import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

// Indian time applies in any time zone.
test.use({ timezoneId: "America/New_York" });

const row = (page: Page, table: string, name: RegExp) =>
  page.getByRole("table", { name: table, exact: true }).getByRole("row", { name });

test("each ward shows whether visitors may come now, and follows the clock", async ({ page }) => {
  // Saturday, five minutes to noon in India; long past midnight in New York.
  await page.clock.install({ time: new Date("2026-11-21T06:25:00Z") });
  await page.goto("/visiting");
  const wards = row(page, "Visiting hours", /^General wards/);
  await expect(wards).toContainText("Visiting now until 12 noon");
  await expect(row(page, "Visiting hours", /^Maternity ward/)).toContainText("Visiting today from 5 pm");
  await expect(row(page, "Visiting hours", /^Newborn unit/)).toContainText(/Visiting now\s*Every day/);
  await page.clock.runFor("06:00");
  await expect(wards).toContainText("Visiting today from 5 pm");
});

test("the contact page shows which counters are open, in the night too", async ({ page }) => {
  // Sunday, half past midnight in India.
  await page.clock.setFixedTime(new Date("2026-11-21T19:00:00Z"));
  await page.goto("/contact");
  await page.getByRole("table", { name: "Counters and their hours" }).scrollIntoViewIfNeeded();
  const counter = (name: RegExp) => row(page, "Counters and their hours", name);
  await expect(counter(/^Canteen/)).toContainText("Opens today at 6:30 am");
  await expect(counter(/^Laboratory/)).toContainText("Opens today at 7 am");
  await expect(counter(/^Insurance/)).toContainText("Opens tomorrow at 9 am");
  await expect(counter(/^Pharmacy/)).toContainText(/Open now\s*Every day/);
});

test("in Hindi each ward shows whether visitors may come now", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T06:25:00Z"));
  await page.goto("/hi/visiting");
  await expect(row(page, "मिलने का समय", /^जनरल वार्ड/)).toContainText("अभी मिल सकते हैं · दोपहर 12 बजे तक");
});

test("the text that a script adds to the hours doesn't change the table's height", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T06:25:00Z"));
  await page.goto("/visiting");
  const height = () => page.getByRole("table", { name: "Visiting hours" }).evaluate((table) => table.clientHeight);
  const withState = await height();
  await page.locator(".opening-state").evaluateAll((states) => {
    for (const state of states) state.textContent = "";
  });
  expect(await height()).toBe(withState);
});
