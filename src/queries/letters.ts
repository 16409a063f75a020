import { initialsOf } from "../i18n/initials.ts";

/** So many stand in one list. Where there are more, they have pages by the first letter of their name. */
export const maxInList = 100;

export interface LetterPage {
  /** The last part of the address: "a", or "a-2" where a letter has more than one list. */
  slug: string;
  /** "A", "A 2". */
  label: string;
  /** Of those who stand there, by name. */
  ids: string[];
}

/**
 * Everybody on one page, by the names in the first language, so that an address is the same in each. A name that isn't
 * written in Latin letters stands where the name of its file does.
 */
export function letterPages(people: readonly { id: string; name: string }[]): LetterPage[] {
  if (people.length <= maxInList) return [];
  const byName = new Intl.Collator("en").compare;
  const sorted = people.toSorted((a, b) => byName(a.name, b.name) || byName(a.id, b.id));
  const letters = Map.groupBy(sorted, ({ id, name }) =>
    (/^[A-Z]/.exec(initialsOf(name))?.[0] ?? id.charAt(0)).toUpperCase(),
  );
  return [...letters]
    .sort(([a], [b]) => byName(a, b))
    .flatMap(([letter, members]) => {
      const lists = Math.ceil(members.length / maxInList);
      const inList = Math.ceil(members.length / lists);
      return Array.from({ length: lists }, (_, index) => ({
        slug: letter.toLowerCase() + (index > 0 ? `-${index + 1}` : ""),
        label: index > 0 ? `${letter} ${index + 1}` : letter,
        ids: members.slice(index * inList, (index + 1) * inList).map(({ id }) => id),
      }));
    });
}
