import { expect } from "@playwright/test";
import { test } from "./test.ts";

test("an address that names a test shows it open, with what to do before it and whom to ask", async ({ page }) => {
  await page.goto("/tests#vitamin-d");
  const one = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Vitamin D", exact: true }) });
  await expect(one.getByText("No special preparation")).toBeVisible();
  await expect(one.getByText("Monday – Saturday: 7 am – 8 pm")).toBeVisible();
  await expect(one.getByRole("link", { name: "Evan Lab" })).toHaveAttribute("href", "/evan-lab");
  await expect(one.getByRole("link", { name: /^\+91/ })).toBeVisible();
});

test("a test whose price is in the rates names it, and leads there", async ({ page }) => {
  await page.goto("/tests#blood-count");
  const one = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Complete blood count" }) });
  await expect(one.getByRole("link", { name: "₹350" })).toHaveAttribute("href", "/disclosures/rates");
});

test("a tap opens a test without JavaScript", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/hi/tests");
  await page.getByRole("heading", { name: "विटामिन D", exact: true }).click();
  await expect(page.locator("#vitamin-d")).toHaveJSProperty("open", true);
  await page.close();
});
