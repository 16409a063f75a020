import { listCell } from "../list-cell.ts";
import { elementOf, listValue } from "../list-value.ts";
import type { ValueType } from "../value-type.ts";

export const choices: ValueType = {
  ...listValue,
  sheet: (shape, sheetOf) => {
    const element = sheetOf(elementOf(shape));
    return element.as === "cell" ? { as: "cell", cell: listCell(element.cell) } : element;
  },
};
