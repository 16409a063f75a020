import { desktop } from "@hospital/testing/browser/devices";
import { expect, type Page } from "@playwright/test";
import { test } from "./network.ts";

test.use(desktop);

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Returns a promise for the end of the fetch of a page whose link has not been clicked. */
async function watchPrefetch(page: Page, path: string): Promise<{ isReady: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (new URL(prefetchUrl).pathname === path && status === "Ready") resolve();
  });
  await session.send("Preload.enable");
  return { isReady: promise };
}

/** How the page that is shown came to the browser. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & { deliveryType: string })[];
    return entry?.deliveryType;
  });

for (const [source, serviceWorkers] of [
  ["the network", "block"],
  ["the service worker", "allow"],
] as const)
  test.describe(`from ${source}`, () => {
    test.use({ serviceWorkers });

    test("a page is there before its link is clicked", async ({ page, network }) => {
      await page.goto("/");
      if (serviceWorkers === "allow") {
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.goto("/ent");
      }
      await page.waitForLoadState("networkidle");
      const fetched = () => network.requests.filter((request) => request.startsWith("GET /about "));
      expect(fetched()).toEqual([]);
      const { isReady } = await watchPrefetch(page, "/about");
      await menuLink(page, "About").hover();
      await isReady;
      expect(fetched()).toHaveLength(1);
      expect(fetched()[0]).toMatch(/^sec-purpose: prefetch/im);
      await menuLink(page, "About").click();
      await expect(page).toHaveURL("/about");
      expect(await delivery(page)).toBe("navigational-prefetch");
      expect(fetched()).toHaveLength(1);
    });
  });

test("no file is fetched before its link is clicked", async ({ page, network }) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  const file = page.getByRole("link", { name: "Save our numbers" });
  await expect(file).toHaveAttribute("href", "/hospital.vcf");
  await file.hover();
  await menuLink(page, "About").hover();
  await expect.poll(() => network.requests.some((request) => request.startsWith("GET /about "))).toBe(true);
  expect(network.requests.filter((request) => request.startsWith("GET /hospital.vcf"))).toEqual([]);
});
