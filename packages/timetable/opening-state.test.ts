import { expect, test } from "vitest";
import { changesOf, daysFrom, toDatedHours, withReasons } from "./changes.ts";
import { openingState } from "./opening-state.ts";
import type { Exception, Slot } from "./timetable.ts";

/** 2026-12-31 is a Thursday. */
const last = "2027-01-20";
const afternoonOff: Exception = {
  of: "hospital",
  since: "2026-12-31",
  until: "2026-12-31",
  times: [{ from: "13:00", to: "24:00" }],
  why: "the last day of the year",
};
const registration: Slot = { of: "hospital counter/registration", from: "08:00", to: "18:00" };
const laboratory: Slot[] = [
  { of: "counter/laboratory", from: "07:00", to: "20:00" },
  { of: "counter/laboratory", from: "07:00", to: "13:00", since: "2026-12-31", until: "2026-12-31", added: "yes" },
];
const laboratoryOff: Exception = { of: "counter/laboratory", since: "2026-12-31", until: "2026-12-31" };
const night: Slot = { of: "hospital counter/night", days: "thu fri", from: "20:00", to: "02:00" };
const exceptions = [afternoonOff, laboratoryOff];

function hoursOf(slots: Slot[], changes: Exception[]) {
  return slots.flatMap((slot) => {
    const known = changesOf(slot, changes, daysFrom("2026-12-20", last));
    const dates = slot.since && slot.until ? daysFrom(slot.since, slot.until) : undefined;
    return withReasons(toDatedHours(slot, known, dates), known);
  });
}

const stateOf = (slots: Slot[], now: string, changes = exceptions) => {
  const { closes, next, closed } = openingState(hoursOf(slots, changes), now, last);
  return { closes, opens: next && `${next.day}T${next.from}`, since: closed?.since, why: closed?.why };
};

test("a counter that closes early on a holiday is closed since that time, like one with other hours on that day", () => {
  const since = "13:00";
  expect(stateOf([registration], "2026-12-31T14:00")).toMatchObject({ since, why: "the last day of the year" });
  expect(stateOf(laboratory, "2026-12-31T14:00")).toMatchObject({ since, opens: "2027-01-01T07:00" });
});

test("a counter has its reason until the end of its usual hours, and then only the next opening", () => {
  expect(stateOf([registration], "2026-12-31T18:30")).toMatchObject({ since: undefined, opens: "2027-01-01T08:00" });
  expect(stateOf(laboratory, "2026-12-31T20:30")).toMatchObject({ since: undefined, opens: "2027-01-01T07:00" });
});

test("a counter that doesn't open on a day is closed on the whole day", () => {
  const closed = [{ ...afternoonOff, times: undefined } as unknown as Exception];
  for (const time of ["07:00", "14:00", "21:00"])
    expect(stateOf([registration], `2026-12-31T${time}`, closed)).toEqual({
      closes: undefined,
      opens: "2027-01-01T08:00",
      since: undefined,
      why: "the last day of the year",
    });
});

test("a counter that is open has only its end, before its hours only the opening", () => {
  expect(stateOf(laboratory, "2026-12-31T12:59")).toEqual({ closes: "2026-12-31T13:00" });
  expect(stateOf([registration], "2026-12-31T07:59")).toEqual({ opens: "2026-12-31T08:00" });
});

test("a night belongs to the day on which it begins, and ends on the next one", () => {
  const late: Exception = { of: "counter/night", since: "2026-12-31", until: "2026-12-31", expected: "00:30" };
  expect(stateOf([night], "2026-12-31T23:59", [])).toEqual({ closes: "2027-01-01T02:00" });
  expect(stateOf([night], "2027-01-01T00:00", [])).toEqual({ closes: "2027-01-01T02:00" });
  expect(stateOf([night], "2027-01-01T02:00", [])).toEqual({ opens: "2027-01-01T20:00" });
  expect(stateOf([night], "2027-01-02T02:00", [])).toEqual({ opens: "2027-01-07T20:00" });
  // The night of the holiday is closed, and no longer the reason on the day after.
  const holiday: Exception = { of: "hospital", since: "2027-01-01", until: "2027-01-01", why: "New Year" };
  expect(stateOf([night], "2027-01-01T23:59", [holiday])).toEqual({ opens: "2027-01-07T20:00", why: "New Year" });
  expect(stateOf([night], "2027-01-02T00:30", [holiday])).toEqual({ opens: "2027-01-07T20:00" });
  expect(stateOf([night], "2026-12-31T23:00", [late])).toMatchObject({ opens: "2027-01-01T00:30" });
});

test("hours that follow each other without a break close at the end of the last", () => {
  const halves: Slot[] = [
    { of: "counter/x", from: "14:00", to: "24:00" },
    { of: "counter/x", from: "08:00", to: "14:00" },
    { of: "counter/x", days: "fri", from: "00:00", to: "06:00" },
  ];
  expect(stateOf(halves, "2026-12-31T09:00", [])).toEqual({ closes: "2027-01-01T06:00" });
  expect(stateOf([{ of: "", from: "00:00", to: "24:00" }], "2026-12-31T09:00", [])).toEqual({
    closes: "2027-01-03T00:00",
  });
});

test("a counter has no state after the last known day", () => {
  expect(openingState(hoursOf([registration], []), "2027-01-21T10:00", last)).toEqual({});
});
