import { finalSign, joined, keywordsIn, plainWordsIn, soundDistance, soundOf, wordsIn } from "./fold.ts";

/** The phrases of an entry: names, everyday words, headings, paragraphs. */
export interface Entry<Id> {
  /** The owners of the phrases: one document, or all doctors of a department. */
  ids: readonly Id[];
  phrases: readonly Phrase[];
}

export interface Phrase {
  text: string;
  /** 1 for a name, less for a heading. */
  weight: number;
}

interface Hit<Id> {
  id: Id;
  /** The score: 1.5 for an exact name. */
  score: number;
  /** The share of the query that matches, from 0 to 1. */
  coverage: number;
  /** Whether the whole query matches. */
  isWhole: boolean;
  /** The share of the query that matches without a typo in it, from 0 to 1. */
  sureCoverage: number;
  /** Whether a whole phrase is in the query: "knee" in "knee swelling while climbing". */
  hasWholePhrase: boolean;
  /** The best phrase. */
  phrase: string;
}

/** The matches of a query, best first; undefined when it has only stop words. */
export type Match<Id> = (question: string) => Hit<Id>[] | undefined;

/**
 * A "search" matches prefixes of sounds from four letters, a "finder" from two. A finder ignores words like "doctor",
 * because every entry of its list matches them.
 */
type Use = "search" | "finder";

/** Frequent words of English and Hindi queries, with little weight beside others. */
const commonWords = wordsIn(
  "doctor dr specialist hospital patient treatment problem disease best good near nearest when where how what which who " +
    "see time today tomorrow now here available much many all day days cure give find show come " +
    "list free cheap open speak speaking speaks language bolne bolte bhasha भाषा बोलने बोलते who's since while after before again during until about because also just " +
    "only very too more most less than then still every each per badly month months year years done going does having " +
    "got getting makes made keeps always often sometimes whom why him her his she they them not no yes out up down over " +
    "dikkat ilaj ilaaj bimari rog mareez marij aspatal kab kaha kahan kaise kese kaun kon konsa kitna kitne kitni milega " +
    "milegi milta milti karana karwana karvana karani aaj kal accha acche achhe bahut sahab madam batao bataiye dikhao " +
    "aata aate aati aaye aye aana mahine mahina saal hafte din roz jata jati jate lagta lagti lagna wajah baad pehle " +
    "डॉक्टर डॉ अस्पताल हॉस्पिटल मरीज इलाज समस्या दिक्कत बीमारी रोग कब कहाँ कैसे कौन कितना कितने कितनी मिलेगा मिलेगी मिलता मिलती " +
    "कराना करवाना आज कल अच्छा अच्छे बहुत बताओ बताइए दिखाओ",
);
const commonWeight = 0.2;

/** The share of a phrase that must be in a query to be the whole phrase: "falling" has less of "fall" than "fall" has. */
const minPhraseShare = 0.85;

/** A single word is matched with beginnings of names from this length: "gyn", "हड्". */
const minTyped = 3;

/** How much less a prefix counts if the word itself is known: "khansi" (cough) isn't half of "cancer". */
const besideExact = 0.6;

/** The document frequency assumed for an unknown word. */
const unknownShare = 1 / 4;

