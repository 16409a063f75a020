/**
 * Marks today's and past rows, current and next sessions and cancelled rows in every timetable, by Indian time and the
 * exceptions in the page. Reasons and replacements are written by opd-table.lazy.ts.
 */
import { dayName, exceptions, lastKnown, readClock } from "../../i18n/coming-changes";
import { fill } from "../../i18n/words";
import { addDays, weekdayOf } from "../../time/clock";
import { isDue, type Session, type Slot, sessionsFrom, sessionsOn } from "../../time/timetable";

const { now, today, isKnown } = readClock();
// On a phone there is no room for the day behind "Next session"; the line above the table names it.
const hasRoom = innerWidth >= 768;

// The tables of a week are one timetable with a single next session.
for (const timetable of document.querySelectorAll(".opd-week, .opd-table:not(.opd-week *)")) {
  const rows = [...timetable.querySelectorAll<HTMLTableRowElement>("[data-of]")];
  const slots = rows.map(({ dataset }) => dataset as unknown as Slot);
  const sessions = sessionsFrom(slots, exceptions, now, lastKnown);
  if (!isKnown) continue;
  for (const [index, row] of rows.entries()) mark(row, slots[index] as Slot, sessions);
  // Formatting a date is slow on a cheap phone, so only where it is visible.
  for (const link of timetable.querySelectorAll<HTMLAnchorElement>(":not([hidden]) > .opd-week__next")) {
    const day = dayAhead(link.closest<HTMLElement>("[data-week-day]")?.dataset.weekDay);
    const next = sessions.find((session) => session.day > day);
    if (!next) continue;
    link.textContent = fill(link.dataset.words ?? "", { day: dayName(next.day) });
    link.hash = weekdayOf(next.day);
  }
}

/** `sessions` are those of the whole timetable. */
function mark(row: HTMLTableRowElement, slot: Slot, sessions: Session[]): void {
  const day = dayAhead(slot.days);
  const isDueThen = isDue(slot, day);
  const own = sessions.find((session) => session.slot === slot);
  const parts = sessionsOn(slot, day, exceptions);
  // Dated rows show until their day is over; in the weekly timetable on that day only (opd-days.astro).
  if ((slot.until ?? "9") < today || (slot.added && !own)) row.dataset.over = "";
  if (own && own === sessions[0]) {
    row.dataset.next = own.start <= now ? "now" : "next";
    const tag = row.querySelector('[data-tag="next"]');
    if (hasRoom && own.day !== today && !row.closest(".opd-week")) tag?.append(` · ${dayName(own.day)}`);
  } else if (isDueThen && day === today) row.dataset.today = parts[0] && (own?.day ?? "9") > today ? "over" : "";
  if (slot.since && slot.until && !isDueThen) return;
  if (parts[0] && JSON.stringify(parts) === JSON.stringify(sessionsOn(slot, day, []))) return;
  row.dataset.off = "";
  import("./opd-table.lazy").then(({ addNote }) => addNote(row, slot, day, sessions));
}

/** The next date with this weekday, today included. */
function dayAhead(weekday: string | undefined): string {
  let day = today;
  while (weekday && weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}
