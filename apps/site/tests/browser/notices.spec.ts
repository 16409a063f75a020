import { readFileSync } from "node:fs";
import { phone } from "@hospital/testing/browser/devices";
import { sidewaysScroll } from "@hospital/testing/browser/overflow";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { messages } from "../../src/i18n/messages.ts";
import { listen } from "./complaints.ts";
import { test as onNetwork } from "./network.ts";
import { workerIsActive } from "./offline.ts";
import { test } from "./test.ts";

const { notices } = parse(
  readFileSync(new URL("../../../../hospitals/sample/content/notices.yaml", import.meta.url), "utf8"),
);
if (!notices.some(({ until }: { until: string }) => until >= dayOf(momentNow())))
  throw new Error("Every notice of the sample is past: give one in sample/content/notices.yaml a later last day.");

/** A notice of the longest text that is allowed, in either language. */
const longest = "The OPD is closed. ".repeat(9).slice(0, 159).padEnd(160, ".");
const longestHindi = "ओपीडी बंद है, आज। ".repeat(9).slice(0, 159).padEnd(160, "।");
const days = { from: "2026-12-20T00:00", until: "2026-12-31T24:00" };
const during = new Date("2026-12-25T06:00:00Z");
/** The last second of the day before, the first and the last of the notice's days, the first of the day after. */
const midnights = [
  ["2026-12-19T18:29:59Z", false],
  ["2026-12-19T18:30:00Z", true],
  ["2026-12-31T18:29:59Z", true],
  ["2026-12-31T18:30:00Z", false],
] as const;
const hours = { from: "2026-11-21T18:00", until: "2026-11-23T13:30" };
const atHours = [
  ["2026-11-21T17:59+05:30", false],
  ["2026-11-21T18:00+05:30", true],
  ["2026-11-23T13:29+05:30", true],
  ["2026-11-23T13:30+05:30", false],
] as const;

const strip = (page: Page, locale: "en" | "hi" = "en") => page.getByRole("region", { name: messages(locale).notices });

/** The built pages with these notices instead of the page's notices. */
async function serve(page: Page, texts: string[], { from, until } = days, inWords = "20 to 31 December 2026") {
  const rows = texts.map(
    (text) =>
      `<p class="notices__notice page-width" data-from="${from}" data-to="${until}" hidden="">${text} <span class="notices__days">${inWords}</span></p>`,
  );
  await page.route(/\/(?:hi|about|contact)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(<section class="notices"[^>]*>.*?<\/details>).*?(?=<\/section>)/s,
      `$1${rows.join("")}`,
    );
    await route.fulfill({ response, body });
  });
}

for (const [timezoneId, path, locale, span, moments] of [
  ["America/Los_Angeles", "/", "en", days, midnights],
  ["Pacific/Auckland", "/hi", "hi", days, midnights],
  ["Asia/Kolkata", "/", "en", hours, atHours],
] as const)
  test.describe(`with the browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`shows and hides a notice by the clock in India, on ${path} from ${span.from} to ${span.until}`, async ({
      page,
    }) => {
      await serve(page, ["Closed."], span);
      for (const [time, isShown] of moments) {
        await page.clock.setFixedTime(new Date(time));
        await page.goto(path);
        await expect(strip(page, locale), time).toHaveCount(isShown ? 1 : 0);
      }
    });
  });

test("shows the first two of three notices", async ({ page }) => {
  await serve(page, ["One.", "Two.", "Three."]);
  await page.clock.setFixedTime(during);
  await page.goto("/");
  await expect(strip(page).getByText(/^(?:One|Two)\./)).toHaveCount(2);
  await expect(strip(page).getByText("Three.")).toBeHidden();
});

for (const [path, text] of [
  ["/", longest],
  ["/hi", longestHindi],
] as const)
  test(`two notices of full length on ${path} don't shift the page, and leave the call and the directions on the first screen`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...phone, baseURL, serviceWorkers: "block" });
    const page = await context.newPage();
    const complaints = await listen(page, baseURL ?? "");
    await serve(page, [text, `2 ${text}`]);
    await page.clock.setFixedTime(during);
    await page.goto(path, { waitUntil: "networkidle" });
    const locale = path === "/" ? "en" : "hi";
    await expect(strip(page, locale)).toBeVisible();
    const barTop = (await page.locator(".quick-bar").boundingBox())?.y ?? 0;
    const actions = await page.locator(".home-hero__actions").boundingBox();
    expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(barTop);
    expect(complaints).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    await context.close();
  });

for (const [behaviour, text, isLong] of [
  ["a notice is one line, and a tap opens all of it", longest, true],
  ["a notice that fits in its line has no arrow", "Closed.", false],
] as const)
  test(`on a phone ${behaviour}`, async ({ page }) => {
    await serve(page, [text]);
    await page.clock.setFixedTime(during);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    const arrow = strip(page).locator("summary");
    const height = async () => (await strip(page).boundingBox())?.height ?? 0;
    const closed = await height();
    expect(closed).toBeLessThanOrEqual(30);
    await expect(arrow).toBeVisible({ visible: isLong });
    if (isLong) await arrow.click();
    expect((await height()) > closed).toBe(isLong);
  });

test("a notice is printed too", async ({ page }) => {
  await serve(page, ["Closed."]);
  await page.clock.setFixedTime(during);
  await page.goto("/contact");
  await page.emulateMedia({ media: "print" });
  await expect(strip(page).getByText("Closed.")).toBeVisible();
});

onNetwork.describe("without a connection", () => {
  onNetwork("a saved copy shows no notice that is over", async ({ page, network }) => {
    const last = notices
      .map(({ until }: { until: string }) => until)
      .sort()
      .at(-1);
    await page.goto("/");
    await workerIsActive(page);
    network.become("down");
    await page.clock.setFixedTime(new Date(`${last}T18:29:59Z`));
    await page.goto("/contact");
    await expect(page.getByRole("status")).toBeVisible();
    await expect(strip(page)).toBeVisible();
    await page.clock.setFixedTime(new Date(`${last}T18:30:00Z`));
    await page.goto("/contact");
    await expect(page.getByRole("status")).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });
});
