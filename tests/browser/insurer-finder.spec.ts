import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const finder = (page: Page) => page.getByRole("search", { name: "Find your insurer" });
const field = (page: Page) => finder(page).getByRole("searchbox");
const status = (page: Page) => finder(page).locator(".finder-panel__status");
const shown = (page: Page) => page.locator(".insurer-list").getByRole("listitem");

test("an insurer that is not on the list brings no neighbour by a common word", async ({ page }) => {
  await page.goto("/insurance-tpa");
  for (const question of ["united india", "sbi general", "care health", "lic insurance tpa", "केयर हेल्थ"]) {
    await field(page).fill("");
    await field(page).pressSequentially(question);
    await expect(page).toHaveURL(`/insurance-tpa?${new URLSearchParams({ q: question })}`);
    await expect(status(page), question).not.toContainText("22");
    await expect(shown(page), question).toHaveCount(0);
  }
});

test("what people call an insurer finds it", async ({ page }) => {
  await page.goto("/insurance-tpa");
  for (const [question, expected] of [
    ["Max Bupa", "Niva Bupa Health Insurance"],
    ["cigna ttk", "ManipalCigna Health Insurance"],
    ["ABHI", "Aditya Birla Health Insurance"],
    ["relaince", "Reliance General Insurance"],
    ["vidal", "Vidal Health TPA"],
    ["स्टार हेल्थ", "Star Health and Allied Insurance"],
    ["echs", "Ex-Servicemen"],
    ["ईएसआई", "ESIC"],
  ] as const) {
    await field(page).fill("");
    await field(page).pressSequentially(question);
    await expect(page).toHaveURL(`/insurance-tpa?${new URLSearchParams({ q: question })}`);
    await expect(status(page), question).toHaveText("1 of 27 insurers, administrators and schemes");
    await expect(shown(page), question).toHaveText(new RegExp(expected));
  }
});
