import { z } from "astro/zod";
import { suggestion } from "../../content-check/problem.ts";
import { dialable, writtenPhone } from "../../src/i18n/phone-number.ts";
import { coreOf } from "../shapes.ts";
import type { Choice } from "./choices.ts";
import { foldedWord, plainText, westernDigits } from "./plain-text.ts";
import { type CellValue, unknownFormula } from "./read-workbook.ts";
import { parseDay, parseMonth, parseTime } from "./times.ts";

/** A parsed value (undefined for an empty cell), or a problem and its fix. */
export type ParsedCell = { value: unknown } | { problem: [message: string, fix: string] };

export interface CellContext {
  /** The options of a field; undefined for free text. */
  choicesFor(shape: z.ZodType): Choice[] | undefined;
  countsFrom1904: boolean;
}

/** Parses a cell by the field's `shape`; `current` is the field's present value. */
export function parseCell(shape: z.ZodType, raw: CellValue, current: unknown, context: CellContext): ParsedCell {
  const written = typeof raw === "string" ? plainText(raw) : raw;
  if (written === null || written === "") return { value: undefined };
  if (typeof written === "string" && /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(written))
    return refuse(`The cell shows the error ${written}.`, "Write the value itself.");
  if (written === unknownFormula)
    return refuse("A formula stands here whose result is not known.", "Write the value itself, or save it in Excel.");
  const choices = context.choicesFor(shape);
  const core = coreOf(shape);
  if (core instanceof z.ZodArray) return parseList(core.element as z.ZodType, written, context);
  if (choices) return parseChoice(choices, written);
  if (core instanceof z.ZodBoolean) return parseBoolean(written);
  if (core instanceof z.ZodNumber) return parseNumber(written);
  if (core instanceof z.ZodISODate) return parseDay(written, context.countsFrom1904);
  const accepts = (text: string) => core.safeParse(text).success;
  if (accepts("09:30") && !accepts("9")) return parseTime(written, accepts("24:00"));
  if (accepts("2026-12") && !accepts("9")) return parseMonth(written, context.countsFrom1904);
  return parseText(core, written, current);
}

function refuse(message: string, fix: string): ParsedCell {
  return { problem: [message, fix] };
}

function parseChoice(choices: Choice[], written: CellValue): ParsedCell {
  const found = choices.length > 0 && choiceNamed(choices, String(written));
  if (found) return { value: found.value };
  const near = suggestion(
    String(written),
    choices.map(({ label }) => label),
  );
  return refuse(`"${String(written)}" is not one of the choices.`, near);
}

function choiceNamed(choices: Choice[], written: string): Choice | undefined {
  const word = foldedWord(written);
  const names = (choice: Choice) => [choice.label, choice.value, ...choice.alsoCalled].map(foldedWord);
  const exact = choices.filter((choice) => names(choice).includes(word));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  // "Mon", "Tues": an unambiguous prefix.
  const begun = word.length < 3 ? [] : choices.filter((choice) => names(choice).some((name) => name.startsWith(word)));
  return begun.length === 1 ? begun[0] : undefined;
}

/** Texts are separated by lines or semicolons; options also by commas, or as a range. */
function parseList(element: z.ZodType, written: CellValue, context: CellContext): ParsedCell {
  const choices = context.choicesFor(element);
  if (!choices) {
    if (typeof written === "object") return refuse("The cell holds a day, where words belong.", asText);
    const words = [...String(written).matchAll(/\s*"([^"\n]*;[^"\n]*)"\s*|[^;\n]+/g)].map(
      ([all, quoted]) => quoted ?? all,
    );
    return { value: words.map((word) => word.trim()).filter(Boolean) };
  }
  if (typeof written !== "string") return parseChoice(choices, written);
  const whole = choiceNamed(choices, written);
  if (whole) return { value: [whole.value] };
  const values: string[] = [];
  for (const word of written.split(/[,;/\n]|\s(?:and|और)\s|\s&\s/).map((part) => part.trim())) {
    if (word === "") continue;
    const one = choiceNamed(choices, word);
    const [from, to] = word.split(/\s*(?:[-–—]|\bto\b|\sसे\s)\s*/).map((end) => choiceNamed(choices, end));
    if (one) values.push(one.value);
    else if (from && to && choices.indexOf(from) < choices.indexOf(to))
      values.push(...choices.slice(choices.indexOf(from), choices.indexOf(to) + 1).map(({ value }) => value));
    else return parseChoice(choices, word);
  }
  return { value: [...new Set(values)] };
}

const yes = ["yes", "y", "true", "1", "✓", "✔", "x", "हाँ", "हां", "सही", "सत्य"].map(foldedWord);
const no = ["no", "n", "false", "0", "नहीं", "ना", "गलत", "असत्य"].map(foldedWord);

function parseBoolean(written: CellValue): ParsedCell {
  const word = foldedWord(String(written));
  if (yes.includes(word) || no.includes(word)) return { value: yes.includes(word) };
  return refuse(`"${String(written)}" is neither Yes nor No.`, "Write Yes or No.");
}

function parseNumber(written: CellValue): ParsedCell {
  if (typeof written === "number") return { value: Number(written.toPrecision(15)) };
  if (typeof written !== "string") return refuse("The cell holds no number.", "Write digits only, as text or number.");
  const digits = westernDigits(written)
    .replace(/^(?:₹|rs\.?|inr)\s*/i, "")
    .replace(/\s*(?:\/-|₹|rs\.?)$/i, "");
  // 1,50,000 or 150,000; any other comma may be a decimal point.
  const isGrouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits);
  const plain = isGrouped ? digits.replaceAll(",", "") : digits;
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return { value: Number(plain) };
  return refuse(`"${written}" is no number.`, "Write digits only, as 1500.");
}

const asText = "Give the cell the format Text first, and write it again.";

function parseText(core: z.ZodType, written: CellValue, current: unknown): ParsedCell {
  if (written instanceof Date) return refuse("The spreadsheet made a day out of what was written here.", asText);
  if (typeof written === "boolean")
    return refuse(`The spreadsheet reads this as ${written ? "TRUE" : "FALSE"}, where words belong.`, asText);
  const text = String(written);
  const digits = westernDigits(text).replaceAll(/[\s.-]/g, "");
  // The spreadsheet turned "00123" into 123 or "+91 00000 00001" into a number: keep the current value.
  const isShorn = typeof written === "number" && shorn(String(current ?? "")) === text;
  if (isShorn) return { value: current };
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(text) && typeof written === "string")
    return refuse(`The spreadsheet has shortened a long number to ${text}.`, asText);
  if (typeof written === "number" && !(Math.abs(written) < 1e15))
    return refuse("A spreadsheet keeps only the first fifteen digits of a number.", asText);
  if (coreForm(core) === "phone number" && !core.safeParse(text).success)
    return { value: parsePhone(digits, text, current) };
  return { value: text };
}

function coreForm(core: z.ZodType): unknown {
  return core.meta()?.form;
}

/** The current number, if it is equal. */
function parsePhone(digits: string, text: string, current: unknown): unknown {
  const written = writtenPhone(digits);
  const isSame = written !== undefined && written === writtenPhone(dialable(String(current ?? "")).replace("+91", ""));
  return isSame ? current : (written ?? text);
}

/** A text as a spreadsheet converts it to a number. */
function shorn(text: string): string {
  return text.replaceAll(/[\s+-]/g, "").replace(/^0+(?=\d)/, "");
}
