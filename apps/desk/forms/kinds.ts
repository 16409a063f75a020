import type { HelpKey } from "@hospital/content/messages/labels";
import { coreOf, groupOf } from "@hospital/content/record/shaped-collections";
import type { FieldType } from "@hospital/content/schema/metadata";
import { isLocalized } from "@hospital/content/text/translation";
import { z } from "astro/zod";

/** How a value is changed: each kind is one component of fields/. */
export type Kind =
  | "hidden"
  | "picture"
  | "focus"
  | "prose"
  | "texts"
  | "reference"
  | "group"
  | "choices"
  | "rows"
  | "lines"
  | "words"
  | "choice"
  | "switch"
  | "number"
  | "day"
  | "time"
  | "endTime"
  | "month"
  | "paragraph"
  | "line";

/** References of which the server knows all there are: `Choices` of api.ts. */
const chosen: unknown[] = ["department", "doctor", "counter", "ward", "place", "helpline", "route"];

/** The kinds of texts; another type is one line. */
const textKinds: Partial<Record<FieldType, Kind>> = {
  // The server writes them: from the row's name, from the text that was signed.
  id: "hidden",
  digest: "hidden",
  paragraph: "paragraph",
  day: "day",
  time: "time",
  endTime: "endTime",
  month: "month",
};

const kinds = new WeakMap<z.ZodType, Kind>();

export function kindOf(shape: z.ZodType): Kind {
  const known = kinds.get(shape) ?? kindOfShape(coreOf(shape));
  kinds.set(shape, known);
  return known;
}

function kindOfShape(shape: z.ZodType): Kind {
  const { reference, fieldType } = shape.meta() ?? {};
  if (reference === "picture") return "picture";
  if (chosen.includes(reference)) return "reference";
  if (isLocalized(shape)) return firstText(shape).meta()?.fieldType === "markdown" ? "prose" : "texts";
  if (shape instanceof z.ZodObject) return fieldType === "focus" ? "focus" : "group";
  if (shape instanceof z.ZodArray) return kindOfList(coreOf(shape.element as z.ZodType));
  if (shape instanceof z.ZodEnum) return "choice";
  if (shape instanceof z.ZodBoolean) return "switch";
  if (shape instanceof z.ZodNumber) return "number";
  return (fieldType && textKinds[fieldType]) ?? "line";
}

function kindOfList(row: z.ZodType): Kind {
  if (row instanceof z.ZodEnum) return "choices";
  if (row instanceof z.ZodObject && !isLocalized(row)) return "rows";
  const { reference, fieldType } = row.meta() ?? {};
  return fieldType === "line" && !reference ? "words" : "lines";
}

/** The shape of a localized text in the first language. */
function firstText(shape: z.ZodType): z.ZodType {
  return coreOf(Object.values(groupOf(coreOf(shape)).shape)[0] as z.ZodType);
}

/** Whether the value has to be there. */
export function isRequired(shape: z.ZodType): boolean {
  return !shape.safeParse(undefined).success;
}

/** The help under a field, by its key. */
export function helpOf(shape: z.ZodType): HelpKey | undefined {
  const help = shape.meta()?.help;
  if (help) return help;
  return shape instanceof z.ZodOptional || shape instanceof z.ZodDefault
    ? helpOf(shape.unwrap() as z.ZodType)
    : undefined;
}
