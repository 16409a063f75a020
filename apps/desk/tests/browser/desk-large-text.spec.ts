import { findBrowser } from "@hospital/testing/browser";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { clippedTexts, sidewaysScroll } from "@hospital/testing/browser/overflow";
import { expect, type Page } from "@playwright/test";
import { screens, test } from "./desk.ts";

/** Text of twice the size, set in the browser: media queries in em see it, unlike a size set in the page. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  },
});

/** Texts whose words are broken into letters, such as in a column that is one letter wide. */
async function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim().split(/[\s-]+/) ?? [];
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true }) || words[0] === "") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > words.length + 1) broken.push(`"${words.join(" ")}" has ${lines} lines`);
    }
    return broken;
  });
}

for (const [size, device, language] of [
  ["phone", phone, "hi"],
  ["desktop", desktop, "en"],
] as const)
  test.describe(`with text of twice the size, on a ${size}`, () => {
    test.use(device);
    test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem("language", chosen), language));

    for (const path of screens)
      test(`${path} breaks no words, and doesn't scroll sideways`, async ({ page, sharedDesk }) => {
        await sharedDesk.open(page, path);
        await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
        expect([...(await sidewaysScroll(page)), ...(await clippedTexts(page)), ...(await brokenTexts(page))]).toEqual(
          [],
        );
      });
  });
