import { expect } from "@playwright/test";
import { test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("opens a letter on a press, and prints all letters open", async ({ page }) => {
  await page.goto("/find-care");
  const letters = page.getByRole("region", { name: "A to Z of everyday words" });
  const closed = letters.getByRole("list", { name: "A", exact: true });
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(closed).toBeVisible();
  await expect(letters.getByRole("list", { name: "K", exact: true })).toBeVisible();
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 360, height: 640 } });

  test("a letter stays in view when its words open, and leaves others open", async ({ page }) => {
    await page.goto("/find-care");
    for (const letter of ["B", "S"]) {
      const heading = page.getByRole("heading", { level: 3, name: letter, exact: true });
      await heading.click();
      await expect(page.getByRole("list", { name: letter, exact: true })).toBeVisible();
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("list", { name: "B", exact: true })).toBeVisible();
    const word = page.getByRole("list", { name: "B", exact: true }).getByRole("link").first();
    expect((await word.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("it begins with its search field, which answers here", async ({ page }) => {
    await page.goto("/find-care");
    const field = page.getByRole("main").getByRole("searchbox");
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill("ghutne mein dard");
    await expect(page.getByRole("main").getByRole("link", { name: "Orthopaedics" }).first()).toBeVisible();
  });
});
