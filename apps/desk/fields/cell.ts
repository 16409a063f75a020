import type { Message } from "@hospital/content/messages/labels";
import { plainSpelling } from "@hospital/search/fold";
import type { Choices } from "../api.ts";
import { sheetMessage } from "../messages/writers.ts";
import { cleaned } from "./cleaned.ts";

/** The value of a spreadsheet's cell; for a formula, its result. */
export type CellValue = string | number | boolean | Date | null | undefined;
export type FilledCell = NonNullable<CellValue>;

/** The parsed value of a cell, or its problem. */
export type Parsed = { value: unknown } | { problem: Message };

/** One of the values that a field can have. */
export interface Option {
  value: string;
  label: string;
  alsoCalled: string[];
}

/** Formats a value as a cell, and parses it. */
export interface Cell {
  format(value: unknown, choices: Choices): string | number;
  parse(content: FilledCell, choices: Choices): Parsed;
  /** The values that the field can have, if only some are valid. */
  options?(choices: Choices): Option[] | undefined;
}

export function refuse(problem: Message): Parsed {
  return { problem };
}

/** The value of a cell; undefined for an empty one. */
export function readCell(cell: Cell, content: CellValue, choices: Choices): Parsed {
  const text = typeof content === "string" ? plain(content) : content;
  if (text === null || text === undefined || text === "") return { value: undefined };
  if (typeof text === "string" && /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(text))
    return refuse(sheetMessage("cellError", { error: text }));
  return cell.parse(text, choices);
}

/** Cleaned like a form's text, with plain spaces, because spreadsheets contain several kinds. */
function plain(text: string): string {
  return String(cleaned(text.replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, " ")));
}

/** For comparing: in normalized spelling, with single spaces. */
export function folded(text: string): string {
  return plainSpelling(plain(text).replaceAll("‘", "'")).replaceAll(/[-–—_\s]+/g, " ");
}
