import { sheetMessage } from "../messages/writers.ts";
import { type Cell, type FilledCell, type Parsed, refuse } from "./cell.ts";

/** A cell with a text. `read` changes a valid text. */
export function textCell(read: (text: string) => string = (text) => text): Cell {
  return { format: String, parse: (written) => parseText(written, read) };
}

function parseText(written: FilledCell, read: (text: string) => string): Parsed {
  if (written instanceof Date) return refuse(sheetMessage("madeADay"));
  if (typeof written === "boolean") return refuse(sheetMessage("madeABoolean"));
  if (typeof written === "number" && !(Math.abs(written) < 1e15)) return refuse(sheetMessage("digitsLost"));
  const text = String(written);
  if (typeof written === "string" && /^\d(?:\.\d+)?e\+?\d+$/i.test(text))
    return refuse(sheetMessage("numberShortened", { value: text }));
  return { value: read(text) };
}
