import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { momentNow } from "./clock.ts";
import { type Exception, endOf, isDue, type Slot, sessionsFrom, sessionsOn } from "./timetable.ts";

/**
 * A naive second implementation of the rules: whether a slot takes place at one minute. `Intl` provides dates and
 * Indian time.
 */
function takesPlace(slot: Slot, exceptions: Exception[], time: Date): boolean {
  return [0, 1].some((nightsAgo) => {
    const begun = calendar(new Date(time.getTime() - nightsAgo * 86_400_000));
    const minute = minuteOfDay(time) + nightsAgo * 1440;
    return (
      holdsOn(slot, begun) &&
      within(slot, minute, false) &&
      !isClosed(slot, exceptions, begun, minute) &&
      !isAwaited(slot, exceptions, begun, minute)
    );
  });
}

interface CalendarDay {
  date: string;
  weekday: string;
  names: string[];
}

const indianDate = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  weekday: "short",
});
const indianTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function calendar(time: Date): CalendarDay {
  const parts = indianDate.formatToParts(time);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  const [year, month, day] = [Number(part("year")), Number(part("month")), Number(part("day"))];
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const same = Array.from({ length: count }, (_, index) => index + 1).filter((date) => (date - day) % 7 === 0);
  const ordinal = ["first", "second", "third", "fourth", "fifth"][same.indexOf(day)] ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    weekday: part("weekday").toLowerCase(),
    names: same.at(-1) === day ? [ordinal, "last"] : [ordinal],
  };
}

function minuteOfDay(time: Date): number {
  const [hours, minutes] = indianTime.format(time).split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

const listed = (list: string | undefined, word: string) => list === undefined || list.split(" ").includes(word);

function holdsOn({ days, weeks, since, until }: Slot, { date, weekday, names }: CalendarDay): boolean {
  if (since !== undefined && date < since) return false;
  if (until !== undefined && date > until) return false;
  return listed(days, weekday) && names.some((name) => listed(weeks, name));
}

function within({ from, to }: { from: string; to: string }, minute: number, untilTheEnd: boolean): boolean {
  const at = (time: string) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]);
  if (untilTheEnd && to === "24:00") return minute >= at(from);
  return minute >= at(from) && minute < (at(to) > at(from) ? at(to) : at(to) + 1440);
}

function isAwaited(slot: Slot, exceptions: Exception[], day: CalendarDay, minute: number): boolean {
  const at = (time: string) => Number(time.split(":")[0]) * 60 + Number(time.split(":")[1]);
  // The session after midnight continues the evening's.
  const awaited = (minute: number) => (minute > at(slot.from) ? minute : minute + 1440);
  // Every minute from this one to the expected time is in the session.
  return exceptions.some(
    ({ of, since, until, days, expected }) =>
      expected !== undefined &&
      slot.of.split(" ").includes(of) &&
      day.date >= since &&
      day.date <= until &&
      listed(days, day.weekday) &&
      minute < awaited(at(expected)) &&
      Array.from({ length: awaited(at(expected)) - minute + 1 }, (_, offset) => minute + offset).every(
        (laterMinute) => within(slot, laterMinute, false) && !isClosed(slot, exceptions, day, laterMinute),
      ),
  );
}

function isClosed(slot: Slot, exceptions: Exception[], day: CalendarDay, minute: number): boolean {
  if (slot.added) return false;
  let closed = false;
  for (const scope of slot.of.split(" ")) {
    const applying = exceptions.filter(
      ({ of, since, until, days }) =>
        of === scope && day.date >= since && day.date <= until && listed(days, day.weekday),
    );
    for (const { usual, expected, times } of applying.reverse()) {
      if (expected) continue;
      if (usual) closed = false;
      else if (!times || times.some((span) => within(span, isInNight(span, slot) ? minute - 1440 : minute, true)))
        closed = true;
    }
  }
  return closed;
}

/** Whether times without midnight are in the part of the slot after midnight. */
function isInNight(times: { from: string; to: string }, slot: Slot): boolean {
  return slot.to <= slot.from && times.from < times.to && times.to <= slot.to;
}

const scopes = ["hospital", "department/a", "doctor/x", "doctor/x/a"];
const weekday = fc.constantFrom("mon", "tue", "wed", "thu", "fri", "sat", "sun");
const days = fc.option(
  fc.uniqueArray(weekday, { minLength: 1 }).map((some) => some.join(" ")),
  { nil: undefined },
);
const weeks = fc.option(
  fc
    .uniqueArray(fc.constantFrom("first", "second", "third", "fourth", "last"), { minLength: 1 })
    .map((some) => some.join(" ")),
  { nil: undefined },
);
/** Around a year's end, the end of February with and without a 29th, and a month's end. */
const day = fc
  .tuple(fc.constantFrom("2026-12-28", "2028-02-25", "2027-02-25", "2026-04-27"), fc.nat(9))
  .map(([first, extraDays]) => new Date(Date.parse(first) + extraDays * 86_400_000).toISOString().slice(0, 10));
