import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysFrom } from "./changes.ts";
import { addDays, minutesOf, timeOf, weekdayOf, weekdays, weeksOfMonth } from "./clock.ts";
import {
  addressHours,
  closesWithAddress,
  type ExceptionRow,
  endOn,
  opdHours,
  openHours,
  scopeOf,
  toException,
  type WeeklyHours,
  withPresentStandIns,
} from "./from-content.ts";
import { isDue, sessionsOn, unusualDays } from "./timetable.ts";

const place = { times: [{ from: "09:00", to: "17:00" }], closesOnHolidays: false };
const closing = (counter: string): ExceptionRow => ({ from: "2026-11-24", for: "counter", counter, change: "closed" });

test.each([
  ["OPD registration", "Billing"],
  ["पंजीकरण", "बिलिंग"],
  ["रक्त जाँच", "रक्त जांच केंद्र"],
  ["കാഷ്", "ഫാർമസി"],
  ["کیش", "فارمیسی"],
])("closes %s without closing %s", (closed, open) => {
  const scope = scopeOf(closing(closed));
  expect(openHours("counter", closed, place, []).map(({ of }) => of)).toEqual([scope]);
  expect(openHours("counter", open, place, []).map(({ of }) => of)).not.toContain(scope);
});

test("an exception of the OPD ends with its times or the delayed session, or at midnight", () => {
  const hours = [{ of: "hospital doctor/rao", from: "09:00", to: "13:00" }];
  const row: ExceptionRow = { from: "2026-12-06", for: "doctor", doctor: "rao", change: "closed" };
  const end = (changed: Partial<ExceptionRow>) => endOn({ ...row, ...changed }, "2026-12-06", hours);
  expect(end({})).toBe("2026-12-07T00:00");
  expect(end({ change: "extra", times: [{ from: "10:00", to: "12:00" }] })).toBe("2026-12-06T12:00");
  expect(end({ times: [{ from: "13:00", to: "24:00" }] })).toBe("2026-12-07T00:00");
  expect(end({ change: "late", expected: "11:00" })).toBe("2026-12-06T13:00");
  // Until the hours that they replace end, people may come at the usual time.
  expect(end({ change: "other-times", times: [{ from: "08:00", to: "09:00" }] })).toBe("2026-12-06T13:00");
  expect(end({ times: [{ from: "20:00", to: "06:00" }] })).toBe("2026-12-07T00:00");
  const night = [{ of: "hospital doctor/rao", from: "21:00", to: "01:00" }];
  expect(endOn({ ...row, change: "late", expected: "22:00" }, "2026-12-06", night)).toBe("2026-12-07T00:00");
});

describe("an address", () => {
  const places = { main: "City Hospital", ofDepartments: new Map([["children", "Children’s building"]]) };
  const opd = [
    { days: ["tue" as const], from: "10:00", to: "12:00" },
    { days: ["tue" as const], from: "14:00", to: "15:00", department: "children" },
    { days: ["tue" as const], from: "17:00", to: "18:00", department: "children", at: "City Hospital" },
  ];
  const doctor = { id: "asha-rao", data: { department: "ent", opd } };
  const closedAt = (name: string): ExceptionRow => ({
    from: "2026-12-22",
    for: "place",
    place: name,
    change: "closed",
  });
  const holiday: ExceptionRow = { from: "2026-12-22", for: "whole-hospital", change: "closed" };
  const sessionsWith = (...rows: ExceptionRow[]) =>
    opdHours(doctor, [doctor], rows, places)
      .flatMap((slot) =>
        sessionsOn(
          slot,
          "2026-12-22",
          rows.flatMap((row) => toException(row)),
        ),
      )
      .map(({ start }) => start.slice(11));

  test("is closed without closing another one", () => {
    expect(sessionsWith(closedAt("Children’s building"))).toEqual(["10:00", "17:00"]);
    expect(sessionsWith(closedAt("City Hospital"))).toEqual(["14:00"]);
    expect(sessionsWith(holiday)).toEqual([]);
  });

  test("is open as usual while the rest of the hospital is closed", () => {
    expect(sessionsWith(holiday, { ...closedAt("Children’s building"), change: "as-usual" })).toEqual(["14:00"]);
  });

  test("has other hours on the days on which it is closed, unless it never closes", () => {
    const christmas: ExceptionRow = { from: "2026-12-25", for: "whole-hospital", change: "closed" };
    const afternoon = { ...closedAt("City Hospital"), from: "2026-12-24", times: [{ from: "13:00", to: "24:00" }] };
    const exceptions = [closedAt("Children’s building"), afternoon, christmas].flatMap((row) => toException(row));
    const unusual = (name: string | undefined, times: WeeklyHours[]) =>
      unusualDays(addressHours(times, name), exceptions, daysFrom("2026-12-20", "2026-12-31")).map(
        ({ day, sessions }) => [day, ...sessions.map(({ start, end }) => `${start.slice(11)}-${end.slice(11)}`)],
      );
    const halves = [
      { from: "09:00", to: "12:00" },
      { from: "12:30", to: "20:00" },
    ];
    expect(unusual("Children’s building", halves)).toEqual([["2026-12-22"], ["2026-12-25"]]);
    expect(unusual("City Hospital", halves)).toEqual([["2026-12-24", "09:00-12:00", "12:30-13:00"], ["2026-12-25"]]);
    expect(unusual(undefined, halves)).toEqual([["2026-12-25"]]);
    expect(unusual("City Hospital", [{ from: "00:00", to: "24:00" }])).toEqual([]);
  });

  test("closes its counters that close on holidays", () => {
    const ofCounter = (closesOnHolidays: boolean) =>
      openHours("counter", "Billing", { ...place, closesOnHolidays }, [], "Children’s building").map(({ of }) => of);
    const scope = scopeOf(closedAt("Children’s building"));
    expect([ofCounter(true)[0]?.includes(scope), ofCounter(false)[0]?.includes(scope)]).toEqual([true, false]);
  });
});

