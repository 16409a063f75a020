import { nearest } from "@hospital/content/check/problem";
import { labelOf, type Message } from "@hospital/content/messages/labels";
import { coreOf } from "@hospital/content/record/shaped-collections";
import { writtenPhone } from "@hospital/content/text/phone-number";
import { spokenLanguages } from "@hospital/content/vocabulary";
import { weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import type { Choices } from "../api.ts";
import { sheetMessage } from "../messages/say.ts";
import { cleaned } from "../store/records.ts";
import { type Cell, type Parsed, parseDay, parseMonth, parseTime, westernDigits } from "./times.ts";

interface Choice {
  value: string;
  label: string;
  alsoCalled: string[];
}

/** What a field may name, or hold. */
function choicesFor(shape: z.ZodType, choices: Choices): Choice[] | undefined {
  const core = coreOf(shape);
  if (core instanceof z.ZodEnum) return core.options.map((one) => enumChoice(String(one)));
  const things = choices[core.meta()?.reference as keyof Choices];
  if (!things || things.length === 0) return undefined;
  return things.map(({ value, label }) => {
    const names = Object.values(label).filter((name) => name !== undefined);
    return { value, label: value, alsoCalled: names };
  });
}

function enumChoice(value: string): Choice {
  const place = (weekdays as readonly string[]).indexOf(value);
  // The fifth of January 2026 was a Monday.
  const inHindi = (weekday: "long" | "short") =>
    new Intl.DateTimeFormat("hi", { weekday }).format(new Date(2026, 0, 5 + place));
  const languages = ["en", "hi"].map((one) => new Intl.DisplayNames([one], { type: "language" }));
  const isLanguage = (spokenLanguages as readonly string[]).includes(value);
  const alsoCalled =
    place >= 0
      ? [inHindi("long"), inHindi("short")]
      : isLanguage
        ? languages.map((one) => one.of(value) ?? "")
        : [labelOf(value, "hi")];
  return { value, label: isLanguage ? (alsoCalled[0] ?? value) : labelOf(value, "en"), alsoCalled };
}

/** A value as a cell shows it; "" for none. */
export function formatCell(shape: z.ZodType, value: unknown, choices: Choices): string | number {
  const core = coreOf(shape);
  const own = value ?? (shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined);
  if (own === undefined || own === null) return "";
  if (core instanceof z.ZodArray && Array.isArray(own)) {
    const element = core.element as z.ZodType;
    const isListed = choicesFor(element, choices) !== undefined;
    return own.map((one) => formatCell(element, one, choices)).join(isListed ? ", " : "\n");
  }
  if (typeof own === "boolean") return own ? "Yes" : "No";
  if (core instanceof z.ZodNumber) return Number(own);
  return choicesFor(core, choices)?.find((choice) => choice.value === own)?.label ?? String(own);
}

/** The value that a cell means; undefined for an empty one. */
export function parseCell(shape: z.ZodType, cell: Cell, choices: Choices): Parsed {
  const written = typeof cell === "string" ? plain(cell) : cell;
  if (written === null || written === undefined || written === "") return { value: undefined };
  if (typeof written === "string" && /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(written))
    return refuse(sheetMessage("cellError", { error: written }));
  const core = coreOf(shape);
  if (core instanceof z.ZodArray) return parseList(core.element as z.ZodType, written, choices);
  const own = choicesFor(core, choices);
  if (own) return parseChoice(own, String(written));
  if (core instanceof z.ZodBoolean) return parseBoolean(String(written));
  if (core instanceof z.ZodNumber) return parseNumber(written);
  switch (core.meta()?.fieldType) {
    case "day":
      return parseDay(written);
    case "time":
      return parseTime(written, false);
    case "endTime":
      return parseTime(written, true);
    case "month":
      return parseMonth(written);
    default:
      return parseText(core, written);
  }
}

/** As a form's text is cleaned, with plain spaces: spreadsheets know a dozen. */
function plain(text: string): string {
  return String(cleaned(text.replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, " ")));
}

/** For comparing: lower case, straight quotes, single spaces. */
function folded(text: string): string {
  return plain(text)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[-–—_\s]+/g, " ");
}

