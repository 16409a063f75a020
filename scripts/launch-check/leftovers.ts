import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { fileProblem, type Problem } from "../../content-check/problem.ts";
import type { Entry } from "../../content-check/read-entry.ts";
import { isGroup, valuesOf } from "../../content-check/shapes.ts";
import { locales } from "../../src/i18n/locales.ts";
import { groupAt, groupsOf, type LaunchContent, textsOf } from "./check.ts";

/** Leftovers of the sample. What to look for is read from sample/. */

const sampleContent = fileURLToPath(new URL("../../sample/content", import.meta.url));

/** Long enough to be a sentence, not a common label. */
const minSentenceLength = 60;

interface Sample {
  /** The distinctive part of its name, and its town. */
  names: string[];
  /** SHA-256 of every picture and drawing. */
  pictures: Set<string>;
  /** The prefix of its pictures' alt texts: "Model:". */
  openings: string[];
  sentences: Set<string>;
  /** People and facts, without the `sample` flag. */
  rows: Set<string>;
}

let known: Promise<Sample> | undefined;

/** Memoized. Without a sample/ there can be no leftovers. */
function readSample(): Promise<Sample> {
  known ??= (async () => {
    const sample: Sample = { names: [], pictures: new Set(), openings: [], sentences: new Set(), rows: new Set() };
    const alternatives: string[] = [];
    const prose = new Map<string, string>();
    const invented = new Set<string>();
    for await (const path of glob("**/*.*", { cwd: sampleContent })) {
      const bytes = await readFile(join(sampleContent, path));
      const record = path.replace(/(\.[a-z]+)?\.(?:yaml|md)$/, "");
      if (path.endsWith(".md")) prose.set(path, bytes.toString());
      else if (!path.endsWith(".yaml")) sample.pictures.add(hashOf(bytes));
      else {
        const data = parse(bytes.toString());
        if (path === "hospital.yaml") sample.names = namesOf(data);
        if (data?.sample === true) invented.add(record);
        for (const { value } of valuesOf(data)) {
          if (!isGroup(value)) continue;
          for (const [key, words] of Object.entries(value))
            if (/alt$/i.test(key)) alternatives.push(...stringsIn(words));
          if (isRow(value)) sample.rows.add(rowOf(value));
          if (value.sample === true)
            for (const text of stringsIn(value)) if (text.length >= minSentenceLength) sample.sentences.add(text);
        }
      }
    }
    for (const [path, text] of prose)
      if (invented.has(path.replace(/\.[a-z]+\.md$/, "")))
        for (const line of text.split("\n")) if (line.length >= minSentenceLength) sample.sentences.add(line);
    sample.openings = Object.entries(
      Object.groupBy(alternatives, (text) => /^\p{L}[\p{L}\p{M}]*:/u.exec(text)?.[0] ?? ""),
    )
      .filter(([opening, texts = []]) => opening && texts.length >= 3)
      .map(([opening]) => opening);
    return sample;
  })();
  return known;
}

/** The first word of the short name and the town, in each language. */
function namesOf({ shortName, address }: Record<string, unknown>): string[] {
  return [...stringsIn(shortName).flatMap((name) => name.split(" ")[0] ?? []), ...stringsIn(Object(address).city)];
}

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
      .concat(...locales),
  );
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

export async function sampleNames({ entries }: LaunchContent): Promise<Problem[]> {
  const { names } = await readSample();
  const isWord = (text: string, name: string) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(name)}(?![\\p{L}\\p{M}])`, "iu").test(text);
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toProblem }) => {
      const name = names.find((one) => isWord(text, one));
      return name ? toProblem(`"${name}" in "${text.slice(0, 60)}"`) : [];
    }),
  );
}

export async function samplePictures({ folder, pictures }: LaunchContent): Promise<Problem[]> {
  const sample = await readSample();
  const found = await Promise.all(
    pictures.map(async (path) => {
      const isSample = sample.pictures.has(hashOf(await readFile(join(folder, path))));
      const message = `is ${extname(path) === ".svg" ? "a drawing" : "a picture"} of the sample`;
      return isSample ? [fileProblem(path, message)] : [];
    }),
  );
  return found.flat();
}

/** Sentences, people and facts whose `sample` flag was removed, and "Model:" before a real photo. */
export async function sampleTexts({ entries }: LaunchContent): Promise<Problem[]> {
  const { openings, sentences, rows } = await readSample();
  return entries
    .filter((entry) => !isFlagged(entry, entries))
    .flatMap((entry) => {
      const review = groupAt(entry, "review") ?? groupAt(recordOf(entry, entries), "review");
      const groups = [...groupsOf(entry)];
      const told = groups.flatMap(({ group, path }) =>
        group.sample !== true && isRow(group) && rows.has(rowOf(group)) ? entry.problem(path, nameOf(group)) : [],
      );
      const texts = textsOf(entry).flatMap(({ text, locale, toProblem, path }) => {
        if (groups.some((one) => one.group.sample === true && one.path.every((step, index) => step === path[index])))
          return [];
        const opening = openings.find((one) => text.startsWith(one));
        if (opening) return toProblem(`"${text.slice(0, 60)}": no model is to be seen on a photo`);
        // Reviewed texts are the hospital's own.
        const isRead = locale && review?.[locale];
        return sentences.has(text) && !isRead ? toProblem(`"${text.slice(0, 60)}…"`) : [];
      });
      return [...told, ...texts];
    });
}

/** Prose has the flag of its record. */
function isFlagged(entry: Entry, entries: Entry[]): boolean {
  return [entry, recordOf(entry, entries)].some((one) => isGroup(one?.data) && one.data.sample === true);
}

function recordOf(entry: Entry, entries: Entry[]): Entry | undefined {
  return (
    entry.locale && entries.find((one) => !one.locale && one.path === entry.path.replace(/\.[a-z]+\.md$/, ".yaml"))
  );
}

function nameOf({ name, label }: Record<string, unknown>): string {
  return `${stringsIn(name ?? label)[0]}: the flag is gone, the rest is as it was`;
}
