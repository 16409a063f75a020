import type { Locale } from "@hospital/content/text/locales";
import { withoutMarks } from "@hospital/content/text/untranslated";
import { initialsOf } from "../i18n/initials.ts";

/** The maximum length of a list on one page. Longer lists are split into pages by first letter. */
export const maxInList = 100;

export interface LetterPage {
  /** The last part of the path: "a", or "a-2" if the letter has more than one page. */
  slug: string;
  /** "A" or "A 2". */
  label: string;
  /** The slugs of the people on this page, sorted by name. */
  ids: string[];
}

/**
 * Splits names into pages by first letter. Uses the names in the first language, so that all languages have the same
 * paths. A name in another script is sorted by its file name.
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

/** "V" of "Vitamin D", "క" of "కిడ్నీ". All digits share a group. */
export function letterOf(name: string, locale: Locale): string {
  const first = /[\p{L}\p{N}]/u.exec(withoutMarks(name).normalize("NFD"))?.[0] ?? "";
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(locale) : digits;
}

const digits = "0-9";

/** Groups by first letter: the script of the language, other scripts, digits. */
export function letterGroups<Item extends { name: string }>(items: readonly Item[], locale: Locale) {
  const compare = byText(locale);
  return [...Map.groupBy(items.toSorted(byName(locale)), ({ name }) => letterOf(name, locale))].sort(
    ([a], [b]) => Number(a === digits) - Number(b === digits) || compare(a, b),
  );
}

/** Natural order: "Vitamin B2" before "Vitamin B12". A text in another language is sorted without its marks. */
export function byText(locale: Locale) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a: string, b: string) => compare(withoutMarks(a), withoutMarks(b));
}

export function byName(locale: Locale) {
  const compare = byText(locale);
  return (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
}
