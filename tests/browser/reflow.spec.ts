import { expect, type Page } from "@playwright/test";
import { desktop } from "./devices.ts";
import { test } from "./test.ts";

test.use(desktop);

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
