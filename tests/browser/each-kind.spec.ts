import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/words.ts";
import { listen } from "./complaints.ts";
import { sidewaysScroll } from "./overflow.ts";
import { localeOf, missingRoutes, representatives } from "./routes.ts";
import { test } from "./test.ts";

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

for (const route of representatives.filter((route) => !missingRoutes.includes(route))) {
  test(`${route} shows all of itself without a complaint, another host or a jump, with controls of a thumb's size`, async ({
    page,
    baseURL,
  }) => {
    const complaints = await listen(page, baseURL ?? "");
    await page.goto(route);
    await scrollThrough(page);
    expect(complaints).toEqual([]);
    const small = await page.locator("main").evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>("button, .button, input, select, summary")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => Math.min(control.offsetWidth, control.offsetHeight) < 44)
        .map((control) => control.outerHTML),
    );
    expect(small, "too small for a thumb").toEqual([]);
  });
}

for (const route of representatives) {
  test(`${route} has its landmarks and a skip link, and never scrolls sideways`, async ({ page }) => {
    const { skipToContent, menu, mainNavigation } = words(localeOf(route));
    await page.goto(route);
    const width = page.viewportSize()?.width ?? 0;

    await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect.soft(page.getByRole(landmark)).toHaveCount(1);

    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: skipToContent });
    await expect.soft(skip).toBeFocused();
    await expect.soft(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect.soft(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect.soft(page.getByRole("banner").locator(":focus")).toHaveCount(0);
    expect.soft(await sidewaysScroll(page)).toEqual([]);

    if (width < 768) await page.getByRole("button", { name: menu, exact: true }).click();
    await expect.soft(page.getByRole("navigation", { name: mainNavigation })).toHaveCount(1);
  });
}