/** The index of the entries, by word. */
function indexPhrases<Id>(entries: readonly Entry<Id>[], common: ReadonlySet<string>) {
  const phrases: { ids: readonly Id[]; text: string; weight: number; words: string[]; mass: number }[] = [];
  /** Inverted index: word to phrases. */
  const postings = new Map<string, number[]>();
  const owners = new Map<string, Set<Entry<Id>>>();
  const pairs = new Map<string, [string, string]>();
  /** The words of names as they are written, with their sounds. */
  const spellings = new Map<string, string>();
  for (const entry of entries)
    for (const { text, weight } of entry.phrases) {
      const plainWords = plainWordsIn(text);
      const words = distinct(keywordsIn(text));
      if (weight === 1) for (const word of plainWords) spellings.set(word, soundOf(word));
      for (const word of words) {
        add(postings, word, () => []).push(phrases.length);
        add(owners, word, () => new Set<Entry<Id>>()).add(entry);
      }
      if (words.length <= 4)
        for (const [index, word] of words.slice(1).entries()) {
          const before = words[index] ?? "";
          pairs.set(joined([before, word]), [before, word]);
        }
      // The end of a word sounds different inside of another: "hairfall".
      if (words.length <= 4)
        for (const [index, word] of plainWords.slice(1).entries()) {
          const before = plainWords[index] ?? "";
          pairs.set(soundOf(before + word), [soundOf(before), soundOf(word)]);
        }
      phrases.push({ ids: entry.ids, text, weight, words, mass: 0 });
    }
  const weightOf = (word: string) => (common.has(word) ? commonWeight : 1);
  const rarity = new Map(
    [...owners].map(([word, sharing]) => [word, weightOf(word) * Math.log(1 + entries.length / sharing.size)]),
  );
  const massOf = (word: string) => rarity.get(word) ?? 0;
  for (const phrase of phrases) phrase.mass = phrase.words.reduce((sum, word) => sum + massOf(word), 0);
  return { phrases, postings, vocabulary: [...postings.keys()], pairs, spellings, weightOf, massOf };
}

/**
 * The matcher of the search and the finders: compares words by sound, and ranks phrases by shared words. `fillers` are the
 * frequent words of queries in other languages, with spaces between them.
 */
export function createMatcher<Id>(entries: readonly Entry<Id>[], use: Use, fillers = ""): Match<Id> {
  const common = new Set([...commonWords, ...wordsIn(fillers)]);
  const index = indexPhrases(entries, common);
  const { phrases, postings, pairs } = index;

  return (question) => {
    const askedWords = distinct(keywordsIn(question)).filter((word) => use === "search" || !common.has(word));
    const words = joinCompounds(askedWords, postings, pairs);
    if (words.length === 0) return undefined;
    // A word that is still typed may sound different when it is complete: "phys", "physiother".
    const [typed = "", ...others] = use === "search" ? plainWordsIn(question) : [];
    const beginning = others.length === 0 && typed.length >= minTyped ? typed : undefined;
    const isCommon = words.every((word) => common.has(word));
    const inPhrase = new Map<number, number>();
    const hits = new Map<Id, Omit<Hit<Id>, "id" | "isWhole"> & { distinctive: number }>();
    let askedMass = 0;
    for (const word of words) {
      const { mass, byPhrase, byId, isTypo } = matchesOf(word, index, use === "search" ? 4 : 2, beginning);
      askedMass += mass;
      for (const [phraseIndex, value] of byPhrase) inPhrase.set(phraseIndex, (inPhrase.get(phraseIndex) ?? 0) + value);
      for (const [id, value] of byId) {
        const hit = add(hits, id, () => ({
          coverage: 0,
          sureCoverage: 0,
          distinctive: 0,
          score: 0,
          phrase: "",
          hasWholePhrase: false,
        }));
        hit.coverage += value;
        if (!isTypo) hit.sureCoverage += value;
        if (isCommon || !common.has(word)) hit.distinctive++;
      }
    }
    for (const [phraseIndex, value] of inPhrase) {
      const { ids = [], text = "", weight = 0, mass = 1 } = phrases[phraseIndex] ?? {};
      const score = (weight * value) / Math.sqrt(askedMass * mass);
      const isWholePhrase = value >= minPhraseShare * mass;
      for (const id of ids) {
        const hit = hits.get(id);
        if (!hit) continue;
        hit.hasWholePhrase ||= isWholePhrase && hit.distinctive > 0;
        if (hit.score < score) Object.assign(hit, { score, phrase: text });
      }
    }
    const distinctive = words.filter((word) => isCommon || !common.has(word)).length;
    return [...hits]
      .map(([id, hit]) => {
        const coverage = Math.min(1, hit.coverage / askedMass);
        const { score, phrase, hasWholePhrase } = hit;
        return {
          id,
          coverage,
          sureCoverage: Math.min(1, hit.sureCoverage / askedMass),
          score: score + coverage / 2,
          isWhole: hit.distinctive === distinctive,
          hasWholePhrase,
          phrase,
        };
      })
      .sort((a, b) => b.score - a.score);
  };
}

