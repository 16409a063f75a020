/**
 * Shows today's OPD in Indian time, as many rows at a time as fit, in each language in turn. While visible, it fetches a newer
 * board every five minutes. Without a connection, it continues and shows the age of its data.
 */
import { clockSpan, clockTime } from "@hospital/content/text/clock-time";
import { dayInWords } from "@hospital/content/text/day-words";
import { fill, withReason } from "@hospital/content/text/fill";
import { directionOf } from "@hospital/content/text/script-of";
import { addDays, dayOf } from "@hospital/timetable/clock";
import { todaysSessions } from "@hospital/timetable/todays-sessions";
import { onClock } from "../../time/page-clock";
import type { BoardLanguage, BoardSlot } from "./opd-board";

const maxRows = 8;
const pageMs = 12_000;
const refreshMs = 5 * 60_000;
const confirmedKey = "board-confirmed";

const board = document.querySelector<HTMLElement>(".opd-board") as HTMLElement;
const { built = "", last = "" } = board.dataset;
const languages: BoardLanguage[] = JSON.parse(board.dataset.languages ?? "[]");
// Without this script, the board is a scrollable page.
board.dataset.live = "";
const part = (name: string) => board.querySelector<HTMLElement>(`.opd-board__${name}`) as HTMLElement;

let now: string;
/** The time of the last successful update, in India; initially the time of the build. */
let confirmed = [built, savedMoment()].sort()[1] as string;
/** Whether the last update succeeded; undefined before the first. */
let isConnected: boolean | undefined;
/** The time of the last attempt to update. */
let checked = "";
/** The current language (`turn`), and the page of its sessions (`number`). */
let turn = 0;
let number = -1;
/** The rows of the current language, divided into pages. */
let pages: HTMLTableRowElement[][] = [[]];

function savedMoment(): string {
  try {
    return localStorage.getItem(confirmedKey) ?? "";
  } catch {
    return "";
  }
}

function nextPage(): void {
  number += 1;
  if (number >= pages.length) {
    number = 0;
    turn = (turn + 1) % languages.length;
  }
  // Moves the content slightly, to prevent burn-in.
  board.dataset.shift = String((Number(board.dataset.shift ?? 0) + 1) % 4);
  show();
}

function sessionsOf(language: BoardLanguage | undefined) {
  return language && dayOf(now) <= last ? todaysSessions(language.slots, language.exceptions, now) : [];
}

function show(): void {
  const language = languages[turn];
  if (!language) return;
  const { locale, spokenTimes, days, labels, hospital, notices } = language;
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  document.title = labels.title;
  part("hospital").textContent = hospital;
  part("title").textContent = labels.title;
  part("clock").textContent = `${dayInWords(dayOf(now), days)} · ${clockTime(now.slice(11), spokenTimes)}`;
  part("columns").replaceChildren(row("th", [labels.hours, labels.doctor, labels.department, labels.room]));
  const sessions = sessionsOf(language);
  const difference = language.differences.find(({ from, until }) => from <= now && now < until);
  part("difference").textContent = difference ? `${labels.difference}: ${difference.text}` : "";
  // Without data for today, only the note at the bottom with the date of the data is shown.
  part("none").textContent = sessions.length > 0 || dayOf(now) > last ? "" : labels.none;
  const values = { day: dayInWords(dayOf(confirmed), days), time: clockTime(confirmed.slice(11), spokenTimes) };
  // After a day without an update, a warning appears in large letters.
  const dayLater = addDays(dayOf(confirmed), 1) + confirmed.slice(10);
  const isOld = isConnected !== undefined && (now >= dayLater || dayOf(now) > last);
  board.toggleAttribute("data-old", isOld);
  part("as-of").textContent = isOld ? fill(labels.old, values) : isConnected === false ? fill(labels.asOf, values) : "";

  const current = notices.filter(({ from, until }) => from <= now && now < until).map(({ text }) => text);
  const showFoot = (notice = "", page = 0) => {
    part("notice").textContent = notice;
    part("page").textContent = page > 0 ? fill(labels.page, { page: String(page), pages: String(pages.length) }) : "";
  };
  // Every page leaves room for the longest notice, so that a shorter notice doesn't change the pages.
  showFoot([...current].sort((a, b) => b.length - a.length)[0], 1);
  pages = pagesOf(sessions.map((session) => sessionRow(session, labels, spokenTimes)));
  // The sessions on the last page may be over.
  number = Math.min(number, pages.length - 1);
  part("rows").replaceChildren(...(pages[number] ?? []));
  showFoot(current[number % Math.max(1, current.length)], pages.length > 1 ? number + 1 : 0);
}

