import { expect, test } from "vitest";
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
const exceptions = [afternoonOff, laboratoryOff];

const stateOf = (slots: Slot[], now: string, changes = exceptions) => {
  const { closes, next, closed } = openingState(slots, changes, now, last);
  return { closes, opens: next?.start, since: closed?.since, why: closed?.closure.why };
};

test("a counter that closes early on a holiday is closed since that time, like one with other hours on that day", () => {
  const since = "2026-12-31T13:00";
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

test("a counter has no state after the last known day", () => {
  expect(openingState([registration], [], "2027-01-21T10:00", last)).toEqual({});
});
