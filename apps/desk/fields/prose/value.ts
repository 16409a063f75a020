import { localized } from "../localized/value.ts";
import type { ValueType } from "../value-type.ts";

/** Markdown is in separate files, which spreadsheets leave out. */
export const prose: ValueType = { ...localized, sheet: () => ({ as: "nothing" }) };
