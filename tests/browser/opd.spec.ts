import { expect, type Page } from "@playwright/test";
import type { Exception } from "../../src/time/timetable.ts";
import { listen } from "./complaints.ts";
import { phone } from "./devices.ts";
import { test as onNetwork } from "./network.ts";
import { workerIsActive } from "./offline.ts";
import { everyOf, test } from "./test.ts";

// Indian time applies in any time zone.
test.use({ timezoneId: "America/New_York" });

const holiday: Exception = { of: "hospital", since: "2026-11-24", until: "2026-11-24", why: "Guru Nanak Jayanti" };

/** Replaces the exceptions in the built pages by these, as of 21 November 2026. */
async function know(
  page: Page,
  exceptions: Exception[],
  { extraRow = "", last = "2027-01-20", freeDay = "", hasRooms = true } = {},
) {
  await page.route(/\/(?:opd|dr-in-hospital\/[a-z-]+|contact|visiting)$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<tr [^>]*data-since="[^>]*>.*?<\/tr>/gs, "")
      .replace(new RegExp(`<tr [^>]*data-days="${freeDay}"[^>]*>.*?</tr>`, "gs"), "")
      .replace(/data-exceptions="[^"]*"/g, `data-exceptions='${JSON.stringify(exceptions)}'`)
      .replace(/data-last="[^"]*"/g, `data-last="${last}"`)
      .replace(hasRooms ? /^$/ : /(?<=opd-table__room">)[^<]*/g, "")
      .replace(/(data-week-day="sun"[^>]*><h2.*?<tbody>)/s, (start) => start + extraRow);
    await route.fulfill({ response, body: html });
  });
}

const at = (page: Page, indianTime: string) => page.clock.setFixedTime(new Date(`${indianTime}:00+05:30`));
const days = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).filter({ hasText: /day\b/ });
const row = (page: Page, name: RegExp) => page.getByRole("table", { name: "OPD timetable" }).getByRole("row", { name });
/** Scrolls to the table, as scripts start near the viewport. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator(".opd-table, .hours-table").first().scrollIntoViewIfNeeded();
};
/** The same page on a screen where a table has room for the day of the next session. */
const widen = async (page: Page) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, new URL(page.url()).pathname);
};
/** The note below a cancelled row. */
const noteBelow = (page: Page, name: RegExp) => row(page, name).locator("xpath=following-sibling::tr[1]");

test("today and tomorrow in India come first in the week", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await know(page, []);
  await at(page, "2026-11-21T09:30");
  await open(page, "/opd");
  await expect(days(page).nth(0)).toHaveText("Saturday – Today", { useInnerText: true });
  await expect(days(page)).toHaveCount(1);
  const strip = page.getByRole("list", { name: "Days" }).getByRole("link");
  await expect(strip.nth(1)).toHaveText("Tomorrow", { useInnerText: true });
  await strip.nth(1).click();
  await expect(days(page)).toHaveText("Sunday – Tomorrow", { useInnerText: true });
});

for (const [time, day] of [
  ["2026-11-21T23:59", "Saturday – Today"],
  ["2026-11-22T00:01", "Sunday – Today"],
] as const)
  test(`at ${time} in India, seen from New York, it is ${day}`, async ({ page }) => {
    await know(page, []);
    await at(page, time);
    await open(page, "/opd");
    await expect(days(page).nth(0)).toHaveText(day, { useInnerText: true });
  });

