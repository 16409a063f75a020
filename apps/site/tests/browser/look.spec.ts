import { layOut, resize } from "@hospital/testing/whole-page";
import { expect } from "@playwright/test";
import { tel } from "./emergency-number.ts";
import { test } from "./test.ts";

/** The viewport in which page lengths are measured. */
const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };

/** The maximum lengths of pages that were once too long, in screens of a phone. Treatments are open text. */
const lengths: Record<string, number> = {
  "/": 15,
  "/hi": 15,
  "/find-care": 8,
  "/hi/find-care": 8,
  "/emergency-care": 10,
  "/homehealthcare": 7,
  "/pharmacy": 6,
  "/cardiology": 9,
};
const withCalls = [
  ...["/", "/about", "/emergency-care", "/cardiology", "/pharmacy", "/ambulance-service", "/insurance-tpa", "/opd"],
  "/dr-in-hospital/asha-rao",
];
const withBands = ["/emergency-care", "/cardiology", "/pharmacy", "/radiology"];

test("long pages stay short, show one call to book per screen, and have bands of at most three colours", async ({
  page,
}) => {
  const offenders: string[] = [];
  for (const route of new Set([...Object.keys(lengths), ...withCalls, ...withBands])) {
    await page.setViewportSize(phone);
    await page.goto(route);
    for (const screen of route in lengths && !withCalls.includes(route) && !withBands.includes(route)
      ? [phone]
      : [phone, desktop]) {
      await resize(page, screen);
      await layOut(page);
      const { height, calls, grounds } = await page.evaluate(measure);
      const screens = height / phone.height;
      if (screen === phone && screens > (lengths[route] ?? Infinity)) offenders.push(`${route}: ${screens} screens`);
      if (withCalls.includes(route) && calls.length === 0) offenders.push(`${route}: no call`);
      // The emergency call ends each warning, wherever the warning is.
      const bookings = calls.filter(({ number }) => number !== tel).map(({ top }) => top);
      if (
        withCalls.includes(route) &&
        bookings.some((top, index) => top - (bookings[index - 1] ?? -Infinity) <= screen.height)
      )
        offenders.push(`${route} at ${screen.width} pixels: calls at ${bookings}`);
      if (withBands.includes(route) && grounds.length > 3)
        offenders.push(`${route} at ${screen.width} pixels: bands in ${grounds}`);
    }
  }
  expect(offenders).toEqual([]);
});

/** Runs in the page: its height, its calls, and the colours of its bands. */
function measure() {
  const calls = [...document.querySelectorAll('main a.button[href^="tel:"]')]
    .filter((call) => call.checkVisibility({ visibilityProperty: true }))
    .map((call) => ({ number: call.getAttribute("href"), top: call.getBoundingClientRect().top + scrollY }));
  const bands = [...document.querySelectorAll("main > *")].filter(({ clientHeight }) => clientHeight > 0);
  return {
    height: document.documentElement.scrollHeight,
    calls,
    grounds: [...new Set(bands.map((band) => getComputedStyle(band).backgroundColor))],
  };
}

for (const route of ["/opd", "/hi/opd"])
  test(`${route} shows today's first session within one scroll, and its days in one line`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-23T09:00:00+05:30"));
    await page.setViewportSize(phone);
    await page.goto(route);
    const days = await page
      .locator(".opd-week__strip > li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(days).toHaveLength(7);
    expect(new Set(days).size).toBe(1);
    const session = page.getByRole("main").getByRole("row").filter({ visible: true }).nth(1);
    expect((await session.boundingBox())?.y).toBeLessThanOrEqual(2 * phone.height);
  });

for (const [kind, route] of [
  ["doctor", "/dr-in-hospital"],
  ["department", "/viewall-specialities"],
  ["nurse", "/nurses"],
] as const)
  test(`one ${kind} alone keeps the shape of a card`, async ({ page }) => {
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
