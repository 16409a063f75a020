import { westernDigits } from "@hospital/search/western-digits";
import { dayMs, timeOf } from "@hospital/timetable/clock";
import { sheetMessage } from "../messages/writers.ts";
import { isoDay } from "./calendar-cell.ts";
import { type CellValue, type Parsed, refuse } from "./cell.ts";

const minutesOfDay = 24 * 60;

/** A time of day. Spreadsheets store it as a fraction of a day, or as a moment in 1899, 1900 or 1904. */
export function parseTime(content: CellValue, may24: boolean): Parsed {
  if (content instanceof Date) {
    const minutes = Math.round(content.valueOf() / 60_000);
    const whole = Math.floor(minutes / minutesOfDay);
    const rest = minutes - whole * minutesOfDay;
    if (content.getUTCFullYear() > 1904) return refuse(sheetMessage("dayForTime", { day: isoDay(content) }));
    // A whole day after the first: 24:00.
    const isSecondDay = ["1899-12-31", "1904-01-02"].includes(isoDay(new Date(whole * dayMs)));
    return timeFrom(rest, isoTime(content), isSecondDay && rest === 0, may24);
  }
  if (typeof content === "boolean") return refuse(sheetMessage("notATime", { value: String(content) }));
  if (typeof content === "number") return timeInNumber(content, may24);
  const text = westernDigits(String(content)).trim();
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?:\s*[:.]\s*(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?\s*(?:(am|pm|a\.m\.?|p\.m\.?|noon)|hrs?\.?|h|बजे)?$/i.exec(
      text,
    ) ?? [];
  if (hours === undefined) {
    if (/^\d{3,4}$/.test(text)) return timeInNumber(Number(text), may24);
    if (/^0?[.,]\d+$/.test(text)) return timeInNumber(Number(text.replace(",", ".")), may24);
    return refuse(sheetMessage("notATime", { value: text }));
  }
  const spoken = Number(hours);
  if (half && (spoken < 1 || spoken > 12)) return refuse(sheetMessage("noSuchTime", { value: text }));
  const hour = half ? (spoken % 12) + (/^[pn]/i.test(half) ? 12 : 0) : spoken;
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

/** `content` is the cell's text, for the message. */
function timeFrom(minutes: number, content: string, is24: boolean, may24: boolean, isWrong = false): Parsed {
  if (is24 && may24) return { value: "24:00" };
  if (isWrong || is24 || minutes >= minutesOfDay) return refuse(sheetMessage("noSuchTime", { value: content }));
  return { value: timeOf(minutes) };
}

const isoTime = (date: Date) => date.toISOString().slice(11, 16);
