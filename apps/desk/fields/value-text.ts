import { labelOf, type MessageLanguage, optionLabel, pathLabel } from "@hospital/content/messages/labels";
import { referenceOf, shapeAt } from "@hospital/content/record/fields";
import { collectionAt, coreOf } from "@hospital/content/record/shaped-collections";
import { isBlank, isGroup } from "@hospital/content/record/values";
import { monthName } from "@hospital/content/text/calendar";
import type { z } from "astro/zod";
import type { Choices, FieldPath, ValueChange } from "../api.ts";
import { clockText } from "../app/days.ts";
import { textOf, useDesk } from "../app/desk-context.ts";
import { withDates } from "./field-texts.ts";
import { fieldTypeOf } from "./field-type.ts";
import { rowSummary } from "./row-summary.ts";

/**
 * Writes each value of the record at `path` in one line, with the labels of its form: "From: 25 Nov 2026, What is
 * different: Late" for a row. Without `choices`, a reference stays an ID.
 */
export function useValueText(path: string, choices: Choices | undefined) {
  const { language, messages } = useDesk();
  const record = collectionAt(path)?.shape;
  return (field: FieldPath, value: unknown) =>
    valueText(value, record && shapeAt(record, field), { choices, language, newPicture: messages.newPicture }) ||
    messages.nothing;
}

/** Writes the path to a value: "OPD hours › Mon, Wed · 10 am – 1 pm › From". A row is named like in its form. */
export function usePathText(choices: Choices | undefined) {
  const { language, messages } = useDesk();
  return ({ field, rows = [] }: Pick<ValueChange, "field" | "rows">) =>
    pathLabel(
      field,
      language,
      rows.map((row) => rowSummary(row, choices, language, messages)),
    );
}

interface Writing {
  language: MessageLanguage;
  choices: Choices | undefined;
  newPicture: string;
}

/** Parts that have parts are in brackets. `shape` is undefined for a value without a field, such as of an older schema. */
function valueText(value: unknown, shape: z.ZodType | undefined, writing: Writing): string {
  const { language } = writing;
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return labelOf(value ? "yes" : "no", language);
  if (typeof value !== "object") return shape ? singleText(String(value), shape, writing) : String(value);
  const texts = partsOf(value).map(([key, part]) => {
    const text = valueText(part, shape && shapeAt(shape, [key]), writing);
    return [key, partsOf(part).length > 1 ? `(${text})` : text] as const;
  });
  if (Array.isArray(value)) return texts.map(([, text]) => text).join(value.some(isGroup) ? "; " : ", ");
  const isFocus = shape && fieldTypeOf(shape) === "focus";
  return texts.map(([key, text]) => `${labelOf(isFocus ? `focus.${key}` : key, language)}: ${text}`).join(", ");
}

/** The filled parts of a group or list that people read. */
function partsOf(value: unknown): [string, unknown][] {
  const parts = typeof value === "object" ? Object.entries(value ?? {}) : [];
  return parts.filter(([key, part]) => key !== "id" && !isBlank(part));
}

function singleText(text: string, shape: z.ZodType, { language, choices, newPicture }: Writing): string {
  switch (fieldTypeOf(shape)) {
    case "choice":
      return optionLabel(text, language);
    case "reference": {
      const kind = referenceOf(coreOf(shape)) as keyof Choices;
      return textOf(choices?.[kind]?.find(({ value }) => value === text)?.label, language) || text;
    }
    case "day":
      return withDates(text, language);
    case "month":
      return /^\d{4}-\d\d$/.test(text) ? monthName(text, language) : text;
    case "time":
    case "endTime":
      return /^\d\d:\d\d$/.test(text) ? clockText(text, language) : text;
    case "picture":
      return text.startsWith("upload:") ? newPicture : text.replace(/^.*\//, "");
    default:
      return text;
  }
}
