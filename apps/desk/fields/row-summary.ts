import { type MessageLanguage, optionLabel } from "@hospital/content/messages/labels";
import { subjects } from "@hospital/content/record/applies";
import { nameInRow } from "@hospital/content/record/row-name";
import { isGroup } from "@hospital/content/record/values";
import { weekdaySpans } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { rupees } from "@hospital/content/text/numbers";
import type { Weekday } from "@hospital/timetable/clock";
import type { Choices, LocalizedText } from "../api.ts";
import { clockText, dateText, spanText } from "../app/days.ts";
import { textOf } from "../app/desk-context.ts";
import type { InterfaceMessages } from "../messages/en/interface.ts";

/** A row in one line: "24 Nov · The whole hospital · Guru Nanak Jayanti", "Mon, Wed · 10 am – 1 pm · from 1 Dec 2026". */
export function rowSummary(
  row: Record<string, unknown>,
  choices: Choices | undefined,
  language: MessageLanguage,
  messages: InterfaceMessages,
): string {
  const { from, to, days, weeks, until } = row;
  const parts = [
    isDay(from) && daySpan(from, isDay(until) ? until : undefined, language),
    noticeTimes(row, language, messages),
    Array.isArray(days) && weekdaySpans(days as Weekday[], language, "short"),
    Array.isArray(weeks) && weeks.map((week) => optionLabel(String(week), language)).join(", "),
    isTime(from) && isTime(to) && spanText(from, to, language, messages),
    !isDay(from) && datesOf(row, language, messages),
    subjectsOf(row, choices, language),
    row.for === "whole-hospital" && optionLabel("whole-hospital", language),
    typeof row.change === "string" && row.change !== "" && optionLabel(row.change, language),
    nameInRow(row, language).slice(0, 120),
    typeof row.price === "number" && rupees(row.price, language),
  ];
  return parts.filter(Boolean).join(" · ") || anyTexts(row, language);
}

/** When a notice begins on its first day and ends on its last one. */
function noticeTimes(row: Record<string, unknown>, language: MessageLanguage, messages: InterfaceMessages) {
  const { fromTime, untilTime } = row;
  const [first, last] = [fromTime, untilTime].map((time) => (isTime(time) ? clockText(time, language) : ""));
  const parts = [first && fill(messages.fromDay, { day: first }), last && fill(messages.untilDay, { day: last })];
  return parts.filter(Boolean).join(", ");
}

/** The first and last day of weekly hours. */
function datesOf({ since, until }: Record<string, unknown>, language: MessageLanguage, messages: InterfaceMessages) {
  const [first, last] = [since, until].map((day) => (isDay(day) ? dateText(day, language) : ""));
  if (first && last) return `${first} – ${last}`;
  return first ? fill(messages.fromDay, { day: first }) : last && fill(messages.untilDay, { day: last });
}

/** Whether a row with days is over. */
export function isPast(row: Record<string, unknown>, today: string): boolean {
  const last = row.until || row.from;
  return isDay(last) && last < today;
}

/** The choices of fields that have another name. */
const kindsOfFields: { readonly [field: string]: keyof Choices } = { at: "place", page: "route" };

function subjectsOf(row: Record<string, unknown>, choices: Choices | undefined, language: MessageLanguage): string {
  // A row's own name is enough.
  if (row.name) return "";
  const named = [...subjects, "at", "page"].flatMap((field) => {
    const value = row[field];
    if (typeof value !== "string" || value === "") return [];
    const kind = kindsOfFields[field] ?? (field as (typeof subjects)[number]);
    return textOf(choices?.[kind].find((choice) => choice.value === value)?.label, language) || value;
  });
  return named.join(", ");
}

/** The first texts of a row that has no name. */
function anyTexts(row: Record<string, unknown>, language: MessageLanguage): string {
  const texts = Object.values(row).map((value) => (isGroup(value) ? textOf(value as LocalizedText, language) : value));
  return texts
    .filter((text) => typeof text === "string" && text !== "")
    .slice(0, 3)
    .join(" · ");
}

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isTime = (value: unknown): value is string => typeof value === "string" && /^\d\d:\d\d$/.test(value);

function daySpan(from: string, until: string | undefined, language: MessageLanguage): string {
  const first = dateText(from, language);
  return until && until !== from ? `${first} – ${dateText(until, language)}` : first;
}
