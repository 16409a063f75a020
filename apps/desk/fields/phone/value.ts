import { writtenPhone } from "@hospital/content/text/phone-number";
import { textCell } from "../text-cell.ts";
import { cellValue } from "../value-type.ts";

/** A duplicate doesn't repeat the number: two records seldom share one. */
export const phone = {
  ...cellValue(textCell((text) => writtenPhone(text) ?? text)),
  isDuplicated: false,
};
