/**
 * Shows today's OPD (Indian time), a few rows at a time, in each language in turn. Every five minutes it fetches a
 * newer board; without a connection it goes on and shows how old its data is.
 */
import { dayOfWeek } from "../../i18n/calendar";
import { clockSpan, clockTime } from "../../i18n/clock-time";
import { directionOf } from "../../i18n/script-of";
import { fill, withReason } from "../../i18n/words";
import { dayOf, momentNow } from "../../time/clock";
import { todaysSessions } from "../../time/todays-sessions";
import type { BoardLanguage, BoardSlot } from "./opd-board";

const maxRows = 8;
const pageMs = 12_000;
const refreshMs = 5 * 60_000;
/** After this time without an update the board says so in large letters. */
const maxAgeMs = 24 * 60 * 60_000;
const confirmedKey = "board-confirmed";

const board = document.querySelector<HTMLElement>(".opd-board") as HTMLElement;
const { built = "", last = "" } = board.dataset;
const languages: BoardLanguage[] = JSON.parse(board.dataset.languages ?? "[]");
// Without this script the board is a page that scrolls.
board.dataset.live = "";
const part = (name: string) => board.querySelector<HTMLElement>(`.opd-board__${name}`) as HTMLElement;

/** The last successful update in milliseconds; initially the time of the build. */
let confirmed = Math.max(Date.parse(`${built}+05:30`), savedMoment());
/** Whether the last update succeeded; undefined before the first. */
let isConnected: boolean | undefined;
let turn = -1;
let pages: { language: BoardLanguage; number: number; count: number }[] = [];

function savedMoment(): number {
  try {
    return Number(localStorage.getItem(confirmedKey));
  } catch {
    return 0;
  }
}

function nextPage(): void {
  turn += 1;
  if (turn >= pages.length) {
    turn = 0;
    pages = languages.flatMap((language) => {
      const count = Math.max(1, Math.ceil(sessionsOf(language).length / maxRows));
      return Array.from({ length: count }, (_, number) => ({ language, number, count }));
    });
  }
  // Prevents burn-in of a static picture.
  board.dataset.shift = String((Number(board.dataset.shift ?? 0) + 1) % 4);
  show();
}

function sessionsOf({ slots, exceptions }: BoardLanguage) {
  const now = momentNow();
  return dayOf(now) <= last ? todaysSessions(slots, exceptions, now) : [];
}

function show(): void {
  const page = pages[turn];
  if (!page) return;
  const { language, number, count } = page;
  const { locale, spokenTimes, labels, hospital, notices } = language;
  const now = momentNow();
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  document.title = labels.title;
  part("hospital").textContent = hospital;
  part("title").textContent = labels.title;
  part("clock").textContent = `${dayOfWeek(dayOf(now), locale)} · ${clockTime(now.slice(11), spokenTimes)}`;
  part("columns").replaceChildren(row("th", [labels.hours, labels.doctor, labels.department, labels.room]));
  const sessions = sessionsOf(language).slice(number * maxRows, (number + 1) * maxRows);
  part("rows").replaceChildren(...sessions.map((session) => sessionRow(session, labels, spokenTimes)));
  const difference = language.differences.find(({ day }) => day === dayOf(now));
  part("difference").textContent = difference ? `${labels.difference}: ${difference.text}` : "";
  // Past what is known, the foot says of when this is.
  part("none").textContent = sessions.length > 0 || dayOf(now) > last ? "" : labels.none;
  part("page").textContent = count > 1 ? fill(labels.page, { page: String(number + 1), pages: String(count) }) : "";

  const current = notices.filter(({ from, until }) => from <= now && now < until);
  part("notice").textContent = current[number % Math.max(1, current.length)]?.text ?? "";
  const age = Date.now() - confirmed;
  const moment = momentNow(confirmed);
  const values = { day: dayOfWeek(dayOf(moment), locale), time: clockTime(moment.slice(11), spokenTimes) };
  const isOld = isConnected !== undefined && (age >= maxAgeMs || dayOf(now) > last);
  board.toggleAttribute("data-old", isOld);
  part("as-of").textContent = isOld ? fill(labels.old, values) : isConnected === false ? fill(labels.asOf, values) : "";
}

function sessionRow(
  { slot, start, end, isNow, late, closure }: ReturnType<typeof todaysSessions<BoardSlot>>[number],
  labels: BoardLanguage["labels"],
  spokenTimes: BoardLanguage["spokenTimes"],
): HTMLTableRowElement {
  const hours = clockSpan(start.slice(11), end.slice(11), spokenTimes);
  if (closure) {
    const off = fill(labels.off, { day: labels.today });
    const instead = closure.instead ? fill(labels.instead, { name: closure.instead }) : "";
    const element = row("td", [hours, slot.doctor, [off, instead].filter(Boolean).join("; ")]);
    element.dataset.state = "off";
    (element.cells[2] as HTMLTableCellElement).colSpan = 2;
    return element;
  }
  const element = row("td", [hours, slot.doctor, slot.department, slot.room ?? ""]);
  const time = clockTime(start.slice(11), spokenTimes);
  const state = isNow ? labels.now : late && withReason(fill(labels.late, { day: labels.today, time }), late.why);
  if (state) {
    element.dataset.state = isNow ? "now" : "late";
    const tag = document.createElement("span");
    tag.className = "opd-board__tag";
    tag.textContent = state;
    element.cells[isNow ? 3 : 1]?.append(tag);
  }
  return element;
}

function row(name: "td" | "th", texts: string[]): HTMLTableRowElement {
  const element = document.createElement("tr");
  for (const text of texts) {
    const cell = document.createElement(name);
    // Each in its own direction: "12-B" would be read from its end.
    const words = document.createElement("bdi");
    cell.className = "opd-board__cell";
    words.textContent = text;
    cell.append(words);
    if (cell.tagName === "TH") (cell as HTMLTableCellElement).scope = "col";
    element.append(cell);
  }
  return element;
}

/** Loads a newer board at once. Any other page, as a captive portal's login, counts as no answer. */
async function refresh(): Promise<void> {
  try {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const [, newest] = / data-built="([^"]*)"/.exec(await answer.text()) ?? [];
    if (!answer.ok || !newest) throw new Error("This is not the board.");
    confirmed = Date.now();
    isConnected = true;
    try {
      localStorage.setItem(confirmedKey, String(confirmed));
    } catch {
      // Without storage the next start counts from the build.
    }
    if (newest > built) location.reload();
  } catch {
    isConnected = false;
  }
  show();
}

nextPage();
setInterval(nextPage, pageMs);
refresh();
setInterval(refresh, refreshMs);
