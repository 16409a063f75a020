import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { memoize } from "@hospital/content/memoize";
import { expect, type Page } from "@playwright/test";

/** Waits until the scripts loaded after the first paint have run; a test is faster than any user. */
export async function scriptsStarted(page: Page) {
  // A single evaluate, because `waitForFunction` injects all of Playwright's code into the page.
  await page.evaluate(async () => {
    const added = () => [...document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]")];
    while (document.getElementById("scripts") || added().length < 2) await new Promise(requestAnimationFrame);
    // A module runs once; importing it again waits for that.
    await Promise.all(added().map(({ src }) => import(src)));
  });
}

// The board loads its own: apps/site/src/layouts/component-scripts.astro
const scripted = globSync("apps/site/src/{components,islands}/*/*.client.ts")
  .map((file) => basename(file, ".client.ts"))
  .filter((name) => name !== "opd-board");

/** Components of which a part is on the page, and whose script has not started. */
export function idleComponents(page: Page): Promise<string[]> {
  return page.evaluate((scripted) => {
    const addresses = [...document.scripts].map(({ src }) => src);
    // Not what waits below the screen to be laid out, or in a closed part.
    const isSeen = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    return scripted
      .filter((name) => !addresses.some((address) => address.includes(`/${name}.`)))
      .filter((name) => [...document.querySelectorAll(`.${name}, .${name} *`)].some(isSeen));
  }, scripted);
}

/**
 * Requests before the first paint, except fonts, a logo that isn't a drawing, and pictures of the first screen;
 * apps/site/tests/any-hospital/output.test.ts limits these.
 */
export async function earlyRequests(page: Page): Promise<string[]> {
  // Resource timings are recorded with a delay.
  const scripts = () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length;
  await expect.poll(() => page.evaluate(scripts)).toBeGreaterThan(1);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType("resource");
    const logos = document.querySelectorAll<HTMLImageElement>("header img");
    const [first, ...otherImages] = document.querySelectorAll<HTMLImageElement>("img:not(header *)");
    const allowed = otherImages.filter(({ loading, fetchPriority }) => loading === "lazy" || fetchPriority === "high");
    const pictures = [...logos, first, ...allowed].map((image) => image?.currentSrc);
    // The browser decides when to load icons and lazy pictures.
    const isAllowed = ({ name }: PerformanceEntry) =>
      /\.woff2$|\/favicon\.(?:svg|ico)$|\/site\.webmanifest$/.test(name) || pictures.includes(name);
    return resources.filter((resource) => resource.startTime < paint && !isAllowed(resource)).map(({ name }) => name);
  });
}

/**
 * Checks the budget of 5,000 bytes of brotli for JavaScript before interaction, inline and fetched.
 */
export async function scriptFaults(page: Page, route: string): Promise<string[]> {
  const inline = await page
    .locator("script:not([src], [type='application/ld+json'], [type=speculationrules])")
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join("\n"));
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const fetched = new Set(addresses.map((address) => new URL(address).pathname));
  const counted = [...fetched].filter((path) => /\.js$/.test(path));
  // Not fetched again: a connection that was idle between two pages may be closed just then.
  const sum = counted.reduce((sum, path) => sum + compressedBytes(path), brotliCompressSync(inline).length);
  if (counted.length < 2) return [`${route} has no scripts`];
  return sum > 5_000 ? [`${sum} bytes of 5,000`] : [];
}

/** The compressed size of a built script, of which many are on every page. */
const compressedBytes = memoize((path: string) => brotliCompressSync(readFileSync(join("dist", path))).length);

/** The bytes of all scripts that the page has fetched, as they were sent. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}
