import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";

/** Until what comes after the first paint has run: nobody's finger is as quick as a test. */
export async function scriptsStarted(page: Page, timeout?: number) {
  // No promise: whatever it becomes, the first one ends the waiting.
  await page.waitForFunction(areAdded, undefined, { timeout });
  await page.evaluate(importAgain);
}

/** Runs in the page. */
function areAdded(): boolean {
  return !document.getElementById("scripts") && document.querySelectorAll("body > script[type=module][src]").length > 1;
}

/** Runs in the page. A module runs once: whoever imports it again waits until it has. */
async function importAgain(): Promise<void> {
  const added = [...document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]")];
  await Promise.all(added.map(({ src }) => import(src)));
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

const overBudget: [kind: RegExp, bytes: number][] = [
  [/\/opd$/, 550],
  [/\/dr-in-hospital$/, 1_400],
];

/** JavaScript before interaction, inline or fetched, against its budget in bytes of brotli. */
export async function scriptFaults(page: Page, route: string): Promise<string[]> {
  const inline = await page
    .locator("script:not([src], [type='application/ld+json'], [type=speculationrules])")
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join("\n"));
  const addresses = await page
    .locator("script[src]")
    .evaluateAll((scripts) => scripts.map((one) => (one as HTMLScriptElement).src));
  const files = await Promise.all(addresses.map(async (url) => (await page.request.get(url)).text()));
  const sum = [inline, ...files].reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  // The budget is 3,000. On a wide screen the menu comes on top; the timetable of the week, and who sits next in the list of doctors,
  // are over it: docs/decisions/scripts-after-the-first-paint.md.
  const budget = (page.viewportSize()?.width ?? 0) < 768 ? 3_000 : 3_400;
  const [, over = 0] = overBudget.find(([kind]) => kind.test(route)) ?? [];
  if (files.length < 2) return ["no scripts are there"];
  return sum > budget + over ? [`${sum} bytes of ${budget + over}`] : [];
}
