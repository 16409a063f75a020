import { labelOf, type MessageLanguage } from "../messages/labels.ts";
import { isGroup } from "./fields.ts";

/** Fields of a row whose value is one of a few, or several of them, each with a label. */
const choices = ["change", "for", "days"];

/** The name of a record to which a field refers; undefined if it is unknown or the field isn't a reference. */
type NameOf = (field: string, value: string) => string | undefined;

/** A value in one line: "From: 2026-11-25, What is different: Late". `field` is its name. */
export function valueText(value: unknown, language: MessageLanguage, nameOf?: NameOf, field = ""): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value))
    return value.map((part) => valueText(part, language, nameOf, field)).join(value.some(isGroup) ? "; " : ", ");
  if (isGroup(value)) {
    const parts = Object.entries(value).filter(([key]) => key !== "id");
    return parts
      .map(([key, part]) => `${labelOf(key, language)}: ${valueText(part, language, nameOf, key)}`)
      .join(", ");
  }
  if (typeof value === "boolean") return labelOf(value ? "yes" : "no", language);
  const text = String(value);
  return choices.includes(field) ? labelOf(text, language) : (nameOf?.(field, text) ?? text);
}
