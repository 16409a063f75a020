/**
 * Marks what is today and now in timetables, and hides what is past. The build has already resolved which sessions are
 * on which date.
 */
import "../coming-changes/coming-changes.early.ts";
import { addDays, dayOf, type Weekday, weekdayOf } from "@hospital/timetable/clock";
import { changeOn, type DatedHours, sessionsOf } from "@hospital/timetable/dated-hours";
import { lastKnown } from "../../time/page-changes.ts";
import { onClock } from "../../time/page-clock.ts";

type Row = HTMLTableRowElement;
interface Session {
  row: Row;
  /** Date and time such as "2026-12-31T09:30". */
  from: string;
  to: string;
  date: string;
}

const week = document.querySelector<HTMLElement>(".opd-week");
const tables = [...document.querySelectorAll<HTMLTableElement>(".opd-table")];
const rows = [...document.querySelectorAll<Row>(".opd-row")];

let now: string;
let today: string;
let isKnown: boolean;
/** The next seven dates, starting with today. */
let dates: string[];
let names: Weekday[];
/** Sessions in these days that aren't over, by date. */
let coming: Session[];
/** The weekday that the visitor selected; empty means today. */
let chosen = "";

const hoursOf = ({ dataset }: Row) => dataset as unknown as DatedHours;

function sessionsIn(row: Row, date: string): Session[] {
  return sessionsOf(hoursOf(row), date).map(({ from, to }) => ({
    row,
    from: `${date}T${from}`,
    to: `${date}T${to}`,
    date,
  }));
}

function comingSessions(): Session[] {
  return (isKnown ? dates : [])
    .flatMap((date) =>
      rows.filter(({ dataset }) => dataset.day === weekdayOf(date)).map((row) => sessionsIn(row, date)),
    )
    .flat()
    .filter(({ to }) => to > now);
}

/** Sets or removes a data attribute. */
function mark({ dataset }: HTMLElement, name: string, value: string | false | undefined) {
  if (typeof value !== "string") delete dataset[name];
  else if (dataset[name] !== value) dataset[name] = value;
}

/** Marks the doctors with a session now, or otherwise with the next session. */
function markNext() {
  const sitting = coming.filter(({ from }) => from <= now);
  const [next] = coming.map(({ from }) => from).sort();
  const marked = sitting[0] ? sitting : coming.filter(({ from }) => from === next);
  const markedRows = new Set(marked.map(({ row }) => row));
  for (const row of rows) mark(row, "next", markedRows.has(row) && (sitting[0] ? "now" : "next"));
}

function markRow(row: Row) {
  const own = row.dataset.dates?.split(" ");
  const weekday = dates[names.indexOf(row.dataset.day as Weekday)] ?? "";
  // A dated row is visible only in its week; on the doctor's own page, until it is past.
  const date = week || !own ? weekday : (own.find((one) => one >= today) ?? "");
  row.toggleAttribute("data-over", own?.includes(date) === false);
  const { kind } = changeOn(hoursOf(row), date);
  for (const name of ["late", "off"]) row.toggleAttribute(`data-${name}`, isKnown && kind === name);
  const sessions = isKnown && date === today ? sessionsIn(row, date) : [];
  mark(row, "today", sessions[0] && (sessions.some(({ to }) => to > now) ? "" : "over"));
  let hasNote = false;
  for (let note = row.nextElementSibling as Row | null; note?.dataset.on; note = note.nextElementSibling as Row | null)
    if (note.toggleAttribute("data-shown", isKnown && note.dataset.on === date)) hasNote = true;
  row.toggleAttribute("data-noted", hasNote);
}

const isEmpty = (element: Element) => !element.querySelector(".opd-row:not([data-over])");

/**
 * Makes `first` the first weekday in its list. Moves the past days to the end instead of moving `first`, so that the
 * focus isn't lost.
 */
function rotate(first: Element) {
  const parent = first.parentElement as Element;
  const current = () => parent.querySelector(":scope > [data-week-day]") as Element;
  while (current() !== first) parent.append(current());
}