function refuse(problem: Message): Parsed {
  return { problem };
}

function parseChoice(choices: Choice[], written: string): Parsed {
  const found = choiceNamed(choices, written);
  if (found) return { value: found.value };
  const labels = choices.map(({ label }) => label);
  const near = nearest(written, labels);
  return refuse(
    near
      ? sheetMessage("notAChoiceNear", { value: written, near })
      : sheetMessage("notAChoice", { value: written, names: labels.slice(0, 25).join(", ") }),
  );
}

function choiceNamed(choices: Choice[], written: string): Choice | undefined {
  const word = folded(written);
  const names = (choice: Choice) => [choice.label, choice.value, ...choice.alsoCalled].map(folded);
  const exact = choices.filter((choice) => names(choice).includes(word));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  // "Mon", "Tues"
  const begun = word.length < 3 ? [] : choices.filter((choice) => names(choice).some((name) => name.startsWith(word)));
  return begun.length === 1 ? begun[0] : undefined;
}

/** Texts stand in lines; choices also behind commas, or as "Mon to Fri". */
function parseList(element: z.ZodType, written: Exclude<Cell, null | undefined>, choices: Choices): Parsed {
  const own = choicesFor(element, choices);
  if (!own) {
    if (typeof written === "object") return refuse(sheetMessage("dayForText"));
    const parsed = String(written)
      .split("\n")
      .map((line) => parseCell(element, line, choices));
    const problem = parsed.find((one) => "problem" in one);
    return problem ?? { value: parsed.flatMap((one) => ("value" in one ? (one.value ?? []) : [])) };
  }
  const values: string[] = [];
  for (const word of String(written).split(/[,;/\n]|\s(?:and|और)\s|\s&\s/)) {
    if (word.trim() === "") continue;
    const one = choiceNamed(own, word);
    const [from, to] = word.split(/\s*(?:[-–—]|\bto\b|\sसे\s)\s*/).map((end) => choiceNamed(own, end));
    if (one) values.push(one.value);
    else if (from && to && own.indexOf(from) < own.indexOf(to))
      values.push(...own.slice(own.indexOf(from), own.indexOf(to) + 1).map(({ value }) => value));
    else return parseChoice(own, word.trim());
  }
  return { value: [...new Set(values)] };
}

const yes = ["yes", "y", "true", "1", "✓", "✔", "x", "हाँ", "हां"].map(folded);
const no = ["no", "n", "false", "0", "नहीं", "ना"].map(folded);

export function parseBoolean(written: string): Parsed {
  const word = folded(written);
  if (yes.includes(word) || no.includes(word)) return { value: yes.includes(word) };
  return refuse(sheetMessage("notYesOrNo", { value: written }));
}

function parseNumber(written: Exclude<Cell, null | undefined>): Parsed {
  if (typeof written === "number") return { value: Number(written.toPrecision(15)) };
  const digits = westernDigits(String(written))
    .replace(/^(?:₹|rs\.?|inr)\s*/i, "")
    .replace(/\s*(?:\/-|₹|rs\.?)$/i, "");
  // 1,50,000 or 150,000; any other comma may be a decimal point.
  const isGrouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits);
  const only = isGrouped ? digits.replaceAll(",", "") : digits;
  if (typeof written === "string" && /^-?\d+(?:\.\d+)?$/.test(only)) return { value: Number(only) };
  return refuse(sheetMessage("notANumber", { value: String(written) }));
}

function parseText(core: z.ZodType, written: Exclude<Cell, null | undefined>): Parsed {
  if (written instanceof Date) return refuse(sheetMessage("madeADay"));
  if (typeof written === "boolean") return refuse(sheetMessage("madeABoolean"));
  if (typeof written === "number" && !(Math.abs(written) < 1e15)) return refuse(sheetMessage("digitsLost"));
  const text = String(written);
  if (typeof written === "string" && /^\d(?:\.\d+)?e\+?\d+$/i.test(text))
    return refuse(sheetMessage("numberShortened", { value: text }));
  if (core.meta()?.fieldType === "phone") return { value: writtenPhone(westernDigits(text)) ?? text };
  return { value: text };
}
