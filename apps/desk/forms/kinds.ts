import type { HelpKey } from "@hospital/content/messages/labels";
import { coreOf, groupOf } from "@hospital/content/record/shaped-collections";
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
const chosen = ["department", "doctor", "counter", "ward", "place", "helpline", "route"];

/** The longest text that is one line. */
const lineLength = 200;

const kinds = new WeakMap<z.ZodType, Kind>();

export function kindOf(name: string, shape: z.ZodType): Kind {
  // The server makes them: of the row's words, of the text that was signed.
  if (name === "id" || name === "digest") return "hidden";
  const known = kinds.get(shape) ?? kindOfShape(coreOf(shape));
  kinds.set(shape, known);
  return known;
}

function kindOfShape(shape: z.ZodType): Kind {
  const reference = String(shape.meta()?.reference);
  if (reference === "picture") return "picture";
  if (chosen.includes(reference)) return "reference";
  if (isLocalized(shape)) return firstText(shape).meta()?.isMarkdown ? "prose" : "texts";
  if (shape instanceof z.ZodObject) return isFocus(shape) ? "focus" : "group";
  if (shape instanceof z.ZodArray) return kindOfList(coreOf(shape.element as z.ZodType));
  if (shape instanceof z.ZodEnum) return "choice";
  if (shape instanceof z.ZodBoolean) return "switch";
  if (shape instanceof z.ZodNumber) return "number";
  return kindOfText(shape);
}

function kindOfList(row: z.ZodType): Kind {
  if (row instanceof z.ZodEnum) return "choices";
  if (row instanceof z.ZodObject && !isLocalized(row)) return "rows";
  const isPlain = row instanceof z.ZodString && !row.meta() && kindOfText(row) === "line";
  return isPlain ? "words" : "lines";
}

/** What a text has to look like, the shape itself says. */
function kindOfText(shape: z.ZodType): Kind {
  const takes = (text: string) => shape.safeParse(text).success;
  if (takes("x")) return isLong(shape) ? "paragraph" : "line";
  if (takes("2026-12-31")) return "day";
  if (takes("09:30")) return takes("24:00") ? "endTime" : "time";
  if (takes("2026-12")) return "month";
  return isLong(shape) ? "paragraph" : "line";
}

export function isLong(shape: z.ZodType): boolean {
  const { maxLength } = coreOf(shape) as z.ZodString;
  return Boolean(maxLength && maxLength > lineLength);
}

/** The shape of a localized text in the first language. */
function firstText(shape: z.ZodType): z.ZodType {
  return Object.values(groupOf(coreOf(shape)).shape)[0] as z.ZodType;
}

export function isFocus(shape: z.ZodObject): boolean {
  const { x, y } = shape.shape;
  return (
    Object.keys(shape.shape).length === 2 &&
    Boolean(x && y) &&
    coreOf(x as z.ZodType) instanceof z.ZodNumber &&
    (coreOf(x as z.ZodType) as z.ZodNumber).maxValue === 100
  );
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
