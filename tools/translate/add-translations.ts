import { existsSync } from "node:fs";
import { knownLanguages } from "@hospital/content/languages";
import { isGroup } from "@hospital/content/record/values";
import type { Locale } from "@hospital/content/text/locales";
import { isPlaceholder } from "@hospital/content/text/phrases";
import { type DroppedPhrase, dropPhrasesInNames, modelOf } from "../new/content.ts";

type Texts = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: records of every shape; the content check proves them
type Row = Record<string, any>;

interface Added {
  /** The number of texts that got a translation, by path. */
  counts: Map<string, number>;
  /** The emergency phrases that weren't added, because they are in a name of the hospital. */
  dropped: DroppedPhrase[];
}

/**
 * Changes the records: a text that is the same as in the model of `npx hospital new`, in the first language of both, gets
 * the translations of the model. Other texts and existing translations don't change.
 */
export function addTranslations(
  records: Map<string, Row>,
  { languages, sample }: { languages: Locale[]; sample: string },
): Added {
  const counts = new Map<string, number>();
  for (const [path, record] of records) {
    if (!existsSync(`${sample}/${path}.yaml`)) continue;
    const known = textsOf(modelOf(path, sample, languages));
    const added = textsOf(record).filter((texts) => fillIn(texts, known, languages)).length;
    if (added > 0) counts.set(path, added);
  }
  // Must run last: a phrase may be in a title that was just translated.
  const dangers = records.get("dangers");
  const phrases = dangers ? addPhrases(dangers, modelOf("dangers", sample, languages), languages) : 0;
  if (phrases === 0) return { counts, dropped: [] };
  counts.set("dangers", (counts.get("dangers") ?? 0) + phrases);
  return { counts, dropped: dropPhrasesInNames(records, languages) };
}

/** All localized texts of a value, at any depth. */
function textsOf(value: unknown): Texts[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isGroup(value)) return [];
  const isText = knownLanguages.some((language) => typeof value[language] === "string");
  return isText ? [value as Texts] : Object.values(value).flatMap(textsOf);
}

function fillIn(texts: Texts, known: readonly Texts[], languages: readonly Locale[]): boolean {
  // The text in a later language may be the translation of one that the hospital has changed.
  const model = known.find((candidate) => {
    const main = languages.find((language) => language in texts && language in candidate);
    return main && candidate[main] === texts[main];
  });
  // Hindi in Latin letters is beside Hindi.
  const added = Object.entries(model ?? {}).filter(([key, text]) => !(key in texts) && !isPlaceholder(text));
  Object.assign(texts, Object.fromEntries(added));
  return added.length > 0;
}

/** Adds the phrases of each language that has none. */
function addPhrases(record: Row, model: Row, languages: readonly Locale[]): number {
  const rows: Row[] = record.phrases ?? [];
  const without = languages.filter((language) => !rows.some(({ words }) => language in words));
  const added = ((model.phrases ?? []) as Row[]).flatMap(({ emergency, ...phrases }) => {
    const parts = Object.entries(phrases).map(([key, words]): [string, Row] => {
      const left = without.filter((language) => language in words).map((language) => [language, words[language]]);
      return [key, Object.fromEntries(left)];
    });
    const filled = parts.filter(([, words]) => Object.keys(words).length > 0);
    return filled.some(([key]) => key === "words") ? [{ emergency, ...Object.fromEntries(filled) }] : [];
  });
  if (added.length > 0) record.phrases = [...rows, ...added];
  return added.length;
}
