/** Shows for each ward or counter whether it is open now, in Indian time. */
import "../coming-changes/coming-changes.early";
import { clockTime } from "@hospital/content/text/clock-time";
import { fill, withReason } from "@hospital/content/text/fill";
import { addDays, dayOf } from "@hospital/timetable/clock";
import {
  closures,
  type Exception,
  endOf,
  isDue,
  nextSession,
  type Slot,
  sessionsFrom,
  sessionsOn,
} from "@hospital/timetable/timetable";
import { dayName, labels } from "../../i18n/coming-changes";
import { changesBoxes, lastKnown } from "../../time/page-changes";
import { onClock } from "../../time/page-clock";

const exceptions: Exception[] = changesBoxes.flatMap(({ dataset }) => JSON.parse(dataset.exceptions as string));

onClock((now) => {
  const today = dayOf(now);
  const isKnown = today <= lastKnown;
  for (const state of document.querySelectorAll<HTMLElement>("[data-slots]")) {
    const stateLabels = JSON.parse(state.closest<HTMLElement>("[data-states]")?.dataset.states ?? "");
    const slots: Slot[] = JSON.parse(state.dataset.slots ?? "");
    const next = isKnown ? nextSession(slots, exceptions, now, lastKnown) : undefined;
    const isOpen = next !== undefined && next.start <= now;
    const texts: string[] = [];
    if (isOpen) {
      const end = endOf(sessionsFrom(slots, exceptions, now, addDays(today, 2)));
      const isLong = dayOf(end) > addDays(today, 1);
      texts.push(
        isLong ? stateLabels.open : fill(stateLabels.closes, { time: clockTime(end.slice(11), labels.spokenTimes) }),
      );
    } else if (isKnown) {
      // A session that is cancelled today, and the reason.
      const [closure] = slots
        .filter((slot) => isDue(slot, today) && !sessionsOn(slot, today, exceptions)[0])
        .flatMap((slot) => closures(slot, today, exceptions));
      if (closure && next?.day !== today) texts.push(withReason(stateLabels.closed, closure.why));
      if (next)
        texts.push(
          fill(stateLabels.opens, {
            day: dayName(next.day, today),
            time: clockTime(next.start.slice(11), labels.spokenTimes),
          }),
        );
    }
    const text = texts.join(" · ");
    if (state.textContent !== text) state.textContent = text;
    state.toggleAttribute("data-open", isOpen);
  }
});
