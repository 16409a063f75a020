import { setTimeout } from "node:timers/promises";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { scriptsStarted } from "./loading.ts";

/** `goto` also waits for the scripts that load after the first paint; a test is faster than any user. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await goto(...address);
      // With a timeout for tests that block scripts.
      if (javaScriptEnabled !== false)
        await Promise.race([scriptsStarted(page).catch(() => undefined), setTimeout(3000)]);
      return answer;
    };
    await use(page);
  },
});

/** Keeps back the answers to requests that match `url`, until the function that it returns is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** All matches, at least one: a loop over none would pass any expectation. */
export async function everyOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}
