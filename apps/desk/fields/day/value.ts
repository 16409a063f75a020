import { westernDigits } from "@hospital/search/western-digits";
import { dayMs } from "@hospital/timetable/clock";
import { sheetMessage } from "../../messages/writers.ts";
import { isoDay, monthNamed, reordered, withoutWeekday } from "../calendar-cell.ts";
import { type CellValue, type Parsed, refuse } from "../cell.ts";
import { cellValue } from "../value-type.ts";

export const day = { ...cellValue({ format: String, parse: parseDay }), isDuplicated: false };

/** A day as 2027-01-26. In words and digits the day comes before the month, as in India. */
export function parseDay(content: CellValue): Parsed {
  const date = content instanceof Date ? content : dayOfNumber(content);
  if (date) {
    const year = date.getUTCFullYear();
    if (year < 1990 || year > 2100) return refuse(sheetMessage("timeForDay", { year }));
    return { value: isoDay(date) };
  }
  if (typeof content !== "string") return refuse(sheetMessage("notADay", { value: String(content) }));
  const text = withoutWeekday(westernDigits(content).trim());
  const parsed = dayInText(text);
  // A leap year, so that 29 February is a day, too.
  const isWithoutYear = "problem" in parsed && "value" in dayInText(`${text} 2028`);
  return isWithoutYear ? refuse(sheetMessage("dayWithoutYear", { value: text })) : parsed;
}

function dayInText(text: string): Parsed {
  const [, first = "", second = "", third = ""] =
    /^(\d{1,4})(?:st|nd|rd|th)?[\s./,-]+(\d{1,2}|\p{L}[\p{L}\p{M}\p{Join_Control}]+)[.॰]?[\s./,-]+(\d{1,4})(?:[T ]0?0:00.*)?$/u.exec(
      text,
    ) ??
    // Jan 26, 2027
    reordered(/^(\p{L}[\p{L}\p{M}\p{Join_Control}]+)[.॰]? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text)) ??
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

/** A date's serial number: days since 1900. */
function dayOfNumber(content: CellValue): Date | undefined {
  return typeof content === "number" ? new Date(Date.UTC(1899, 11, 30) + Math.floor(content) * dayMs) : undefined;
}
