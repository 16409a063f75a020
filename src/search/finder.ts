import { type Match, wordsIn } from "./word-match";

/** What is asked for, by the name of the field: `{ q: "heart", day: "mon" }`. A field that asks nothing is absent. */
export type Query = Readonly<Record<string, string>>;

interface Found {
  ids: ReadonlySet<string>;
  /** "all": nothing was asked; "near": nothing fits, but these come nearest; "none": nothing is near, here is everything. */
  fit: "all" | "exact" | "near" | "none";
}

export type Find = (query: Query) => Found;

/** How many of the nearest are shown when nothing fits. */
const nearest = 12;

/** Words of a question that tell nothing about what is looked for, in English, Hinglish and Hindi. */
const fillers = new Set(
  wordsIn(
    "a an and at best by doctor doctors dr for good hospital in me my near of specialist the to with " +
      "aur hai ka ke ki ko liye mein se daktar और का की के को में लिए से डॉ डॉक्टर",
  ),
);

export interface FinderSource<Document> {
  documents: Document[];
  match: Match;
  /** By the name of the field, the most important first: whether a document has the value that is asked for. */
  filters?: Record<string, (document: Document, value: string) => boolean>;
}

/** Answers a query: what fits all of it or, if nothing does, what comes nearest. */
export function createFinder<Document extends { id: string }>(source: FinderSource<Document>): Find {
  const { documents, match, filters = {} } = source;
  const everything = new Set(documents.map(({ id }) => id));

  return (query) => {
    const words = wordsIn(query.q ?? "").filter((word) => !fillers.has(word));
    const asked = Object.keys(filters).filter((name) => query[name]);
    if (words.length + asked.length === 0) return { ids: everything, fit: "all" };

    const passing = (scores: ReadonlyMap<string, number> | undefined, names: string[]) =>
      documents
        .filter((document) => !scores || scores.has(document.id))
        .filter((document) => names.every((name) => filters[name]?.(document, query[name] ?? "")))
        .map(({ id }) => id);

    const every = words.length > 0 ? inEach(words.map((word) => matchClosely(match, word))) : undefined;
    const exact = passing(every, asked);
    if (exact.length > 0) return { ids: new Set(exact), fit: "exact" };

    const some = every && inAny(words.map((word) => match(word, "somehow")));
    for (const scores of every ? [every, some] : [undefined]) {
      for (const names of fewerAndFewer(asked)) {
        const near = scores || names.length > 0 ? passing(scores, names) : [];
        const weight = (id: string) => scores?.get(id) ?? 0;
        if (near.length > 0)
          return { ids: new Set(near.sort((a, b) => weight(b) - weight(a)).slice(0, nearest)), fit: "near" };
      }
    }
    return { ids: everything, fit: "none" };
  };
}

/** Forgives a spelling only where the word as it is typed finds nothing. */
function matchClosely(match: Match, word: string) {
  const matches = match(word, "as");
  return matches.size > 0 ? matches : match(word, "nearly");
}

function inEach([first = new Map(), ...others]: ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  return new Map([...first].filter(([id]) => others.every((scores) => scores.has(id))));
}

function inAny(matches: ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [id, score] of matches.flatMap((scores) => [...scores])) sums.set(id, (sums.get(id) ?? 0) + score);
  return sums;
}

/** All of `names`, then all without one, without two …; of equally many, those that keep the first ones come first. */
function fewerAndFewer(names: string[]): string[][] {
  const choices: string[][] = [[]];
  for (const name of names) choices.push(...choices.map((choice) => [...choice, name]));
  return choices.sort((a, b) => b.length - a.length);
}