const time = fc
  .nat(1439)
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);
const times = fc.record({ from: time, to: fc.oneof(time, fc.constant("24:00")) }).filter(({ from, to }) => from !== to);
const range = fc.tuple(day, fc.nat(12)).map(([since, extraDays]) => ({
  since,
  until: new Date(Date.parse(since) + extraDays * 86_400_000).toISOString().slice(0, 10),
}));

const slot: fc.Arbitrary<Slot> = fc
  .record({
    of: fc.integer({ min: 1, max: 4 }).map((count) => scopes.slice(0, count).join(" ")),
    days,
    weeks,
    times,
    range: fc.option(range, { nil: undefined }),
    added: fc.option(fc.constant("yes"), { nil: undefined, freq: 5 }),
  })
  .map(({ of, days, weeks, times, range, added }) => ({
    of,
    days,
    weeks,
    ...range,
    ...times,
    added,
  }));
const exception: fc.Arbitrary<Exception> = fc
  .record({
    of: fc.constantFrom(...scopes),
    range,
    days,
    times: fc.option(fc.array(times, { minLength: 1, maxLength: 2 }), { nil: undefined }),
    usual: fc.option(fc.constant(true as const), { nil: undefined, freq: 5 }),
    expected: fc.option(time, { nil: undefined, freq: 3 }),
  })
  .map(({ range, usual, expected, times, ...rest }) => ({
    ...rest,
    ...range,
    ...(expected ? { expected } : usual ? { usual } : { times }),
  }));
/** A moment of Indian time as UTC; often midnight, or a minute around it. */
const moment = fc
  .tuple(day, fc.oneof(fc.nat(1439), fc.constantFrom(0, 1, 1439)))
  .map(([date, minute]) => new Date(Date.parse(date) - 19_800_000 + minute * 60_000));

const runs = { numRuns: 3000 };

test("agrees with a naive model at every moment", () => {
  fc.assert(
    fc.property(slot, fc.array(exception, { maxLength: 5 }), moment, (slot, exceptions, time) => {
      const now = momentNow(time.getTime());
      const running = sessionsFrom([slot], exceptions, now, now.slice(0, 10)).filter(({ start }) => start <= now);
      expect(running.length > 0).toBe(takesPlace(slot, exceptions, time));
    }),
    runs,
  );
});

