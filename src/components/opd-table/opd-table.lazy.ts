/** The note below a row that is cancelled or shortened on its next day. */
import { clockSpan, clockTime } from "../../i18n/clock-time";
import { dayName, exceptions, labels } from "../../i18n/coming-changes";
import { fill } from "../../i18n/words";
import { closures, isDue, type Session, type Slot, sessionsOn } from "../../time/timetable";

/** `day` is the row's next one; `sessions` are those of the whole timetable. */
export function addNote(row: HTMLTableRowElement, slot: Slot, day: string, sessions: Session[]): void {
  const parts = sessionsOn(slot, day, exceptions);
  const [closure] = isDue(slot, day) ? closures(slot, day, exceptions) : [];
  const values = { day: onDay(day), why: closure?.why ?? "", name: closure?.instead ?? "" };
  const [, , doctor] = slot.of.split(" ");
  const another = sessions.find((session) => session.slot.of.split(" ")[2] === doctor && session.day >= day);
  const hours = parts.map(({ start, end }) => clockSpan(start.slice(11), end.slice(11), labels.spokenTimes)).join(", ");
  const said = parts[0]
    ? [say("part", { ...values, hours })]
    : [
        say(closure ? "off" : "notDue", values),
        closure?.instead && say("instead", values),
        another
          ? say("next", { day: dayName(another.day), time: clockTime(another.start.slice(11), labels.spokenTimes) })
          : say("call"),
      ];
  const note = document.createElement("tr");
  note.className = "opd-table__note";
  const cell = note.insertCell();
  cell.colSpan = row.cells.length;
  cell.textContent = said.filter(Boolean).join("; ");
  row.after(note);
}

/** "today", "tomorrow", "on Tuesday 24 November". */
function onDay(day: string): string {
  const name = dayName(day);
  return name === labels.today || name === labels.tomorrow ? name : say("on", { day: name });
}

/** The label `name` with its placeholders filled. */
function say(name: string, values: Record<string, string> = {}): string {
  return fill(labels[name] ?? "", values);
}
