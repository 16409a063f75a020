import { expect } from "@playwright/test";
import { test } from "./test.ts";

// Widths with three columns or more: of two, an odd number leaves one. At 1024 px the people stand in threes whatever
// their number, as a person's card is not drawn wider than the others.
for (const [route, widths] of Object.entries({
  "/video-gallery": [1024, 1280, 1920],
  "/gallery": [1024, 1280, 1920],
  "/dr-in-hospital": [1280, 1920],
  "/managements": [1280, 1920],
  "/nurses": [1280, 1920],
}))
  test(`no card of ${route} stands alone under a row`, async ({ page }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator(".card-grid__cell, .wide-grid__cell, .photo-lightbox__cell")
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(3);
      expect(tops.at(-2), `at ${width} pixels`).toBe(tops.at(-1));
    }
  });
