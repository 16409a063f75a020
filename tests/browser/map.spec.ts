import { expect, type Page } from "@playwright/test";
import { expectNoFault } from "./accessibility.ts";
import { test } from "./test.ts";

const show = (page: Page) => page.getByRole("button", { name: "Show the map" });
const link = (page: Page) => page.getByRole("link", { name: /^Open the map/ });

test("no request leaves the site before the map is asked for", async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) outside.push(request.url());
  });
  await page.goto("/contact");
  await show(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(outside).toEqual([]);
});

test("the map comes at a press, the focus goes to it, and axe finds no fault", async ({ page }) => {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>A map</title>" }),
  );
  await page.goto("/contact");
  await show(page).click();
  const map = page.locator("main iframe");
  await expect(map).toHaveAttribute("src", /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
  await expect(map).toHaveAttribute("title", /.+/);
  await expect(map).toBeFocused();
  await expect(show(page)).toBeHidden();
  await expect(link(page)).toBeVisible();
  await expectNoFault(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is a link, without a button that does nothing", async ({ page }) => {
    await page.goto("/contact");
    await expect(link(page)).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
    await expect(show(page)).toBeHidden();
  });
});