test("a counter closes with its address, unless one of them is open around the clock", () => {
  const [day, always] = [[{ from: "09:00", to: "17:00" }], [{ from: "00:00", to: "24:00" }]];
  const closes = [day, always].map((counter) => [day, always].map((address) => closesWithAddress(counter, address)));
  expect(closes).toEqual([
    [true, false],
    [false, false],
  ]);
});

test("added hours have the department, room and address of the doctor's usual session on that day", () => {
  const opd = [
    { days: ["mon" as const, "wed" as const], from: "10:00", to: "12:00", room: "12" },
    { days: ["tue" as const], from: "10:00", to: "12:00", department: "children" },
    { days: ["sat" as const], from: "10:00", to: "12:00", room: "3", at: "City clinic" },
  ];
  const doctor = { id: "asha-rao", data: { department: "ent", opd } };
  // From a Tuesday to a Saturday.
  const week = { from: "2026-12-22", until: "2026-12-26", for: "doctor", doctor: "asha-rao" } as const;
  const times = [{ from: "14:00", to: "15:00" }];
  const added = (row: Pick<ExceptionRow, "change" | "department" | "days">) =>
    opdHours(doctor, [doctor], [{ ...week, times, ...row }])
      .filter((slot) => slot.added)
      .map(({ days, department, room, at }) => [days, department, room, at]);
  expect(added({ change: "other-times" })).toEqual([
    ["tue", "children", undefined, undefined],
    ["wed thu fri", "ent", "12", undefined],
    ["sat", "ent", "3", "City clinic"],
  ]);
  expect(added({ change: "extra", days: ["thu"] })).toEqual([["thu", "ent", "12", undefined]]);
  expect(added({ change: "extra", department: "children" })).toEqual([[undefined, "children", undefined, undefined]]);
  expect(added({ change: "extra", department: "surgery" })).toEqual([[undefined, "surgery", undefined, undefined]]);
});