/** Divides rows into pages that fit between the columns and the foot; a row without enough space has its own page. */
function pagesOf(rows: HTMLTableRowElement[]): HTMLTableRowElement[][] {
  part("rows").replaceChildren();
  // The empty line below the table takes the space that the table leaves.
  const space = part("none").getBoundingClientRect().height;
  part("rows").replaceChildren(...rows);
  let page: HTMLTableRowElement[] = [];
  let used = 0;
  const pages = [page];
  for (const row of rows) {
    const { height } = row.getBoundingClientRect();
    if (page.length === maxRows || (page.length > 0 && used + height > space)) {
      page = [];
      used = 0;
      pages.push(page);
    }
    page.push(row);
    used += height;
  }
  return pages;
}

function sessionRow(
  { slot, start, end, isNow, late, closure }: ReturnType<typeof todaysSessions<BoardSlot>>[number],
  labels: BoardLanguage["labels"],
  spokenTimes: BoardLanguage["spokenTimes"],
): HTMLTableRowElement {
  const hours = clockSpan(start.slice(11), end.slice(11), spokenTimes);
  if (closure) {
    const absence = fill(labels.off, { day: labels.today });
    const instead = closure.instead ? fill(labels.instead, { name: closure.instead }) : "";
    const element = row("td", [hours, slot.doctor, [absence, instead].filter(Boolean).join("; ")]);
    element.dataset.state = "off";
    (element.cells[2] as HTMLTableCellElement).colSpan = 2;
    return element;
  }
  const element = row("td", [hours, slot.doctor, slot.department, slot.room ?? ""]);
  if (slot.building) addTag(element.cells[2], slot.building);
  const time = clockTime(start.slice(11), spokenTimes);
  const state = isNow ? labels.now : late && withReason(fill(labels.late, { day: labels.today, time }), late.why);
  if (state) {
    element.dataset.state = isNow ? "now" : "late";
    addTag(element.cells[1], state);
  }
  return element;
}

function addTag(cell: HTMLTableCellElement | undefined, text: string): void {
  const tag = document.createElement("span");
  tag.className = "opd-board__tag";
  tag.textContent = text;
  cell?.append(tag);
}

function row(name: "td" | "th", texts: string[]): HTMLTableRowElement {
  const element = document.createElement("tr");
  for (const text of texts) {
    const cell = document.createElement(name);
    // Each text has its own direction: in Urdu, "12-B" would otherwise be reversed.
    const wrapper = document.createElement("bdi");
    cell.className = "opd-board__cell";
    wrapper.textContent = text;
    cell.append(wrapper);
    if (cell.tagName === "TH") (cell as HTMLTableCellElement).scope = "col";
    element.append(cell);
  }
  return element;
}

/** Fetches a newer board and shows it at once. Ignores any other page, such as the login page of a captive portal. */
async function refresh(): Promise<void> {
  try {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const [, newest] = / data-built="([^"]*)"/.exec(await answer.text()) ?? [];
    if (!answer.ok || !newest) throw new Error("This is not the board.");
    confirmed = now;
    isConnected = true;
    try {
      localStorage.setItem(confirmedKey, confirmed);
    } catch {
      // Without storage, the age is counted from the build.
    }
    if (newest > built) location.reload();
  } catch {
    isConnected = false;
  }
  show();
}

onClock((moment) => {
  now = moment;
  if (number < 0) nextPage();
  else show();
  if (Math.abs(Date.parse(`${now}Z`) - Date.parse(`${checked}Z`)) < refreshMs) return;
  checked = now;
  refresh();
});
setInterval(nextPage, pageMs);
