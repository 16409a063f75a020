import { parseTime } from "../time-cell.ts";
import { cellValue } from "../value-type.ts";

export const endTime = cellValue({ format: String, parse: (written) => parseTime(written, true) });
