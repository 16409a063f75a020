import { expect, test } from "vitest";
import { addDays } from "./clock.ts";
import { type DatedHours, sessionsOf } from "./dated-hours.ts";
import { isSitting, toSittingHours } from "./sitting-hours.ts";

/** 2026-12-21 is a Monday. */
const days = Array.from({ length: 28 }, (_, ahead) => addDays("2026-12-21", ahead));
const morning = { days: "mon wed", from: "09:00", to: "12:00", changes: "2026-12-28off 2027-01-04late10:30-12:00" };
const evening = { days: "mon", from: "16:00", to: "18:00" };
const extra = { from: "10:00", to: "11:00", dates: "2026-12-27" };
const night = [
  { days: "thu fri", from: "21:00", to: "25:00", changes: "2026-12-25off 2027-01-07late" },
  { days: "fri sat", from: "00:00", to: "01:00", changes: "2026-12-26off 2027-01-08late00:15-01:00", rest: "yes" },
];

test("writes one row per weekday, with differing dates before it", () => {
  expect(toSittingHours([morning, evening], days)).toBe(
    "2026-12-28=16:00-18:00;2027-01-04=10:30-12:00,16:00-18:00;mon=09:00-12:00,16:00-18:00;wed=09:00-12:00",
  );
});

test("writes no hours for a day off of the only doctor", () => {
  expect(toSittingHours([{ ...evening, changes: "2026-12-28off" }], days)).toBe("2026-12-28=;mon=16:00-18:00");
});

test("ends at midnight, and writes the rest of a night on the next day", () => {
  expect(toSittingHours(night, days)).toBe(
    [
      "2026-12-25=00:00-01:00",
      "2026-12-26 2027-01-07=",
      "2027-01-08=00:15-01:00,21:00-24:00",
      "thu=21:00-24:00",
      "fri=00:00-01:00,21:00-24:00",
      "sat=00:00-01:00",
    ].join(";"),
  );
});

test("joins hours of two doctors that overlap or touch", () => {
  const laterHours = ["11:00", "12:00"].map((from) => ({ days: "mon", from, to: "13:00" }));
  for (const other of laterHours)
    expect(toSittingHours([{ ...morning, changes: "" }, other], days)).toContain("mon=09:00-13:00");
});

test("finds no session without hours", () => {
  expect(toSittingHours([], days)).toBe("");
  expect(isSitting("", "2026-12-21T10:00")).toBe(false);
});

test("includes the first minute of a session, and excludes its end", () => {
  const hours = toSittingHours([evening], days);
  const at = (time: string) => isSitting(hours, `2026-12-21T${time}`);
  expect([at("15:59"), at("16:00"), at("17:59"), at("18:00")]).toEqual([false, true, true, false]);
});

test("agrees with the doctors' sessions at each half hour of four weeks", () => {
  const hours: DatedHours[] = [morning, evening, extra, ...night];
  const text = toSittingHours(hours, days);
  const times = Array.from({ length: 48 }, (_, half) => new Date(half * 1_800_000).toJSON().slice(11, 16));
  const wrong = days.flatMap((day) => {
    const sessions = hours.flatMap((dated) => sessionsOf(dated, day));
    return times
      .filter(
        (time) => isSitting(text, `${day}T${time}`) !== sessions.some(({ from, to }) => from <= time && time < to),
      )
      .map((time) => `${day}T${time}`);
  });
  expect(wrong).toEqual([]);
});
