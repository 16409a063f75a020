import { createHash } from "node:crypto";
import { knownLanguages } from "../languages.ts";
import { isGroup } from "../record/values.ts";
import { unsignedFields } from "../vocabulary.ts";

/** A signature of a record's text. */
interface Signature {
  /** The path from the top of the record. */
  path: string[];
  /** The language of the text; absent if one signature is for all languages. */
  language: string | undefined;
  value: Record<string, unknown>;
}

type Prose = (language: string) => string | undefined;

/** The signatures of a record: one for each language, or one for all. */
export function signaturesOf(record: unknown): Signature[] {
  const review = isGroup(record) ? record.review : undefined;
  if (!isGroup(review)) return [];
  if (review.by) return [{ path: ["review"], language: undefined, value: review }];
  return Object.entries(review).flatMap(([language, value]) =>
    isGroup(value) && value.by ? [{ path: ["review", language], language, value }] : [],
  );
}

/** The signatures whose text has changed since. A signature without a digest counts as current. */
export function outdatedSignatures(record: unknown, prose: Prose): Signature[] {
  return signaturesOf(record).filter(
    ({ language, value }) => value.digest !== undefined && value.digest !== signedDigest(record, language, prose),
  );
}

/** A digest of all that a reviewer reads in a language: the text that a signature is for, however its file is written. */
export function signedDigest(record: unknown, language: string | undefined, prose: Prose): string {
  const markdown = language && prose(language)?.replaceAll(/\r\n?/g, "\n").trim();
  const text = JSON.stringify([readText(record, language), markdown || null]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A value in one language, with its fields in alphabetical order and without empty values. */
function readText(value: unknown, language: string | undefined): unknown {
  if (typeof value === "string") return value.trim();
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map((row) => readText(row, language));
  if (!isGroup(value)) return value;
  const keys = Object.keys(value);
  const isText = keys.length > 0 && keys.every((key) => key === "hinglish" || languages.has(key));
  if (isText && language) return readText(value[language], language);
  const fields = keys.filter((key) => !unsigned.has(key)).sort();
  const parts = fields.map((key) => [key, readText(value[key], language)] as const);
  return parts.filter(([, part]) => !isEmpty(part));
}

function isEmpty(part: unknown): boolean {
  return (
    part === undefined || part === null || part === "" || part === false || (Array.isArray(part) && part.length === 0)
  );
}

const languages = new Set<string>(knownLanguages);
const unsigned = new Set<string>(unsignedFields);
