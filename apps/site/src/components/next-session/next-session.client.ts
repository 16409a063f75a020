/** Shows the next session and its building, in Indian time. */
import { clockTime } from "@hospital/content/text/clock-time";
import { fill } from "@hospital/content/text/fill";
import { addDays, dayOf } from "@hospital/timetable/clock";
import { type DatedHours, sessionsOf } from "@hospital/timetable/dated-hours";
import { dayName, labels } from "../../i18n/coming-changes";
import { lastKnown } from "../../time/page-changes";
import { onClock } from "../../time/page-clock";

function show(now: string): void {
  for (const line of document.querySelectorAll<HTMLElement>(".next-session")) {
    const next = line.cloneNode() as HTMLElement;
    addSession(next, dayOf(now), now.slice(11));
    if (!next.isEqualNode(line)) line.replaceChildren(...next.childNodes);
  }
}

function addSession(line: HTMLElement, today: string, clock: string): void {
  const { dated, next, now: sitsNow, look } = line.dataset as Record<"dated" | "next" | "now" | "look", string>;
  const hours: DatedHours[] = JSON.parse(dated);
  for (let day = today; day <= lastKnown && !line.firstChild; day = addDays(day, 1)) {
    const sessions = hours.flatMap((slot) => sessionsOf(slot, day)).filter(({ to }) => day > today || to > clock);
    const [first] = sessions.sort((a, b) => (a.from > b.from ? 1 : -1));
    if (!first) continue;
    const { from, to, isLate, at } = first;
    const time = clockTime(from, labels.spokenTimes);
    const text = add(line, "class", "next-session__text");
    if (day === today && from <= clock) {
      text.dataset.now = "";
      text.append(fill(sitsNow, { time: clockTime(to, labels.spokenTimes) }));
    } else {
      const label = (isLate ? labels.late : next) as string;
      // A line has room only for a short date; screen readers get the full date.
      add(text, "class", "visually-hidden", fill(label, { day: dayName(day, today), time }));
      const brief = isLate ? labels.briefLate : labels.brief;
      const template = look === "brief" ? (brief as string) : label;
      add(text, "aria-hidden", "true", fill(template, { day: dayName(day, today, "short"), time }));
    }
    if (at) add(text, "class", "next-session__building", at);
  }
}

function add(parent: HTMLElement, name: string, value: string, text = ""): HTMLElement {
  const part = document.createElement("span");
  part.setAttribute(name, value);
  part.textContent = text;
  parent.append(part);
  return part;
}

onClock(show);
