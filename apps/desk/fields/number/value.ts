import { westernDigits } from "@hospital/search/western-digits";
import { sheetMessage } from "../../messages/writers.ts";
import { cellText } from "../calendar-cell.ts";
import { type FilledCell, type Parsed, refuse } from "../cell.ts";
import { cellValue, type ValueType } from "../value-type.ts";

const cell = cellValue({ format: Number, parse: parseNumber });

export const number: ValueType = {
  ...cell,
  serialise: (value, shape, options) => numberFrom(cell.serialise(value, shape, options)),
  isDuplicated: false,
};

/** The number of a typed text such as "₹1,350/-"; any other value unchanged. */
export function numberFrom(value: unknown): unknown {
  const parsed = typeof value === "string" ? parseNumber(value) : { value };
  return "value" in parsed ? parsed.value : value;
}

function parseNumber(content: FilledCell): Parsed {
  if (typeof content === "number") return { value: Number(content.toPrecision(15)) };
  const digits = westernDigits(cellText(content))
    .replace(/^(?:₹|rs\.?|inr)\s*/i, "")
    .replace(/\s*(?:\/-|₹|rs\.?)$/i, "");
  // Accepts 1,50,000 and 150,000; any other comma may be a decimal point.
  const isGrouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits);
  const only = isGrouped ? digits.replaceAll(",", "") : digits;
  if (typeof content === "string" && /^-?\d+(?:\.\d+)?$/.test(only)) return { value: Number(only) };
  return refuse(sheetMessage("notANumber", { value: cellText(content) }));
}
