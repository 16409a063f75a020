/** Compiles content/dangers.yaml for visitors: folded, without redundant entries. */
import { type DangerWords, range } from "./danger.ts";
import { wordsIn } from "./fold.ts";

type Spellings = Partial<Record<"en" | "hi" | "hinglish", string[]>>;

/** The recognition part of content/dangers.yaml. */
export interface DangerSource {
  words: (Spellings & { name: string })[];
  harmless: string[];
  asking: Spellings;
  urgent: Spellings;
  dangers: { id: string; names?: Spellings; signs: Spellings }[];
}

/** Folds every word to its sound at the build, so that homophones become one. */
export function foldDangers(source: DangerSource): DangerWords {
  const phrases = (spellings: Spellings = {}) =>
    distinct(all(spellings).map((text) => (range.test(text) ? text : wordsIn(text).join(" "))));
  const groups = Object.fromEntries(source.words.map(({ name, ...spellings }) => [name, fewest(phrases(spellings))]));
  return {
    groups,
    harmless: distinct(source.harmless.map(foldSign)),
    asking: phrases(source.asking),
    urgent: phrases(source.urgent),
    dangers: source.dangers.map(({ id, names, signs }) => ({
      id,
      // A name is either one term (words in order) or a sign.
      names: distinct(all(names ?? {}).map((name) => (name.includes("{") ? foldSign(name) : wordsIn(name).join("-")))),
      signs: fewestSigns(distinct(all(signs).map(foldSign)), groups),
    })),
  };
}

/** Drops "gir gaya" where "gir" alone matches. */
function fewest(phrases: string[]): string[] {
  return phrases.filter((text) => !phrases.some((other) => other !== text && ` ${text} `.includes(` ${other} `)));
}

/**
 * Drops "black stool blood" where "black stool" alone matches, in any order, and "boiling water" beside "{hot}
 * {liquid}".
 */
function fewestSigns(signs: string[], groups: Record<string, string[]>): string[] {
  const terms = signs.map((sign) => sign.split(" "));
  return signs.filter((_, index) => {
    const all = terms[index] ?? [];
    return !terms.some(
      (some, other) =>
        other !== index &&
        some.length <= all.length &&
        // What coversAll finds too, in twice the time.
        some.every((term) => term.startsWith("{") || all.includes(term)) &&
        coversAll(some, all, groups) &&
        (other < index || !coversAll(all, some, groups)),
    );
  });
}

/** Whether every text with all `others` also has all `terms`, without overlap. */
function coversAll(terms: readonly string[], others: readonly string[], groups: Record<string, string[]>): boolean {
  const [term, ...rest] = terms;
  if (term === undefined) return true;
  return others.some((other, index) => {
    const isAnother = (_: string, place: number) => place !== index;
    return covers(term, other, groups) && coversAll(rest, others.filter(isAnother), groups);
  });
}

function covers(term: string, other: string, groups: Record<string, string[]>): boolean {
  if (term === other) return true;
  if (!term.startsWith("{") || other.startsWith("!")) return false;
  const phrases = groups[term.slice(1, -1)] ?? [];
  const others = other.startsWith("{") ? (groups[other.slice(1, -1)] ?? []) : [other.replaceAll("-", " ")];
  return others.length > 0 && others.every((whole) => phrases.some((phrase) => ` ${whole} `.includes(` ${phrase} `)));
}

/** `"{not} breathe !test"` → `"{not} brite !test"`; hyphenated words and numbers are kept. */
function foldSign(sign: string): string {
  const terms = sign.split(" ").map((term) => {
    if (term.includes("{") || range.test(term.replace("!", ""))) return term;
    return (term.startsWith("!") ? "!" : "") + wordsIn(term).join("-");
  });
  return terms.filter(Boolean).join(" ");
}

function all(spellings: Spellings): string[] {
  return Object.values(spellings).flat();
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter(Boolean);
}
