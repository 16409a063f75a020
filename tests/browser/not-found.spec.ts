import { expect } from "@playwright/test";
import { everyOf, test } from "./test.ts";

test("an address that no page has is answered with 404 and a page that says so", async ({ page }) => {
  for (const [path, title] of [
    ["/no-such-page", "Page not found"],
    ["/about.php", "Page not found"],
    ["/hi/departments/cardiology", "पेज नहीं मिला"],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

test("the not-found page has its styles, fonts and way home at an address with folders, too", async ({ page }) => {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() !== 200 && !response.request().isNavigationRequest()) failed.push(response.url());
  });
  await page.goto("/no/such/page", { waitUntil: "networkidle" });
  expect(failed).toEqual([]);
  await expect(page.getByRole("link", { name: "Kachnar Hospital Devnagar" }).first()).toHaveAttribute("href", "/");
});

test("the not-found page has the phone numbers, the emergency number first", async ({ page }) => {
  await page.goto("/no-such-page");
  const links = page.getByRole("main").getByRole("list", { name: "Call us" }).getByRole("link");
  await expect(links.last()).toHaveAttribute("href", "/numbers");
  const phones = links.filter({ hasNotText: "Is this number real?" });
  await expect(phones.first()).toHaveText("Emergency: +91 00000 00000");
  await expect(phones.first()).toBeInViewport();
  for (const phone of await everyOf(phones))
    await expect(phone).toHaveAttribute("href", /^tel:(?:\+91\d{10}|1\d{2,4})$/);
  expect(await phones.count()).toBeGreaterThanOrEqual(2);
});
