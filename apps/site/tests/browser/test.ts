import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { scriptsStarted } from "./loading.ts";

const minute = 60_000;

/**
 * `goto` also waits for the scripts that load after the first paint; a test is faster than any user. A test that delays
 * these scripts waits until "commit". A failure starts with the page and how to see it.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use, { errors }) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== "commit") await scriptsStarted(page);
      return answer;
    };
    await use(page);
    const { pathname, search, hash } = new URL(page.url());
    const address = `${pathname}${search}${hash}`;
    const instructions = `${address} at ${page.viewportSize()?.width} px. To see it: npm run dev, http://localhost:4322${address}`;
    // Reports print the stack, which starts with the message.
    for (const error of errors)
      if (!error.stack?.includes("To see it:")) error.stack = `${instructions}\n${error.stack}`;
  },
});

/**
 * Stops the page's clock, which `page.clock.install` lets run: on a busy machine a pause would be over before the test has
 * acted. From here on only `runFor` moves it.
 */
export async function pauseClock(page: Page): Promise<void> {
  // The clock runs until it is stopped, and can't be stopped at a time that is over.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + minute);
}

/** Opens a page whose clock is stopped from the start, at `time` plus the time until the page is ready. */
export async function openPaused(page: Page, path: string, time: Date, isReady: () => Promise<void>): Promise<void> {
  await page.clock.install({ time: new Date(time.getTime() - minute) });
  await page.clock.pauseAt(time);
  await page.goto(path);
  await runUntil(page, isReady);
}

/** Moves the stopped clock in small steps until the page is ready. */
export async function runUntil(page: Page, isReady: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await isReady();
  }).toPass();
}

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
