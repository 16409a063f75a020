import { westernDigits } from "@hospital/search/western-digits";
import { sheetMessage } from "../../messages/writers.ts";
import { monthNamed, reordered } from "../calendar-cell.ts";
import { type CellValue, type Parsed, refuse } from "../cell.ts";
import { parseDay } from "../day/value.ts";
import { cellValue } from "../value-type.ts";

export const month = { ...cellValue({ format: String, parse: parseMonth }), isDuplicated: false };

/** A month as 2026-12. */
function parseMonth(content: CellValue): Parsed {
  const text = typeof content === "string" ? westernDigits(content).trim() : "";
  const [, month = "", year = ""] =
    /^(\d{1,2}|\p{L}[\p{L}\p{M}]+)[\s./-]+(\d{4})$/u.exec(text) ??
    reordered(/^(\d{4})[\s./-]+(\d{1,2}|\p{L}[\p{L}\p{M}]+)$/u.exec(text)) ??
    [];
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  if (number && number <= 12) return { value: `${year}-${String(number).padStart(2, "0")}` };
  const understood = parseDay(content);
  if ("value" in understood) return { value: String(understood.value).slice(0, 7) };
  return refuse(sheetMessage("notAMonth", { value: text || String(content) }));
}
