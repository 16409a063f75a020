import type { Page } from "@playwright/test";

/** Hides the page, as another tab in front of it does, or shows it again. */
export async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
