/** Measures the recognition of queries. */
import type { Corpus } from "../learn/corpora.ts";

type Find = (query: string) => readonly string[] | undefined;
/** Queries by type; either of two types with | between them is right. */
type QueriesByKind = Record<string, string[]>;

/**
 * Other types that are also right: types added after the queries were written, or types with the same advice, such as
 * acid in an eye.
 */
const parts: Record<string, string[]> = {
  attack: ["rape", "child-abuse", "acid-attack", "wound"],
  rape: ["child-abuse"],
  wound: ["attack", "bleeding"],
  chemical: ["acid-attack", "eye", "gas"],
  pregnancy: ["birth"],
  bleeding: ["severed", "wound"],
  "head-injury": ["injury"],
  injury: ["bleeding", "head-injury", "severed", "wound"],
  birth: ["pregnancy"],
  poisoning: ["insulin"],
  "low-sugar": ["insulin"],
  "child-fever": ["meningitis"],
};

/** Percentages of queries with a box, the right type, its first aid alone, and a wrong type. */
export function rates(find: Find, queriesByKind: readonly QueriesByKind[]) {
  const results = queriesByKind.flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, queries]) => queries.map((query) => ({ kind, query, answer: find(query) }))),
  );
  const isRight = ({ kind, answer }: (typeof results)[number]) =>
    kind.split("|").some((expected) => [expected, ...(parts[expected] ?? [])].some((right) => answer?.includes(right)));
  const share = (some: typeof results) => (100 * some.length) / results.length;
  const wrong = results.filter((result) => result.answer?.length && !isRight(result));
  return {
    count: results.length,
    box: share(results.filter(({ answer }) => answer)),
    right: share(results.filter(isRight)),
    firstAid: share(results.filter((result) => isRight(result) && result.answer?.length === 1)),
    wrong: share(wrong),
    /**
     * A single wrong type shows the first aid of another emergency; with two types the box shows both first actions.
     */
    wrongAlone: share(wrong.filter(({ answer }) => answer?.length === 1)),
    list: [...results.filter(({ answer }) => !answer), ...wrong].map(({ query }) => query).join("\n"),
  };
}

/** The percentage of harmless queries with a box, and those queries. */
export function falseAlarms(find: Find, queries: readonly string[]) {
  const alarms = queries.filter((query) => find(query));
  return { count: queries.length, share: (100 * alarms.length) / queries.length, list: alarms.join("\n") };
}

/** The emergencies of corpora in one language or several. */
export function queriesIn(corpora: readonly Corpus[], languages: readonly string[]): QueriesByKind[] {
  return corpora.flatMap(({ emergencies }) =>
    languages.flatMap((language) => {
      const kinds = emergencies[language];
      return kinds ? [kinds] : [];
    }),
  );
}
