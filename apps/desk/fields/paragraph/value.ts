import { textCell } from "../text-cell.ts";
import { cellValue } from "../value-type.ts";

export const paragraph = cellValue(textCell());
