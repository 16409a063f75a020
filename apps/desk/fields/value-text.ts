import { labelOf, type MessageLanguage, optionLabel } from "@hospital/content/messages/labels";
import { isGroup, referenceOf, shapeAt } from "@hospital/content/record/fields";
import { collectionAt, coreOf } from "@hospital/content/record/shaped-collections";
import { monthName } from "@hospital/content/text/calendar";
import type { z } from "astro/zod";
import type { Choices, FieldPath } from "../api.ts";
import { clockText } from "../app/days.ts";
import { textOf, useDesk } from "../app/desk-context.ts";
import { withDates } from "./field-texts.ts";
import { fieldTypeOf } from "./field-type.ts";

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

interface Writing {
  language: MessageLanguage;
  choices: Choices | undefined;
  newPicture: string;
}

/** `shape` is undefined for a value that has no field, such as one that an older schema had. */
function valueText(value: unknown, shape: z.ZodType | undefined, writing: Writing): string {
  const { language } = writing;
  if (value === undefined || value === null) return "";
  const partText = (key: PropertyKey, part: unknown) => valueText(part, shape && shapeAt(shape, [key]), writing);
  if (Array.isArray(value))
    return value.map((row, index) => partText(index, row)).join(value.some(isGroup) ? "; " : ", ");
  if (isGroup(value)) {
    const isFocus = shape && fieldTypeOf(shape) === "focus";
    return Object.entries(value)
      .filter(([key]) => key !== "id")
      .map(([key, part]) => `${labelOf(isFocus ? `focus.${key}` : key, language)}: ${partText(key, part)}`)
      .join(", ");
  }
  if (typeof value === "boolean") return labelOf(value ? "yes" : "no", language);
  return shape ? singleText(String(value), shape, writing) : String(value);
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
