import { sheetMessage } from "../messages/writers.ts";
import { type Cell, type FilledCell, type Parsed, refuse } from "./cell.ts";

/** A cell with a text. `convert` changes a valid text. */
export function textCell(convert: (text: string) => string = (text) => text): Cell {
  return { format: String, parse: (content) => parseText(content, convert) };
}

function parseText(content: FilledCell, convert: (text: string) => string): Parsed {
  if (content instanceof Date) return refuse(sheetMessage("madeADay"));
  if (typeof content === "boolean") return refuse(sheetMessage("madeABoolean"));
  if (typeof content === "number" && !(Math.abs(content) < 1e15)) return refuse(sheetMessage("digitsLost"));
  const text = String(content);
  if (typeof content === "string" && /^\d(?:\.\d+)?e\+?\d+$/i.test(text))
    return refuse(sheetMessage("numberShortened", { value: text }));
  return { value: convert(text) };
}
