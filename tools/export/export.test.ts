import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeExample } from "@hospital/testing/content/example-content";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { addDays, dayOf, momentNow, momentOf, weekdays, weeksOfMonth } from "@hospital/timetable/clock";
import { type Exception, type Slot, sessionsFrom, type Timetable } from "@hospital/timetable/timetable";
import fc from "fast-check";
import OpeningHours from "opening_hours";
import { expect, test } from "vitest";
import { googleSpecialHours, googleWeek, openingHours } from "./export-hours.ts";

const first = fc.integer({ min: 0, max: 700 }).map((count) => addDays("2026-01-01", count));
const time = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.constantFrom("00", "30"))
    .map(([hour, minutes]) => `${String(hour).padStart(2, "0")}:${minutes}`);
const listOf = (names: readonly string[]) => fc.subarray([...names], { minLength: 1 }).map((some) => some.join(" "));
const dates = fc.record({ begin: fc.nat(7), days: fc.nat(4) });

const slot = fc.record(
  {
    days: listOf(weekdays),
    weeks: listOf(weeksOfMonth),
    dates,
    added: fc.constant("yes"),
    hours: fc.oneof(
      fc.record({ from: time(0, 11), to: time(12, 23) }),
      fc.record({ from: time(18, 23), to: time(0, 4) }),
      fc.constant({ from: "09:00", to: "24:00" }),
    ),
  },
  { requiredKeys: ["hours"] },
);
const exception = fc.record(
  {
    of: fc.constantFrom("hospital", "counter/one"),
    dates,
    times: fc.constantFrom({ from: "10:00", to: "12:00" }, { from: "13:00", to: "24:00" }).map((cut) => [cut]),
    usual: fc.constant(true as const),
  },
  { requiredKeys: ["of", "dates"] },
);
const week = fc.tuple(first, fc.array(slot, { minLength: 1, maxLength: 3 }), fc.array(exception, { maxLength: 2 }));

const spanOf = (day: string, { begin, days }: { begin: number; days: number }) => ({
  since: addDays(day, begin),
  until: addDays(day, begin + days),
});

test("OpenStreetMap's own reader agrees with the timetable in 10,000 random weeks", () => {
  fc.assert(
    fc.property(week, ([day, slots, exceptions]) => {
      const timetable: Timetable = {
        slots: slots.map(({ hours, dates, added, ...slot }): Slot => {
          const span = dates ? { ...spanOf(day, dates), ...(added && { added }) } : {};
          return { of: "hospital counter/one", ...slot, ...span, ...hours };
        }),
        exceptions: exceptions.map(({ dates, ...fields }): Exception => ({ ...fields, ...spanOf(day, dates) })),
      };
      const [from, to] = [momentOf(addDays(day, 1), "06:00"), momentOf(addDays(day, 8), "06:00")];
      const reader = new OpeningHours(openingHours(timetable, day, addDays(day, 8)));
      const intervals = reader
        .getOpenIntervals(new Date(from), new Date(to))
        .map(([start, end]) => [local(start), local(end)]);
      expect(intervals).toEqual(openBetween(timetable, from, to));
    }),
    { seed: 11, numRuns: 10_000 },
  );
});

/** The reader supports only this computer's time zone. */
function local(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toJSON().slice(0, 16);
}

/** The times with a session; adjacent spans are joined. */
function openBetween({ slots, exceptions }: Timetable, from: string, to: string): [string, string][] {
  const open: [string, string][] = [];
  for (const session of sessionsFrom(slots, exceptions, from, to.slice(0, 10))) {
    const start = session.start > from ? session.start : from;
    const end = session.end < to ? session.end : to;
    const before = open.at(-1);
    if (before && start <= before[1]) before[1] = end > before[1] ? end : before[1];
    else if (start < end) open.push([start, end]);
  }
  return open;
}

