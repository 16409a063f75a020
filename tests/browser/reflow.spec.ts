import { expect, type Page } from "@playwright/test";
import { desktop } from "./devices.ts";
import { clippedTexts, sidewaysScroll } from "./overflow.ts";
import { enlargeLetters, spaceTexts } from "./reading.ts";
import { isFull, representatives } from "./routes.ts";
import { test } from "./test.ts";

const narrowest = 280;
const widest = 1920;
/** A prime, so that the widths fall on all sides of what CSS rounds. */
const step = isFull ? 1 : 23;
const aroundBreakpoints = [320, 449, 450, 767, 768, 1024, 1280];

// A row that moves is wider than the screen on purpose.
test.use({ ...desktop, reducedMotion: "reduce" });

for (const route of representatives) {
  test(`${route} fits every width from ${narrowest} to ${widest} pixels`, async ({ page }) => {
    await page.goto(route);
    const regular = Array.from(
      { length: Math.ceil((widest - narrowest) / step) },
      (_, index) => narrowest + index * step,
    );
    for (const width of [...regular, ...aroundBreakpoints, widest]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysScroll(page), `at ${width} pixels`).toEqual([]);
    }
  });

  test(`${route} loses nothing with letters twice as large, and with more space between them`, async ({ page }) => {
    await page.goto(route);
    for (const change of [spaceTexts, enlargeLetters]) {
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await change(page);
        expect.soft(await sidewaysScroll(page), `${change.name} at ${width} pixels`).toEqual([]);
        expect.soft(await clippedTexts(page), `${change.name} at ${width} pixels`).toEqual([]);
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
      }
    }
  });
}

test.describe("at 400% zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("what stays on the screen leaves at least half of it to read", async ({ page }) => {
    await page.goto("/");
    expect(await fixedHeight(page)).toBeLessThanOrEqual(128);
  });
});

function fixedHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
}