test("finds the first session of a naive model as the next one", () => {
  const whole = slot.map((randomSlot) => ({ ...randomSlot, weeks: undefined }));
  fc.assert(
    fc.property(
      fc.array(whole, { minLength: 1, maxLength: 3 }),
      fc.array(exception, { maxLength: 4 }),
      moment,
      (slots, exceptions, time) => {
        const now = momentNow(time.getTime());
        const [next] = sessionsFrom(slots, exceptions, now, momentNow(time.getTime() + 2 * 86_400_000).slice(0, 10));
        const first = Array.from({ length: 1440 }, (_, minute) => new Date(time.getTime() + minute * 60_000)).find(
          (candidate) => slots.some((slot) => takesPlace(slot, exceptions, candidate)),
        );
        if (first) expect(next?.start && (next.start > now ? next.start : now)).toBe(momentNow(first.getTime()));
        else expect(next === undefined || next.start >= momentNow(time.getTime() + 86_400_000)).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});

describe("rules", () => {
  const monday: Slot = { of: "hospital department/ent doctor/x", days: "mon", from: "10:00", to: "13:00" };
  const christmas: Exception = { of: "hospital", since: "2026-12-25", until: "2026-12-25", why: "Christmas" };
  const hours = (slot: Slot, day: string, exceptions: Exception[]) =>
    sessionsOn(slot, day, exceptions).map(({ start, end }) => `${start.slice(11)}-${end.slice(11)}`);

  test("an added clinic takes place on a holiday, a weekly one doesn't", () => {
    const friday: Slot = { ...monday, days: "fri" };
    expect(hours(friday, "2026-12-25", [christmas])).toEqual([]);
    expect(hours({ ...friday, added: "yes" }, "2026-12-25", [christmas])).toEqual(["10:00-13:00"]);
  });

  test("hours as usual of a department cancel a holiday, but not a doctor's leave", () => {
    const friday: Slot = { ...monday, days: "fri" };
    const usual: Exception = { ...christmas, of: "department/ent", usual: true };
    const leave: Exception = { ...christmas, of: "doctor/x" };
    expect(hours(friday, "2026-12-25", [christmas, usual])).toEqual(["10:00-13:00"]);
    expect(hours(friday, "2026-12-25", [christmas, usual, leave])).toEqual([]);
  });

  test("a half day shortens sessions, and closures of several scopes add up", () => {
    const half: Exception = { ...christmas, times: [{ from: "12:00", to: "24:00" }] };
    const away: Exception = { ...christmas, of: "doctor/x", times: [{ from: "10:30", to: "11:00" }] };
    const friday: Slot = { ...monday, days: "fri" };
    expect(hours(friday, "2026-12-25", [half])).toEqual(["10:00-12:00"]);
    expect(hours(friday, "2026-12-25", [half, away])).toEqual(["10:00-10:30", "11:00-12:00"]);
    expect(hours({ ...friday, from: "18:00", to: "02:00" }, "2026-12-25", [half])).toEqual([]);
  });

  test("a late doctor delays the session of the expected time, also an added one, and leaves others unchanged", () => {
    const late: Exception = { of: "doctor/x", since: "2026-11-23", until: "2026-11-23", expected: "11:00" };
    const evening: Slot = { ...monday, from: "17:00", to: "19:00" };
    const camp: Slot = { ...monday, from: "10:30", to: "12:00", added: "yes" };
    expect([monday, evening, camp].flatMap((slot) => hours(slot, "2026-11-23", [late]))).toEqual([
      "11:00-13:00",
      "17:00-19:00",
      "11:00-12:00",
    ]);
    expect(hours(monday, "2026-11-30", [late])).toEqual(["10:00-13:00"]);
    const [delayed] = sessionsFrom([monday], [late], "2026-11-23T10:30", "2026-11-30");
    expect(delayed).toMatchObject({ start: "2026-11-23T11:00", late });
  });

  test("hours past midnight belong to the evening before", () => {
    const canteen: Slot = { of: "hospital", from: "18:30", to: "01:00" };
    expect(sessionsFrom([canteen], [christmas], "2026-12-25T00:30", "2026-12-26")[0]?.end).toBe("2026-12-25T01:00");
    expect(sessionsFrom([canteen], [christmas], "2026-12-25T01:00", "2026-12-26")[0]?.start).toBe("2026-12-26T18:30");
  });

  test("leave from before to after midnight takes the session that begins on its day, whole or in part", () => {
    const night: Slot = { of: "hospital doctor/x", days: "thu fri", from: "21:00", to: "01:00" };
    const leave = (times?: Exception["times"]): Exception => ({ ...christmas, of: "doctor/x", times });
    const hoursOnFriday = (exception: Exception) => hours(night, "2026-12-25", [exception]);
    expect(hoursOnFriday(leave())).toEqual([]);
    expect(hours(night, "2026-12-24", [leave()])).toEqual(["21:00-01:00"]);
    expect(hoursOnFriday(leave([{ from: "00:30", to: "01:00" }]))).toEqual(["21:00-00:30"]);
    expect(hoursOnFriday(leave([{ from: "23:00", to: "24:00" }]))).toEqual(["21:00-23:00"]);
    expect(hoursOnFriday(leave([{ from: "22:00", to: "00:15" }]))).toEqual(["21:00-22:00", "00:15-01:00"]);
    // A holiday until noon closes the morning.
    expect(hoursOnFriday(leave([{ from: "00:00", to: "12:00" }]))).toEqual(["21:00-01:00"]);
  });

  test("a late doctor can be expected after midnight", () => {
    const night: Slot = { of: "hospital doctor/x", days: "thu", from: "21:00", to: "01:00" };
    const late: Exception = { of: "doctor/x", since: "2026-12-31", until: "2026-12-31", expected: "00:15" };
    expect(sessionsFrom([night], [late], "2026-12-31T22:00", "2026-12-31")).toEqual([
      { slot: night, day: "2026-12-31", start: "2027-01-01T00:15", end: "2027-01-01T01:00", late },
    ]);
  });

  test("the last Saturday is the fourth or the fifth", () => {
    const last: Slot = { ...monday, days: "sat", weeks: "last" };
    expect(["2026-11-21", "2026-11-28", "2027-01-23", "2027-01-30"].map((day) => isDue(last, day))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test("joins sessions without a break to one end", () => {
    const always: Slot = { of: "hospital", from: "00:00", to: "24:00" };
    const closed = { ...christmas, times: [{ from: "15:00", to: "24:00" }] };
    expect(endOf(sessionsFrom([always], [closed], "2026-12-23T12:00", "2026-12-26"))).toBe("2026-12-25T15:00");
  });
});
