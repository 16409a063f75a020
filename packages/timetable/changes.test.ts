import fc from "fast-check";
import { expect, test } from "vitest";
import { changesOf, daysFrom, toDatedHours } from "./changes.ts";
import { addDays, momentNow, weekdays } from "./clock.ts";
import { sessionsOf } from "./dated-hours.ts";
import { type Exception, isDue, type Slot, sessionsFrom } from "./timetable.ts";

/** 2026-11-27 is a Friday. */
const friday = "2026-11-27";
const night: Slot = { of: "hospital doctor/x", days: "fri sun", from: "21:00", to: "01:00" };

test("writes hours past midnight on the clock of their day, and their rest on the next one", () => {
  const on = (day: string, rest: Partial<Exception>): Exception => ({
    of: "doctor/x",
    since: day,
    until: day,
    ...rest,
  });
  const exceptions = [
    on(friday, {}),
    on("2026-12-04", { expected: "22:00" }),
    on("2026-12-11", { expected: "00:15" }),
    on("2026-12-18", { times: [{ from: "23:30", to: "01:00" }] }),
    on("2026-12-25", { times: [{ from: "00:30", to: "01:00" }] }),
  ];
  const changes = changesOf(night, exceptions, daysFrom(friday, addDays(friday, 30)));
  expect(toDatedHours(night, changes)).toEqual([
    {
      days: "fri sun",
      from: "21:00",
      to: "25:00",
      changes:
        "2026-11-27off 2026-12-04late22:00-25:00 2026-12-11late 2026-12-18off21:00-23:30 2026-12-25off21:00-24:30",
    },
    {
      days: "sat mon",
      from: "00:00",
      to: "01:00",
      rest: "yes",
      changes: "2026-11-28off 2026-12-12late00:15-01:00 2026-12-19off 2026-12-26off00:00-00:30",
    },
  ]);
  expect(toDatedHours({ ...night, to: "24:00" }, [])).toEqual([{ days: "fri sun", from: "21:00", to: "24:00" }]);
});

const time = fc.nat(95).map((quarter) => momentNow(quarter * 900_000 - 19_800_000).slice(11));
const times = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to);
const day = fc.nat(13).map((ahead) => addDays(friday, ahead));
const slot = fc
  .record({
    times,
    days: fc.subarray([...weekdays], { minLength: 1 }),
    weeks: fc.option(fc.constantFrom("first third", "last"), { nil: undefined }),
    added: fc.option(day, { nil: undefined, freq: 3 }),
  })
  .map(
    ({ times, days, weeks, added }): Slot => ({
      of: "hospital doctor/x",
      days: days.join(" "),
      ...(weeks && { weeks }),
      ...times,
      ...(added && { added: "yes", since: added, until: addDays(added, 5) }),
    }),
  );
const exception = fc
  .record({
    of: fc.constantFrom("hospital", "doctor/x"),
    since: day,
    kind: fc.oneof(
      fc.constant({}),
      fc.array(times, { minLength: 1, maxLength: 2 }).map((times) => ({ times })),
      time.map((expected) => ({ expected })),
    ),
  })
  .map(({ of, since, kind }): Exception => ({ of, since, until: addDays(since, 2), ...kind }));

test("has a session exactly at the minutes at which the rules have one, and its end until midnight", () => {
  const known = daysFrom(addDays(friday, -1), addDays(friday, 20));
  fc.assert(
    fc.property(slot, fc.array(exception, { maxLength: 4 }), day, time, (slot, exceptions, today, clock) => {
      const dates = slot.added ? known.filter((date) => isDue(slot, date)) : undefined;
      const changes = changesOf(slot, exceptions, known).filter(({ day }) => !dates || dates.includes(day));
      const sessions = toDatedHours(slot, changes, dates).flatMap((hours) => sessionsOf(hours, today));
      const now = `${today}T${clock}`;
      const [running] = sessionsFrom([slot], exceptions, now, today).filter(({ start }) => start <= now);
      const [dated] = sessions.filter(({ from, to }) => from <= clock && clock < to);
      const end = dated && new Date(Date.parse(today) + minutesIn(dated.to) * 60_000).toISOString().slice(0, 16);
      expect(end).toBe(running?.end);
    }),
    { numRuns: 3000 },
  );
});

const minutesIn = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
