import { z } from "astro/zod";
import { languageNames } from "../content-check/labels.ts";
import type { Problem } from "../content-check/problem.ts";
import { translationProblems } from "../content-check/translation-problems.ts";
import { knownLanguages, type Language } from "../site/languages.ts";
import { withoutWrapper } from "../src/i18n/translation.ts";
import { words } from "../src/i18n/words.ts";
import { placeholderName } from "../src/vocabulary.ts";
import { dayOf, groupAt, groupsOf, type LaunchContent, textsOf } from "./check.ts";

/** Invented, missing or past content, as on any website. */

export function sampleRecords({ entries }: LaunchContent): Problem[] {
  return entries.flatMap((entry) => {
    const marked = [...groupsOf(entry)].filter(({ group }) => group.sample === true);
    const [first] = marked;
    if (!first) return [];
    return entry.problem([...first.path, "sample"], `${marked.length} ${marked.length === 1 ? "record" : "records"}`);
  });
}

export function unwrittenTexts({ entries }: LaunchContent): Problem[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toProblem }) =>
      knownLanguages.some((locale) => text.startsWith(words(locale).toBeFilledIn)) ? toProblem(text.slice(0, 80)) : [],
    ),
  );
}

export function undialablePhones({ entries }: LaunchContent): Problem[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toProblem }) =>
      [...text.matchAll(/\+91[\d -]*\d/g)].flatMap(([number]) => {
        const problem = numberProblem(number.slice(3).replaceAll(/\D/g, ""));
        return problem ? toProblem(`${number}: ${problem}`) : [];
      }),
    ),
  );
}

/** National Numbering Plan: mobiles begin with 6 to 9, landlines with the code of their area, and go on with 2 to 7. */
function numberProblem(digits: string): string | undefined {
  if (digits.length !== 10) return `it has ${digits.length} digits, not 10`;
  if (digits.startsWith("0")) return "no number in India begins with 0 after +91";
  if (/(\d)\1{7}/.test(digits) || ["1234567890", "9876543210"].includes(digits)) return "it looks like an example";
  const isMobile = /^[6-9]/.test(digits);
  const isLandline = /^(?:\d{2}|\d{3}|\d{4})[2-7]/.test(digits);
  return isMobile || isLandline ? undefined : "neither a mobile nor a landline begins like this";
}

/** https://www.rfc-editor.org/rfc/rfc2606 */
const reservedName = /[\w-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b/;

export function reservedAddresses({ entries }: LaunchContent): Problem[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toProblem }) => (reservedName.test(text) ? toProblem(text.slice(0, 80)) : [])),
  );
}

export function inventedPostalCodes({ entries }: LaunchContent): Problem[] {
  return entries.flatMap((entry) =>
    [...groupsOf(entry)].flatMap(({ group, path }) =>
      typeof group.postalCode === "string" && group.postalCode.startsWith("0")
        ? entry.problem([...path, "postalCode"], `${group.postalCode}: no code in India begins with 0`)
        : [],
    ),
  );
}

/** File names of cameras and phones, which describe nothing. */
const fileName = /\.(?:jpe?g|png|webp|avif)$|^(?:img|dsc|pxl|photo|image|whatsapp image)[\d _-]*\d/i;

export function emptyAlternatives({ entries }: LaunchContent): Problem[] {
  return entries.flatMap((entry) => {
    const inFields = [...groupsOf(entry)].flatMap(({ group, path }) =>
      [...alternatives(group)].flatMap(([key, words]) =>
        words.some((text) => fileName.test(text.trim())) ? entry.problem([...path, key], words.join(" · ")) : [],
      ),
    );
    const inText = textsOf(entry).flatMap(({ text, toProblem }) =>
      /!\[\s*\]/.test(text) ? toProblem("![ ] without words") : [],
    );
    return [...inFields, ...inText];
  });
}

function* alternatives(group: Record<string, unknown>): Generator<[key: string, words: string[]]> {
  for (const [key, value] of Object.entries(group)) {
    if (key !== "alt" && !key.endsWith("Alt")) continue;
    const words = typeof value === "object" && value ? Object.values(value) : [value];
    yield [key, words.filter((word) => typeof word === "string")];
  }
}

export function missingTranslations({ entries, languages }: LaunchContent): Problem[] {
  return translationProblems(entries, languages);
}

/** Pages that need an expert review, in each language. */
export function awaitedReviews({ entries, languages }: LaunchContent): Problem[] {
  return entries.flatMap((entry) => {
    const { review: shape, isMedical } = entry.shape instanceof z.ZodObject ? entry.shape.shape : {};
    const isReviewed = shape && (!isMedical || Reflect.get(Object(entry.data), "isMedical") === true);
    if (!isReviewed) return [];
    const review = groupAt(entry, "review");
    const isOfEach = languages[0] in (withoutWrapper(shape as z.ZodType) as z.ZodObject).shape;
    if (!isOfEach) return review ? [] : entry.problem(["review"], "awaits its review");
    const missing = languages.filter((locale) => !review?.[locale]);
    return missing.map((locale) => entry.problem(["review"], `awaits its review in ${languageNames[locale]}`));
  });
}

const ofPeople = ["doctors", "people"];

function peopleOf({ entries, languages: [main] }: LaunchContent) {
  return entries
    .filter(({ collection }) => ofPeople.includes(collection))
    .flatMap((entry) =>
      [...groupsOf(entry)]
        .filter(({ path }) => path.length === (entry.collection === "doctors" ? 0 : 2))
        .map(({ group, path }) => ({ entry, group, path, name: nameOf(group.name, main) })),
    );
}

function nameOf(name: unknown, main: Language): string {
  return String(typeof name === "object" && name ? Reflect.get(name, main) : name);
}

export function peopleWithoutPhoto(content: LaunchContent): Problem[] {
  return peopleOf(content)
    .filter(({ group, name }) => !group.photo && name !== placeholderName)
    .map(({ entry, path, name }) => entry.problem([...path, "name"], name));
}

export function unknownPeople(content: LaunchContent): Problem[] {
  return peopleOf(content)
    .filter(({ name }) => name === placeholderName)
    .map(({ entry, path }) => entry.problem([...path, "name"], placeholderName));
}

export function unregisteredDoctors(content: LaunchContent): Problem[] {
  return peopleOf(content)
    .filter(({ entry, group }) => entry.collection === "doctors" && !group.registration)
    .map(({ entry, path, name }) => entry.problem([...path, "name"], name));
}

/** The last day of something, and the day of something that was done; those of `./upkeep.ts` are not among them. */
const lastDays = ["until"];
const doneDays = ["on"];

export function wrongDates({ entries, today }: LaunchContent): Problem[] {
  const year = Number(today.slice(0, 4));
  // Past exceptions do no harm.
  const shown = entries.filter(({ collection }) => collection !== "exceptions");
  return shown.flatMap((entry) =>
    [...groupsOf(entry)].flatMap(({ group, path }) =>
      Object.entries(group).flatMap(([key, value]) => {
        const day = dayOf(value) ?? "";
        const toProblem = (message: string) => entry.problem([...path, key], message);
        if (lastDays.includes(key) && day && day < today) return toProblem(`${key} ${day}: this day is over`);
        if (doneDays.includes(key) && /^\d{4}-/.test(day) && day > today) return toProblem(`${key} ${day}: not yet`);
        if (key === "year" && typeof value === "number" && value > year) return toProblem(`year ${value}: not yet`);
        if (key === "copyrightYear" && typeof value === "number" && value < year)
          return toProblem(`${key} ${value}: it is ${year}`);
        return [];
      }),
    ),
  );
}
