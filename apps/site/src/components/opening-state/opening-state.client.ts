/** Shows for each ward or counter whether it is open now, in Indian time. */
import "../coming-changes/coming-changes.early";
import { clockTime } from "@hospital/content/text/clock-time";
import { fill, withReason } from "@hospital/content/text/fill";
import { addDays, dayOf } from "@hospital/timetable/clock";
import { openingState } from "@hospital/timetable/opening-state";
import { dayName, labels } from "../../i18n/coming-changes";
import { lastKnown } from "../../time/page-changes";
import { onClock } from "../../time/page-clock";
import type { StateLabels } from "./opening-state";

const inWords = (time: string) => clockTime(time, labels.spokenTimes);

onClock((now) => {
  // Many tests have the hours of the same counter.
  const described = new Map<string, ReturnType<typeof describeState>>();
  for (const state of document.querySelectorAll<HTMLElement>(".opening-state")) {
    const stateLabels = state.closest<HTMLElement>("[data-states]")?.dataset.states ?? "";
    const dated = state.dataset.dated as string;
    const description = described.get(dated + stateLabels) ?? describeState(dated, JSON.parse(stateLabels), now);
    described.set(dated + stateLabels, description);
    const { text, isOpen } = description;
    if (state.textContent !== text) state.textContent = text;
    state.toggleAttribute("data-open", isOpen);
  }
});

function describeState(dated: string, label: StateLabels, now: string): { text: string; isOpen: boolean } {
  const today = dayOf(now);
  const { closes, closed, next } = openingState(JSON.parse(dated), now, lastKnown);
  if (closes) {
    const isLong = dayOf(closes) > addDays(today, 1);
    return { text: isLong ? label.open : fill(label.closes, { time: inWords(closes.slice(11)) }), isOpen: true };
  }
  const texts: string[] = [];
  if (closed) {
    const text = closed.since ? fill(label.closedSince, { time: inWords(closed.since) }) : label.closed;
    texts.push(withReason(text, closed.why));
  }
  if (next) texts.push(fill(label.opens, { day: dayName(next.day, today), time: inWords(next.from) }));
  return { text: texts.join(" · "), isOpen: false };
}