/** The weight of a query's word, in total, per phrase and per document. Of several similar words the nearest counts. */
function matchesOf<Id>(
  word: string,
  { phrases, postings, vocabulary, spellings, weightOf, massOf }: ReturnType<typeof indexPhrases<Id>>,
  minPrefix: number,
  beginning: string | undefined,
) {
  const begun = beginning && !postings.has(word) ? namesFrom(beginning, spellings, postings) : [];
  const { similar, isTypo } = similarWords(word, vocabulary, postings, minPrefix, begun);
  const mass = postings.has(word)
    ? massOf(word)
    : weightOf(word) * Math.max(...similar.map(([known]) => massOf(known)), Math.log(1 + 1 / unknownShare));
  const byPhrase = new Map<number, number>();
  const byId = new Map<Id, number>();
  for (const [known, closeness] of similar)
    for (const phraseIndex of postings.get(known) ?? []) {
      const { ids = [], weight = 0 } = phrases[phraseIndex] ?? {};
      if (word.length < 4 && word !== known && weight < 1) continue;
      raise(byPhrase, phraseIndex, closeness * Math.min(mass, massOf(known)));
      for (const id of ids) raise(byId, id, closeness * mass);
    }
  return { mass, byPhrase, byId, isTypo };
}

/**
 * The indexed words similar to `word`, each with a similarity from 0 to 1, and those that it begins. Typing errors count
 * only if no exact word or prefix matches.
 */
function similarWords(
  word: string,
  vocabulary: readonly string[],
  postings: ReadonlyMap<string, unknown>,
  minPrefix: number,
  begun: readonly [string, number][],
): { similar: [string, number][]; isTypo: boolean } {
  const similar: [string, number][] = postings.has(word) ? [[word, 1]] : [];
  // Hindi inflects a final "a": "dama", "dame ka ilaj".
  const bent = word.replace(/[ae]$/, (vowel) => (vowel === "a" ? "e" : "a"));
  if (word.length >= 4 && bent !== word && postings.has(bent)) similar.push([bent, 0.9]);
  const stem = word.replace(/(?:ing|ed)$/, "");
  if (similar.length === 0 && word.length >= 6 && stem !== word && postings.has(stem)) similar.push([stem, 0.9]);
  // The last vowel of a half-typed word may still change.
  const start = word.length > 4 ? word.replace(/[aeiou]$/, "") : word;
  if (start.length >= minPrefix)
    for (const known of vocabulary)
      if (known !== word && known !== bent && known.startsWith(start))
        similar.push([known, (postings.has(word) ? besideExact : 1) * (0.5 + (0.4 * start.length) / known.length)]);
  similar.push(...otherCases(word, vocabulary));
  if (similar.length === 0) similar.push(...sharedStems(word, vocabulary));
  similar.push(...begun);
  if (similar.length > 0) return { similar, isTypo: false };
  const near = vocabulary
    .map((known): [string, number] => [known, soundDistance(word, known)])
    .filter(([, far]) => far < Number.POSITIVE_INFINITY);
  const nearest = Math.min(...near.map(([, far]) => far));
  return {
    similar: near.filter(([, far]) => far === nearest).map(([known, far]) => [known, 0.9 - far / 5]),
    isTypo: true,
  };
}

/** The sounds of the names' words that begin with `typed`. */
function namesFrom(
  typed: string,
  spellings: ReadonlyMap<string, string>,
  postings: ReadonlyMap<string, unknown>,
): [string, number][] {
  return [...spellings]
    .filter(([word, sound]) => word.startsWith(typed) && postings.has(sound))
    .map(([word, sound]) => [sound, 0.5 + (0.4 * typed.length) / word.length]);
}

