import { parseTime } from "../time-cell.ts";
import { cellValue } from "../value-type.ts";

export const time = cellValue({ format: String, parse: (written) => parseTime(written, false) });
