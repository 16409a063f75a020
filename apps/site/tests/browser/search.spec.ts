import { expectNoFault } from "@hospital/testing/browser/accessibility";
import { resize } from "@hospital/testing/whole-page";
import { expect, type Page } from "@playwright/test";
import { listen } from "./complaints.ts";
import { holdBack, test } from "./test.ts";

const input = (page: Page) => page.getByRole("search").getByRole("searchbox");
const results = (page: Page) => page.getByRole("list", { name: /^\d+ (results?|नतीजे|नतीजा)$/ }).getByRole("listitem");
const links = (page: Page) => results(page).getByRole("link");

/** The addresses of all requests from now on, except pictures. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test("the header of a phone fits one line, with the search within reach of the thumb", async ({ page }) => {
  await page.goto("/about");
  for (const width of [320, 360]) {
    await resize(page, { width, height: 800 });
    const search = await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).boundingBox();
    const menu = await page.getByRole("button", { name: "Menu", exact: true }).boundingBox();
    expect(search?.y, `at ${width} pixels`).toBeCloseTo(menu?.y ?? 0, 0);
    expect(search?.x, `at ${width} pixels`).toBeLessThan(menu?.x ?? 0);
    expect(Math.min(search?.width ?? 0, search?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test("loads no part of the search before a visitor focuses the field", async ({ page }) => {
  const requestedPaths = requestsOf(page);
  await page.goto("/search");
  await page.mouse.wheel(0, 500);
  await page.waitForLoadState("networkidle");
  const late = /search-(index|text)|react|site-search/;
  expect(requestedPaths.filter((path) => late.test(path))).toEqual([]);
  await input(page).focus();
  await expect.poll(() => requestedPaths).toContain("/search-index.json");
  await expect.poll(() => requestedPaths).toContain("/search-text.json");
  // The index of the other language is used when this one has no match.
  expect(requestedPaths).not.toContain("/hi/search-text.json");
  await input(page).fill("xyzzyq");
  await expect.poll(() => requestedPaths).toContain("/hi/search-text.json");
});

test("each match shows its kind", async ({ page }) => {
  await page.goto("/search");
  // Consecutive queries have different answers.
  for (const [query, kind, name] of [
    ["seene mein dard", "Department", "Cardiology"],
    ["आशा राव", "Doctor", "Dr Asha Rao"],
    ["max bupa", "Insurance", "Niva Bupa Health Insurance"],
    ["thyroid test", "Test or scan", "Thyroid tests"],
    ["parking", "Page", "How to reach us"],
  ] as const) {
    await input(page).fill(query);
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(query)}`);
    await expect(results(page).filter({ hasText: name }).first(), query).toContainText(kind);
    await expect(page.getByRole("status"), query).toHaveText(/^\d+ results?$/);
  }
});

test("reports that the hospital doesn't have a service, with the numbers to call", async ({ page }) => {
  await page.goto("/search?q=aankh ka doctor");
  await expect(results(page).first()).toContainText("We have no eye department");
  await expect(page.getByRole("main").getByRole("link", { name: /^Booking: \+91/ })).toBeVisible();
});

test("the language switch preserves the query", async ({ page }) => {
  await page.goto("/search");
  await input(page).fill("bukhar");
  await expect(page).toHaveURL("/search?q=bukhar");
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी", exact: true }).click();
  await expect(page).toHaveURL("/hi/search?q=bukhar");
  await expect(links(page).first()).toHaveAttribute("href", /^\/hi\//);
});

test("a result opens the page that it names", async ({ page }) => {
  await page.goto("/search?q=asha%20rao");
  await links(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr Asha Rao");
  await page.goBack();
  await expect(input(page)).toHaveValue("asha rao");
  await expect(links(page).first()).toBeVisible();
});

test("the pages' whole text is searched too, without a complaint of the security policy", async ({ page, baseURL }) => {
  const complaints = await listen(page, baseURL ?? "");
  await page.goto("/search");
  await input(page).fill("tracheostomy");
  await expect(results(page).first()).toContainText(/tracheostomy/i);
  const href = await links(page).first().getAttribute("href");
  expect(href).toMatch(/^\/[a-z/-]+$/);
  // Matches push down the content below.
  expect(complaints.filter((complaint) => !complaint.startsWith("Layout shift"))).toEqual([]);
});

test("shows the numbers to call without a match, and axe finds no accessibility problem", async ({ page }) => {
  await page.goto("/search");
  await input(page).fill("xyzzyq");
  await expect(page.getByRole("status")).toContainText("Call us");
  for (const name of [/^Booking: \+91/, /^Emergency: \+91/])
    await expect(page.locator(".site-search").getByRole("link", { name })).toHaveAttribute("href", /^tel:\+91/);
  await expect(results(page)).toHaveCount(0);
  await expectNoFault(page);
});

test("shows the lists and the number to call when the search can't be loaded", async ({ page }) => {
  await page.route("**/search-index.json", (route) => route.abort());
  await page.goto("/search?q=heart");
  await expect(page.getByRole("status")).toContainText("could not be loaded");
  await expect(page.getByRole("main").getByRole("link", { name: /^Booking: \+91/ })).toBeVisible();
});