test("Google gets the week, and each coming day that differs from it", () => {
  const timetable: Timetable = {
    slots: [
      { of: "hospital", days: "mon tue wed thu fri", from: "09:00", to: "17:00" },
      { of: "hospital", days: "sat", from: "20:00", to: "02:00" },
      { of: "hospital", since: "2026-12-27", until: "2026-12-27", from: "10:00", to: "12:00", added: "yes" },
    ],
    exceptions: [
      { of: "hospital", since: "2026-12-25", until: "2026-12-25" },
      { of: "hospital", since: "2026-12-31", until: "2026-12-31", times: [{ from: "13:00", to: "24:00" }] },
    ],
  };
  expect(googleWeek(timetable, "2026-12-20", "2027-01-05")).toEqual([
    "x",
    ...Array(5).fill("09:00-17:00"),
    "20:00-02:00",
  ]);
  expect(googleSpecialHours(timetable, "2026-12-20", "2027-01-05")).toBe(
    "2026-12-25: x, 2026-12-27: 10:00-12:00, 2026-12-31: 09:00-13:00",
  );
});

const tableOf = (name: string) => readFileSync(`export/${name}.csv`, "utf8").trim().split("\r\n");

test("an address has its own departments; a closed one closes its hours, its doctors, and its counters that aren't open around the clock", async () => {
  const folder = temporaryFolder("export");
  await writeExample(folder);
  const write = (file: string, value: object) => writeFileSync(join(folder, "content", file), JSON.stringify(value));
  const from = addDays(dayOf(momentNow()), 1);
  write("exceptions.yaml", {
    exceptions: [{ from, until: addDays(from, 6), for: "place", place: "Annexe", change: "closed" }],
  });
  const surgery = join(folder, "content/departments/surgery.yaml");
  writeFileSync(surgery, readFileSync(surgery, "utf8").replace(/^at: .*\n/m, ""));
  const counter = { times: [{ from: "09:00", to: "17:00" }], closesOnHolidays: true };
  write("hours.yaml", {
    counters: [
      { ...counter, name: "A counter", at: "Annexe" },
      { ...counter, name: "Counter of a department there", page: "/cardiology" },
      { ...counter, name: "Counter at the hospital" },
      { ...counter, name: "Counter with other holidays", at: "Annexe", closesOnHolidays: false },
      { name: "Counter that stays open", times: [{ from: "00:00", to: "24:00" }], at: "Annexe" },
      { ...counter, name: "Counter of a hospital that stays open", closesOnHolidays: false },
    ],
  });
  execFileSync(process.execPath, ["tools/hospital.js", "export"], { env: { ...process.env, HOSPITAL: folder } });
  const closed = tableOf("google-hours").filter((row) => /: x[",]/.test(row));
  expect(closed.map((row) => /^"[^"]*","([^"]*)"/.exec(row)?.[1])).toEqual([
    "A Hospital – Annexe",
    "A counter",
    "Counter of a department there",
    "Counter with other holidays",
    "Dr Asha Rao",
    "Dr Binod Das",
    "Dr Charu Sen",
  ]);
  const field = (name: string, table: string) => tableOf(table).find((row) => row.startsWith(`"${name}",`));
  expect(field("timings_of_facility", "registry-annexe")).toMatch(/(?:; \d{4} \w{3} \d\d off){7}"$/);
  expect(field("timings_of_facility", "registry")).toBe('"timings_of_facility","24/7"');
  // Surgery has its OPD there, on Sundays.
  expect(field("specialities", "registry-annexe")).toBe('"specialities","Cardiology; Surgery"');
  expect(field("specialities", "registry")).toBe('"specialities","Surgery"');
});

test("npx hospital export writes three tables of this hospital", () => {
  execFileSync(process.execPath, ["tools/hospital.js", "export"], { encoding: "utf8" });
  expect(tableOf("google-hours")[0]).toMatch(/^\uFEFF?"Store code","Business name","Sunday hours"/);
  expect(tableOf("openstreetmap").length).toBe(tableOf("google-hours").length);
  expect(tableOf("registry").filter((row) => row.endsWith('""'))).toEqual([]);
});
