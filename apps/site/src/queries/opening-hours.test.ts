import { knownLanguages } from "@hospital/content/languages";
import { unusualDays } from "@hospital/timetable/timetable";
import { expect, test } from "vitest";
import { type OpeningTime, openHoursLine } from "./opening-hours";

const allDay = { from: "00:00", to: "24:00" };
const line = (times: OpeningTime[], changes: Parameters<typeof openHoursLine>[1] = []) =>
  openHoursLine(times, changes, "en", "2026-11-22")
    .line.map((texts) => texts.map(({ text }) => text).join(""))
    .join(" · ")
    .replaceAll("\u00a0", " ");

test("has a special text for a hospital that is always open, independent of how its days are written", () => {
  expect(openHoursLine([allDay], [], "en", "2026-11-22")).toEqual({
    bar: "24/7 Open",
    line: [[{ text: "Open 24/7" }]],
  });
  const parts = [
    { ...allDay, days: ["sat" as const, "sun" as const] },
    { ...allDay, days: ["mon" as const] },
  ];
  expect(line(parts)).not.toBe("Open 24/7");
  expect(line([...parts, { ...allDay, days: ["tue", "wed", "thu", "fri"] }])).toBe("Open 24/7");
  expect(line([{ ...allDay, until: "2026-12-31" }])).toBe("Every day · until 31 December 2026, 24 hours");
});

test("shortens other hours, combines days with the same hours, and omits expired hours", () => {
  const weekdays = { days: ["mon" as const, "tue" as const, "wed" as const, "thu" as const, "fri" as const] };
  const times = [
    { ...weekdays, from: "09:00", to: "13:00" },
    { ...weekdays, from: "16:00", to: "20:00" },
    { days: ["sat" as const], from: "09:00", to: "13:00" },
    { from: "06:00", to: "07:00", until: "2026-11-21" },
  ];
  expect(line(times)).toBe("Mon – Fri, 9 am – 1 pm, 4 – 8 pm · Sat, 9 am – 1 pm");
  expect(openHoursLine(times, [], "en", "2026-11-22").bar).toHaveLength(2);
});

test("joins the days of a long closure", () => {
  const slot = { of: "hospital", from: "09:00", to: "20:00" };
  const days = ["2026-12-24", "2026-12-25", "2026-12-26", "2026-12-27", "2026-12-29"];
  const closed = days.map((day) => ({ of: "hospital", since: day, until: day }));
  expect(line([slot], unusualDays([slot], closed, days))).toBe(
    "Every day, 9 am – 8 pm · Not on Thu 24 Dec to Sun 27 Dec, Tue 29 Dec",
  );
});

test("lists the coming days with other hours, on the home page and in the top bar", () => {
  const slot = { of: "hospital", from: "09:00", to: "20:00" };
  const exceptions = [
    { of: "hospital", since: "2026-12-24", until: "2026-12-24", times: [{ from: "13:00", to: "24:00" }] },
    { of: "hospital", since: "2026-12-25", until: "2026-12-26" },
  ];
  const changes = unusualDays([slot], exceptions, ["2026-12-23", "2026-12-24", "2026-12-25", "2026-12-26"]);
  expect(line([slot], changes)).toBe(
    "Every day, 9 am – 8 pm · Only 9 am – 1 pm on Thu 24 Dec · Not on Fri 25 Dec, Sat 26 Dec",
  );
  const { bar, line: parts } = openHoursLine([slot], changes, "en", "2026-11-22");
  expect(bar).toHaveLength(3);
  // The last day of each change, after which the page hides it.
  expect(parts.map((texts) => texts.at(-1)?.until)).toEqual([undefined, "2026-12-24", "2026-12-26"]);
});

test.each(knownLanguages)("a closed address is closed, and its line is not about the OPD (%s)", (locale) => {
  const slot = { of: "hospital", from: "09:00", to: "20:00" };
  const changes = unusualDays([slot], [{ of: "hospital", since: "2026-12-25", until: "2026-12-25" }], ["2026-12-25"]);
  const [, [closed]] = openHoursLine([slot], changes, locale, "2026-11-22").line as [unknown, [{ text: string }]];
  expect(closed.text).not.toContain("OPD");
});
