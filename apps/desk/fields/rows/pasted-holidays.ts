import { westernDigits } from "@hospital/search/western-digits";
import type { LocalizedText } from "../../api.ts";
import { withoutWeekday } from "../calendar-cell.ts";
import { parseDay } from "../day/value.ts";
import { languageOf } from "../localized/language-of.ts";
import { withMainLanguage } from "../localized/with-main-language.ts";

interface Holiday {
  /** ISO, like `until`. */
  from: string;
  until?: string;
  name: LocalizedText;
}

interface PastedHolidays {
  holidays: Holiday[];
  /** The lines without a day. */
  unread: string[];
}

/** A day and its text have at most so many words: "Tuesday, the 26th January 2027". */
const maxDayWords = 5;

/**
 * The holidays of a pasted list, one per line, with the day before or after the name. A day without a year is in the
 * year of the heading, or else the next such day.
 */
export function readHolidays(text: string, today: string): PastedHolidays {
  const result: PastedHolidays = { holidays: [], unread: [] };
  let years = [0, 1].map((later) => `${Number(today.slice(0, 4)) + later}`);
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  const isNumbered = haveSerialNumbers(lines);
  for (const line of lines) {
    const withoutSerial = isNumbered ? holidayIn(line.replace(serial, "").trim(), today, years) : undefined;
    const holiday = withoutSerial ?? holidayIn(line, today, years);
    if (holiday) result.holidays.push(holiday);
    else {
      const [year] = westernDigits(line).match(/\b20\d\d\b/) ?? [];
      if (year) years = [year];
      result.unread.push(line);
    }
  }
  return result;
}

/** A number at the start of a line. */
const serial = /^\p{Nd}+(?=\s+\S)/u;

/** Whether the lines have the serial numbers of a table: 1, 2, 3 … */
function haveSerialNumbers(lines: string[]): boolean {
  const numbers = lines.flatMap((line) => serial.exec(line)?.[0] ?? []);
  return numbers.length > 1 && numbers.every((number, index) => Number(westernDigits(number)) === index + 1);
}

function holidayIn(line: string, today: string, years: string[]): Holiday | undefined {
  // The numbers or the marks of a list.
  const withoutMark = line.replace(/^(?:[-–•*·]+|\p{Nd}{1,2}[.)])\s+/u, "");
  const first = [withoutMark, line].map((text) => splitDay(text, today, years)).find(Boolean);
  if (!first) return undefined;
  const [, after] = /^(?:to|till|until|[-–—]|से)\s+(.+)$/iu.exec(first.rest) ?? [];
  const last = after ? splitDay(after.replace(/ तक(?= |$)/u, ""), first.day, [first.day.slice(0, 4)]) : undefined;
  const isSpan = last?.isAtStart === true && last.day > first.day;
  return { from: first.day, ...(isSpan && { until: last.day }), name: nameIn(isSpan ? last.rest : first.rest) };
}

interface SplitDay {
  day: string;
  rest: string;
  isAtStart: boolean;
}

/** The day at the start or at the end of a line, as long as possible, and the rest. */
function splitDay(line: string, today: string, years: string[]): SplitDay | undefined {
  const words = line.split(/\s+/);
  const counts = Array.from({ length: Math.min(maxDayWords, words.length) }, (_, index) => index + 1).reverse();
  for (const readDay of [fullDay, (text: string) => dayOfYears(text, today, years)])
    for (const isAtStart of [true, false])
      for (const count of counts) {
        const dayWords = isAtStart ? words.slice(0, count) : words.slice(-count);
        const restWords = isAtStart ? words.slice(count) : words.slice(0, -count);
        // A dash after the day may lead to a last day.
        if (![dayWords.at(0), dayWords.at(-1)].every((word = "") => /[\p{L}\p{N}]/u.test(word))) continue;
        const day = readDay(dayWords.join(" ").replace(edges, ""));
        if (day) return { day, rest: restWords.join(" "), isAtStart };
      }
  return undefined;
}

/** The punctuation between a day and a name. */
const edges = /^[\s:,|=–—-]+|[\s:,|=–—-]+$/gu;

function fullDay(text: string): string | undefined {
  const parsed = parseDay(text);
  return "value" in parsed ? String(parsed.value) : undefined;
}

function dayOfYears(text: string, today: string, years: string[]): string | undefined {
  const days = years.map((year) => fullDay(`${withoutWeekday(text)} ${year}`));
  return days.find((day) => day && (day >= today || years.length === 1));
}

/**
 * The name in each language of the site whose script it has: "Republic Day (गणतंत्र दिवस)". The first language has the
 * name, too, because a form without it can't be saved.
 */
function nameIn(text: string): LocalizedText {
  const withLetters = text.split(/[|/()–—]| - /).filter((part) => /\p{L}/u.test(part));
  const byLanguage = Map.groupBy(withLetters, languageOf);
  const names = [...byLanguage].map(([language, parts]) => {
    const named = byLanguage.size === 1 ? [text] : parts;
    return [language, named.map((part) => part.replace(edges, "")).join(" ")];
  });
  return names.length > 0 ? withMainLanguage(Object.fromEntries(names)) : {};
}
