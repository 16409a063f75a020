/** Measures how well queries are recognised. */
import type { Corpus } from "../learn/corpora.ts";

type Find = (query: string) => string[] | undefined;
/** Queries by the kind that they speak of; of two kinds with | between them each is right. */
export type QueriesByKind = Record<string, string[]>;

/** Kinds that were parted after the queries were written; a knife is an attack and a wound, with the same advice. */
const parts: Record<string, string[]> = {
  attack: ["rape", "child-abuse", "acid-attack", "wound"],
  rape: ["child-abuse"],
  wound: ["attack"],
  chemical: ["acid-attack"],
  pregnancy: ["birth"],
  bleeding: ["severed", "wound"],
  "head-injury": ["injury"],
  injury: ["bleeding", "head-injury", "wound"],
  birth: ["pregnancy"],
  poisoning: ["insulin"],
  "low-sugar": ["insulin"],
  "child-fever": ["meningitis"],
};

/** Hundredths of the queries that bring a box, one of the right kind, the first aid of it alone, and one of a wrong kind. */
export function rates(find: Find, all: readonly QueriesByKind[]) {
  const asked = all.flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, queries]) => queries.map((query) => ({ kind, query, found: find(query) }))),
  );
  const isRight = ({ kind, found }: (typeof asked)[number]) =>
    kind.split("|").some((one) => [one, ...(parts[one] ?? [])].some((right) => found?.includes(right)));
  const share = (some: typeof asked) => (100 * some.length) / asked.length;
  const wrong = asked.filter((one) => one.found?.length && !isRight(one));
  return {
    count: asked.length,
    box: share(asked.filter(({ found }) => found)),
    right: share(asked.filter(isRight)),
    firstAid: share(asked.filter((one) => isRight(one) && one.found?.length === 1)),
    wrong: share(wrong),
    /** Such a one gives the first aid of another danger; of two kinds what holds for all is said. */
    wrongAlone: share(wrong.filter(({ found }) => found?.length === 1)),
    list: [...asked.filter(({ found }) => !found), ...wrong].map(({ query }) => query).join("\n"),
  };
}

/** Hundredths of harmless queries that bring a box, and which. */
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
