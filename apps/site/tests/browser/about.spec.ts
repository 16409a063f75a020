import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

const services = (page: Page) => page.getByRole("region", { name: "Medical Services" });
const heading = (page: Page, title: string) => services(page).getByRole("heading", { name: title, exact: true });

test("opens the first medical service; opening another closes it, and all can be closed", async ({ page }) => {
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
