import type { MessageLanguage } from "@hospital/content/messages/labels";
import { dateFormat } from "@hospital/content/text/calendar";
import { clockSpan, clockTime, spokenTimesOf } from "@hospital/content/text/clock-time";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import type { InterfaceMessages } from "../messages/en/interface.ts";
import { currentMoment } from "./clock.ts";

/** "10 am"; "सुबह 10 बजे". */
export function clockText(time: string, language: MessageLanguage): string {
  return clockTime(time, spokenTimesOf(language));
}

/** "10 am – 1 pm"; "24 hours" for the whole day. */
export function spanText(
  from: string,
  to: string,
  language: MessageLanguage,
  { wholeDay }: Pick<InterfaceMessages, "wholeDay">,
): string {
  return from === "00:00" && to === "24:00" ? wholeDay : clockSpan(from, to, spokenTimesOf(language));
}

/** A time for people: "10:42 am" today, "21 November, 10:42 am" on another day. */
export function clockOf(iso: string, language: MessageLanguage): string {
  const moment = momentNow(Date.parse(iso));
  const time = clockText(moment.slice(11, 16), language);
  if (dayOf(moment) === dayOf(currentMoment())) return time;
  const day = dateFormat(language, { day: "numeric", month: "long" });
  return `${day.format(new Date(dayOf(moment)))}, ${time}`;
}

/** "23 Nov 2026"; "23 नवंबर 2026", as the short form is "नव॰". */
export function dateText(day: string, language: MessageLanguage): string {
  const month = language === "hi" ? "long" : "short";
  return dateFormat(language, { day: "numeric", month, year: "numeric" }).format(new Date(day));
}

/** "Mon" and "23". */
export function shortDay(day: string, language: MessageLanguage): { weekday: string; number: string } {
  const weekday = dateFormat(language, { weekday: "short" }).format(new Date(day));
  return { weekday, number: String(Number(day.slice(8))) };
}

/** The round times between two moments, exclusive: 10:30 and 11:00 in steps of 30 minutes. */
export function momentsBetween(start: string, end: string, step: number): string[] {
  const stepMs = step * 60_000;
  const first = Math.floor(Date.parse(`${start}Z`) / stepMs) * stepMs + stepMs;
  const count = Math.max(0, Math.ceil((Date.parse(`${end}Z`) - first) / stepMs));
  return Array.from({ length: count }, (_, index) => new Date(first + index * stepMs).toISOString().slice(0, 16));
}
