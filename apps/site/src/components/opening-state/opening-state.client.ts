/** Shows for each ward or counter whether it is open now, in Indian time. */
import "../coming-changes/coming-changes.early";
import { clockTime } from "@hospital/content/text/clock-time";
import { fill, withReason } from "@hospital/content/text/fill";
import { addDays, dayOf } from "@hospital/timetable/clock";
import { openingState } from "@hospital/timetable/opening-state";
import type { Exception } from "@hospital/timetable/timetable";
import { dayName, labels } from "../../i18n/coming-changes";
import { changesBoxes, lastKnown } from "../../time/page-changes";
import { onClock } from "../../time/page-clock";
import type { StateLabels } from "./opening-state";

const exceptions: Exception[] = changesBoxes.flatMap(({ dataset }) => JSON.parse(dataset.exceptions as string));

const timeOf = (moment: string) => clockTime(moment.slice(11), labels.spokenTimes);

onClock((now) => {
  // Many tests have the hours of the same counter.
  const described = new Map<string, ReturnType<typeof describeState>>();
  for (const state of document.querySelectorAll<HTMLElement>(".opening-state")) {
    const stateLabels = state.closest<HTMLElement>("[data-states]")?.dataset.states ?? "";
    const slots = state.dataset.slots as string;
    const description = described.get(slots + stateLabels) ?? describeState(slots, JSON.parse(stateLabels), now);
    described.set(slots + stateLabels, description);
    const { text, isOpen } = description;
    if (state.textContent !== text) state.textContent = text;
    state.toggleAttribute("data-open", isOpen);
  }
});

function describeState(slots: string, label: StateLabels, now: string): { text: string; isOpen: boolean } {
  const today = dayOf(now);
  const { closes, closed, next } = openingState(JSON.parse(slots), exceptions, now, lastKnown);
  if (closes) {
    const isLong = dayOf(closes) > addDays(today, 1);
    return { text: isLong ? label.open : fill(label.closes, { time: timeOf(closes) }), isOpen: true };
  }
  const texts: string[] = [];
  if (closed) {
    const text = closed.since ? fill(label.closedSince, { time: timeOf(closed.since) }) : label.closed;
    texts.push(withReason(text, closed.closure.why));
  }
  if (next) texts.push(fill(label.opens, { day: dayName(next.day, today), time: timeOf(next.start) }));
  return { text: texts.join(" · "), isOpen: false };
}
