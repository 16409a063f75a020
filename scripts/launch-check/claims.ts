import { posix } from "node:path";
import type { Problem } from "../../content-check/problem.ts";
import type { Entry, Path } from "../../content-check/read-entry.ts";
import { rowsAt } from "../../content-check/shapes.ts";
import { defaultLocale, type Locale, publishedLocales } from "../../src/i18n/locales.ts";
import { pageFolders } from "../../src/routes.ts";
import { entryAt, groupsOf, type LaunchContent, textsOf } from "./check.ts";

/**
 * Numbers that a hospital advertises: "40+", "over 5,000", "within 30 minutes", "under 1%". Advice such as "five
 * minutes" is no claim.
 */
const boast =
  /\d[\d,.]*\+|\b(?:over|more than) \d[\d,]{2,}|\bwithin \d+ (?:minutes|hours)|\b(?:under )?\d+(?:\.\d+)?%/i;

/** Facts, and numbers in English texts, without the year and the source that the page shows beside them. */
export function unprovenClaims(content: LaunchContent): Problem[] {
  return [...unprovenFacts(content), ...unprovenTexts(content), ...idleClaims(content)];
}

function unprovenFacts(content: LaunchContent): Problem[] {
  return factsOf(content).flatMap(({ entry, path, row: { number: words, source, year } }) => {
    const number = inLanguage(words, defaultLocale);
    const lacks = [!year && "year", !source && "source"].filter(Boolean);
    if (lacks.length > 0) return entry.problem(path, `${number}: without ${lacks.join(" and ")}`);
    return isSample(entry.data) ? entry.problem(path, `${number}: its source is a sample`) : [];
  });
}

function unprovenTexts(content: LaunchContent): Problem[] {
  const claims = claimsOf(content);
  return content.entries
    .filter(({ collection }) => collection !== "claims")
    .flatMap((entry) => {
      const here = claims.filter(({ row }) => pagesOf(row).includes(String(routeOf(entry))));
      const proven = here.map(({ row }) => textOf(row, defaultLocale).toLowerCase());
      const numbers = rowsAt(entry.data, "facts").map(({ number }) => inLanguage(number, defaultLocale));
      return textsOf(entry).flatMap(({ text, locale, toProblem }) => {
        if (locale === "hi") return [];
        const rest = proven.reduce((left, claim) => left.replaceAll(claim, ""), text.toLowerCase());
        const found = numbers.includes(text) || text.startsWith("https://") ? null : boast.exec(rest);
        return found ? toProblem(`"${excerpt(text, text.toLowerCase().indexOf(found[0]))}"`) : [];
      });
    });
}

/** Sample claims, and claims whose text is no longer on the page with their source. */
function idleClaims(content: LaunchContent): Problem[] {
  return claimsOf(content).flatMap(({ entry, path, row }) => {
    const lost = pagesOf(row).flatMap((page) =>
      publishedLocales.filter((locale) => !isOnPage(content, page, locale, textOf(row, locale))).map(() => page),
    );
    const texts = lost.map((page) => `${page} does not say "${textOf(row, defaultLocale)}" in each language`);
    const sample = isSample(row) ? [`"${textOf(row, defaultLocale)}": its source is a sample`] : [];
    return [...new Set([...texts, ...sample])].flatMap((message) => entry.problem(path, message));
  });
}

function isOnPage({ entries }: LaunchContent, page: string, locale: Locale, words: string): boolean {
  const here = entries.filter((entry) => routeOf(entry) === page).flatMap(textsOf);
  return here.some((one) => (one.locale ?? locale) === locale && one.text.toLowerCase().includes(words.toLowerCase()));
}

/** Contradictory numbers: two counts of the same thing, a total below one year's, more than the site lists. */
export function contradictions(content: LaunchContent): Problem[] {
  const counted = [...factsOf(content), ...claimsOf(content)].flatMap((claim) => {
    const words = "text" in claim.row ? textOf(claim.row, defaultLocale) : inLanguage(claim.row.number, defaultLocale);
    const number = numberIn(words);
    return claim.row.counts && number ? [{ ...claim, number, words, counts: String(claim.row.counts) }] : [];
  });
  return counted.flatMap(({ entry, path, row, number, words, counts }, index) => {
    const toProblem = (problem: string) =>
      entry.problem(path, `"${words}" (${counts}${row.perYear ? " a year" : ""}): ${problem}`);
    const listed = listedOf(content, counts);
    const tooMany = listed !== undefined && number > listed ? toProblem(`the site shows ${listed}`) : [];
    const others = counted.flatMap((other, place) => {
      if (other.counts !== counts) return [];
      const isSame = Boolean(other.row.perYear) === Boolean(row.perYear);
      if (isSame) return place < index && other.number !== number ? toProblem(`elsewhere "${other.words}"`) : [];
      return other.row.perYear && other.number > number ? toProblem(`in one year alone "${other.words}"`) : [];
    });
    return [...[tooMany].flat(), ...others];
  });
}

/** The count in the content itself, where it lists them. */
function listedOf({ entries }: LaunchContent, counts: string): number | undefined {
  const of = entries.filter((entry) => entry.collection === counts);
  const rows = of.flatMap((entry) => rowsAt(entry.data, counts));
  return of.length > 0 ? Math.max(of.length, rows.length) : undefined;
}

interface Claim {
  entry: Entry;
  path: Path;
  row: Record<string, unknown>;
}

function factsOf({ entries }: LaunchContent): Claim[] {
  return entries.flatMap((entry) =>
    [...groupsOf(entry)].flatMap(({ group, path }) =>
      rowsAt(group, "facts").map((row, index) => ({ entry, row, path: [...path, "facts", index] })),
    ),
  );
}

function claimsOf(content: LaunchContent): Claim[] {
  const entry = entryAt(content, "claims.yaml");
  return entry ? rowsAt(entry.data, "claims").map((row, index) => ({ entry, row, path: ["claims", index] })) : [];
}

function pagesOf({ pages }: Record<string, unknown>): string[] {
  return Array.isArray(pages) ? pages.map(String) : [];
}

/** A claim's texts by language. */
function textOf({ text }: Record<string, unknown>, locale: Locale): string {
  return inLanguage(text, locale);
}

function inLanguage(text: unknown, locale: Locale): string {
  return String(typeof text === "object" && text ? (Reflect.get(text, locale) ?? "") : text);
}

function isSample(group: unknown): boolean {
  return (group as { sample?: unknown } | null)?.sample === true;
}

/** "Over 2,50,000 patients" → 250000. */
function numberIn(words: string): number | undefined {
  const [digits] = /\d[\d,]*/.exec(words) ?? [];
  return digits ? Number(digits.replaceAll(",", "")) : undefined;
}

/** The route of an entry. */
function routeOf({ path, slug }: Entry): string | undefined {
  const folder = posix.dirname(path);
  if (folder === "disclosures") return `/disclosures/${slug}`;
  return pageFolders.includes(folder) ? `/${slug === "home" ? "" : slug}` : undefined;
}

function excerpt(text: string, at: number): string {
  const from = text.lastIndexOf(" ", Math.max(0, at - 25)) + 1;
  return `${from > 0 ? "… " : ""}${text.slice(from, at + 40)}${text.length > at + 40 ? " …" : ""}`;
}