/** The week starts with today, and shows one day at a time. */
function pageWeek(week: HTMLElement) {
  const days = names.map((name) => week.querySelector(`section[data-week-day=${name}]`) as HTMLElement);
  const choices = names.map((name) => week.querySelector(`li[data-week-day=${name}]`) as HTMLElement);
  const shown = Math.max(0, names.indexOf(chosen as Weekday));
  const focused = document.activeElement as HTMLElement;
  for (const first of [days[0], choices[0]]) rotate(first as HTMLElement);
  if (focused !== document.activeElement) focused.focus({ preventScroll: true });
  for (const [index, day] of days.entries()) {
    const choice = choices[index] as HTMLElement;
    const current = `${index === shown}`;
    const choiceLink = choice.firstElementChild as HTMLElement;
    day.toggleAttribute("data-shown", index === shown);
    if (choiceLink.getAttribute("aria-current") !== current) choiceLink.setAttribute("aria-current", current);
    for (const one of [choice, day]) mark(one, "ahead", ["today", "tomorrow"][index]);
    for (const one of day.querySelectorAll<HTMLElement>(".opd-week__difference"))
      one.toggleAttribute("data-shown", one.dataset.on === dates[index]);
    const none = day.querySelector(".opd-week__none") as HTMLElement;
    none.toggleAttribute("hidden", !isEmpty(day));
    day.toggleAttribute("data-empty", isEmpty(day));
    const link = none.querySelector("a");
    if (!link) continue;
    link.dataset.usual ??= link.hash.slice(1);
    const next = coming.find(({ date }) => date > (dates[index] ?? ""))?.date;
    const name = next ? weekdayOf(next) : link.dataset.usual;
    if (link.hash === `#${name}`) continue;
    link.hash = name;
    const inWords = document.getElementById(name)?.firstChild?.nodeValue ?? "";
    link.textContent = (link.dataset.text ?? "").replace("{day}", inWords);
  }
}

/** Adds the date of the printout and the day to the table header, which is repeated on each sheet. */
function printDates() {
  const inWords = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Date(`${date}Z`).toLocaleString(`${document.documentElement.lang}-IN-u-nu-latn`, { ...style, timeZone: "UTC" });
  for (const { tHead, dataset } of tables) {
    if (!tHead) continue;
    const name = tHead.closest<HTMLElement>("[data-week-day]")?.dataset.weekDay;
    const date = dates[names.indexOf(name as Weekday)];
    // With 24 hours: browsers write "PM" in most Indian languages.
    const moment = inWords(now, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
    const cell = tHead.insertRow(0).insertCell();
    cell.colSpan = tHead.rows[1]?.cells.length ?? 1;
    const printed = (dataset.printed ?? "").replace("{now}", moment);
    cell.textContent = date ? `${inWords(`${date}T00:00`, { dateStyle: "full" })} · ${printed}` : printed;
  }
}

onClock((moment) => {
  now = moment;
  today = dayOf(now);
  isKnown = today <= lastKnown;
  dates = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
  names = dates.map(weekdayOf);
  coming = comingSessions();
  markNext();
  rows.forEach(markRow);
  for (const { tBodies } of tables) for (const part of tBodies) part.toggleAttribute("data-over", isEmpty(part));
  if (week) pageWeek(week);
});
for (const { dataset } of tables) dataset.marked = "";
if (week) {
  const choose = (hash: string) => {
    const name = hash.slice(1);
    if (!names.includes(name as Weekday)) return;
    chosen = name;
    pageWeek(week);
  };
  choose(location.hash);
  week.dataset.paged = "";
  week.onclick = ({ target }) => choose((target as Element).closest("a")?.hash ?? "");
  addEventListener("hashchange", () => choose(location.hash));
}
addEventListener("beforeprint", printDates);
addEventListener("afterprint", () => {
  for (const { tHead } of tables) tHead?.deleteRow(0);
});
