import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const show = (page: Page) => page.getByRole("button", { name: "Show the map" });
const link = (page: Page) => page.getByRole("link", { name: /^Open the map/ });

test("a press loads the map and moves the focus to it, and axe finds no accessibility problem", async ({ page }) => {
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
