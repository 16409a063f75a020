import { expect, test } from "@playwright/test";

for (const [from, to] of [
  ["/ENT", "/ent"],
  ["/about/", "/about"],
  ["/Contact", "/contact"],
  ["/internal-medicine", "/internal-medicins"],
  ["/doctors", "/dr-in-hospital"],
  ["/ent.html", "/ent"],
  ["/index.html", "/"],
  ["/About?from=poster#values", "/about?from=poster#values"],
] as const) {
  test(`${from} leads to ${to} for good, in one step`, async ({ page }) => {
    const response = await page.goto(from);
    await expect(page).toHaveURL(to);
    expect(response?.status()).toBe(200);
    const first = response?.request().redirectedFrom();
    expect((await first?.response())?.status()).toBe(301);
    expect(first?.redirectedFrom()).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
