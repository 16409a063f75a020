import { expect, type Page, test } from "@playwright/test";
import { sidewaysScroll } from "./overflow.ts";
import { routes } from "./routes.ts";

/** Everything the page and its server complain about from now on, and every request to another host. */
async function listen(page: Page, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // That Playwright blocks the worker is no complaint of the page's.
    if (["error", "warning"].includes(message.type()) && !message.text().startsWith("Service Worker"))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`${request.failure()?.errorText}: ${request.url()}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`A request to another host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() !== 200) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`The policy's ${violatedDirective} blocked ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[]) {
        const moved = shift.sources.map(({ node }) => node?.nodeName.toLowerCase().concat(".", node.className));
        console.error(`Layout shift of ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return complaints;
}

/** Shows every part of the page once, until its late pictures and islands are there. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
    }
  });
  await page.waitForFunction(() => {
    const isOnScreen = (element: Element) => element.getBoundingClientRect().left < window.innerWidth;
    return (
      !document.querySelector("astro-island[ssr][client=visible]") &&
      [...document.images].every((image) => image.complete || !image.checkVisibility() || !isOnScreen(image))
    );
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const route of routes) {
  test(`${route} is there without a complaint, a request to another host or a jump`, async ({ page, baseURL }) => {
    const complaints = await listen(page, baseURL ?? "");
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(route);
    await scrollThrough(page);
    expect(complaints).toEqual([]);
  });

  test(`${route} has one heading for all, its landmarks, a skip link, and never scrolls sideways`, async ({ page }) => {
    await page.goto(route);
    const width = page.viewportSize()?.width ?? 0;

    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect.soft(page.getByRole(landmark)).toHaveCount(1);

    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect.soft(skip).toBeFocused();
    await expect.soft(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect.soft(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect.soft(page.getByRole("banner").locator(":focus")).toHaveCount(0);

    for (const other of width < 768 ? [320, width] : [768, width]) {
      await page.setViewportSize({ width: other, height: 800 });
      expect.soft(await sidewaysScroll(page), `at ${other} pixels`).toEqual([]);
    }

    if (width < 768) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect.soft(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  });
}
