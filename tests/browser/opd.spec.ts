import { expect, test } from "@playwright/test";

/** Saturday, half past nine in the morning in India; still Saturday, four in the morning, elsewhere. */
const saturdayMorning = new Date("2026-11-21T04:00:00Z");

test("today and tomorrow in India come first in the week", async ({ page }) => {
  await page.clock.setFixedTime(saturdayMorning);
  await page.goto("/opd");
  const days = page.getByRole("main").getByRole("heading", { level: 2 }).filter({ hasText: /day/ });
  await expect(days.nth(0)).toHaveText("Saturday – Today", { useInnerText: true });
  await expect(days.nth(1)).toHaveText("Sunday – Tomorrow", { useInnerText: true });
});

test("only one slot of the whole week is the next", async ({ page }) => {
  await page.clock.setFixedTime(saturdayMorning);
  await page.goto("/opd");
  await expect(page.getByText("Next", { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test("a doctor's timetable marks the next slot, and today when it is over", async ({ page }) => {
  const row = (day: RegExp) => page.getByRole("table", { name: "OPD timetable" }).getByRole("row", { name: day });
  await page.clock.setFixedTime(new Date("2026-11-23T04:00:00Z"));
  await page.goto("/dr-in-hospital/asha-rao");
  await expect(row(/^Monday/).getByText("Next", { exact: true })).toBeVisible();
  await page.clock.setFixedTime(new Date("2026-11-23T09:00:00Z"));
  await page.reload();
  await expect(row(/^Monday/).getByText("Today", { exact: true })).toBeVisible();
  await expect(row(/^Tuesday/).getByText("Next", { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the week is complete and says nothing of today", async ({ page }) => {
    await page.goto("/opd");
    await expect(page.getByRole("heading", { level: 2, name: "Monday", exact: true })).toBeVisible();
    await expect(page.getByText("Today", { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});
