import { dayOfWeek } from "@hospital/content/text/calendar";
import { clockSpan, clockTime, spokenTimesOf } from "@hospital/content/text/clock-time";
import { comma, commaList } from "@hospital/content/text/comma-list";
import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import type { Change } from "@hospital/timetable/changes";
import { addDays, dayOf } from "@hospital/timetable/clock";
import type { Session } from "@hospital/timetable/timetable";
import { messages } from "./messages.ts";

/**
 * "Not on Tue 24 Nov; Dr Das sits instead; next: Wed 25 Nov, 10 am", without the reason, which the page shows elsewhere.
 * `next` is the doctor's next session, with the building to show.
 */
export function describeChange(
  { day, kind, spans, cause }: Change,
  next: (Session & { at?: string | undefined }) | undefined,
  locale: Locale,
): string {
  const { changes: label } = messages(locale);
  const spokenTimes = spokenTimesOf(locale);
  if (kind === "late") {
    const time = clockTime(cause?.expected ?? "", spokenTimes);
    return fill(fill(label.late, { day: label.on, time }), { day: dayOfWeek(day, locale, "short") });
  }
  const [{ text }] = describeHours([day], spans, locale);
  if (spans.length > 0) return text;
  const nextTexts = next && {
    day: dayOfWeek(dayOf(next.start), locale, "short"),
    time: clockTime(next.start.slice(11), spokenTimes),
  };
  return [
    text,
    ...(cause?.instead ? [fill(label.instead, { name: cause.instead })] : []),
    nextTexts ? [fill(label.next, nextTexts), next.at].filter(Boolean).join(" · ") : label.call,
  ].join("; ");
}

/** A text with the last day that it is about. */
export interface DatedText {
  text: string;
  until: string;
}

/**
 * "Not on Fri 25 Dec, Sat 26 Dec" in parts that can be hidden when their day has passed: "Not on ", "Fri 25 Dec, " and
 * "Sat 26 Dec"; with spans such as "10:00-13:00", "Only 10 am – 1 pm on Thu 31 Dec". `off` is for days without hours: of
 * an address, "closed" instead of "no OPD".
 */
export function describeHours(
  days: string[],
  spans: string[],
  locale: Locale,
  off = messages(locale).changes.off,
): [DatedText, ...DatedText[]] {
  const { changes: label } = messages(locale);
  const spokenTimes = spokenTimesOf(locale);
  const hours = spans.map((span) => clockSpan(span.slice(0, 5), span.slice(6), spokenTimes));
  const template = fill(spans.length > 0 ? label.part : off, { day: label.on, hours: commaList(hours, locale) });
  const runs = runsInWords(days, locale);
  const [first, ...others] = runs;
  const until = days.at(-1) ?? "";
  if (others.length === 0) return [{ text: fill(template, { day: first?.text ?? "" }), until }];
  const [before = "", after = ""] = template.split("{day}");
  const last = runs.length - 1;
  return [
    { text: before, until },
    ...runs.map((run, index) => ({ ...run, text: run.text + (index < last ? comma(locale) : after) })),
  ];
}

/** "Fri 25 Dec", "Sat 26 Dec"; from three days in a row on, "Fri 1 Jan to Fri 15 Jan". */
function runsInWords(days: string[], locale: Locale): DatedText[] {
  const inWords = (day: string) => dayOfWeek(day, locale, "short");
  return runsOf(days).flatMap((run) => {
    const [from = "", until = ""] = [run[0], run.at(-1)];
    if (run.length < 3) return run.map((day) => ({ text: inWords(day), until: day }));
    return { text: fill(messages(locale).fromUntil, { from: inWords(from), until: inWords(until) }), until };
  });
}

/** Days that follow each other, together. */
function runsOf(days: string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && addDays(run.at(-1) ?? "", 1) === day) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
