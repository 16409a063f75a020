import { phone } from "@hospital/testing/browser/devices";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import { expect, type Locator, type Page } from "@playwright/test";
import { listen } from "./complaints.ts";
import { test as onNetwork } from "./network.ts";
import { workerIsActive } from "./offline.ts";
import { sheetsOf } from "./paper.ts";
import { everyOf, test } from "./test.ts";

// Indian time applies in any time zone.
test.use({ timezoneId: "America/New_York" });

/** The text of a row about one of its days; `doctor` as in the row, all rows without. */
interface Known {
  day: string;
  kind: "late" | "off";
  spans?: string;
  note?: string;
  doctor?: string;
}

/** Replaces the exceptions in the built pages by these, as of 21 November 2026. */
async function know(page: Page, changes: Known[], { last = "2027-01-20", freeDay = "", hasRooms = true } = {}) {
  const rows = /<tr class="opd-row"([^>]*)>(.*?)<\/tr>((?:<tr class="opd-row__note".*?<\/tr>)*)/gs;
  await page.route(/\/(?:opd|dr-in-hospital\/[a-z-]+|contact|visiting)$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(rows, (_, attributes: string, cells: string) => {
        if (attributes.includes("data-dates") || attributes.includes(`data-day="${freeDay}"`)) return "";
        const rowChanges = changes.filter(({ doctor }) => !doctor || cells.includes(doctor));
        const coded = rowChanges.map(({ day, kind, spans = "" }) => day + kind + spans).join(" ");
        const notes = rowChanges.map(
          ({ day, note }) =>
            `<tr class="opd-row__note" data-on="${day}"><td class="opd-row__text" colspan="5">${note}</td></tr>`,
        );
        const usual = attributes.replace(/ data-changes="[^"]*"/, "");
        return `<tr class="opd-row"${usual} data-changes="${coded}">${cells}</tr>${notes.join("")}`;
      })
      .replace(/data-last="[^"]*"/g, `data-last="${last}"`)
      .replace(hasRooms ? /^$/ : /(?<=data-fact="room">)[^<]*(?=<\/td>)/g, "");
    await route.fulfill({ response, body: html });
  });
}

const at = (page: Page, indianTime: string) => page.clock.setFixedTime(new Date(`${indianTime}:00+05:30`));
const days = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).filter({ hasText: /day\b/ });
const row = (page: Page, name: RegExp) => page.getByRole("table", { name: "OPD timetable" }).getByRole("row", { name });
const open = (page: Page, path: string) => page.goto(path);
/** All that moved while the page opened. */
async function shiftsOf(page: Page, path: string) {
  const complaints = await listen(page, "http://localhost");
  await open(page, path);
  await page.waitForLoadState("networkidle");
  return complaints.filter((complaint) => complaint.startsWith("Layout shift"));
}

test("in the visitor's own colours, the current day has another background, and only the focused day an outline", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await know(page, []);
  await at(page, "2026-11-21T12:00");
  await open(page, "/opd");
  const strip = page.getByRole("list", { name: "Days" }).getByRole("link");
  const [current, other] = [strip.nth(0), strip.nth(2)];
  await expect(current).toHaveAttribute("aria-current", "true");
  const styleOf = (link: Locator) =>
    link.evaluate((link) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(link);
      return { backgroundColor, outlineStyle };
    });
  await page.keyboard.press("Shift");
  await other.focus();
  const [currentStyle, focusedStyle] = [await styleOf(current), await styleOf(other)];
  expect([currentStyle.outlineStyle, focusedStyle.outlineStyle]).toEqual(["none", "solid"]);
  expect(currentStyle.backgroundColor).not.toBe(focusedStyle.backgroundColor);
});

