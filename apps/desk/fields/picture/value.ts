import { plainValue, type ValueType } from "../value-type.ts";

export const picture: ValueType = { ...plainValue, sheet: () => ({ as: "nothing" }) };
