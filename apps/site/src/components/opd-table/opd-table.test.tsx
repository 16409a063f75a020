import { dayWords } from "@hospital/content/text/calendar";
import { changesOf, daysFrom, toDatedHours } from "@hospital/timetable/changes";
import { addDays, momentNow, weekdayOf, weekdays } from "@hospital/timetable/clock";
import {
  type Exception,
  isDue,
  type Session,
  type Slot,
  sessionsFrom,
  sessionsOn,
} from "@hospital/timetable/timetable";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpdSlot } from "../opd-row/opd-row";
import { OpdWeek } from "../opd-week/opd-week";
import { OpdTable } from "./opd-table";

const first = "2026-11-23";
const last = addDays(first, 60);
const labels = new Proxy({} as never, { get: (_, name) => String(name) });

function toOpdSlots(slot: Slot, exceptions: Exception[]): OpdSlot[] {
  // With the day before, whose sessions may continue past midnight.
  const known = daysFrom(addDays(first, -1), last);
  const dates = slot.added ? known.filter((day) => isDue(slot, day)) : undefined;
  const changes = changesOf(slot, exceptions, known).filter(({ day }) => !dates || dates.includes(day));
  return toDatedHours(slot, changes, dates).map((dated) => ({
    dated,
    day: dated.days as OpdSlot["day"],
    dayName: dated.days ?? "",
    hours: `${dated.from} to ${dated.to}`,
    when: "",
    doctor: { name: "Dr A", href: "/a" },
    notes: dated.rest ? [] : changes.map(({ day }) => ({ day, text: `note of ${day}` })),
  }));
}

/** Listeners to the clock of the current page. */
let readers: EventListener[] = [];

function removeReaders() {
  for (const reader of readers) window.removeEventListener("clock", reader);
}

/** The page as it was built. */
function render(slots: Slot[], exceptions: Exception[], look: "week" | "profile"): string {
  const opdSlots = slots.flatMap((slot) => toOpdSlots(slot, exceptions));
  const days = weekdays.map((day) => ({
    day,
    name: day,
    shortName: day,
    slots: opdSlots.filter((slot) => slot.day === day),
    differences: [],
  }));
  const changes = {
    changes: [
      { until: first, text: "the first" },
      { until: last, text: "the last" },
    ],
    last,
    asOf: "as of",
    labels,
    days: dayWords("en"),
  };
  return renderToStaticMarkup(
    look === "week" ? (
      <OpdWeek days={days} labels={labels} changes={changes} />
    ) : (
      <OpdTable labelledBy="x" slots={opdSlots} head="day" labels={labels} changes={changes} />
    ),
  );
}

/** Opens the page at `moment`, in Indian time. */
async function open(moment: string, slots: Slot[], exceptions: Exception[], look: "week" | "profile") {
  return load(render(slots, exceptions, look), moment, slots, look);
}

/** Opens a rendered page. */
async function load(html: string, moment: string, slots: Slot[], look: "week" | "profile") {
  document.body.innerHTML = html;
  vi.setSystemTime(new Date(`${moment}:00+05:30`));
  vi.resetModules();
  removeReaders();
  const added = vi.spyOn(window, "addEventListener");
  await import(look === "week" ? "../opd-week/opd-week.early" : "./opd-table.early");
  readers = added.mock.calls.filter(([name]) => String(name) === "clock").map(([, reader]) => reader as EventListener);
  added.mockRestore();
  return slots.map((slot) => rowsOf(slot).row as HTMLElement);
}

