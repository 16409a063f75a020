import { expect, type Page, test } from "@playwright/test";
import { desktop, phone } from "./devices.ts";
import { clippedTexts, sidewaysScroll } from "./overflow.ts";

const kinds = ["/", "/about", "/cardiology", "/dr-in-hospital", "/contact", "/viewall-specialities", "/insurance-tpa"];

/** The policy keeps style elements out; a constructed sheet is none. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

async function expectAllThere(page: Page) {
  expect.soft(await sidewaysScroll(page)).toEqual([]);
  expect.soft(await clippedTexts(page)).toEqual([]);
  const emergency = page.locator('a[href="tel:+910000000000"]').filter({ visible: true, hasText: "+91 00000 00000" });
  await emergency.first().scrollIntoViewIfNeeded();
  await expect(emergency.first()).toBeInViewport({ ratio: 1 });
}

// A row that moves is wider than the screen on purpose.
test.use({ reducedMotion: "reduce" });

for (const route of kinds) {
  test.describe("at 400% zoom, where a laptop is 320 by 256 pixels", () => {
    test.use({ ...desktop, viewport: { width: 320, height: 256 } });

    test(`${route} has everything in one column, and nothing is cut off`, async ({ page }) => {
      await page.goto(route);
      await expectAllThere(page);
      // What stays on the screen leaves at least half of it to read.
      const fixed = await page.evaluate(() =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility())
          .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
      );
      expect(fixed).toBeLessThanOrEqual(128);
    });
  });

  for (const [name, device] of Object.entries({ "a phone": phone, "a desk": desktop })) {
    test.describe(`on ${name}`, () => {
      test.use(device);

      test(`${route} with letters twice as large loses nothing`, async ({ page }) => {
        await page.goto(route);
        const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
        await addStyle(page, `html { font-size: ${2 * size}px !important; }`);
        await expectAllThere(page);
      });

      test(`${route} with more space between letters, words and lines loses nothing`, async ({ page }) => {
        await page.goto(route);
        await addStyle(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
           p { margin-block-end: 2em !important; }`,
        );
        await expectAllThere(page);
      });
    });
  }
}
