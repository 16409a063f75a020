import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";

/** Until what comes after the first paint has run: nobody's finger is as quick as a test. */
export async function scriptsStarted(page: Page) {
  // One call: `waitForFunction` would first load all of Playwright's own code into the page.
  await page.evaluate(async () => {
    const added = () => [...document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]")];
    while (document.getElementById("scripts") || added().length < 2) await new Promise(requestAnimationFrame);
    // A module runs once: whoever imports it again waits until it has.
    await Promise.all(added().map(({ src }) => import(src)));
  });
}

/** What was asked for before the first paint, but for fonts and the first picture. */
export async function earlyRequests(page: Page): Promise<string[]> {
  // The browser writes down what it has loaded a moment after it ran.
  const scripts = () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length;
  await expect.poll(() => page.evaluate(scripts)).toBeGreaterThan(1);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType("resource");
    const [first, ...others] = document.images;
    const pictures = [first, ...others.filter(({ loading }) => loading === "lazy")].map((one) => one?.currentSrc);
    // The browser's own affair is what stands beside the address, and when a lazy picture is near enough.
    const isAllowed = ({ name }: PerformanceEntry) =>
      /\.woff2$|\/favicon\.(?:svg|ico)$|\/site\.webmanifest$/.test(name) || pictures.includes(name);
    return resources.filter((one) => one.startTime < paint && !isAllowed(one)).map(({ name }) => name);
  });
}

/**
 * JavaScript before interaction against its budget of 3,000 bytes of brotli: what stands in the page, and every file that
 * it has fetched. Not counted is what says below a row of hours why they don't take place: that comes on such days alone.
 */
export async function scriptFaults(page: Page, route: string): Promise<string[]> {
  const inline = await page
    .locator("script:not([src], [type='application/ld+json'], [type=speculationrules])")
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join("\n"));
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const counted = [...new Set(addresses)].filter((url) => /\.js$/.test(url) && !/\/opd-table\.lazy/.test(url));
  const files = await Promise.all(counted.map(async (url) => (await page.request.get(url)).text()));
  const sum = [inline, ...files].reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  if (files.length < 2) return [`${route} has no scripts`];
  return sum > 3_000 ? [`${sum} bytes of 3,000`] : [];
}
