import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "./routes.ts";

const rules = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 300)}`));
}

/** What moves is judged where it comes to rest. */
const rest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== "running" || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );

test.beforeEach(({ context, baseURL }) =>
  context.route(
    (url) => url.origin !== baseURL && url.protocol.startsWith("http"),
    (route) =>
      route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><html lang="en"><title>Outside</title></html>',
      }),
  ),
);

for (const route of [...routes, "/no-such-page"]) {
  test(`axe finds no fault in ${route}`, async ({ page }) => {
    await page.goto(route);
    expect(await faults(page)).toEqual([]);
  });
}

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  for (const route of ["/", "/hi", "/cardiology", "/contact", "/dr-in-hospital", "/find-care", "/video-gallery"]) {
    test(`axe finds no fault in ${route}`, async ({ page }) => {
      await page.goto(route);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).not.toBe("rgb(253, 251, 247)");
      expect(await faults(page)).toEqual([]);
    });
  }
});

test("axe finds no fault while the menu is open: the drawer on a phone, each submenu on a desk", async ({ page }) => {
  await page.goto("/cardiology");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Departments", "Services"]) await drawer.getByText(name, { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "Evan Lab" })).toBeVisible();
    await rest(page);
    expect(await faults(page)).toEqual([]);
    return;
  }
  for (const name of ["Departments", "Specialities", "Services"]) {
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await faults(page), name).toEqual([]);
  }
});

test("axe finds no fault in the accordion with another panel open, and with none", async ({ page }) => {
  await page.goto("/about");
  const panel = page.getByRole("region", { name: "Medical Services" }).getByRole("group").nth(2);
  await panel.getByRole("heading").click();
  await expect(panel.getByRole("paragraph")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await panel.getByRole("heading").click();
  await expect(panel.getByRole("paragraph")).toBeHidden();
  expect(await faults(page)).toEqual([]);
});

test("axe finds no fault in a video that plays", async ({ page }) => {
  await page.goto("/video-gallery");
  await page
    .getByRole("button", { name: /^Play: / })
    .first()
    .click();
  await expect(page.getByRole("main").locator("iframe")).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test("axe finds no fault in the map", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.getByRole("main").locator("iframe")).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test("axe finds no fault in the testimonials once they move", async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Testimonials" });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole("button", { name: "Pause" }).click();
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(carousel.getByRole("group", { name: "2 of 5" })).toBeInViewport({ ratio: 1 });
  expect(await faults(page)).toEqual([]);
});

test.describe("with dark colours and less motion asked for", () => {
  test.use({ colorScheme: "dark", reducedMotion: "reduce" });

  test("axe finds no fault in home", async ({ page }) => {
    await page.goto("/");
    expect(await faults(page)).toEqual([]);
  });
});
