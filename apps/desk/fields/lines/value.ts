import { listCell } from "../list-cell.ts";
import { elementOf, listValue } from "../list-value.ts";
import type { ValueType } from "../value-type.ts";

export const lines: ValueType = {
  ...listValue,
  sheet: (shape, sheetOf) => {
    const element = sheetOf(elementOf(shape));
    if (element.as === "cell") return { as: "cell", cell: listCell(element.cell) };
    // A text in each language needs a column for each.
    return element.as === "columns" ? { as: "rows", row: element.parts } : element;
  },
};