/** The row of a slot, and the one of its rest after midnight. */
function rowsOf({ days, from, to }: Slot): { row: HTMLElement | undefined; rest: HTMLElement | undefined } {
  const rows = [...document.querySelectorAll<HTMLElement>(".opd-row")];
  const isNight = to <= from;
  const end = isNight ? `${Number(to.slice(0, 2)) + 24}${to.slice(2)}` : to;
  const nextDay = weekdays[(weekdays.indexOf(days as (typeof weekdays)[number]) + 1) % 7];
  return {
    row: rows.find(({ dataset }) => dataset.day === days && dataset.from === from && dataset.to === end),
    rest: isNight
      ? rows.find(({ dataset }) => dataset.rest && dataset.day === nextDay && dataset.to === to)
      : undefined,
  };
}

/** Changes the time of the open page. */
function tick(now: string) {
  vi.setSystemTime(new Date(`${now}:00+05:30`));
  dispatchEvent(new Event("clock"));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  removeReaders();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const hour = fc.integer({ min: 8, max: 23 });
const range = fc.tuple(fc.nat(13), fc.nat(9)).map(([since, duration]) => ({
  since: addDays(first, since),
  until: addDays(first, since + duration),
}));
const doctors = ["doctor/x", "doctor/y"];
const slots = fc.uniqueArray(
  fc
    .record({
      of: fc.constantFrom(...doctors),
      days: fc.constantFrom(...weekdays),
      from: hour,
      length: fc.integer({ min: 1, max: 4 }),
      weeks: fc.option(fc.constantFrom("first third", "last"), { nil: undefined, freq: 5 }),
      added: fc.option(range, { nil: undefined, freq: 4 }),
    })
    .map(
      ({ of, days, from, length, weeks, added }): Slot => ({
        of: `hospital department/d ${of}`,
        days,
        from: `${String(from).padStart(2, "0")}:00`,
        to: `${String((from + length) % 24).padStart(2, "0")}:30`,
        ...(weeks && { weeks }),
        ...(added && { ...added, added: "yes" }),
      }),
    ),
  // The rests of two nights with the same end look alike.
  { minLength: 1, maxLength: 6, selector: ({ days, from, to }) => days + (to <= from ? "" : from) + to },
);
const exceptions = fc.array(
  fc
    .record({
      of: fc.constantFrom("hospital", "department/d", ...doctors),
      range,
      kind: fc.constantFrom("whole", "part", "late", "usual"),
      from: hour,
    })
    .map(({ of, range, kind, from }): Exception => {
      const time = `${String(from).padStart(2, "0")}:15`;
      return {
        of,
        ...range,
        ...(kind === "part" && { times: [{ from: time, to: "24:00" }] }),
        ...(kind === "late" && { expected: time }),
        ...(kind === "usual" && { usual: true as const }),
      };
    }),
  { maxLength: 4 },
);
/** Often after midnight, when a session of the day before may continue. */
const moment = fc
  .tuple(fc.nat(20), fc.oneof(fc.nat(1439), fc.nat(210)))
  .map(([days, minute]) => momentNow(Date.parse(addDays(first, days)) - 19_800_000 + minute * 60_000));
/** An open page is marked as a newly loaded one is, so one page can show several moments. */
const moments = fc.array(moment, { minLength: 3, maxLength: 3 });

test("lists the rest of a night and hours soon after midnight before the morning", () => {
  const of = "doctor/x";
  const slots: Slot[] = [
    { of, days: "sun", from: "20:00", to: "00:30" },
    { of, days: "mon", from: "00:00", to: "06:00" },
    { of, days: "mon", from: "09:00", to: "11:00" },
    { of, days: "mon", from: "12:00", to: "13:00" },
  ];
  document.body.innerHTML = render(slots, [], "week");
  const parts = [...document.querySelectorAll("[data-week-day='mon'] tbody")].map((part) => [
    part.querySelector("th")?.textContent,
    ...[...part.querySelectorAll<HTMLElement>(".opd-row")].map(({ dataset }) => dataset.from),
  ]);
  expect(parts).toEqual([
    ["night", "00:00", "00:00"],
    ["morning", "09:00"],
    ["noon", "12:00"],
  ]);
});

test.each(["week", "profile"] as const)("a %s is marked correctly at every time", async (look) => {
  await fc.assert(
    fc.asyncProperty(slots, exceptions, moments, async (slots, exceptions, [first = "", ...later]) => {
      const rows = await open(first, slots, exceptions, look);
      expectMarks(rows, slots, exceptions, first);
      for (const now of later) {
        tick(now);
        expectMarks(rows, slots, exceptions, now);
      }
    }),
    { numRuns: look === "week" ? 20 : 135 },
  );

  function expectMarks(rows: HTMLElement[], slots: Slot[], exceptions: Exception[], now: string) {
    const today = now.slice(0, 10);
    const coming = sessionsFrom(slots, exceptions, now, addDays(today, 6));
    const sitting = coming.filter(({ start }) => start <= now);
    const next = sitting.length > 0 ? [] : coming.filter(({ start }) => start === coming[0]?.start);
    for (const [index, slot] of slots.entries()) {
      const { dataset } = rows[index] as HTMLElement;
      const markOf = (isOf: (session: Session) => boolean) =>
        sitting.some(isOf) ? "now" : next.some(isOf) ? "next" : undefined;
      expect(dataset.next).toBe(markOf((session) => session.slot === slot && session.day >= today));
      const { rest } = rowsOf(slot);
      expect(rest !== undefined).toBe(slot.to <= slot.from);
      if (rest) expect(rest.dataset.next).toBe(markOf((session) => session.slot === slot && session.day < today));
      const slotDay = daysFrom(today, addDays(today, 6)).find((day) => weekdayOf(day) === slot.days) as string;
      const isShown =
        look === "profile" ? !slot.added || (slot.until ?? "") >= today : !slot.added || isDue(slot, slotDay);
      if (look === "week") expect(dataset.over).toBe(isShown ? undefined : "");
      if (look === "profile" && slot.added) continue;
      const parts = sessionsOn(slot, slotDay, exceptions).map(
        ({ start, end }) => `${start.slice(11)}-${end.slice(11)}`,
      );
      const isUsual = parts.join() === `${slot.from}-${slot.to}`;
      const isLate = sessionsOn(slot, slotDay, exceptions).some(({ late }) => late);
      if (!isShown) continue;
      const isUndue = look === "profile" && !isDue(slot, slotDay);
      expect(dataset.off).toBe(isUsual || isLate || isUndue ? undefined : "");
      const offText = rows[index]?.querySelector(".opd-row__off")?.textContent;
      expect(offText).toBe(dataset.off === undefined ? "" : parts.length > 0 ? "part" : "off");
      const notes: string[] = [];
      for (let note = rows[index]?.nextElementSibling; note?.hasAttribute("data-on"); note = note.nextElementSibling)
        if (note.hasAttribute("data-shown")) notes.push(note.textContent ?? "");
      const isPast =
        slotDay === today &&
        parts.length > 0 &&
        !coming.some((session) => session.slot === slot && session.day === today);
      expect(notes).toEqual(isUsual || isPast ? [] : [`note of ${slotDay}`]);
      expect(dataset.today).toBe(slotDay === today && parts.length > 0 ? (isPast ? "over" : "") : undefined);
    }
  }
});

/** The current page, independent of the order of attributes. */
function page(): string[] {
  const texts = [...document.body.querySelectorAll("*")].map(({ tagName, attributes, children, textContent }) => {
    const sortedAttributes = [...attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return [tagName, ...sortedAttributes, children.length === 0 && textContent].join(" ");
  });
  return texts;
}

test.each(["week", "profile"] as const)("an open %s updates to the same state as a newly loaded one", async (look) => {
  await fc.assert(
    fc.asyncProperty(slots, exceptions, fc.array(moment, { minLength: 2, maxLength: 4 }), async (...values) => {
      const [slots, exceptions, moments] = values;
      // Also past the last day with data, and back.
      const walk = [...moments, `${addDays(last, 1)}T09:00`, ...moments];
      const html = render(slots, exceptions, look);
      const loaded: string[][] = [];
      for (const now of walk) {
        await load(html, now, slots, look);
        loaded.push(page());
      }
      await load(html, walk[0] as string, slots, look);
      for (const [index, now] of walk.entries()) {
        tick(now);
        expect(page()).toEqual(loaded[index]);
      }
    }),
    { numRuns: look === "week" ? 6 : 15 },
  );
});

test("an open week keeps the selected day, and the focus in a day that moves; another minute changes nothing", async () => {
  const slots = weekdays.map((days) => ({ of: "hospital doctor/x", days, from: "10:00", to: "13:00" }));
  await open("2026-11-26T09:00", slots, [], "week");
  const link = (day: string) => document.querySelector<HTMLElement>(`.opd-week__link[href="#${day}"]`) as HTMLElement;
  const shownDays = () =>
    [...document.querySelectorAll<HTMLElement>("section[data-shown]")].map(({ dataset }) => dataset.weekDay);
  expect(shownDays()).toEqual(["thu"]);
  tick("2026-11-27T09:00");
  expect(shownDays()).toEqual(["fri"]);
  link("sun").click();
  link("fri").focus();
  tick("2026-11-28T09:00");
  expect(shownDays()).toEqual(["sun"]);
  expect(document.activeElement).toBe(link("fri"));

  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  tick("2026-11-28T09:01");
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
});

test("marks all current sessions, and no next one meanwhile", async () => {
  const monday = { of: "hospital doctor/x", days: "mon", to: "13:00" };
  const rows = await open(
    "2026-11-23T10:40",
    [
      { ...monday, from: "09:00" },
      { ...monday, from: "10:00" },
      { ...monday, from: "11:00" },
    ],
    [],
    "week",
  );
  expect(rows.map(({ dataset }) => dataset.next)).toEqual(["now", "now", undefined]);
});

test("hides past changes, and the heading of an empty list", async () => {
  const visibility = () =>
    [...document.querySelectorAll<HTMLElement>(".coming-changes li")].map(({ hidden }) => !hidden);
  await open(`${first}T23:59`, [], [], "profile");
  expect(visibility()).toEqual([true, true]);
  await open(`${addDays(first, 1)}T00:00`, [], [], "profile");
  expect(visibility()).toEqual([false, true]);
  await open(`${addDays(last, 1)}T00:00`, [], [], "profile");
  expect(document.querySelector<HTMLElement>(".coming-changes__known")?.hidden).toBe(true);
  expect(document.querySelector<HTMLElement>(".coming-changes__as-of")?.hidden).toBe(false);
});

test("a doctor with certain dates only has no further dates after the last one", async () => {
  const dates = {
    of: "hospital doctor/x",
    days: "tue",
    from: "10:00",
    to: "13:00",
    since: "2026-11-24",
    until: "2026-11-24",
  };
  const note = () => document.querySelector("[data-over] + .opd-table__no-dates")?.textContent;
  await open("2026-11-24T14:00", [{ ...dates, added: "yes" }], [], "profile");
  expect(note()).toBeUndefined();
  await open("2026-11-25T09:00", [{ ...dates, added: "yes" }], [], "profile");
  expect(note()).toBe("noDates");
  await open(
    "2026-11-25T09:00",
    [
      { ...dates, added: "yes" },
      { ...dates, since: "", until: "9" },
    ],
    [],
    "profile",
  );
  expect(document.querySelector(".opd-table__no-dates")).toBeNull();
});

test("marks no session after the last day with data", async () => {
  const slot = { of: "hospital doctor/x", days: weekdayOf(addDays(last, 1)), from: "10:00", to: "13:00" };
  const [row] = await open(`${addDays(last, 1)}T09:00`, [slot], [], "week");
  expect({ ...row?.dataset }).toEqual({ day: slot.days, from: "10:00", to: "13:00" });
});
