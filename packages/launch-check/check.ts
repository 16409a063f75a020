import { problemsOf, readContent } from "@hospital/content/check/check-content";
import { fieldsOfEntry, oncePerEntry } from "@hospital/content/check/entry-cache";
import { fileLocation } from "@hospital/content/check/problem";
import type { Entry } from "@hospital/content/check/read-entry";
import { knownLanguages, type Language, type Languages } from "@hospital/content/languages";
import type { Message } from "@hospital/content/messages/labels";
import type { Location } from "@hospital/content/messages/location";
import { metaAt } from "@hospital/content/record/fields";
import { isGroup, type Path, valueAt, valuesOf } from "@hospital/content/record/values";
import type { LaunchRule } from "@hospital/content/schema/metadata";
import { z } from "astro/zod";

/** A text in the desk's languages, or in English only for developers. */
type ReportText = string | Message;

export function inEnglish(text: ReportText): string {
  return typeof text === "string" ? text : text.en;
}

/** A requirement of a real, lawful site. */
export interface Check {
  /** Used by waivers. */
  id: string;
  /** The requirement, worded for both outcomes. */
  title: ReportText;
  /** The law or the reason behind it. */
  basis: string;
  /** If it is a law: its scope, and when and where its text was last read. */
  law?: {
    binds: "website" | "premises" | "practice";
    source?: { on: string; at: string };
    /** The law of the hospital's State, where States differ. */
    inState?(content: LaunchContent): string;
  };
  toDo: ReportText;
  /** The form or page that shows it. */
  where: string;
  /** For content that goes out of date: `npx hospital upkeep` runs only these. */
  isUpkeep?: true;
  find(content: LaunchContent): Finding[] | Promise<Finding[]>;
}

export interface LaunchContent {
  /** The project's folder. */
  root: string;
  entries: Entry[];
  languages: Languages;
  /** The day in India, such as "2026-12-31". */
  today: string;
  /** The HTTP status of an address; undefined where it is unreachable. Without it, the checks use no network. */
  fetchStatus?: ((url: string) => Promise<number | undefined>) | undefined;
}

/** A value, or a file as a whole, for which a requirement isn't met. */
export type Finding = Location & { message: ReportText };

export function finding(entry: Entry, path: Path, message: ReportText): Finding {
  return { ...entry.locate(path), message };
}

/** `path` is under content/. */
export function fileFinding(path: string, message: ReportText): Finding {
  return { ...fileLocation(path), message };
}

/** The content, read by the content check. Checks need content without `errors`. */
export async function readLaunchContent(root: string) {
  const content = await readContent(root);
  const problems = await problemsOf(root, content);
  const { entries, languages } = content;
  return {
    root,
    entries,
    languages,
    errors: problems.filter(({ level }) => level === "error"),
  };
}

/** A text and its location. */
interface Text {
  text: string;
  path: Path;
  /** undefined for a text shared by all languages. */
  locale: Language | undefined;
  toFinding(message: string): Finding;
}

/** Every text of a record: the values of its fields, or the lines of prose. */
export function textsOf(entry: Entry): Text[] {
  const { body, locale } = entry;
  if (body !== undefined)
    return body.split("\n").map((text, index) => ({
      text,
      path: ["body"],
      locale,
      toFinding: (message) => ({ ...finding(entry, ["body"], message), line: index + 1 }),
    }));
  return [...valuesOf(entry.data)].flatMap(({ value, path }) => {
    const locale = knownLanguages.find((language) => path.includes(language));
    return typeof value === "string"
      ? [{ text: value, path, locale, toFinding: (message: string) => finding(entry, path, message) }]
      : [];
  });
}

/** The groups of fields in a record, the record itself first. */
export function* groupsOf(entry: Entry): Generator<{ group: Record<string, unknown>; path: Path }> {
  for (const { value, path } of valuesOf(entry.data)) if (isGroup(value)) yield { group: value, path };
}

interface LaunchField {
  entry: Entry;
  /** The group of fields that the field is in. */
  group: Record<string, unknown>;
  groupPath: Path;
  key: string;
  value: unknown;
  toFinding(message: ReportText): Finding;
}

/** The fields whose schema declares the rule, filled in or not. */
export function fieldsWith(rule: LaunchRule, { entries }: LaunchContent): LaunchField[] {
  return entries.flatMap((entry) => ruledFields(entry).flatMap((field) => (field.rule === rule ? field : [])));
}

/** The fields with a rule. Walking a record with its schema is the slowest part of the checks. */
const ruledFields = oncePerEntry((entry) =>
  fieldsOfEntry(entry).flatMap(({ shape, value: group, path }) => {
    if (!(shape instanceof z.ZodObject) || !isGroup(group)) return [];
    return Object.keys(shape.shape).flatMap((key) => {
      const rule = metaAt(shape, [key]).launch;
      const toFinding = (message: ReportText) => finding(entry, [...path, key], message);
      return rule ? { rule, entry, group, groupPath: path, key, value: group[key], toFinding } : [];
    });
  }),
);

/** The groups in which a field of the rule is empty. */
export function groupsWithout(rule: LaunchRule, content: LaunchContent, message: string): Finding[] {
  return fieldsWith(rule, content)
    .filter(({ value }) => !value)
    .map(({ entry, groupPath }) => finding(entry, groupPath, message));
}

/** The file `path` under content/. */
export function entryAt({ entries }: LaunchContent, path: string): Entry | undefined {
  return entries.find((entry) => entry.path === path);
}

/** The part of a record, where it is a group. */
export function groupAt(entry: Entry | undefined, key: string): Record<string, unknown> | undefined {
  const part = valueAt(entry?.data, [key]);
  return isGroup(part) ? part : undefined;
}

/** A day such as "2026-12-31", however YAML read it. */
export function isoDay(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "string" ? value : undefined;
}