test("today and tomorrow in India come first in the week, seen from New York", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await know(page, []);
  await at(page, "2026-11-21T23:59");
  await open(page, "/opd#sat");
  await expect(days(page)).toHaveText("Saturday – Today", { useInnerText: true });
  const strip = page.getByRole("list", { name: "Days" }).getByRole("link");
  await expect(strip.nth(1)).toHaveText("Tomorrow", { useInnerText: true });
  await strip.nth(1).click();
  await expect(days(page)).toHaveText("Sunday – Tomorrow", { useInnerText: true });
  await at(page, "2026-11-22T00:01");
  await open(page, "/opd");
  await expect(days(page)).toHaveText("Sunday – Today", { useInnerText: true });
});

test("a doctor's timetable marks who sits now and the next session", async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await know(page, []);
  await at(page, "2026-11-23T09:30");
  await open(page, "/dr-in-hospital/asha-rao");
  await expect(row(page, /^Monday/).getByText("Next session", { exact: true })).toBeVisible();
  await at(page, "2026-11-23T11:00");
  await page.reload();
  await expect(row(page, /^Monday/).getByText("Sits now")).toBeVisible();
  await at(page, "2026-11-23T14:30");
  await page.reload();
  await expect(row(page, /^Monday/).getByText("Over today", { exact: true })).toBeVisible();
  await expect(row(page, /^Tuesday/).getByText("Next session", { exact: true })).toBeVisible();
});

test("in the evening today's hours are over, and hours of a cancelled session aren't shown as over", async ({
  page,
}) => {
  await know(page, [{ day: "2026-11-23", kind: "off", doctor: "Dr Asha Rao" }]);
  await at(page, "2026-11-23T23:00");
  await open(page, "/opd#mon");
  const rows = page.getByRole("region", { name: "Monday – Today" }).locator(".opd-row");
  const absentRow = rows.filter({ hasText: "Dr Asha Rao" });
  await expect(absentRow).toHaveAttribute("data-off");
  for (const opdRow of await everyOf(rows.and(page.locator(":not([data-off])"))))
    await expect(opdRow.getByText("Over today")).toBeVisible();
  await expect(absentRow.getByText("Over today")).toBeHidden();
  await page.getByRole("list", { name: "Days" }).getByRole("link").nth(1).click();
  await expect(page.getByText("Over today").filter({ visible: true })).toHaveCount(0);
});

test("sessions that can still be reached come first on a phone, and move nothing after the first paint", async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await know(page, []);
  const rows = page.locator(".opd-week__day[data-shown] .opd-row").filter({ visible: true });
  const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top);
  await at(page, "2026-11-23T15:00");
  expect(await shiftsOf(page, "/opd")).toEqual([]);
  const over = await everyOf(rows.filter({ hasText: "Over today" }).and(page.locator("[data-today=over]")));
  const others = await everyOf(rows.and(page.locator(":not([data-today=over])")));
  expect(Math.min(over.length, others.length)).toBeGreaterThan(0);
  const lastReachable = Math.max(...(await Promise.all(others.map(topOf))));
  for (const top of await Promise.all(over.map(topOf))) expect(top).toBeGreaterThan(lastReachable);
  await at(page, "2026-11-23T23:00");
  expect(await shiftsOf(page, "/opd")).toEqual([]);
  await expect(days(page)).toHaveText("Tuesday – Tomorrow", { useInnerText: true });
});