test("stops showing that it searches if its script can't be loaded", async ({ page }) => {
  const refused = Promise.withResolvers<void>();
  await page.route("**/_astro/site-search*.js", (route) => refused.promise.then(() => route.abort()));
  await page.goto("/search?q=heart");
  const text = () => page.locator("#search-status").evaluate((status) => getComputedStyle(status, "::before").content);
  await expect.poll(text).toBe('"Searching…"');
  refused.resolve();
  await expect.poll(text).toBe("none");
});

test("keeps text typed before the search has loaded", async ({ page }) => {
  await page.goto("/search");
  const release = await holdBack(page, "**/_astro/*.js");
  await input(page).click();
  await input(page).pressSequentially("thyroi");
  release();
  await expect(links(page).filter({ hasText: "Thyroid tests" })).toBeVisible();
  await input(page).pressSequentially("d");
  await expect(input(page)).toHaveValue("thyroid");
});

for (const path of ["/search", "/dr-in-hospital", "/insurance-tpa"])
  test(`${path}: without the page's scripts, keeps the words and shows what to do`, async ({ page }) => {
    await page.route("**/_astro/*.js", (route) => route.abort());
    await page.clock.install();
    await page.goto(path, { waitUntil: "commit" });
    const message = page.getByRole("main").getByText("The search could not be loaded");
    await input(page).fill("papa chest pain");
    await page.clock.runFor(5000);
    await expect(message).toBeVisible();
    await expect(page.locator(".lazy-island__failure").getByRole("link").first()).toHaveAttribute("href", /^tel:/);
    await input(page).press("Enter");
    await expect(input(page)).toHaveValue("papa chest pain");
    await page.goto(`${path}?q=papa+chest+pain`, { waitUntil: "commit" });
    await expect(input(page)).toHaveValue("papa chest pain");
    await page.clock.runFor(5000);
    await expect(message).toBeVisible();
  });

test("Enter before the search has loaded opens the search page", async ({ page }) => {
  await page.goto("/search");
  await page.route("**/_astro/site-search*.js", (route) => route.abort(), { times: 1 });
  await input(page).fill("thyroid");
  await input(page).press("Enter");
  await expect(page).toHaveURL("/search?q=thyroid");
  await expect(links(page).filter({ hasText: "Thyroid tests" })).toBeVisible();
});

test("Tab goes from the input to the first result, and an empty input shows none", async ({ page }) => {
  await page.goto("/search");
  await input(page).fill("thyroid");
  await expect(page.getByRole("status")).toHaveText(/results/);
  await input(page).press("Tab");
  await expect(links(page).first()).toBeFocused();
  await input(page).fill("");
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(page).toHaveURL("/search");
});

test("a doctor in the results shows the next session, and axe finds no accessibility problem in the answer", async ({
  page,
}) => {
  await page.goto("/search?q=cardiologist");
  const doctor = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Dr / }) });
  await expect(doctor.first()).toContainText(/Next session: |Sits now/);
  await page.waitForLoadState("networkidle");
  await expectNoFault(page);
});
