import type { Page } from "@playwright/test";

/** Text at 200%, or as many times as large, as by the browser's settings. */
export async function enlargeLetters(page: Page, times = 2) {
  await usualLetters(page);
  const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await style(page, `html { font-size: ${times * size}px !important; }`);
}

/** WCAG's text spacing: https://www.w3.org/TR/WCAG22/#text-spacing */
export async function spaceTexts(page: Page) {
  await style(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-block-end: 2em !important; }`,
  );
}

export async function usualLetters(page: Page) {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** A constructed style sheet, because the policy blocks style elements. */
function style(page: Page, css: string) {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
