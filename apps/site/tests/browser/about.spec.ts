import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const services = (page: Page) => page.getByRole("region", { name: "Medical Services" });
const heading = (page: Page, title: string) => services(page).getByRole("heading", { name: title, exact: true });

test("of the medical services the first is open; opening another closes it, and none may be open", async ({ page }) => {
  await page.goto("/about");
  const open = services(page)
    .getByRole("group")
    .filter({ has: page.getByRole("paragraph") });
  await expect(open).toHaveText(/^Doctor's Consultation/);
  await heading(page, "Urgent Care").click();
  await expect(open).toHaveText(/^Urgent Care/);
  await expectNoFault(page, "another panel is open");
  await heading(page, "Urgent Care").click();
  await expect(open).toHaveCount(0);
  await expectNoFault(page, "none is open");
});
