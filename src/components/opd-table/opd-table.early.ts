/**
 * Marks in timetables what is of today, and of now, and hides what is past. What takes place on which date was decided at
 * the build.
 */
import { addDays, momentNow, type Weekday, weekdayOf } from "../../time/clock.ts";
import { changeOn, type DatedHours, sessionsOf } from "../../time/dated-hours.ts";
import { readClock } from "../../time/page-clock.ts";

type Row = HTMLTableRowElement;
interface Session {
  row: Row;
  /** Moments, as "2026-12-31T09:30". */
  from: string;
  to: string;
  date: string;
}

const week = document.querySelector<HTMLElement>(".opd-week");
const tables = [...document.querySelectorAll<HTMLTableElement>(".opd-table")];
const rows = [...document.querySelectorAll<Row>(".opd-row")];
const { now, today, isKnown } = readClock();
const dates = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
const names = dates.map(weekdayOf);

const hoursOf = ({ dataset }: Row) => dataset as unknown as DatedHours;

function sessionsIn(row: Row, date: string): Session[] {
  return sessionsOf(hoursOf(row), date).map(({ from, to }) => ({
    row,
    from: `${date}T${from}`,
    to: `${date}T${to}`,
    date,
  }));
}

/** Those of the coming seven days that are not over, in the order of days. */
function comingSessions(): Session[] {
  return (isKnown ? dates : [])
    .flatMap((date) =>
      rows.filter(({ dataset }) => dataset.day === weekdayOf(date)).map((row) => sessionsIn(row, date)),
    )
    .flat()
    .filter(({ to }) => to > now);
}

/** Who sits now, or else who sits next. */
function markNext() {
  const sitting = coming.filter(({ from }) => from <= now);
  const [next] = coming.map(({ from }) => from).sort();
  for (const { row } of sitting) row.dataset.next = "now";
  if (sitting.length === 0) for (const { row, from } of coming) if (from === next) row.dataset.next = "next";
}

function markRow(row: Row) {
  const own = row.dataset.dates?.split(" ");
  const weekday = dates[names.indexOf(row.dataset.day as Weekday)] ?? "";
  // A date stands in its week only, but on the doctor's own page as long as it is ahead.
  const date = week || !own ? weekday : (own.find((one) => one >= today) ?? "");
  row.toggleAttribute("data-over", own?.includes(date) === false);
  if (!isKnown) return;
  const { kind } = changeOn(hoursOf(row), date);
  if (kind) row.dataset[kind] = "";
  const sessions = date === today ? sessionsIn(row, date) : [];
  if (sessions[0]) row.dataset.today = sessions.some(({ to }) => to > now) ? "" : "over";
  for (let note = row.nextElementSibling as Row | null; note?.dataset.on; note = note.nextElementSibling as Row | null)
    if (note.dataset.on === date) row.dataset.noted = note.dataset.shown = "";
}

const isEmpty = (element: Element) => !element.querySelector(".opd-row:not([data-over])");

/** The week begins with today, and shows one day at a time. */
function pageWeek(week: HTMLElement) {
  const days = names.map((name) => week.querySelector(`section[data-week-day=${name}]`) as HTMLElement);
  const choices = names.map((name) => week.querySelector(`li[data-week-day=${name}]`) as HTMLElement);
  const show = (name: string) => {
    const chosen = names.indexOf(name as Weekday);
    if (chosen < 0) return;
    for (const [index, day] of days.entries()) {
      day.toggleAttribute("data-shown", index === chosen);
      choices[index]?.firstElementChild?.setAttribute("aria-current", `${index === chosen}`);
    }
  };
  for (const [index, day] of days.entries()) {
    const choice = choices[index] as HTMLElement;
    week.append(day);
    choice.parentElement?.append(choice);
    if (index < 2) choice.dataset.ahead = day.dataset.ahead = index ? "tomorrow" : "today";
    for (const one of day.querySelectorAll<HTMLElement>(".opd-week__difference"))
      one.toggleAttribute("data-shown", one.dataset.on === dates[index]);
    const none = day.querySelector(".opd-week__none") as HTMLElement;
    none.hidden = !isEmpty(day);
    day.toggleAttribute("data-empty", !none.hidden);
    const link = none.querySelector("a");
    const then = days[dates.indexOf(coming.find(({ date }) => date > (dates[index] ?? ""))?.date ?? "")];
    if (link && then) {
      link.hash = then.dataset.weekDay ?? "";
      const name = then.querySelector("h2")?.firstChild?.nodeValue ?? "";
      link.textContent = (link.dataset.words ?? "").replace("{day}", name);
    }
  }
  week.dataset.paged = "";
  week.onclick = ({ target }) => show((target as Element).closest("a")?.hash.slice(1) ?? "");
  const showChosen = () => show(location.hash.slice(1));
  addEventListener("hashchange", showChosen);
  show(names[0] ?? "");
  showChosen();
}

/** In the table's head, which each sheet of paper repeats: the day, and when it was printed. */
function printDates() {
  const inWords = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Date(`${date}Z`).toLocaleString(`${document.documentElement.lang}-IN-u-nu-latn`, { ...style, timeZone: "UTC" });
  for (const { tHead, dataset } of tables) {
    if (!tHead) continue;
    const name = tHead.closest<HTMLElement>("[data-week-day]")?.dataset.weekDay;
    const date = dates[names.indexOf(name as Weekday)];
    const moment = inWords(momentNow(), { dateStyle: "medium", timeStyle: "short" });
    const cell = tHead.insertRow(0).insertCell();
    cell.colSpan = tHead.rows[1]?.cells.length ?? 1;
    const said = (dataset.printed ?? "").replace("{now}", moment);
    cell.textContent = date ? `${inWords(`${date}T00:00`, { dateStyle: "full" })} · ${said}` : said;
  }
}

const coming = comingSessions();
markNext();
rows.forEach(markRow);
for (const table of tables) {
  table.dataset.marked = "";
  for (const part of table.tBodies) part.toggleAttribute("data-over", isEmpty(part));
}
if (week) pageWeek(week);
addEventListener("beforeprint", printDates);
addEventListener("afterprint", () => {
  for (const { tHead } of tables) tHead?.deleteRow(0);
});
