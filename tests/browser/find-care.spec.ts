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
    .filter({ hasText: /^knee pain:/ });
  await knee.getByRole("link", { name: "Orthopaedics" }).click();
  await expect(page).toHaveURL("/orthopedics");
});

for (const route of ["/", "/no-such-page"]) {
  test(`${route} leads to it`, async ({ page }) => {
    await page.goto(route);
    await page.getByRole("main").getByRole("link", { name: "Which department do I need?" }).click();
    await expect(page).toHaveURL("/find-care");
  });
}
