/** Handwritten short phrases decide before the model; vocabulary/lexicon.yaml lists them. */
import { soundOf } from "@hospital/search/fold";

/**
 * Words are stored as sounds, except in `singles`, `topics` and `titles`. Spaces separate the slots of a phrase, | the words
 * of a slot; "$name" is a set.
 */
export interface Lexicon {
  fillers: string[];
  people: string[];
  alarming: string[];
  sets: Record<string, string[]>;
  phrases: Record<string, string[]>;
  /** Phrases of one word, in their spelling: too many ordinary words sound like one of them. */
  singles: Record<string, string[]>;
  /** In their spelling: "शेयर" (share) sounds like "sir", "निकाल" (a result in Marathi) like "nikal" (to come out in Hindi). */
  topics: string[];
  subjects: string[];
  /** A query that contains one is harmless, unless it also contains a personal word or a person. In their spelling. */
  titles: string[];
  personal: string[];
  /** Words of questions about a doctor or a number, which somebody may add to an emergency. In their spelling. */
  asking: string[];
  /** Words that call for help in any emergency. In their spelling. */
  calling: string[];
  /** A query of these words alone is an emergency: "help", "108". In their spelling. */
  calls: string[];
  /** Further words that `calls` allow beside them. In their spelling. */
  besideCalls: string[];
  /** Titles and figures of speech: a short query that contains one is harmless. */
  idioms: string[];
  /** A query that begins or ends with one of them is harmless. */
  openings: string[];
  endings: string[];
}

export const harmless = "harmless";
/** The type whose first aid applies to all. */
export const general = "emergency";

/** The model decides longer queries. */
const maxWords = 8;

interface Word {
  word: string;
  sound: string;
}

interface Phrase {
  /** Its index among all phrases: the first match decides. */
  index: number;
  kind: string;
  slots: ReadonlySet<string>[];
}

/** In a phrase: any number. */
const anyNumber = "#";
/** "heart attack 2014" is seldom about now. */
const year = /^(?:19|20)\d\d$/;

function isNumber(text: string): boolean {
  return /^\d+$/.test(text) && !year.test(text);
}

/** Whether a word, given as its sound, fits a slot of a phrase. */
function isIn(slot: ReadonlySet<string>, sound: string): boolean {
  return slot.has(sound) || (isNumber(sound) && slot.has(anyNumber));
}

