/** Translations and emergency phrases from the hospitals beside the sample. */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Locale } from "@hospital/content/text/locales";
import { isPlaceholder } from "@hospital/content/text/phrases";
import { parse } from "yaml";

type Texts = Record<string, string>;

type PhrasesByLanguage = { [Language in Locale]?: string[] };

interface PhraseRow {
  emergency: string;
  words: PhrasesByLanguage;
  ordinary?: PhrasesByLanguage;
}

/** The field of helplines that differs from State to State. */
const ofOneState = "languages";

/** All translations, by their English text. */
export function knownTranslations(path: string, sample: string): Map<string, Texts> {
  const translations = new Map<string, Texts>();
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { en } = value as { en?: unknown };
    if (typeof en === "string")
      translations.set(en, { ...withoutPlaceholders(value as Texts), ...translations.get(en) });
    else for (const [key, part] of Object.entries(value)) if (key !== ofOneState) collect(part);
  };
  for (const record of recordsOf(path, sample)) collect(record);
  return translations;
}

function withoutPlaceholders(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => !isPlaceholder(text)));
}

/** Phrases for basic emergencies in these languages. */
export function knownPhrases(languages: readonly Locale[], sample: string): PhraseRow[] {
  const rows = recordsOf("dangers", sample).flatMap(({ phrases = [] }) => phrases as PhraseRow[]);
  return [...Map.groupBy(rows, ({ emergency }) => emergency)].flatMap(([emergency, emergencyRows]) => {
    const inLanguages = (key: "words" | "ordinary") => {
      const entries = languages.flatMap((locale) => {
        const typed = emergencyRows.flatMap((row) => row[key]?.[locale] ?? []);
        return typed.length > 0 ? [[locale, typed]] : [];
      });
      return entries.length > 0 ? { [key]: Object.fromEntries(entries) } : undefined;
    };
    const words = inLanguages("words");
    return words ? [{ emergency, ...words, ...inLanguages("ordinary") } as PhraseRow] : [];
  });
}

/** The records of this path in the hospitals beside the sample. */
export function recordsOf(path: string, sample: string): Record<string, unknown>[] {
  const hospitals = dirname(dirname(sample));
  return globSync(`${hospitals}/*/content/${path}.yaml`)
    .filter((file) => !file.replaceAll("\\", "/").startsWith(`${sample}/`))
    .sort()
    .map((file) => parse(readFileSync(file, "utf8")));
}
