import { expect } from "@playwright/test";
import { expectNoFault, rest } from "./accessibility.ts";
import { test } from "./test.ts";

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

// The longest page has 10,000 things to look at.
test.setTimeout(90_000);

test("axe finds no fault in the accordion with another panel open, and with none", async ({ page }) => {
  await page.goto("/about");
  const panel = page.getByRole("region", { name: "Medical Services" }).getByRole("group").nth(2);
  await panel.getByRole("heading").click();
  await expect(panel.getByRole("paragraph")).toBeVisible();
  await expectNoFault(page);
  await panel.getByRole("heading").click();
  await expect(panel.getByRole("paragraph")).toBeHidden();
  await expectNoFault(page);
});

test("axe finds no fault in a video that plays", async ({ page }) => {
  await page.goto("/video-gallery");
  await page
    .getByRole("button", { name: /^Play: / })
    .first()
    .click();
  await expect(page.getByRole("main").locator("iframe")).toBeVisible();
  await expectNoFault(page);
});

test("axe finds no fault in the map", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(page.getByRole("main").locator("iframe")).toBeVisible();
  await expectNoFault(page);
});

test("axe finds no fault in the testimonials once they move", async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Testimonials" });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole("button", { name: "Pause" }).click();
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(carousel.getByRole("group", { name: "2 of 5" })).toBeInViewport({ ratio: 1 });
  await expectNoFault(page);
});

test("axe finds no fault in a photo that is open", async ({ page }) => {
  await page.goto("/gallery");
  await page
    .getByRole("link", { name: /^View photo: / })
    .first()
    .click();
  await expect(page.getByRole("dialog").locator("[role=group]:not([inert])")).toBeVisible();
  await rest(page);
  await expectNoFault(page);
});

test("axe finds no fault in a filtered list of doctors", async ({ page }) => {
  await page.goto("/dr-in-hospital?q=ortho");
  await expect(page.getByRole("status")).toHaveText(/^\d of 19 doctors$/);
  await expectNoFault(page);
});
