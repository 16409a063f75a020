import { labelOf } from "../check/labels.ts";
import { isGroup } from "./fields.ts";

/** Fields of a row whose value is one of a few, with a label. */
const choices = ["change", "for"];

/** A value in one line, in English: "From: 2026-11-25, What is different: Late". */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(valueWords).join(value.some(isGroup) ? "; " : ", ");
  if (isGroup(value)) {
    const parts = Object.entries(value).filter(([key]) => key !== "id");
    const words = (key: string, part: unknown) => (choices.includes(key) ? labelOf(String(part)) : valueWords(part));
    return parts.map(([key, part]) => `${labelOf(key)}: ${words(key, part)}`).join(", ");
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
