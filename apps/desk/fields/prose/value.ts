import { localized } from "../localized/value.ts";
import type { ValueType } from "../value-type.ts";

/** Markdown is in files of its own, which no spreadsheet holds. */
export const prose: ValueType = { ...localized, sheet: () => ({ as: "nothing" }) };
