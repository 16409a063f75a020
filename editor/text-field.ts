import { z } from "astro/zod";
import { unquoted } from "../content-check/value-problem.ts";

/** One line or several, with the bounds and the form that the schema asks for, and its words when they are not kept. */
export function textWidget(shape: z.ZodType): object {
  if (!(shape instanceof z.ZodString || shape instanceof z.ZodStringFormat))
    throw new Error(`The editor knows no form for a ${shape.type}: editor/text-field.ts`);
  const rules = (shape as z.ZodString).def.checks?.map((check) => check._zod.def as Rule) ?? [];
  const { minLength, maxLength } = shape as z.ZodString;
  const strict = rules.map(formOf).find(Boolean) ?? formOf(shape.def as Rule);
  const format: typeof strict = strict && isPhone(shape) ? [phonePattern, strict[1]] : strict;
  // The browser's field for a time knows no 24:00.
  const isTimeOfDay = format?.[0].includes(":[0-5]") && !new RegExp(format[0]).test("24:00");
  if (isTimeOfDay) return { widget: "datetime", type: "time", format: "HH:mm" };
  return {
    // A line has at most 160 letters.
    widget: maxLength && maxLength > 200 ? "text" : "string",
    ...(maxLength && { maxlength: maxLength }),
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(format && { pattern: format }),
  };
}

/** As people write a number; `writtenPhone` makes one way of it. */
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

/** A regular expression and what to say of a text that it does not fit; only in a file there are quotes. */
function formOf({ format, pattern, protocol, error }: Rule): [string, string] | undefined {
  const said = error?.({});
  const words = typeof said === "object" ? said.message : said;
  // That it is one line, or has no tags, the check says where it has to.
  if (!words || pattern?.source === "^[^\\n]*$" || pattern?.source.startsWith("^(?!")) return undefined;
  const source =
    format === "url"
      ? `^${protocol?.source.replaceAll(/[$^]/g, "") ?? "https?"}://[^\\s/]+\\.[^\\s]+$`
      : pattern?.source;
  return source === undefined ? undefined : [source, `It ${unquoted(words)}.`];
}
