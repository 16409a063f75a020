import { expect, type Page } from "@playwright/test";
import { expectNoFault } from "./accessibility.ts";
import { test } from "./test.ts";

const titles = [
  "Doctor's Consultation",
  "Diagnostic Services",
  "Urgent Care",
  "Primary Care",
  "Annual Wellness Physical",
];
const services = (page: Page) => page.getByRole("region", { name: "Medical Services" });
const heading = (page: Page, title: string) => services(page).getByRole("heading", { name: title, exact: true });
const panel = (page: Page, title: string) => services(page).getByRole("group").filter({ hasText: title });

async function expectOpen(page: Page, ...open: string[]) {
  for (const title of titles)
    await expect(panel(page, title).getByRole("paragraph"), title).toBeVisible({ visible: open.includes(title) });
}

test.beforeEach(({ page }) => page.goto("/about"));

test("the medical services are five headings, the first of them open; opening another closes it", async ({ page }) => {
  await expect(services(page).getByRole("heading", { level: 3 })).toHaveText(titles);
  await expectOpen(page, "Doctor's Consultation");
  for (const title of [...titles.slice(1), "Doctor's Consultation"]) {
    await heading(page, title).click();
    await expectOpen(page, title);
  }
});

test("a click on the open panel closes it, and none is open; axe finds no fault in either", async ({ page }) => {
  await heading(page, "Doctor's Consultation").click();
  await expectOpen(page);
  await heading(page, "Urgent Care").click();
  await expectOpen(page, "Urgent Care");
  await expectNoFault(page, "another panel is open");
  await heading(page, "Urgent Care").click();
  await expectOpen(page);
  await expectNoFault(page, "none is open");
});

test("the keyboard goes from panel to panel, Enter and Space open and close them", async ({ page }) => {
  // Two clicks focus the panel and leave it open.
  await heading(page, "Doctor's Consultation").click();
  await heading(page, "Doctor's Consultation").click();
  for (const [title, key] of [
    ["Diagnostic Services", "Enter"],
    ["Urgent Care", "Space"],
    ["Primary Care", "Enter"],
    ["Annual Wellness Physical", "Space"],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(services(page).locator(":focus")).toHaveText(title);
    await page.keyboard.press(key);
    await expectOpen(page, title);
  }
  await page.keyboard.press("Space");
  await expectOpen(page);
});

test("every panel can be pressed across its width", async ({ page }) => {
  const width = (await panel(page, "Urgent Care").boundingBox())?.width ?? 0;
  for (const title of titles) {
    const box = await panel(page, title).locator("summary").boundingBox();
    expect(box?.width, title).toBe(width);
  }
});