for (const path of ["/opd", "/hi/opd", "/dr-in-hospital/asha-rao", "/hi/dr-in-hospital/asha-rao"])
  for (const hasRooms of [true, false])
    test(`hours are in one line on a small phone, ${hasRooms ? "with" : "without"} rooms, at ${path}`, async ({
      page,
    }) => {
      await know(page, [], { hasRooms });
      await at(page, "2026-11-23T11:30");
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, path);
      for (const element of await everyOf(page.locator(".opd-row__hours, .opd-row__tag").filter({ visible: true })))
        expect((await element.boundingBox())?.height).toBeLessThan(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

for (const path of ["/opd", "/dr-in-hospital/asha-rao"])
  test(`shows today's part before the first paint, without a layout shift, at ${path}`, async ({ page }) => {
    await know(page, [
      { day: "2026-11-23", kind: "late", spans: "11:00-13:00", note: "Late: expected from 11 am" },
      { day: "2026-11-24", kind: "off", note: "Not on Tue 24 Nov" },
    ]);
    await at(page, "2026-11-23T09:30");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await shiftsOf(page, path)).toEqual([]);
    await expect(page.getByText("Late: expected from 11 am").filter({ visible: true })).not.toHaveCount(0);
  });

test("crosses out a cancelled session on its day, with its replacement below", async ({ page }) => {
  await know(page, [
    { day: "2026-11-24", kind: "off", note: "Not on Tue 24 Nov; next: Wed 25 Nov", doctor: "Dr Asha Rao" },
    { day: "2026-12-01", kind: "off", note: "Not on Tue 1 Dec", doctor: "Dr Asha Rao" },
    { day: "2026-11-24", kind: "late", spans: "17:00-18:00", note: "Late on Tue 24 Nov", doctor: "Dr Rakesh Solanki" },
  ]);
  await at(page, "2026-11-24T09:00");
  await open(page, "/opd");
  const today = page.getByRole("region", { name: "Tuesday – Today" });
  const hoursOf = (name: string) => today.getByRole("row", { name }).locator(".opd-row__hours");
  await expect(hoursOf("Dr Asha Rao")).toHaveCSS("text-decoration-line", "line-through");
  await expect(today.getByRole("row", { name: /^Dr Asha Rao .*Not on Tue 24 Nov/ })).toBeVisible();
  await expect(hoursOf("Dr Rakesh Solanki")).toHaveCSS("text-decoration-line", "none");
  await expect(today.locator(".opd-row__note").filter({ visible: true })).toHaveText([
    "Not on Tue 24 Nov; next: Wed 25 Nov",
    "Late on Tue 24 Nov",
  ]);
  await at(page, "2026-12-02T09:00");
  await page.reload();
  await expect(page.locator(".opd-row[data-off]")).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Dr Asha Rao .*Not on/ })).toHaveCount(0);
});

test("shows on a day without OPD the next OPD day", async ({ page }) => {
  const closed = { day: "2026-12-14", kind: "off" } as const;
  await know(page, [closed], { freeDay: "sun" });
  await at(page, "2026-12-13T09:00");
  await page.goto("/opd");
  const sunday = page.getByRole("region", { name: /^Sunday/ });
  await expect(sunday).toContainText("No OPD on this day.");
  await expect(sunday.getByRole("table")).toHaveCount(0);
  const next = sunday.getByRole("link", { name: "Next OPD: Tuesday" });
  await next.click();
  await expect(page.getByRole("region", { name: "Tuesday" }).getByRole("table")).toBeVisible();
});