test("only one slot of the whole week is the next", async ({ page }) => {
  await know(page, []);
  await at(page, "2026-11-21T08:30");
  await open(page, "/opd");
  await expect(page.getByText("Next session", { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test("a doctor's timetable marks who sits now and the next session, on a wide screen with its day when it is not today", async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await know(page, []);
  await at(page, "2026-11-23T09:30");
  await open(page, "/dr-in-hospital/asha-rao");
  await expect(row(page, /^Monday/).getByText("Next session", { exact: true })).toBeVisible();
  await at(page, "2026-11-23T11:00");
  await open(page, new URL(page.url()).pathname);
  await expect(row(page, /^Monday/).getByText("Sits now")).toBeVisible();
  await at(page, "2026-11-23T14:30");
  await open(page, new URL(page.url()).pathname);
  await expect(row(page, /^Monday/).getByText("Over today", { exact: true })).toBeVisible();
  await expect(row(page, /^Tuesday/).getByText("Next session", { exact: true })).toBeVisible();
  await widen(page);
  await expect(row(page, /^Tuesday/).getByText("Next session · tomorrow")).toBeVisible();
});

test("in the evening today's hours are over, and those of a cancelled session were never there", async ({ page }) => {
  await know(page, [{ ...holiday, of: "doctor/asha-rao", since: "2026-11-23", until: "2026-11-23" }]);
  await at(page, "2026-11-23T23:00");
  await open(page, "/opd");
  const rows = page.getByRole("region", { name: "Monday – Today" }).locator("[data-of]");
  const away = rows.filter({ hasText: "Dr Asha Rao" });
  await expect(away).toHaveAttribute("data-off");
  for (const one of await everyOf(rows.and(page.locator(":not([data-off])"))))
    await expect(one.getByText("Over today")).toBeVisible();
  await expect(away.getByText("Over today")).toBeHidden();
  await page.getByRole("list", { name: "Days" }).getByRole("link").nth(1).click();
  await expect(page.getByText("Over today").filter({ visible: true })).toHaveCount(0);
});

for (const hasRooms of [true, false])
  test(`the words beside a doctor's hours stand in one line on a small phone, ${hasRooms ? "below" : "without"} a room`, async ({
    page,
  }) => {
    await know(page, [], { hasRooms });
    await at(page, "2026-11-23T14:30");
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/dr-in-hospital/asha-rao");
    for (const tag of await everyOf(page.locator(".opd-table__tag")))
      expect((await tag.boundingBox())?.height).toBeLessThan(40);
  });

test("what the clock adds to a doctor's timetable without rooms moves nothing on a small phone", async ({ page }) => {
  await know(page, [], { hasRooms: false });
  await at(page, "2026-11-23T14:30");
  await page.setViewportSize({ width: 320, height: 640 });
  const complaints = await listen(page, "http://localhost");
  await open(page, "/dr-in-hospital/asha-rao");
  await expect(row(page, /^Tuesday/).getByText("Next session", { exact: true })).toBeVisible();
  expect(complaints.filter((one) => one.startsWith("Layout shift"))).toEqual([]);
});

test("on a holiday nobody is next today: what is crossed out says why and what instead", async ({ page }) => {
  await know(page, [holiday]);
  await at(page, "2026-11-24T09:00");
  await open(page, "/opd");
  const today = page.getByRole("region", { name: /^Tuesday/ });
  await expect(today.getByText("Next session", { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(today.getByText("Not today (Guru Nanak Jayanti); next: tomorrow, 10 am").first()).toBeVisible();
  await open(page, "/contact");
  const registration = page.getByRole("row", { name: /^OPD registration/ });
  await expect(registration).toContainText("Closed today (Guru Nanak Jayanti) · Opens tomorrow at 8 am");
  await expect(page.getByRole("row", { name: /^Pharmacy/ })).toContainText("Open now");
});

test("on the day before a holiday it says so, and names the session after it", async ({ page }) => {
  await know(page, [holiday]);
  await at(page, "2026-11-23T14:30");
  await open(page, "/dr-in-hospital/asha-rao");
  await expect(noteBelow(page, /^Tuesday/)).toHaveText(
    "Not tomorrow (Guru Nanak Jayanti); next: Wednesday 25 November, 10 am",
  );
  await widen(page);
  await expect(row(page, /^Wednesday/).getByText("Next session · Wednesday 25 November")).toBeVisible();
});

test("a doctor's leave names who sits instead, and the first session after it", async ({ page }) => {
  const leave = { of: "doctor/asha-rao", since: "2026-12-01", until: "2026-12-11", why: "on leave", instead: "Dr Das" };
  await know(page, [leave]);
  await at(page, "2026-12-02T08:00");
  await open(page, "/dr-in-hospital/asha-rao");
  await expect(noteBelow(page, /^Wednesday/)).toHaveText(
    "Not today (on leave); Dr Das sits instead; next: Monday 14 December, 10 am",
  );
  await widen(page);
  await expect(row(page, /^Monday/)).toContainText("Next session · Monday 14 December");
});

test("a half day says the hours that are left", async ({ page }) => {
  await know(page, [{ ...holiday, times: [{ from: "11:30", to: "24:00" }] }]);
  await at(page, "2026-11-24T08:00");
  await open(page, "/opd");
  const today = page.getByRole("region", { name: /^Tuesday/ });
  const own = today.getByRole("row", { name: /^Dr Imran Qureshi/ }).locator("xpath=following-sibling::tr[1]");
  await expect(own).toHaveText("Only 10 – 11:30 am today (Guru Nanak Jayanti)");
});

test("an extra clinic shows on its Sunday, on a holiday too, and on no other", async ({ page }) => {
  const extra = `<tr class="opd-table__row" data-of="hospital department/cardiology doctor/asha-rao" data-days="sun" data-since="2026-12-06" data-until="2026-12-06" data-from="08:00" data-to="09:00" data-added="yes"><td>The camp</td><td>8 – 9 am</td><td><span class="opd-table__tags"><span class="opd-table__tag" data-tag="next">Next session</span></span></td></tr>`;
  await know(page, [{ ...holiday, since: "2026-12-06", until: "2026-12-06" }], { extraRow: extra });
  await at(page, "2026-12-06T07:00");
  await open(page, "/opd");
  const camp = page.getByRole("row", { name: /^The camp/ });
  await expect(camp.getByText("Next session")).toBeVisible();
  await expect(camp.locator("xpath=following-sibling::tr[1]")).not.toHaveClass(/note/);
  await at(page, "2026-12-13T07:00");
  await open(page, new URL(page.url()).pathname);
  await expect(camp).toHaveCount(0);
});

test("of a day on which nobody sits it says so in words, with the next day", async ({ page }) => {
  await know(page, [{ ...holiday, since: "2026-12-14", until: "2026-12-14" }], { freeDay: "sun" });
  await at(page, "2026-12-13T09:00");
  await page.goto("/opd");
  const sunday = page.getByRole("region", { name: /^Sunday/ });
  await expect(sunday).toContainText("No OPD on this day.");
  await expect(sunday.getByRole("table")).toHaveCount(0);
  const next = sunday.getByRole("link", { name: "Next OPD: Tuesday 15 December" });
  await next.click();
  await expect(page.getByRole("region", { name: "Tuesday" }).getByRole("table")).toBeVisible();
});

test("in Hindi it reads as people say it", async ({ page }) => {
  await know(page, [{ ...holiday, why: "गुरु नानक जयंती" }]);
  await at(page, "2026-11-24T09:00");
  await open(page, "/hi/dr-in-hospital/asha-rao");
  const table = page.getByRole("table", { name: "OPD का समय" });
  await expect(table).toContainText("आज: OPD नहीं (गुरु नानक जयंती); अगली OPD: कल, सुबह 10 बजे");
  await expect(table).toContainText("शाम 4 से 6 बजे");
  await widen(page);
  await expect(table.getByRole("row", { name: /^बुधवार/ })).toContainText("अगली OPD · कल");
});

test("a page that is too old to know says so, and promises nothing", async ({ page }) => {
  await know(page, [holiday], { last: "2026-11-20" });
  await at(page, "2026-11-21T08:30");
  await open(page, "/opd");
  await expect(page.getByText(/^As of \d+ \w+ \d{4}\. Please call before you come\.$/)).toBeVisible();
  await expect(page.getByText("Next session", { exact: true }).filter({ visible: true })).toHaveCount(0);
  await open(page, "/contact");
  await expect(page.getByRole("row", { name: /^OPD registration/ })).not.toContainText(/Open|Closed/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("today is open, and the other days are a tap away", async ({ page }) => {
    await know(page, []);
    await at(page, "2026-11-23T08:00");
    await open(page, "/opd");
    const shown = page.getByRole("region").filter({ has: page.getByRole("table") });
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText("Monday");
    const strip = page.getByRole("list", { name: "Days" });
    await expect(strip.getByRole("listitem")).toHaveText(["Today", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], {
      useInnerText: true,
    });
    await strip.getByRole("link", { name: "Thu" }).click();
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 2, name: "Thursday" })).toBeInViewport();
    await page.goBack();
    for (const link of await everyOf(strip.getByRole("link")))
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const one of await everyOf(shown.getByRole("row")))
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the week is complete, and the exceptions stand in words below it", async ({ page }) => {
    await open(page, "/opd");
    await expect(page.getByRole("heading", { level: 2, name: "Monday", exact: true })).toBeVisible();
    await expect(page.getByText("Today", { exact: true }).filter({ visible: true })).toHaveCount(0);
    const known = await page.locator(".coming-changes").getAttribute("data-exceptions");
    const isExpected = (JSON.parse(known ?? "[]") as Exception[]).length > 0;
    const changes = page.getByRole("list", { name: "Changes in the coming weeks" }).getByRole("listitem");
    expect((await changes.count()) > 0).toBe(isExpected);
  });
});

onNetwork("a page saved nine days ago is right on the day, without a connection", async ({ page, network }) => {
  await open(page, "/opd");
  await workerIsActive(page);
  await open(page, "/opd");
  network.become("down");
  const nineDays = await page.evaluate(() => Date.now() + 9 * 86_400_000);
  await page.clock.setFixedTime(nineDays);
  await open(page, "/opd");
  await expect(page.getByRole("status")).toBeVisible();
  const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Asia/Kolkata" }).format(nineDays);
  await expect(days(page).nth(0)).toHaveText(`${day} – Today`, { useInnerText: true });
  // In the evening it is in another day's panel.
  await expect(page.locator("[data-next]")).toHaveCount(1);
});
