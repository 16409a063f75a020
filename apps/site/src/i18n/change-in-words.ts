import type { Change } from "../time/changes.ts";
import type { Session } from "../time/timetable.ts";
import { dayOfWeek } from "./calendar.ts";
import { clockSpan, clockTime } from "./clock-time.ts";
import type { Locale } from "./locales.ts";
import { fill, withReason, words } from "./words.ts";

/**
 * "Not on Tue 24 Nov (on leave); Dr Das sits instead; next: Wed 25 Nov, 10 am". `next` is the doctor's next session;
 * without `hasReason` the page says it elsewhere.
 */
export function changeInWords(
  { day, kind, spans, cause }: Change,
  next: Session | undefined,
  hasReason: boolean,
  locale: Locale,
): string {
  const { changes: label, spokenTimes } = words(locale);
  const why = hasReason ? cause?.why : undefined;
  const on = fill(label.on, { day: dayOfWeek(day, locale, "short") });
  if (kind === "late") {
    const time = clockTime(cause?.expected ?? "", spokenTimes);
    return withReason(fill(label.late, { day: on, time }), why);
  }
  if (spans.length > 0) {
    const hours = spans.map((span) => clockSpan(span.slice(0, 5), span.slice(6), spokenTimes)).join(", ");
    return withReason(fill(label.part, { day: on, hours }), why);
  }
  const then = next && {
    day: dayOfWeek(next.day, locale, "short"),
    time: clockTime(next.start.slice(11), spokenTimes),
  };
  return [
    withReason(fill(label.off, { day: on }), why),
    ...(cause?.instead ? [fill(label.instead, { name: cause.instead })] : []),
    then ? fill(label.next, then) : label.call,
  ].join("; ");
}
