import { sheetMessage } from "../../messages/writers.ts";
import { cellText } from "../calendar-cell.ts";
import { folded, type Parsed, refuse } from "../cell.ts";
import { cellValue } from "../value-type.ts";

export const yesNo = cellValue({
  format: (value) => (value ? "Yes" : "No"),
  parse: (content) => parseYesNo(cellText(content)),
});

const yes = ["yes", "y", "true", "1", "✓", "✔", "x", "हाँ", "हां"].map(folded);
const no = ["no", "n", "false", "0", "नहीं", "ना"].map(folded);

export function parseYesNo(text: string): Parsed {
  const word = folded(text);
  if (yes.includes(word) || no.includes(word)) return { value: yes.includes(word) };
  return refuse(sheetMessage("notYesOrNo", { value: text }));
}
