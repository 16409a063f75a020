import { isGroup } from "../../content-check/shapes.ts";

/** Invisible characters from pasting, except joiners, which Hindi needs. */
const marks = /[\ufeff\u200b\u2060\u200e\u200f\u202a-\u202e]/g;

/** A record with all texts cleaned and trimmed. */
export function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(marks, "").trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part)]));
}

/** Normalizes spaces and line breaks, and removes invisible characters. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, " ")
    .replaceAll(marks, "")
    .replaceAll(/ +(?=\n|$)|(?<=^|\n) +/g, "")
    .replaceAll(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, "");
}

/** Folds a text for comparing options: lower case, straight quotes, single spaces. */
export function foldedWord(text: string): string {
  return plainText(text)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[-–—_]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/\.$/, "");
}

/** १२३ → 123 */
export function westernDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
