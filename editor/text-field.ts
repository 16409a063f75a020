import { z } from "astro/zod";
import { unquoted } from "../content-check/value-problem.ts";

/** A text field, with the schema's bounds, pattern and messages. */
export function textWidget(shape: z.ZodType): object {
  if (!(shape instanceof z.ZodString || shape instanceof z.ZodStringFormat))
    throw new Error(`The editor knows no form for a ${shape.type}: editor/text-field.ts`);
  const rules = (shape as z.ZodString).def.checks?.map((check) => check._zod.def as Rule) ?? [];
  const { minLength, maxLength } = shape as z.ZodString;
  const strict = rules.map(formOf).find(Boolean) ?? formOf(shape.def as Rule);
  const format: typeof strict = strict && isPhone(shape) ? [phonePattern, strict[1]] : strict;
  // <input type="time"> has no 24:00.
  const isTimeOfDay = format?.[0].includes(":[0-5]") && !new RegExp(format[0]).test("24:00");
  if (isTimeOfDay) return { widget: "datetime", type: "time", format: "HH:mm" };
  return {
    // Up to 160 characters it is a single line.
    widget: maxLength && maxLength > 200 ? "text" : "string",
    ...(maxLength && { maxlength: maxLength }),
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(format && { pattern: format }),
  };
}

/** Any spelling of a phone number; `writtenPhone` normalizes it. */
const phonePattern = "^[+\\s(]*(?:(?:0*91|0)?(?:[\\s().-]*\\d){10}|18[06]0(?:[\\s().-]*\\d){6,7}|1\\d{2,5})\\s*$";

function isPhone(shape: z.ZodType): boolean {
  return shape.meta()?.form === "phone number";
}

interface Rule {
  format?: string;
  pattern?: RegExp;
  protocol?: RegExp;
  error?(issue: object): string | { message: string };
}

/** A pattern with its message, without the hints about quotes, which only files need. */
function formOf({ format, pattern, protocol, error }: Rule): [string, string] | undefined {
  const said = error?.({});
  const words = typeof said === "object" ? said.message : said;
  // The content check reports line breaks and tags.
  if (!words || pattern?.source === "^[^\\n]*$" || pattern?.source.startsWith("^(?!")) return undefined;
  const source =
    format === "url"
      ? `^${protocol?.source.replaceAll(/[$^]/g, "") ?? "https?"}://[^\\s/]+\\.[^\\s]+$`
      : pattern?.source;
  return source === undefined ? undefined : [source, `It ${unquoted(words)}.`];
}
