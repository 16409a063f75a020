import { groupValue } from "../group-value.ts";
import type { ValueType } from "../value-type.ts";

/**
 * The point is chosen on the photo, so spreadsheets omit it. A duplicate has another photo, and needs another point.
 */
export const focus: ValueType = { ...groupValue, sheet: () => ({ as: "nothing" }), isDuplicated: false };
