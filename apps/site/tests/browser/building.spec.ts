import { readFileSync } from "node:fs";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { addDays, weekdayOf } from "@hospital/timetable/clock";
import { isSitting } from "@hospital/timetable/sitting-hours";
import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const html = readFileSync(new URL("../../../../dist/index.html", import.meta.url), "utf8");
const last = /class="building"[^>]* data-last="([^"]*)"/.exec(html)?.[1] ?? "";
/** A Tuesday in the page's data. */
const tuesday = Array.from({ length: 14 }, (_, ahead) => addDays(last, ahead - 40)).find(
  (day) => weekdayOf(day) === "tue",
);

const building = (page: Page) => page.getByRole("group", { name: "The hospital, floor by floor" });

/** The names of the lit rooms at an Indian moment, and of those that should be. */
async function litAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(`${moment}:20+05:30`));
  await page.goto("/");
  return building(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => ({ name: link.textContent, lit: link.dataset.lit, hours: link.dataset.hours ?? "" })),
    );
}

test.use(desktop);

for (const time of ["03:00", "10:30", "17:00"])
  test(`rooms are lit in which a doctor sits on a Tuesday at ${time}`, async ({ page }) => {
    const rooms = await litAt(page, `${tuesday}T${time}`);
    const expected = rooms.filter(({ lit, hours }) => lit === "always" || isSitting(hours, `${tuesday}T${time}`));
    expect(rooms.filter(({ lit }) => lit)).toEqual(expected);
    expect(expected.some(({ lit }) => lit === "now")).toBe(time !== "03:00");
    await expect(building(page).getByText(`in ${expected.length} of ${rooms.length} rooms`)).toBeVisible();
    await expect(building(page).getByRole("link", { name: "Emergency Care" })).toHaveAccessibleDescription(/^Lit: /);
  });

test("lights only the emergency after the last day in the page's data", async ({ page }) => {
  const rooms = await litAt(page, `${addDays(last, 1)}T10:30`);
  expect(rooms.flatMap(({ name, lit }) => (lit ? [name] : []))).toEqual(["Critical Care", "Emergency Care"]);
  await expect(building(page).getByText(/^Lit: /)).toHaveCount(0);
});

test("on a laptop the whole building is on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  for (const name of ["Oncology", "Emergency Care", "Orthopedics"])
    await expect(building(page).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
});

test("on a phone blocks are below each other, and each room is as large as a thumb", async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto("/");
  const boxes = await building(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(boxes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
});

test("begins at the page's edge on a wide screen, as the words around it do", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/");
  const edge = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  const brand = await edge(".site-header__main .brand");
  for (const part of [".home-hero__title", ".home-hero__text", ".building__sitting"])
    expect(await edge(part), part).toBe(brand);
});
