import { expectNoFault, rest } from "@hospital/testing/browser/accessibility";
import { expect, type Page } from "@playwright/test";
import { scriptBytes } from "./loading.ts";
import { holdBack, test } from "./test.ts";

const photo = (page: Page, caption: string) => page.getByRole("link", { name: `View photo: ${caption}` });
const lightbox = (page: Page) => page.getByRole("dialog");

/** The visible slide; the others are inert. */
const shownSlide = (page: Page) => lightbox(page).locator("[role=group]:not([inert])");

test("React and the lightbox load with the first photo that is pressed, not before", async ({ page }) => {
  await page.goto("/gallery");
  await page.mouse.wheel(0, 500);
  await page.waitForLoadState("networkidle");
  expect(await scriptBytes(page)).toBeLessThan(10_000);
  await photo(page, "Reception").click();
  await expect(lightbox(page)).toBeVisible();
  expect(await scriptBytes(page)).toBeGreaterThan(60_000);
});

test("the first press opens the photo with its caption and number, and axe finds no accessibility problem", async ({
  page,
}) => {
  await page.goto("/gallery");
  await photo(page, "Reception").click();
  await expect(shownSlide(page)).toHaveAccessibleName("3 of 25");
  await expect(shownSlide(page)).toContainText("Reception");
  await expect(shownSlide(page).getByRole("img")).toHaveAccessibleName(/reception counter/);
  await expect(lightbox(page).getByText("3 / 25")).toBeVisible();
  await expect(page).toHaveURL(/\/gallery$/);
  await rest(page);
  await expectNoFault(page);
});

test("Back closes the photo and stays on the page, and closing it otherwise leaves nothing in the history", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/gallery");
  await photo(page, "Reception").click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL("/gallery");
  await expect(photo(page, "Reception")).toBeFocused();
  await photo(page, "Reception").click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a press takes effect when the lightbox has arrived", async ({ page }) => {
  await page.goto("/gallery");
  const release = await holdBack(page, "**/*.js");
  await photo(page, "Reception").click();
  await expect(lightbox(page)).toBeHidden();
  release();
  await expect(shownSlide(page)).toHaveAccessibleName("3 of 25");
});

test("a press opens the picture's file when the lightbox fails to load", async ({ page }) => {
  await page.goto("/gallery");
  await page.route("**/*.js", (route) => route.abort());
  await photo(page, "Reception").click();
  await expect(page).toHaveURL(/\.jpe?g$/);
});

test("a press opens the picture's file when the lightbox takes too long", async ({ page }) => {
  await page.clock.install();
  await page.goto("/gallery");
  await page.route("**/*.js", () => {});
  await photo(page, "Reception").click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\.jpe?g$/);
});