test("on paper is the chosen day with its date, and crossed-out hours stay crossed out", async ({ page }) => {
  await know(page, [{ day: "2026-11-24", kind: "off", note: "Not on Tue 24 Nov", doctor: "Dr Asha Rao" }]);
  await at(page, "2026-11-23T10:40");
  await open(page, "/opd");
  await page.getByRole("list", { name: "Days" }).getByRole("link").nth(1).click();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(
    page
      .locator(".opd-week")
      .getByText(/Today|Tomorrow|Sits now/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  const tuesday = page.locator("section[data-week-day=tue]");
  await expect(tuesday.locator("thead")).toContainText(/^Tuesday 24 November · As of 23 Nov 2026, 10:40\sam/);
  await expect(tuesday.getByRole("row", { name: "Dr Asha Rao" }).locator(".opd-row__hours")).toHaveCSS(
    "text-decoration-line",
    "line-through",
  );
  await expect(tuesday.getByRole("cell", { name: "Not on Tue 24 Nov", exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
  const { count, overprinted } = await sheetsOf(await page.pdf({ format: "A4", margin }));
  expect(count).toBe(1);
  expect(overprinted).toEqual([]);
});

test("a doctor's hours that are crossed out have their date on paper", async ({ page }) => {
  await know(page, [{ day: "2026-11-24", kind: "off" }]);
  await at(page, "2026-11-23T10:40");
  await open(page, "/dr-in-hospital/asha-rao");
  await page.emulateMedia({ media: "print" });
  const crossedOut = page.locator(".opd-row[data-off]");
  await expect(crossedOut).not.toHaveCount(0);
  for (const absence of await everyOf(crossedOut.getByText("Not on Tue 24 Nov")))
    expect((await absence.boundingBox())?.width).toBeGreaterThan(50);
});

test("a page that is too old shows its age, and promises nothing", async ({ page }) => {
  await know(page, [], { last: "2026-11-20" });
  await at(page, "2026-11-21T08:30");
  await open(page, "/opd");
  await expect(page.getByText(/^As of \d+ \w+ \d{4}\. Please call before you come\.$/)).toBeVisible();
  await expect(page.getByText("Next session", { exact: true }).filter({ visible: true })).toHaveCount(0);
  await at(page, "2028-02-29T08:30");
  await page.reload();
  await expect(page.getByText(/^As of \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Changes in the coming weeks" })).toHaveCount(0);
  await open(page, "/contact");
  await expect(page.getByRole("row", { name: /^OPD registration/ })).not.toContainText(/Open|Closed/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("today is open, and the other days are a tap away", async ({ page }) => {
    await know(page, []);
    await at(page, "2026-11-23T08:00");
    await open(page, "/opd");
    const shownDay = page.getByRole("region").filter({ has: page.getByRole("table") });
    await expect(shownDay).toHaveCount(1);
    await expect(shownDay).toContainText("Monday");
    const strip = page.getByRole("list", { name: "Days" });
    await expect(strip.getByRole("listitem")).toHaveText(["Today", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], {
      useInnerText: true,
    });
    await strip.getByRole("link", { name: "Thu" }).click();
    await expect(shownDay).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 2, name: "Thursday" })).toBeInViewport();
    await page.goBack();
    for (const link of await everyOf(strip.getByRole("link")))
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const opdRow of await everyOf(shownDay.locator(".opd-row")))
      expect((await opdRow.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the week is complete and doesn't mention today", async ({ page }) => {
    await open(page, "/opd");
    await expect(page.getByRole("heading", { level: 2, name: "Monday", exact: true })).toBeVisible();
    await expect(page.getByText("Today", { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});

onNetwork("a page saved nine days ago is right on the day, without a connection", async ({ page, network }) => {
  await open(page, "/opd");
  await workerIsActive(page);
  await open(page, "/opd");
  network.become("down");
  // In the morning, because a phone shows the next day in the evening.
  const nineDays = new Date(`${addDays(dayOf(momentNow()), 9)}T09:00+05:30`);
  await page.clock.setFixedTime(nineDays);
  await open(page, "/opd");
  await expect(page.getByRole("status")).toBeVisible();
  const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Asia/Kolkata" }).format(nineDays);
  await expect(days(page).nth(0)).toHaveText(`${day} – Today`, { useInnerText: true });
  await expect(page.locator("[data-next]")).not.toHaveCount(0);
});

test("changes of the counters that are past disappear from the tests", async ({ page }) => {
  const changes = page.getByRole("list", { name: "Changes in the coming weeks" });
  const planted = `$1<div><h2 id="coming">Changes in the coming weeks</h2>
    <ul aria-labelledby="coming"><li data-until="2026-12-25">Friday 25 December: closed</li></ul></div>`;
  // Instead of the changes of the coming weeks, which depend on the day of the build.
  await page.route("**/tests", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const list = /(<p class="coming-changes__as-of".*?<\/p>)(<div class="coming-changes__known">.*?<\/div>)?/s;
    await route.fulfill({ response, body: html.replace(list, planted) });
  });
  await at(page, "2026-12-25T20:00");
  await open(page, "/tests");
  await expect(changes).toContainText("Friday 25 December", { useInnerText: true });
  await at(page, "2026-12-26T00:00");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(changes).toHaveCount(0);
});
