import { expect, type Page } from "@playwright/test";
import { scrollThrough } from "./page-rules.ts";
import { test } from "./test.ts";

/** What a page's length is told in. */
const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };

// Pages that had grown too long to find anything in; their lengths in screens of a phone.
for (const [route, screens] of Object.entries({
  "/": 15,
  "/hi": 15,
  "/find-care": 8,
  "/hi/find-care": 8,
  "/emergency-care": 10,
  "/homehealthcare": 6,
  "/pharmacy": 6,
  "/cardiology": 8,
}))
  test(`${route} is at most ${screens} screens of a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(route);
    await scrollThrough(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height).toBeLessThanOrEqual(screens);
  });

for (const route of ["/opd", "/hi/opd"])
  test(`${route} shows today's first session within one scroll, and its days in one line`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-23T09:00:00+05:30"));
    await page.setViewportSize(phone);
    await page.goto(route);
    const days = await page
      .locator(".opd-week__strip > li")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(days).toHaveLength(7);
    expect(new Set(days).size).toBe(1);
    const session = page.getByRole("main").getByRole("row").filter({ visible: true }).nth(1);
    expect((await session.boundingBox())?.y).toBeLessThanOrEqual(2 * phone.height);
  });

/** Where the buttons that call stand, in pixels from the top. */
const callsOf = (page: Page) =>
  page
    .getByRole("main")
    .locator('a.button[href^="tel:"]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));

const routes = ["/", "/about", "/emergency-care", "/cardiology", "/pharmacy", "/ambulance-service", "/insurance-tpa"];
for (const route of [...routes, "/opd", "/dr-in-hospital/asha-rao"])
  test(`${route} has no second call button within sight of the first`, async ({ page }) => {
    for (const screen of [phone, desktop]) {
      await page.setViewportSize(screen);
      await page.goto(route);
      await scrollThrough(page);
      const calls = await callsOf(page);
      expect(calls.length).toBeGreaterThan(0);
      for (const [index, place] of calls.slice(1).entries())
        expect(place - (calls[index] ?? 0), `at ${screen.width} pixels`).toBeGreaterThan(screen.height);
    }
  });

for (const route of ["/emergency-care", "/cardiology", "/pharmacy", "/radiology"])
  test(`${route} has at most three kinds of band`, async ({ page }) => {
    for (const screen of [phone, desktop]) {
      await page.setViewportSize(screen);
      await page.goto(route);
      const grounds = await page
        .locator("main > *")
        .evaluateAll((parts) =>
          parts.filter((part) => part.clientHeight > 0).map((part) => getComputedStyle(part).backgroundColor),
        );
      expect(new Set(grounds).size, `at ${screen.width} pixels`).toBeLessThanOrEqual(3);
    }
  });

for (const [what, route] of [
  ["doctor", "/dr-in-hospital"],
  ["department", "/viewall-specialities"],
  ["nurse", "/nurses"],
] as const)
  test(`one ${what} alone keeps the shape of a card`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(route);
    const cells = page.locator(".card-grid__cell");
    const before = await cells.first().boundingBox();
    await page
      .locator(".card-grid")
      .first()
      .evaluate((grid) => grid.replaceChildren(grid.firstElementChild as Element));
    const alone = await cells.first().boundingBox();
    expect(alone?.width).toBeCloseTo(before?.width ?? 0, 0);
    expect(alone?.height).toBeLessThanOrEqual((before?.height ?? 0) + 1);
  });