/**
 * The indexed words with a case ending after `word`, and the longest that `word` extends by one: "పిల్లల" in "పిల్లలకు".
 * Only for scripts that aren't folded to sounds, because their languages have such endings.
 */
function otherCases(word: string, vocabulary: readonly string[]): [string, number][] {
  if (/[a-z\d]/.test(word)) return [];
  const inflected = vocabulary
    .filter((known) => known.length > word.length && known.length <= word.length + maxKnownEnding)
    .filter((known) => word.length >= minTyped && known.startsWith(word))
    .map((known): [string, number] => [known, 0.8]);
  const stems = vocabulary.flatMap((known): [string, number][] => {
    const stem = known.replace(finalSign, "");
    const isStem = known !== word && stem.length >= 3 && stem.length >= word.length / 2 && word.startsWith(stem);
    return isStem ? [[known, stem.length / word.length]] : [];
  });
  const longest = Math.max(...stems.map(([, share]) => share));
  return [
    ...inflected,
    ...stems
      .filter(([, share]) => share === longest)
      .map(([known, share]): [string, number] => [known, 0.5 + 0.4 * share]),
  ];
}

/** How much of an indexed word may differ in another case ("ം", "கள்"), and how much of a query's ("த்திற்கு"). */
const maxKnownEnding = 3;
const maxEnding = 8;

/** Endings of Marathi nouns by sound: "साठी", "चा", "ना", "ला", "त", after the sign of the oblique case. */
const marathiEnding = /y?n?(?:sti|C[aei]|[nl]a|t)$/;

/** The indexed words with the longest beginning in common with `word`: "చర్మం" for "చర్మానికి", "डोळे" for "डोळ्यांचा". */
function sharedStems(word: string, vocabulary: readonly string[]): [string, number][] {
  if (/[a-z\d]/.test(word)) {
    const stem = word.replace(marathiEnding, "").replace(/[aei]$/, "");
    if (stem.length < 3 || !marathiEnding.test(word)) return [];
    return vocabulary.filter((known) => known.replace(/[aei]$/, "") === stem).map((known) => [known, 0.8]);
  }
  // Urdu has no such endings.
  if (!/^[\u0980-\u0d7f]/.test(word)) return [];
  const shared = vocabulary.flatMap((known): [string, number][] => {
    const length = commonLength(word, known);
    const letters = word.slice(0, length).match(/\p{L}/gu)?.length ?? 0;
    const isWhole = known.replace(finalSign, "").length <= length;
    const isStem = letters >= 3 || (letters === 2 && isWhole);
    return isStem && known.length - length <= maxKnownEnding && word.length - length <= maxEnding
      ? [[known, length / Math.max(word.length, known.length)]]
      : [];
  });
  const longest = Math.max(...shared.map(([, share]) => share));
  return shared.filter(([, share]) => share === longest).map(([known, share]) => [known, 0.4 + 0.4 * share]);
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** "x ray" if "xray" is indexed, and "heart attack" if "heartattack" isn't. */
function joinCompounds(
  words: string[],
  postings: ReadonlyMap<string, unknown>,
  pairs: ReadonlyMap<string, [string, string]>,
): string[] {
  const whole: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const next = words[index + 1] ?? "";
    const compound = joined([word, next]);
    if (next && postings.has(compound) && !(postings.has(word) && postings.has(next))) {
      whole.push(compound);
      index++;
    } else if (postings.has(word)) whole.push(word);
    else whole.push(...(pairs.get(word) ?? fuzzyPair(word, pairs) ?? [word]));
  }
  return whole;
}

function fuzzyPair(word: string, pairs: ReadonlyMap<string, [string, string]>): [string, string] | undefined {
  if (word.length < 7) return undefined;
  for (const [pair, words] of pairs) if (soundDistance(word, pair) <= 0.5) return words;
  return undefined;
}

function add<Key, Value>(values: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = values.get(key) ?? create();
  values.set(key, value);
  return value;
}

function raise<Key>(values: Map<Key, number>, key: Key, value: number) {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

function distinct(words: string[]): string[] {
  return [...new Set(words)];
}
