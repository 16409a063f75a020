import { languageNames } from "../content-check/labels.ts";
import { fileProblem, type Problem } from "../content-check/problem.ts";
import { rowsAt } from "../content-check/shapes.ts";
import type { Language } from "../site/languages.ts";
import { words } from "../src/i18n/words.ts";
import { addDays } from "../src/time/clock.ts";
import { dayOf, entryAt, groupAt, type LaunchContent, textsOf } from "./check.ts";

/** Duties of a hospital's website. */

/** A page that must exist in each language and not as a sample; `key` is a required field. */
export function pageInEachLanguage(page: string, key?: string) {
  return (content: LaunchContent): Problem[] => {
    const path = `${page}.yaml`;
    const entry = entryAt(content, path);
    if (!entry) return [fileProblem(path, "is not there")];
    const record = Object(entry.data);
    const unsaid = content.languages.filter((locale) => !inLanguage(record.title, locale));
    return [
      ...(record.sample === true ? [entry.problem(["sample"], "is a sample")] : []),
      ...(key && !(key in record) ? [entry.problem([key], `has no "${key}"`)] : []),
      ...unsaid.map((locale) => entry.problem(["title"], `is not there in ${languageNames[locale]}`)),
    ];
  };
}

function inLanguage(text: unknown, locale: Language): unknown {
  return typeof text === "object" && text ? Reflect.get(text, locale) : text;
}

/** The monthly waste record: due by the 10th of the next month, reported a week before. */
export function wasteOfMonths(content: LaunchContent): Problem[] {
  const waste = wastePart(content);
  if (!waste.entry) return waste.places;
  const newest = rowsAt(waste.group, "months")
    .map(({ month }) => String(month))
    .sort()
    .at(-1);
  const due = monthBefore(content.today, content.today.slice(8) < "03" ? 2 : 1);
  if (newest && newest >= due) return waste.places;
  const message = `${newest ? `the newest month is ${newest}` : "no month"}; ${due} is due`;
  return [...waste.places, waste.entry.problem(["waste", "months"], message)];
}

/** `count` months before the day, as "2026-09". */
function monthBefore(day: string, count: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count)).toISOString().slice(0, 7);
}

/** Form IV: due by 30 June for the year before. */
export function wasteOfYears(content: LaunchContent): Problem[] {
  const waste = wastePart(content);
  if (!waste.entry) return waste.places;
  const newest = Math.max(0, ...rowsAt(waste.group, "reports").map(({ year }) => Number(year)));
  const wanted = Number(content.today.slice(0, 4)) - (content.today.slice(5) > "06-30" ? 1 : 2);
  if (newest >= wanted) return waste.places;
  const message = newest ? `the newest is of ${newest}, due is ${wanted}` : `none; due is that of ${wanted}`;
  return [...waste.places, waste.entry.problem(["waste", "reports"], message)];
}

function wastePart(content: LaunchContent) {
  const entry = entryAt(content, "disclosures/bio-medical-waste.yaml");
  return {
    entry,
    group: groupAt(entry, "waste"),
    places: pageInEachLanguage("disclosures/bio-medical-waste", "waste")(content),
  };
}

/** Only of a hospital whose texts speak of stents or new knees. */
export function implantPrices(content: LaunchContent): Problem[] {
  const isDoneHere = content.entries
    .filter(({ collection }) => collection === "departments" || collection === "overviews")
    .some((entry) =>
      textsOf(entry).some(({ text }) => /\bstents?\b|\bangioplasty\b|knee (?:joint )?replace/i.test(text)),
    );
  return isDoneHere ? pageInEachLanguage("disclosures/implant-prices", "prices")(content) : [];
}

/** The departments that have to say so. */
const ofPregnancy = ["Gynecologic", "Obstetric", "Radiography"];

function refusalIn(locale: Language): RegExp {
  const { subject, denial } = words(locale).sexOfTheFoetus;
  return new RegExp(`(?:${subject}).*(?:${denial})|(?:${denial}).*(?:${subject})`, "i");
}

export function undeclaredFoetusPages(content: LaunchContent): Problem[] {
  return departmentsWithout(content, ofPregnancy, refusalIn);
}

/** A page of a pharmacy that does not name the programme to which one reports harm. */
export function pharmacyWithoutPvpi(content: LaunchContent): Problem[] {
  return departmentsWithout(content, ["PharmacySpecialty"], () => /PvPI/);
}

/** The departments of these specialities, and the languages in which no text of theirs says it. */
function departmentsWithout(
  content: LaunchContent,
  specialities: string[],
  wordsIn: (locale: Language) => RegExp,
): Problem[] {
  const slugs = content.entries
    .filter(
      ({ collection, data }) =>
        collection === "departments" && specialities.includes(Reflect.get(Object(data), "medicalSpecialty")),
    )
    .map(({ slug }) => slug);
  return slugs.flatMap((slug) =>
    content.languages.flatMap((locale) => {
      const own = content.entries.filter((one) => one.path.startsWith(`departments/${slug}.`));
      const isSaid = own.some((entry) =>
        textsOf(entry).some((one) => (one.locale ?? locale) === locale && wordsIn(locale).test(one.text)),
      );
      const record = own.find((entry) => entry.body === undefined);
      return isSaid || !record ? [] : record.problem([], `does not say it in ${languageNames[locale]}`);
    }),
  );
}

export function missingCompany(content: LaunchContent): Problem[] {
  const hospital = entryAt(content, "hospital.yaml");
  return hospital && !groupAt(hospital, "company") ? [hospital.problem([], "names no company")] : [];
}

/** Only of a company. */
export function missingAnnualReturn(content: LaunchContent): Problem[] {
  const hospital = entryAt(content, "hospital.yaml");
  const company = groupAt(hospital, "company");
  return hospital && company && !company.annualReturn ? [hospital.problem(["company"], "has no annualReturn")] : [];
}

export function missingAudit(content: LaunchContent): Problem[] {
  const page = entryAt(content, "pages/accessibility.yaml");
  return page && !groupAt(page, "audit") ? [page.problem([], "names no audit")] : [];
}

/** Asked for each year, as helplines are. */
export function oldConsents(content: LaunchContent): Problem[] {
  const hospital = entryAt(content, "hospital.yaml");
  const on = dayOf(Object(hospital?.data).consentsCheckedOn);
  if (!hospital || (on && on > addDays(content.today, -365))) return [];
  return [hospital.problem(["consentsCheckedOn"], on ? `last seen on ${on}` : "nobody has seen them")];
}
