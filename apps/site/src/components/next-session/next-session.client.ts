/** Shows the next session and its building, in Indian time. */
import { clockTime } from "@hospital/content/text/clock-time";
import { fill } from "@hospital/content/text/fill";
import { dayOf } from "@hospital/timetable/clock";
import { nextDatedSession } from "@hospital/timetable/dated-hours";
import { dayName, labels } from "../../i18n/coming-changes";
import { lastKnown } from "../../time/page-changes";
import { onClock } from "../../time/page-clock";

function show(now: string): void {
  for (const line of document.querySelectorAll<HTMLElement>(".next-session")) {
    const next = line.cloneNode() as HTMLElement;
    addSession(next, now);
    if (!next.isEqualNode(line)) line.replaceChildren(...next.childNodes);
  }
}

function addSession(line: HTMLElement, now: string): void {
  const { dated, next, now: sitsNow, look } = line.dataset as Record<"dated" | "next" | "now" | "look", string>;
  const session = nextDatedSession(JSON.parse(dated), now, lastKnown);
  if (!session) return;
  const { day, from, to, isLate, at } = session;
  const today = dayOf(now);
  const text = add(line, "class", "next-session__text");
  if (`${day}T${from}` <= now) {
    text.dataset.now = "";
    text.append(fill(sitsNow, { time: clockTime(to, labels.spokenTimes) }));
  } else {
    const time = clockTime(from, labels.spokenTimes);
    const label = (isLate ? labels.late : next) as string;
    // A line has room only for a short date; screen readers get the full date.
    add(text, "class", "visually-hidden", fill(label, { day: dayName(day, today), time }));
    const brief = isLate ? labels.briefLate : labels.brief;
    const template = look === "brief" ? (brief as string) : label;
    add(text, "aria-hidden", "true", fill(template, { day: dayName(day, today, "short"), time }));
  }
  if (at) add(text, "class", "next-session__building", at);
}

function add(parent: HTMLElement, name: string, value: string, text = ""): HTMLElement {
  const part = document.createElement("span");
  part.setAttribute(name, value);
  part.textContent = text;
  parent.append(part);
  return part;
}

onClock(show);
