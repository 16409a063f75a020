import type { Entry } from "@hospital/content/check/read-entry";
import type { Language } from "@hospital/content/languages";
import { inLanguage, type Path, rowsAt, valueAt } from "@hospital/content/record/values";
import { routeOfRecord } from "@hospital/content/routes";
import { entryAt, type Finding, finding, groupsOf, type LaunchContent, textsOf } from "./check.ts";

/** Facts without year or source, and claims that aren't on their pages. */
export function unprovenClaims(content: LaunchContent): Finding[] {
  return [...unprovenFacts(content), ...idleClaims(content)];
}

function unprovenFacts(content: LaunchContent): Finding[] {
  return factsOf(content).flatMap(({ entry, path, row }) => {
    const number = textOf(row, content.languages[0]);
    const lacks = [!row.year && "year", !row.source && "source"].filter(Boolean);
    if (lacks.length > 0) return finding(entry, path, `${number}: without ${lacks.join(" and ")}`);
    return isSample(entry.data) ? finding(entry, path, `${number}: its source is a sample`) : [];
  });
}

/** Sample claims, and claims whose text is no longer on the page with their source. */
function idleClaims(content: LaunchContent): Finding[] {
  return claimsOf(content).flatMap(({ entry, path, row }) => {
    const lost = pagesOf(row).flatMap((page) =>
      content.languages.filter((locale) => !isOnPage(content, page, locale, textOf(row, locale))).map(() => page),
    );
    const texts = lost.map((page) => `"${textOf(row, content.languages[0])}" isn't on ${page} in each language`);
    const sample = isSample(row) ? [`"${textOf(row, content.languages[0])}": its source is a sample`] : [];
    return [...new Set([...texts, ...sample])].flatMap((message) => finding(entry, path, message));
  });
}

function isOnPage({ entries }: LaunchContent, page: string, locale: Language, claim: string): boolean {
  const texts = entries.filter((entry) => routeOfRecord(entry.path) === page).flatMap(textsOf);
  return texts.some(
    (text) => (text.locale ?? locale) === locale && text.text.toLowerCase().includes(claim.toLowerCase()),
  );
}

/** Contradictory numbers: two counts of the same thing, a total below one year's, more than the site shows. */
export function contradictions(content: LaunchContent): Finding[] {
  const counted = [...factsOf(content), ...claimsOf(content)].flatMap((claim) => {
    const text = textOf(claim.row, content.languages[0]);
    const number = numberIn(text);
    return claim.row.counts && number ? [{ ...claim, number, text, counts: String(claim.row.counts) }] : [];
  });
  return counted.flatMap(({ entry, path, row, number, text, counts }, index) => {
    const toFinding = (problem: string) =>
      finding(entry, path, `"${text}" (${counts}${row.perYear ? " a year" : ""}): ${problem}`);
    const listed = listedOf(content, counts);
    const tooMany = listed !== undefined && number > listed ? toFinding(`the site shows ${listed}`) : [];
    const otherFindings = counted.flatMap((claim, position) => {
      if (claim.counts !== counts) return [];
      const isSame = Boolean(claim.row.perYear) === Boolean(row.perYear);
      if (isSame) return position < index && claim.number !== number ? toFinding(`elsewhere "${claim.text}"`) : [];
      return claim.row.perYear && claim.number > number ? toFinding(`in one year alone "${claim.text}"`) : [];
    });
    return [...[tooMany].flat(), ...otherFindings];
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

/** The words of a claim or of a fact, which is a number with its unit. */
function textOf({ text, number }: Record<string, unknown>, locale: Language): string {
  return String(inLanguage(text ?? number, locale) ?? "");
}

function isSample(group: unknown): boolean {
  return valueAt(group, ["sample"]) === true;
}

/** "Over 2,50,000 patients" → 250000. */
function numberIn(text: string): number | undefined {
  const [digits] = /\d[\d,]*/.exec(text) ?? [];
  return digits ? Number(digits.replaceAll(",", "")) : undefined;
}
