/**
 * Says in every timetable what takes place: today's rows, who sits now or next, and of what does not, why not and what
 * instead. It goes by the clock in India and the exceptions that the page knows.
 */
import { clockSpan, clockTime } from "../../i18n/calendar";
import { dayName, exceptions, labels, lastKnown, readClock, say, spokenTimes } from "../../i18n/coming-changes";
import { addDays, weekdayOf } from "../../time/clock";
import { closures, isDue, type Session, type Slot, sessionsFrom, sessionsOn } from "../../time/timetable";

const { now, today, isKnown } = readClock();

// The tables of a week are one timetable: only one slot of it is the next.
for (const timetable of document.querySelectorAll(".opd-week, .opd-table:not(.opd-week *)")) {
  const rows = [...timetable.querySelectorAll<HTMLTableRowElement>("[data-of]")];
  const slots = rows.map(({ dataset }) => dataset as unknown as Slot);
  const sessions = sessionsFrom(slots, exceptions, now, lastKnown);
  if (!isKnown) continue;
  for (const [index, row] of rows.entries()) mark(row, slots[index] as Slot, sessions);
  for (const link of timetable.querySelectorAll<HTMLAnchorElement>(".opd-week__next")) {
    const day = dayAhead(link.closest<HTMLElement>("[data-week-day]")?.dataset.weekDay);
    const next = sessions.find((session) => session.day > day);
    if (!next) continue;
    link.textContent = (link.dataset.words ?? "").replace("{day}", dayName(next.day));
    link.hash = weekdayOf(next.day);
  }
}

/** `sessions` are those of the whole timetable. */
function mark(row: HTMLTableRowElement, slot: Slot, sessions: Session[]): void {
  const isOfWeek = row.closest(".opd-week");
  const day = dayAhead(slot.days);
  const isDueThen = isDue(slot, day);
  const isDated = slot.since && slot.until;
  const own = sessions.find((session) => session.slot === slot);
  // Days that come once show when they come: in the week's table that day, elsewhere as long as they are ahead.
  if ((slot.until ?? "9") < today || (slot.added && !own) || (isDated && isOfWeek && !isDueThen)) row.dataset.over = "";
  if (isDueThen && day === today) row.dataset.today = "";
  if (own && own === sessions[0]) {
    row.dataset.next = own.start <= now ? "now" : "next";
    const tag = row.querySelector('[data-tag="next"]');
    if (own.day !== today && !isOfWeek) tag?.append(` · ${dayName(own.day)}`);
  }
  if (isDated && !isDueThen) return;
  const parts = sessionsOn(slot, day, exceptions);
  if (parts[0] && spanOf(parts) === spanOf(sessionsOn(slot, day, []))) return;
  const [closure] = isDueThen ? closures(slot, day, exceptions) : [];
  const values = { day: dayName(day, labels.on), why: closure?.why ?? "", name: closure?.instead ?? "" };
  const [, , doctor] = slot.of.split(" ");
  const another = sessions.find((session) => session.slot.of.split(" ")[2] === doctor && session.day >= day);
  const hours = parts.map(({ start, end }) => clockSpan(start.slice(11), end.slice(11), spokenTimes)).join(", ");
  const said = parts[0]
    ? [say("part", { ...values, hours })]
    : [
        say(closure ? "off" : "notDue", values),
        closure?.instead && say("instead", values),
        another
          ? say("next", { day: dayName(another.day), time: clockTime(another.start.slice(11), spokenTimes) })
          : say("call"),
      ];
  row.dataset.off = "";
  const note = document.createElement("tr");
  note.className = "opd-table__note";
  const cell = note.insertCell();
  cell.colSpan = row.cells.length;
  cell.textContent = said.filter(Boolean).join("; ");
  row.after(note);
}

/** Of the first of them: of hours that are cut it is shorter. */
function spanOf([first]: Session[]): string {
  return `${first?.start}${first?.end}`;
}

/** The next such day of the week, today included. */
function dayAhead(weekday: string | undefined): string {
  let day = today;
  while (weekday && weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}
