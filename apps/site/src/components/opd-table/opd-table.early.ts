/**
 * Marks today and the present time in timetables, and hides past rows. The build has already resolved the sessions of
 * each date.
 */
import "../coming-changes/coming-changes.early.ts";
import { clockTime } from "@hospital/content/text/clock-time";
import { dateInWords, dayInWords } from "@hospital/content/text/day-words";
import { fill } from "@hospital/content/text/fill";
import { addDays, dayOf, type Weekday, weekdayOf } from "@hospital/timetable/clock";
import { changeOn, type DatedHours, sessionsOf } from "@hospital/timetable/dated-hours";
import { days, labels } from "../../i18n/coming-changes.ts";
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

const isInWeek = document.querySelector(".opd-week") !== null;
const tables = [...document.querySelectorAll<HTMLTableElement>(".opd-table")];
const rows = [...document.querySelectorAll<Row>(".opd-row")];

let now: string;
let today: string;
let isKnown: boolean;
/** The next seven dates, starting with today. */
export let dates: string[];
export let names: Weekday[];
/** Sessions in these days that aren't over, by date. */
export let coming: Session[];

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
export function mark({ dataset }: HTMLElement, name: string, value: string | false | undefined) {
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
  const ownDates = row.dataset.dates?.split(" ");
  const weekday = dates[names.indexOf(row.dataset.day as Weekday)] ?? "";
  // A dated row is visible only in its week; on the doctor's own page, until it is past.
  const date = isInWeek || !ownDates ? weekday : (ownDates.find((day) => day >= today) ?? "");
  row.toggleAttribute("data-over", ownDates?.includes(date) === false);
  const { kind, spans } = changeOn(hoursOf(row), date);
  // The next such day can be in another week. Only a week shows that the doctor isn't there on this one.
  const isOff = isKnown && (kind === "off" || (isInWeek && kind === "undue"));
  row.toggleAttribute("data-off", isOff);
  const offText = isOff ? describeOff(date, spans) : "";
  const off = row.querySelector(".opd-row__off") as HTMLElement;
  if (off.textContent !== offText) off.textContent = offText;
  const sessions = isKnown && date === today ? sessionsIn(row, date) : [];
  const isOver = sessions.length > 0 && !sessions.some(({ to }) => to > now);
  mark(row, "today", sessions[0] && (isOver ? "over" : ""));
  let hasNote = false;
  for (let note = row.nextElementSibling as Row | null; note?.dataset.on; note = note.nextElementSibling as Row | null)
    if (note.toggleAttribute("data-shown", isKnown && !isOver && note.dataset.on === date)) hasNote = true;
  row.toggleAttribute("data-noted", hasNote);
}

/** "Not on Fri 25 Dec", "Only 10 am-1 pm on Thu 31 Dec": most screen readers don't announce crossed-out text. */
function describeOff(date: string, spans = ""): string {
  return fill((spans ? labels.part : labels.off) as string, {
    day: dayInWords(date, days.short),
    hours: spans.replace(/[\d:]+/g, (time) => clockTime(time, labels.spokenTimes)),
  });
}

/** Without visible rows. */
export const isEmpty = (element: Element) =>
  !element.querySelector(".opd-row:not([data-over], [data-rest]:not([data-next]))");

/** Adds the date of the printout and the day to the table header, which is repeated on each sheet. */
function printDates() {
  const moment = fill(labels.brief ?? "", {
    day: dateInWords(today, days.short),
    time: clockTime(now.slice(11), labels.spokenTimes),
  });
  for (const { tHead, dataset } of tables) {
    if (!tHead) continue;
    const name = tHead.closest<HTMLElement>("[data-week-day]")?.dataset.weekDay;
    const date = dates[names.indexOf(name as Weekday)];
    const cell = tHead.insertRow(0).insertCell();
    cell.colSpan = tHead.rows[1]?.cells.length ?? 1;
    const printed = fill(dataset.printed ?? "", { now: moment });
    cell.textContent = date ? `${dayInWords(date, days.long)} · ${printed}` : printed;
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
  for (const part of document.querySelectorAll(".opd-table, .opd-table__part"))
    part.toggleAttribute("data-over", isEmpty(part));
});
for (const { dataset } of tables) dataset.marked = "";
addEventListener("beforeprint", printDates);
addEventListener("afterprint", () => {
  for (const { tHead } of tables) tHead?.deleteRow(0);
});
