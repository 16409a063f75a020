/** Short phrases that a person wrote decide before the model does; vocabulary/lexicon.yaml has them. */
import { soundOf } from "@hospital/search/fold";

/** Words are as they sound, but for single ones. A phrase's slots are parted by spaces, a slot's words by |; "$name" is a set. */
export interface Lexicon {
  fillers: string[];
  people: string[];
  alarming: string[];
  sets: Record<string, string[]>;
  phrases: Record<string, string[]>;
  /** Phrases of one word, as they are spelled: too many ordinary words sound like one of them. */
  singles: Record<string, string[]>;
  topics: string[];
  subjects: string[];
  /** A query that begins or ends like one of them is harmless. */
  openings: string[];
  endings: string[];
}

export const harmless = "harmless";

/** Longer queries are for the model. */
const maxWords = 8;

interface Word {
  word: string;
  sound: string;
}

interface Phrase {
  /** Its place among all phrases: the first that matches decides. */
  index: number;
  kind: string;
  slots: ReadonlySet<string>[];
}

const number = "#";

/** Returns the kind of a short query, "harmless", or undefined where the model has to decide. */
export function createLexicon({ sets, phrases, singles, ...lists }: Lexicon) {
  const [topics, subjects] = [new Set(lists.topics), new Set(lists.subjects)];
  const besides = new Set([...lists.fillers, ...lists.people]);
  const alarming = new Set(lists.alarming);
  const inWords = (texts: readonly string[]) => texts.map((text) => text.split(" "));
  const [openings, endings] = [inWords(lists.openings), inWords(lists.endings)];
  const slotOf = (slot: string) =>
    new Set(slot.split("|").flatMap((word) => (word.startsWith("$") ? (sets[word.slice(1)] ?? []) : [word])));
  // The longest first, and an emergency before what is harmless.
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

  return (words: readonly string[]): string | undefined => {
    const sounds = words.map(soundOf);
    if (
      openings.some((phrase) => isAt(0, phrase)) ||
      endings.some((phrase) => isAt(sounds.length - phrase.length, phrase))
    )
      return harmless;
    if (words.length > maxWords) return undefined;
    const query = words.map((word) => ({ word, sound: /^\d+$/.test(word) ? number : soundOf(word) }));
    const kind = kindOf(query);
    if (kind || !topics.has(query.at(-1)?.sound ?? "")) return kind;
    return kindOf(query.slice(0, -1).filter(({ sound }) => !subjects.has(sound))) && harmless;

    function isAt(start: number, phrase: readonly string[]): boolean {
      return start >= 0 && phrase.every((sound, index) => sounds[start + index] === sound);
    }
  };

  function kindOf(query: readonly Word[]): string | undefined {
    const sounds = query.map(({ sound }) => sound);
    const isBeside = (kind: string) => (sound: string) =>
      besides.has(sound) || (kind !== harmless && alarming.has(sound));
    // A phrase with fewer slots than there are words that say something cannot match.
    const least = sounds.filter((sound) => !besides.has(sound) && !alarming.has(sound)).length;
    const phrase = firstOf(
      [...new Set(sounds)].flatMap((sound) => phrasesByFirstSlot.get(sound) ?? []),
      ({ kind, slots }) =>
        slots.length >= least && slots.length <= query.length && isMatch(sounds, slots, isBeside(kind)),
    );
    if (phrase) return phrase.kind;
    const [single, ...others] = query.filter(({ sound, word }) => kindOfSingle.has(word) || !besides.has(sound));
    const kind = kindOfSingle.get(single?.word ?? "");
    return kind && others.every(({ sound }) => isBeside(kind)(sound)) ? kind : undefined;
  }
}

/** The first phrase that matches. */
function firstOf(candidates: readonly Phrase[], isMatch: (phrase: Phrase) => boolean): Phrase | undefined {
  return candidates
    .filter(isMatch)
    .reduce<Phrase | undefined>((first, phrase) => (first && first.index < phrase.index ? first : phrase), undefined);
}

/** Whether each slot has a word of its own, and the other words may be beside them. */
function isMatch(
  words: readonly string[],
  slots: readonly ReadonlySet<string>[],
  isBeside: (word: string) => boolean,
): boolean {
  const [word, ...others] = words;
  if (word === undefined) return slots.length === 0;
  return (
    slots.some((slot, index) => slot.has(word) && isMatch(others, slots.toSpliced(index, 1), isBeside)) ||
    (isBeside(word) && isMatch(others, slots, isBeside))
  );
}