/** Returns a function for the type of a short query: "harmless", or undefined if the model must decide. */
export function createLexicon({ sets, phrases, singles, ...lists }: Lexicon) {
  const [topics, subjects] = [new Set(lists.topics), new Set(lists.subjects)];
  const titles = new Set(lists.titles);
  const personal = new Set([...lists.people, ...lists.alarming, ...lists.personal]);
  const besides = new Set([...lists.fillers, ...lists.people]);
  const alarming = new Set(lists.alarming);
  const inWords = (texts: readonly string[]) => texts.map((text) => text.split(" "));
  const [openings, endings] = [inWords(lists.openings), inWords(lists.endings)];
  const idioms = inWords(lists.idioms);
  const calls = new Set([...lists.calls, ...(singles[general] ?? [])]);
  const besideCalls = new Set([...lists.calling, ...lists.besideCalls]);
  const slotOf = (slot: string) =>
    new Set(slot.split("|").flatMap((word) => (word.startsWith("$") ? (sets[word.slice(1)] ?? []) : [word])));
  // The longest first, and an emergency before a harmless phrase of the same length.
  const longestFirst = Object.entries(phrases)
    .flatMap(([kind, ofKind]) => ofKind.map((phrase) => ({ kind, slots: phrase.split(" ").map(slotOf) })))
    .sort((a, b) => b.slots.length - a.slots.length || Number(a.kind === harmless) - Number(b.kind === harmless))
    .map((phrase, index) => ({ ...phrase, index }));
  const phrasesByFirstSlot = new Map<string, Phrase[]>();
  for (const phrase of longestFirst)
    for (const sound of phrase.slots[0] ?? []) {
      const starting = phrasesByFirstSlot.get(sound);
      if (starting) starting.push(phrase);
      else phrasesByFirstSlot.set(sound, [phrase]);
    }

  const kindOfSingle = new Map(Object.entries(singles).flatMap(([kind, words]) => words.map((word) => [word, kind])));

  const known = new Set([
    ...[...besides, ...alarming, ...subjects, ...personal],
    ...[...topics, ...titles, ...calls, ...besideCalls].map(soundOf),
    ...longestFirst.flatMap(({ slots }) => slots.flatMap((slot) => [...slot])),
  ]);

  return Object.assign(decide, {
    knows: (word: string) => known.has(soundOf(word)) || kindOfSingle.has(word),
    isBeside: (word: string) => besides.has(soundOf(word)),
  });

  function decide(words: readonly string[]): string | undefined {
    const sounds = words.map(soundOf);
    if (
      openings.some((phrase) => isAt(0, phrase)) ||
      endings.some((phrase) => isAt(sounds.length - phrase.length, phrase))
    )
      return harmless;
    if (words.length > maxWords) return undefined;
    if (idioms.some((phrase) => sounds.some((_, start) => isAt(start, phrase)))) return harmless;
    if (words.some((word) => titles.has(word)) && !sounds.some((sound) => personal.has(sound))) return harmless;
    const query = words.map((word) => ({ word, sound: soundOf(word) }));
    const kind = kindOf(query);
    if (kind || !topics.has(words.at(-1) ?? "")) return kind;
    return kindOf(query.slice(0, -1).filter(({ sound }) => !subjects.has(sound))) && harmless;

    function isAt(start: number, phrase: readonly string[]): boolean {
      return start >= 0 && phrase.every((sound, index) => sounds[start + index] === sound);
    }
  }

  function kindOf(query: readonly Word[]): string | undefined {
    const sounds = query.map(({ sound }) => sound);
    const isBeside = (kind: string) => (sound: string) =>
      besides.has(sound) || (kind !== harmless && (alarming.has(sound) || isNumber(sound)));
    // A phrase with fewer slots than the query has meaningful words cannot match.
    const least = sounds.filter((sound) => !besides.has(sound) && !alarming.has(sound) && !isNumber(sound)).length;
    const phrase = firstOf(
      [...new Set([...sounds, ...(sounds.some(isNumber) ? [anyNumber] : [])])].flatMap(
        (sound) => phrasesByFirstSlot.get(sound) ?? [],
      ),
      ({ kind, slots }) =>
        slots.length >= least && slots.length <= query.length && isMatch(sounds, slots, isBeside(kind)),
    );
    if (phrase) return phrase.kind;
    const single = query.find(({ word }) => kindOfSingle.has(word));
    const kind = kindOfSingle.get(single?.word ?? "");
    if (kind && query.every((part) => part === single || isBeside(kind)(part.sound))) return kind;
    return isCall(query) ? general : undefined;
  }

  /** Whether a query calls for help and contains nothing else. */
  function isCall(query: readonly Word[]): boolean {
    return (
      query.some(({ word }) => calls.has(word)) &&
      query.every(({ word, sound }) => calls.has(word) || besideCalls.has(word) || besides.has(sound))
    );
  }
}

/** The first phrase that matches. */
function firstOf(candidates: readonly Phrase[], isMatch: (phrase: Phrase) => boolean): Phrase | undefined {
  return candidates
    .filter(isMatch)
    .reduce<Phrase | undefined>((first, phrase) => (first && first.index < phrase.index ? first : phrase), undefined);
}

/** Whether each slot has a separate word, and every other word is allowed beside them. */
function isMatch(
  words: readonly string[],
  slots: readonly ReadonlySet<string>[],
  isBeside: (word: string) => boolean,
): boolean {
  const [word, ...others] = words;
  if (word === undefined) return slots.length === 0;
  return (
    slots.some((slot, index) => isIn(slot, word) && isMatch(others, slots.toSpliced(index, 1), isBeside)) ||
    (isBeside(word) && isMatch(others, slots, isBeside))
  );
}
