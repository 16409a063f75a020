import { labelOf, type MessageLanguage } from "../messages/labels.ts";
import { isGroup } from "./fields.ts";

/** Fields of a row whose value is one of a few, with a label. */
const choices = ["change", "for"];

/** A value in one line: "From: 2026-11-25, What is different: Late". */
export function valueText(value: unknown, language: MessageLanguage): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value))
    return value.map((part) => valueText(part, language)).join(value.some(isGroup) ? "; " : ", ");
  if (isGroup(value)) {
    const parts = Object.entries(value).filter(([key]) => key !== "id");
    const text = (key: string, part: unknown) =>
      choices.includes(key) ? labelOf(String(part), language) : valueText(part, language);
    return parts.map(([key, part]) => `${labelOf(key, language)}: ${text(key, part)}`).join(", ");
  }
  if (typeof value === "boolean") return labelOf(value ? "yes" : "no", language);
  return String(value);
}
