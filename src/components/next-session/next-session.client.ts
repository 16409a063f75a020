/** Shows the next session, by Indian time and the exceptions in the page. */
import { clockTime } from "../../i18n/clock-time";
import { dayName, exceptions, labels, lastKnown, readClock } from "../../i18n/coming-changes";
import { fill } from "../../i18n/words";
import { sessionsFrom } from "../../time/timetable";

const { now, isKnown } = readClock();

for (const line of document.querySelectorAll<HTMLElement>(".next-session")) {
  const { slots, next, now: sitsNow } = line.dataset as Record<"slots" | "next" | "now", string>;
  const [first] = isKnown ? sessionsFrom(JSON.parse(slots), exceptions, now, lastKnown) : [];
  if (!first) continue;
  const time = clockTime(first.start.slice(11), labels.spokenTimes);
  line.textContent = first.start <= now ? sitsNow : fill(next, { day: dayName(first.day), time });
}
