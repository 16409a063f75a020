import { plainValue, type ValueType } from "../value-type.ts";

/** The desk writes it: an ID from the name of the row, the digest of a signed text. */
export const generated: ValueType = { ...plainValue, sheet: () => ({ as: "nothing" }), isDuplicated: false };
