import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { expect, type Page } from "@playwright/test";
import { scriptBytes } from "./loading.ts";
import { smallControls } from "./page-rules.ts";
import { holdBack, test } from "./test.ts";

const finder = (page: Page) => page.getByRole("search", { name: "Find a doctor" });
const field = (page: Page) => finder(page).getByRole("searchbox", { name: "Name, speciality or health problem" });
const choice = (page: Page, name: string) => finder(page).getByRole("combobox", { name, exact: true });
/** Opens the filters on a phone. */
const opener = (page: Page) => finder(page).locator("summary", { hasText: "Filter" });
const status = (page: Page) => finder(page).locator(".finder-panel__status");

/** Hidden ones are not in the accessibility tree, and so not among these. */
const doctors = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator(".person-card") });
const shownDoctors = (page: Page) => doctors(page).getByRole("listitem");
const names = (page: Page) => shownDoctors(page).getByRole("heading").allTextContents();

async function expectCount(page: Page, count: number) {
  await expect(status(page)).toHaveText(`${count} of 19 doctors`);
  await expect(shownDoctors(page)).toHaveCount(count);
}

test("loads the finder on its first use, in at most 205 kB with the emergency phrases", async ({ page }) => {
  await page.route("**/*.js", (route) =>
    route.continue({ headers: { ...route.request().headers(), "accept-encoding": "gzip" } }),
  );
  await page.goto("/dr-in-hospital");
  await expect(shownDoctors(page)).toHaveCount(19);
  await page.mouse.wheel(0, 800);
  await page.waitForLoadState("networkidle");
  const before = await scriptBytes(page);
  expect(before).toBeLessThan(10_000);
  await field(page).focus();
  await page.waitForLoadState("networkidle");
  await field(page).fill("rao");
  await expectCount(page, 1);
  expect(await scriptBytes(page)).toBeGreaterThan(60_000);
  expect((await scriptBytes(page)) - before).toBeLessThan(205_000);
});

for (const [initialUrl, finalUrl] of [
  ["/dr-in-hospital", "/dr-in-hospital?q=rao"],
  ["/dr-in-hospital?day=mon", "/dr-in-hospital?q=rao&day=mon"],
] as const)
  test(`keeps filters set before the finder has loaded: ${finalUrl}`, async ({ page }) => {
    const release = await holdBack(page, /doctor-finder\.lazy/);
    await page.goto(initialUrl);
    await field(page).fill("rao");
    await field(page).press("Enter");
    await expect(shownDoctors(page)).toHaveCount(19);
    release();
    await expectCount(page, 1);
    await expect(field(page)).toHaveValue("rao");
    await expect(page).toHaveURL(finalUrl);
  });

test("a shared address shows its results at once, and axe finds no accessibility problem in them", async ({ page }) => {
  await page.goto("/dr-in-hospital?department=cardiology&day=mon");
  await expectCount(page, 1);
  await opener(page).click();
  await expect(choice(page, "Department")).toHaveValue("cardiology");
  await expect(choice(page, "Day")).toHaveValue("mon");
  await expectNoFault(page);
});

test("an address without filters loads no finder", async ({ page }) => {
  await page.goto("/dr-in-hospital?utm_source=poster");
  await page.waitForLoadState("networkidle");
  expect(await scriptBytes(page)).toBeLessThan(10_000);
});

test("back and forward go through the filters, also after a visit to a doctor", async ({ page }) => {
  await page.goto("/dr-in-hospital");
  await opener(page).click();
  await choice(page, "Department").selectOption("Cardiology");
  await expectCount(page, 1);
  await choice(page, "Department").selectOption("Neurology");
  await expect(page).toHaveURL(/department=neurology$/);
  await page.goBack();
  await expectCount(page, 1);
  expect(await names(page)).toEqual(["Dr Asha Rao"]);
  await expect(choice(page, "Department")).toHaveValue("cardiology");
  await shownDoctors(page).getByRole("link", { name: "Dr Asha Rao", exact: true }).click();
  await expect(page).toHaveURL("/dr-in-hospital/asha-rao");
  await page.goBack();
  await expectCount(page, 1);
  await page.goBack();
  await expect(shownDoctors(page)).toHaveCount(19);
  await expect(finder(page).locator("[name=department]")).toHaveValue("");
  await page.goForward();
  await expectCount(page, 1);
});

test("Tab goes from the field through the filters and chips to the first doctor", async ({ page }) => {
  await page.goto("/dr-in-hospital?day=mon");
  await expect(finder(page).getByRole("button", { name: "Remove filter: Monday" })).toBeVisible();
  await opener(page).click();
  await field(page).focus();
  const stops = [
    finder(page).getByRole("link"),
    opener(page),
    ...["Department", "Day", "Language", "Gender"].map((name) => choice(page, name)),
    finder(page).getByRole("button", { name: "Remove filter: Monday" }),
    finder(page).getByRole("button", { name: "Clear all" }),
    shownDoctors(page).first().getByRole("link").first(),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
});

test("axe finds no accessibility problem while the filters match no doctor, and each filter is large enough to tap", async ({
  page,
}) => {
  await page.goto("/dr-in-hospital?q=xqzwv&day=mon&gender=female");
  await expect(status(page)).toHaveText(/^No doctor fits that/);
  expect(await smallControls(page)).toEqual([]);
  await expectNoFault(page);
});
