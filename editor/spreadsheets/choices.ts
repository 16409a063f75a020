import { z } from "astro/zod";
import { spokenLanguages, weekdays } from "../../src/vocabulary.ts";
import { choicesOf as wordsOf } from "../fields.ts";
import { coreOf } from "../shapes.ts";

/** An option of a field: its label, its value, and accepted spellings. */
export interface Choice {
  label: string;
  value: string;
  alsoCalled: string[];
}

/** The options of a field: those of an enum, or the references in `named`. */
export function choicesFor(named: Record<string, { label: string; value: string }[]>) {
  const known = new Map<z.ZodType, Choice[] | undefined>();
  return (shape: z.ZodType): Choice[] | undefined => {
    const core = coreOf(shape);
    if (!known.has(core)) known.set(core, choicesOf(core, named));
    return known.get(core);
  };
}

function choicesOf(core: z.ZodType, named: Record<string, { label: string; value: string }[]>): Choice[] | undefined {
  const element = core instanceof z.ZodArray ? coreOf(core.element as z.ZodType) : core;
  if (element instanceof z.ZodEnum)
    return wordsOf(element).map((choice) => ({ ...choice, alsoCalled: inHindi(choice.value) }));
  const things = named[String(element.meta()?.reference)];
  if (!things || things.length === 0) return undefined;
  return things.map(({ label, value }) => {
    const isShared = things.filter((other) => other.label === label).length > 1;
    return { label: isShared ? `${label} (${value})` : label, value, alsoCalled: [] };
  });
}

/** Spellings in Hindi and abbreviations. */
function inHindi(value: string): string[] {
  const place = (weekdays as readonly string[]).indexOf(value);
  // The fifth of January 2026 was a Monday.
  const format = (weekday: "long" | "short") =>
    new Intl.DateTimeFormat("hi", { weekday }).format(new Date(2026, 0, 5 + place));
  if (place >= 0) return [format("long"), format("short")];
  const isLanguage = spokenLanguages.some((language) => language === value);
  return isLanguage ? [new Intl.DisplayNames(["hi"], { type: "language" }).of(value) ?? ""] : [];
}
