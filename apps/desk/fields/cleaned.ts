import { isGroup } from "@hospital/content/record/values";

/** Invisible characters from pasting, except joiners, which Hindi needs. */
const invisible = /[\ufeff\u200b\u2060\u200e\u200f\u202a-\u202e]/g;

/** A value with all texts cleaned and trimmed. */
export function cleaned(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(invisible, "").replaceAll(/\r\n?/g, "\n").trim();
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)]));
}
