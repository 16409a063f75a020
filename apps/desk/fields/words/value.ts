import { listCell } from "../list-cell.ts";
import { listValue } from "../list-value.ts";
import { textCell } from "../text-cell.ts";
import type { ValueType } from "../value-type.ts";

export const words: ValueType = { ...listValue, sheet: () => ({ as: "cell", cell: listCell(textCell()) }) };
