import type { Message } from "@hospital/content/messages/labels";
import { timeOf } from "@hospital/timetable/clock";
import { sheetMessage } from "../messages/say.ts";

/** A cell's value; of a formula its result. */
export type Cell = string | number | boolean | Date | null | undefined;

/** What a cell means, or what is wrong with it and what to do. */
export type Parsed = { value: unknown } | { problem: Message };

/** १२३ → 123 */
export function westernDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

const minutesOfDay = 24 * 60;
const day = 86_400_000;
const refuse = (problem: Message): Parsed => ({ problem });

/** A time of day. Spreadsheets store it as a fraction of a day, or as a moment in 1899, 1900 or 1904. */
export function parseTime(written: Cell, may24: boolean): Parsed {
  if (written instanceof Date) {
    const minutes = Math.round(written.valueOf() / 60_000);
    const whole = Math.floor(minutes / minutesOfDay);
    const rest = minutes - whole * minutesOfDay;
    if (written.getUTCFullYear() > 1904) return refuse(sheetMessage("dayForTime", { day: isoDay(written) }));
    // A whole day after the first: 24:00.
    const isSecondDay = ["1899-12-31", "1904-01-02"].includes(isoDay(new Date(whole * day)));
    return timeFrom(rest, isoTime(written), isSecondDay && rest === 0, may24);
  }
  if (typeof written === "boolean") return refuse(sheetMessage("notATime", { value: String(written) }));
  if (typeof written === "number") return timeInNumber(written, may24);
  const text = westernDigits(String(written)).trim();
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?:\s*[:.]\s*(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?\s*(?:(am|pm|a\.m\.?|p\.m\.?|noon)|hrs?\.?|h|बजे)?$/i.exec(
      text,
    ) ?? [];
  if (hours === undefined) {
    if (/^\d{3,4}$/.test(text)) return timeInNumber(Number(text), may24);
    if (/^0?[.,]\d+$/.test(text)) return timeInNumber(Number(text.replace(",", ".")), may24);
    return refuse(sheetMessage("notATime", { value: text }));
  }
  const said = Number(hours);
  if (half && (said < 1 || said > 12)) return refuse(sheetMessage("noSuchTime", { value: text }));
  const hour = half ? (said % 12) + (/^[pn]/i.test(half) ? 12 : 0) : said;
  return timeFrom(hour * 60 + Number(minutes), text, hour === 24 && minutes === "00", may24, Number(minutes) > 59);
}

function timeInNumber(number: number, may24: boolean): Parsed {
  if (number < 0) return refuse(sheetMessage("notATime", { value: number }));
  if (number === 1 || (number > 0 && number < 1)) {
    const minutes = Math.round(number * minutesOfDay);
    return timeFrom(minutes % minutesOfDay, String(number), minutes === minutesOfDay, may24);
  }
  if (number >= 100 && Number.isInteger(number)) {
    const rest = number % 100;
    return timeFrom(Math.floor(number / 100) * 60 + rest, String(number), number === 2400, may24, rest > 59);
  }
  const hour = Math.floor(number);
  const hundredths = Math.round((number - hour) * 100);
  // 10.30 became 10.3: half past ten. But 10.5 may be half past ten too, or 10:50.
  if ([25, 50, 75].includes(hundredths))
    return refuse(sheetMessage("ambiguousTime", { value: number, hours: hour, minutes: hundredths }));
  return timeFrom(hour * 60 + hundredths, String(number), number === 24, may24, hundredths > 59);
}

/** `written` is the cell's text, for the message. */
function timeFrom(minutes: number, written: string, is24: boolean, may24: boolean, isWrong = false): Parsed {
  if (is24 && may24) return { value: "24:00" };
  if (isWrong || is24 || minutes >= minutesOfDay) return refuse(sheetMessage("noSuchTime", { value: written }));
  return { value: timeOf(minutes) };
}

/** A day as 2027-01-26. In words and digits the day comes before the month, as in India. */
export function parseDay(written: Cell): Parsed {
  const date = written instanceof Date ? written : dayOfNumber(written);
  if (date) {
    const year = date.getUTCFullYear();
    if (year < 1990 || year > 2100) return refuse(sheetMessage("timeForDay", { year }));
    return { value: isoDay(date) };
  }
  if (typeof written !== "string") return refuse(sheetMessage("notADay", { value: String(written) }));
  const text = westernDigits(written).trim();
  const [, first = "", second = "", third = ""] =
    /^(\d{1,4})(?:st|nd|rd|th)?[\s./,-]+(\d{1,2}|\p{L}[\p{L}\p{M}]+)\.?[\s./,-]+(\d{1,4})(?:[T ]0?0:00.*)?$/u.exec(
      text,
    ) ??
    // Jan 26, 2027
    reordered(/^(\p{L}[\p{L}\p{M}]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text)) ??
    [];
  const [year, dayOfMonth] = first.length === 4 ? [first, third] : [third.length === 2 ? `20${third}` : third, first];
  const month = /^\d/.test(second) ? Number(second) : monthNamed(second);
  if (!/^\d{4}$/.test(year) || !month || !/^\d{1,2}$/.test(dayOfMonth))
    return refuse(sheetMessage("notADay", { value: text }));
  if (month > 12) return refuse(sheetMessage("monthFirst", { value: text, month }));
  const iso = `${year}-${String(month).padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  if (isoDay(new Date(`${iso}T00:00Z`)) !== iso) return refuse(sheetMessage("noSuchDay", { value: text }));
  return { value: iso };
}

/** A month as 2026-12. */
export function parseMonth(written: Cell): Parsed {
  const text = typeof written === "string" ? westernDigits(written).trim() : "";
  const [, month = "", year = ""] =
    /^(\d{1,2}|\p{L}[\p{L}\p{M}]+)[\s./-]+(\d{4})$/u.exec(text) ??
    reordered(/^(\d{4})[\s./-]+(\d{1,2}|\p{L}[\p{L}\p{M}]+)$/u.exec(text)) ??
    [];
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  if (number && number <= 12) return { value: `${year}-${String(number).padStart(2, "0")}` };
  const understood = parseDay(written);
  if ("value" in understood) return { value: String(understood.value).slice(0, 7) };
  return refuse(sheetMessage("notAMonth", { value: text || String(written) }));
}

function reordered(match: RegExpExecArray | null): string[] | undefined {
  return match ? [match[0], match[2] ?? "", match[1] ?? "", match[3] ?? ""] : undefined;
}

/** A date's serial number: days since 1900. */
function dayOfNumber(written: Cell): Date | undefined {
  return typeof written === "number" ? new Date(Date.UTC(1899, 11, 30) + Math.floor(written) * day) : undefined;
}

const isoTime = (date: Date) => date.toISOString().slice(11, 16);

function isoDay(date: Date): string {
  return Number.isNaN(date.valueOf()) ? "" : date.toISOString().slice(0, 10);
}

const months = ["en", "hi"].map((locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)).toLowerCase());
});

function monthNamed(word: string): number | undefined {
  const begin = word.toLowerCase().normalize("NFC");
  const found = months.flatMap((names) => names.flatMap((name, index) => (name.startsWith(begin) ? [index + 1] : [])));
  return begin.length >= 2 && new Set(found).size === 1 ? found[0] : undefined;
}
