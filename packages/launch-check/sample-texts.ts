import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Entry } from "@hospital/content/check/read-entry";
import { knownLanguages } from "@hospital/content/languages";
import { memoize } from "@hospital/content/memoize";
import { isGroup, valueAt, valuesOf } from "@hospital/content/record/values";
import { parse } from "yaml";
import { type Finding, finding, groupAt, groupsOf, type LaunchContent, textsOf } from "./check.ts";

/**
 * Sentences and rows of the sample whose flag was removed. The built site is searched for its name, numbers, people,
 * pictures and logo: apps/site/tests/any-hospital/nothing-of-the-sample.test.ts.
 */

const sampleContent = fileURLToPath(new URL("../../hospitals/sample/content", import.meta.url));

/** Long enough to be a sentence, not a common label. */
const minSentenceLength = 60;

interface Sample {
  sentences: Set<string>;
  /** People and facts, without the `sample` flag. */
  rows: Set<string>;
}

/** Without a sample nothing can be left over. */
const readSample = memoize(async (): Promise<Sample> => {
  const sample: Sample = { sentences: new Set(), rows: new Set() };
  const prose = new Map<string, string>();
  const invented = new Set<string>();
  const addSentences = (texts: string[]) => {
    for (const text of texts) if (text.length >= minSentenceLength) sample.sentences.add(text);
  };
  for await (const path of glob("**/*.{yaml,md}", { cwd: sampleContent })) {
    const text = await readFile(join(sampleContent, path), "utf8");
    if (path.endsWith(".md")) prose.set(path.replace(/\.[a-z]+\.md$/, ""), text);
    else {
      const data = parse(text);
      if (data?.sample === true) invented.add(path.replace(/\.yaml$/, ""));
      for (const { value } of valuesOf(data)) {
        if (!isGroup(value)) continue;
        if (isRow(value)) sample.rows.add(rowOf(value));
        if (value.sample === true) addSentences(stringsIn(value));
      }
    }
  }
  for (const [record, text] of prose) if (invented.has(record)) addSentences(text.split("\n"));
  return sample;
});

function stringsIn(value: unknown): string[] {
  return [...valuesOf(value)].flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}

/** A person or a fact. */
function isRow(group: Record<string, unknown>): boolean {
  return ("name" in group && ("degree" in group || "stars" in group)) || ("number" in group && "label" in group);
}

function rowOf({ sample: _, ...row }: Record<string, unknown>): string {
  return JSON.stringify(
    row,
    Object.keys(row)
      .sort()
      .concat(...knownLanguages),
  );
}

/** Sentences, people and facts whose `sample` flag was removed. */
export async function sampleTexts({ entries }: LaunchContent): Promise<Finding[]> {
  const { sentences, rows } = await readSample();
  return entries
    .filter((entry) => !isFlagged(entry, entries))
    .flatMap((entry) => {
      const review = groupAt(entry, "review") ?? groupAt(recordOf(entry, entries), "review");
      const groups = [...groupsOf(entry)];
      const inRows = groups.flatMap(({ group, path }) =>
        group.sample !== true && isRow(group) && rows.has(rowOf(group)) ? finding(entry, path, nameOf(group)) : [],
      );
      const texts = textsOf(entry).flatMap(({ text, locale, toFinding, path }) => {
        if (groups.some((item) => item.group.sample === true && item.path.every((step, index) => step === path[index])))
          return [];
        // Reviewed texts are the hospital's own.
        const isRead = locale && review?.[locale];
        return sentences.has(text) && !isRead ? toFinding(`"${text.slice(0, 60)}…"`) : [];
      });
      return [...inRows, ...texts];
    });
}

/** Prose has the flag of its record. */
function isFlagged(entry: Entry, entries: Entry[]): boolean {
  return [entry, recordOf(entry, entries)].some((record) => valueAt(record?.data, ["sample"]) === true);
}

function recordOf(entry: Entry, entries: Entry[]): Entry | undefined {
  return (
    entry.locale &&
    entries.find((candidate) => !candidate.locale && candidate.path === entry.path.replace(/\.[a-z]+\.md$/, ".yaml"))
  );
}

function nameOf({ name, label }: Record<string, unknown>): string {
  return `${stringsIn(name ?? label)[0]}: the sample mark is deleted, but the text is unchanged`;
}
