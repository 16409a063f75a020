import { expect } from "@playwright/test";
import { test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("the signs that cannot wait come first, with the emergency number", async ({ page }) => {
  await page.goto("/find-care");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.first()).toHaveText("Call now");
  await expect(page.getByRole("region", { name: "Call now" }).getByRole("link")).toHaveAttribute("href", /^tel:/);
  await expect(page.getByText(/not a diagnosis/)).toBeVisible();
});

test("an everyday word leads to its department", async ({ page }) => {
  await page.goto("/find-care");
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "K" }).click();
  const knee = page
    .getByRole("region", { name: "K" })
    .getByRole("listitem")
    .filter({ hasText: /^knee pain / });
  const link = knee.getByRole("link", { name: "knee pain Orthopaedics" });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL("/orthopedics");
});

for (const route of ["/", "/no-such-page"]) {
  test(`${route} leads to it`, async ({ page }) => {
    await page.goto(route);
    await page.getByRole("main").getByRole("link", { name: "Which department do I need?" }).click();
    await expect(page).toHaveURL("/find-care");
  });
}

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 360, height: 640 } });

  test("it begins with its search field, which answers here", async ({ page }) => {
    await page.goto("/find-care");
    const field = page.getByRole("main").getByRole("searchbox");
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill("ghutne mein dard");
    await expect(page.getByRole("main").getByRole("link", { name: "Orthopaedics" }).first()).toBeVisible();
  });
});