describe("a stand-in", () => {
  const days = daysFrom("2026-12-01", "2026-12-31");
  const anyDay = fc.integer({ min: 0, max: 30 }).map((index) => days[index] as string);
  const anySpan = fc.tuple(anyDay, anyDay).map((span) => span.sort() as [string, string]);
  const anyWeekdays = fc.subarray([...weekdays], { minLength: 1 });
  const anyHours = fc
    .tuple(fc.integer({ min: 8, max: 23 }), fc.integer({ min: 1, max: 4 }))
    .map(([from, length]) => ({ from: timeOf(from * 60), to: timeOf(((from + length) % 24) * 60) }));
  const weeklyHours = fc
    .record(
      {
        days: anyWeekdays,
        hours: anyHours,
        weeks: fc.subarray([...weeksOfMonth], { minLength: 1 }),
        span: anySpan,
        department: fc.constantFrom("cardiology", "surgery"),
      },
      { requiredKeys: ["days", "hours"] },
    )
    .map(({ hours, span, ...rest }) => ({ ...rest, ...hours, since: span?.[0], until: span?.[1] }));
  const leave = fc
    .record(
      {
        span: anySpan,
        days: anyWeekdays,
        times: fc.array(anyHours, { minLength: 1, maxLength: 1 }),
        department: fc.constantFrom("cardiology", "surgery"),
      },
      { requiredKeys: ["span"] },
    )
    .map(
      ({ span: [from, until], ...rest }): ExceptionRow => ({
        ...rest,
        from,
        until,
        for: "doctor",
        doctor: "away",
        change: "closed",
        standIn: "there",
      }),
    );

  /** The minutes from a day's midnight at which hours take place, by a direct implementation of the rules. */
  const minutesOn = (day: string, hours: WeeklyHours): number[] => {
    const { days, weeks, since = day, until = day } = hours;
    const ordinal = ["first", "second", "third", "fourth", "fifth"][Math.ceil(Number(day.slice(8)) / 7) - 1] as string;
    const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
    const inWeek = !weeks || weeks.includes(ordinal) || (isLast && weeks.includes("last"));
    if (day < since || day > until || (days && !days.includes(weekdayOf(day))) || !inWeek) return [];
    const [from, end] = [minutesOf(hours.from), minutesOf(hours.to)];
    const to = end > from ? end : end + 1440;
    return Array.from({ length: to - from }, (_, index) => from + index);
  };

  const wholeDay = { from: "00:00", to: "24:00" };
  const isAwayAt = (minute: number, hours: WeeklyHours) => (leave: { from: string; to: string }) => {
    const isNight = hours.to <= hours.from;
    const isAfterMidnight = isNight && leave.from < leave.to && leave.to <= hours.to;
    const from = minutesOf(leave.from) + (isAfterMidnight ? 1440 : 0);
    const to = minutesOf(leave.to) + (isAfterMidnight || leave.to <= leave.from ? 1440 : 0);
    return minute >= from && (minute < to || leave.to === "24:00");
  };

  test("takes the absent doctor's sessions, day by day", () => {
    fc.assert(
      fc.property(fc.array(weeklyHours, { minLength: 1, maxLength: 4 }), leave, (weekly, row) => {
        const away = { id: "away", data: { department: "cardiology", opd: weekly } };
        const standIn = { id: "there", data: { department: "surgery" } };
        const slots = opdHours(standIn, [away, standIn], [row]);
        for (const day of days) {
          const isAway = day >= row.from && day <= (row.until ?? "") && (row.days?.includes(weekdayOf(day)) ?? true);
          const expected = away.data.opd
            .filter(({ department = "cardiology" }) => isAway && (!row.department || row.department === department))
            .flatMap((hours) =>
              minutesOn(day, hours).filter((minute) => (row.times ?? [wholeDay]).some(isAwayAt(minute, hours))),
            );
          const actual = slots.flatMap((slot) =>
            sessionsOn(slot, day, []).flatMap(({ start, end }) =>
              minutesOn(day, { from: start.slice(11), to: end.slice(11) }),
            ),
          );
          expect(actual.sort()).toEqual(expected.sort());
        }
        for (const slot of slots)
          for (const weekday of slot.days?.split(" ") ?? [])
            expect(days.some((day) => weekdayOf(day) === weekday && isDue(slot, day))).toBe(true);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test("has no Saturday hours during a leave from Monday to Friday", () => {
    const opd = [
      { days: ["mon" as const, "sat" as const], from: "16:00", to: "18:00" },
      { days: ["sat" as const], from: "10:00", to: "11:00" },
    ];
    const row: ExceptionRow = { ...absence, from: "2026-12-07", until: "2026-12-11" };
    const slots = opdHours({ id: "there", data: { department: "surgery" } }, [doctorAway(opd)], [row]);
    expect(slots.map(({ days, from }) => [days, from])).toEqual([["mon", "16:00"]]);
  });

  test("is named only on the days with a session", () => {
    const rows: ExceptionRow[] = [
      { ...absence, from: "2026-12-07", until: "2026-12-13" },
      { from: "2026-12-09", for: "whole-hospital", change: "closed" },
      { from: "2026-12-11", until: "2026-12-12", for: "doctor", doctor: "there", change: "closed" },
    ];
    const opd = [{ days: ["mon" as const, "wed" as const, "fri" as const], from: "10:00", to: "12:00" }];
    const named = withPresentStandIns(rows, [doctorAway(opd)]).filter(({ doctor }) => doctor === "away");
    expect(named.map(({ from, until, standIn }) => [from, until, standIn])).toEqual([
      ["2026-12-07", "2026-12-08", "there"],
      ["2026-12-09", "2026-12-13", undefined],
    ]);
    expect(withPresentStandIns(rows.slice(0, 1), [doctorAway(opd)])).toEqual(rows.slice(0, 1));
  });

  const absence = { for: "doctor", doctor: "away", change: "closed", standIn: "there" } as const;
  const doctorAway = (opd: WeeklyHours[]) => ({ id: "away", data: { department: "cardiology", opd } });
});
