import { translationProblems } from "@hospital/content/check/translation-problems";
import { languageName } from "@hospital/content/messages/labels";
import { fileText } from "@hospital/content/messages/write-problem";
import { inLanguage, isGroup, valueAt } from "@hospital/content/record/values";
import type { LaunchRule } from "@hospital/content/schema/metadata";
import { isNationalNumber } from "@hospital/content/text/phone-number";
import { isPlaceholder } from "@hospital/content/text/phrases";
import { withoutWrapper } from "@hospital/content/text/translation";
import { placeholderName, placeholderPictureName } from "@hospital/content/vocabulary";
import { z } from "astro/zod";
import {
  type Check,
  type Finding,
  fieldsWith,
  finding,
  groupAt,
  groupsOf,
  isoDay,
  type LaunchContent,
  textsOf,
} from "./check.ts";
import { upkeep, upkeepFinding } from "./messages/upkeep.ts";
import { sampleTexts } from "./sample-texts.ts";

/** Content that is still the sample's, or incomplete. */
export const unfinishedChecks: Check[] = [
  {
    id: "sample-records",
    title: "Real records only",
    basis:
      "A visitor who needs a hospital must not find an invented one. Until the last one is replaced, the site asks search engines not to list it.",
    toDo: 'Replace the record with a real one, then delete the line "sample: true".',
    where: 'The ribbon "Sample content" on every page',
    find: sampleRecords,
  },
  {
    id: "sample-texts",
    title: "The hospital's own texts in every record that isn't marked as a sample",
    basis: "A record without the mark looks real, even if its text is invented",
    toDo: "Write the hospital's own text. A medical or legal text may remain if an expert has signed its review.",
    where: "The page with the text",
    find: sampleTexts,
  },
  {
    id: "to-fill-in",
    title: "Texts and pictures without placeholders",
    basis: "The command npx hospital new writes placeholders instead of facts and pictures",
    toDo: 'Replace the placeholder, then delete the line "sample: true" of the record.',
    where: "The page with the text",
    find: unwrittenTexts,
  },
  {
    id: "phone-numbers",
    title: "Phone numbers that can be dialled",
    basis: "National Numbering Plan: a mobile begins with 6 to 9, a landline with its area code",
    toDo: "Enter the real number, and dial each from a phone outside the hospital.",
    where: "Header, footer, the bar at the bottom of a phone, Contact, the contact card",
    find: undialablePhones,
  },
  {
    id: "reserved-addresses",
    title: "Addresses that exist",
    basis: "Domains such as .example are reserved for samples (RFC 2606)",
    toDo: "Enter the hospital's real address.",
    where: "Links, email, the site's address in search engines",
    find: reservedAddresses,
  },
  {
    id: "postal-code",
    title: "A real postal code",
    basis: "Postal codes of India Post begin with 1 to 9",
    toDo: "Enter the six digits of the hospital's post office.",
    where: "Contact, the footer of each page, the data for search engines",
    find: inventedPostalCodes,
  },
  {
    id: "alt-texts",
    title: "A description of every picture, for people who can't see it",
    basis: "WCAG 2.2, 1.1.1; Rights of Persons with Disabilities Act, 2016, section 42",
    toDo: "Describe in a few words what the picture shows.",
    where: "The picture's description, which screen readers read out",
    find: emptyAlternatives,
  },
  {
    id: "translations",
    title: "Every text in each language of the site",
    basis: "A visitor who reads only one language needs the same facts",
    toDo: "Run npx hospital translate, which adds the translations that the project has, then add the others. Until then, the page shows the text in the main language.",
    where: "The pages of that language",
    find: ({ entries, languages }) =>
      translationProblems(entries, languages).map((problem) => ({ ...problem, ...fileText(problem) })),
  },
  {
    id: "reviews",
    title: "A review of every medical and legal text",
    basis: "People act on these texts. The end of the page shows the reviewer, or that the text isn't reviewed yet.",
    toDo: "Ask an expert to read it in this language, then add for the language, under review: { by: …, on: 2026-12-31, next: 2027-12-31 }.",
    where: "The end of the page",
    find: awaitedReviews,
  },
  {
    id: "photos",
    title: "A photo of every person",
    basis: "Patients look for a face they recognise",
    toDo: "Add a photo of at least 500 × 500 pixels, with the person's consent.",
    where: "The cards and pages of people",
    find: peopleWithoutPhoto,
  },
  {
    id: "unknown-people",
    title: "A name for every person",
    basis: "A card without a name doesn't help visitors",
    toDo: "Enter the name, or delete the row.",
    where: "The page that lists these people",
    find: unknownPeople,
  },
  {
    ...upkeep("dates"),
    basis: "A past date looks neglected; finished work can't have a future date",
    where: "The page with the date",
    find: wrongDates,
  },
];

function sampleRecords({ entries }: LaunchContent): Finding[] {
  return entries.flatMap((entry) => {
    const marked = [...groupsOf(entry)].filter(({ group }) => group.sample === true);
    const [first] = marked;
    if (!first) return [];
    return finding(entry, [...first.path, "sample"], `${marked.length} ${marked.length === 1 ? "record" : "records"}`);
  });
}

function unwrittenTexts({ entries }: LaunchContent): Finding[] {
  return entries
    .flatMap(textsOf)
    .filter(({ text }) => text.includes(`/${placeholderPictureName}.`) || isPlaceholder(text))
    .map(({ text, toFinding }) => toFinding(text.slice(0, 80)));
}

function undialablePhones({ entries }: LaunchContent): Finding[] {
  return entries.flatMap(textsOf).flatMap(({ text, toFinding }) =>
    [...text.matchAll(/\+91[\d -]*\d/g)].flatMap(([number]) => {
      const problem = numberProblem(number.slice(3).replaceAll(/\D/g, ""));
      return problem ? toFinding(`${number}: ${problem}`) : [];
    }),
  );
}

function numberProblem(digits: string): string | undefined {
  if (digits.length !== 10) return `it has ${digits.length} digits, not 10`;
  if (digits.startsWith("0")) return "numbers in India don't begin with 0 after +91";
  if (/(\d)\1{7}/.test(digits) || ["1234567890", "9876543210"].includes(digits)) return "it looks like an example";
  return isNationalNumber(digits) ? undefined : "mobile and landline numbers don't begin like this";
}

/** https://www.rfc-editor.org/rfc/rfc2606 */
const reservedName = /[\w-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b/;

function reservedAddresses({ entries }: LaunchContent): Finding[] {
  return entries
    .flatMap(textsOf)
    .filter(({ text }) => reservedName.test(text))
    .map(({ text, toFinding }) => toFinding(text.slice(0, 80)));
}

function inventedPostalCodes(content: LaunchContent): Finding[] {
  return fieldsWith("postal-code", content).flatMap(({ value, toFinding }) =>
    String(value).startsWith("0") ? toFinding(`${value}: postal codes in India don't begin with 0`) : [],
  );
}

/** File names that cameras and phones give, which don't describe the picture. */
const fileName = /\.(?:jpe?g|png|webp|avif)$|^(?:img|dsc|pxl|photo|image|whatsapp image)[\d _-]*\d/i;

function emptyAlternatives(content: LaunchContent): Finding[] {
  return fieldsWith("alt-texts", content).flatMap(({ value, toFinding }) => {
    const texts = isGroup(value) ? Object.values(value).map(String) : [String(value ?? "")];
    return texts.some((text) => fileName.test(text.trim())) ? toFinding(texts.join(" · ")) : [];
  });
}

/** Pages that need an expert review, in each language. */
function awaitedReviews({ entries, languages }: LaunchContent): Finding[] {
  return entries.flatMap((entry) => {
    const { review: shape, isMedical } = entry.shape instanceof z.ZodObject ? entry.shape.shape : {};
    const isReviewed = shape && (!isMedical || valueAt(entry.data, ["isMedical"]) === true);
    if (!isReviewed) return [];
    const review = groupAt(entry, "review");
    const isOfEach = languages[0] in (withoutWrapper(shape as z.ZodType) as z.ZodObject).shape;
    if (!isOfEach) return review ? [] : finding(entry, ["review"], "isn't reviewed");
    const missing = languages.filter((locale) => !review?.[locale]);
    return missing.map((locale) => finding(entry, ["review"], `isn't reviewed in ${languageName(locale, "en")}`));
  });
}

function peopleWithoutPhoto(content: LaunchContent): Finding[] {
  return peopleWithout("photos", content).filter(({ message }) => message !== placeholderName);
}

export function unregisteredDoctors(content: LaunchContent): Finding[] {
  return peopleWithout("doctors-registrations", content);
}

/** The names of the people in whose records a field of the rule is empty. */
function peopleWithout(rule: LaunchRule, content: LaunchContent): Finding[] {
  return fieldsWith(rule, content)
    .filter(({ value }) => !value)
    .map(({ entry, group, groupPath }) =>
      finding(entry, [...groupPath, "name"], String(inLanguage(group.name, content.languages[0]))),
    );
}

function unknownPeople(content: LaunchContent): Finding[] {
  return fieldsWith("unknown-people", content).flatMap(({ value, toFinding }) =>
    inLanguage(value, content.languages[0]) === placeholderName ? toFinding(placeholderName) : [],
  );
}

/** Past exceptions do no harm, and content that expires has its own checks: ./outdated.ts */
function wrongDates(content: LaunchContent): Finding[] {
  const { today } = content;
  const year = today.slice(0, 4);
  const problems: [
    rule: LaunchRule,
    code: "lastDayOver" | "dayInFuture" | "yearInFuture" | "yearOver",
    isWrong: (date: string) => boolean,
  ][] = [
    ["last-day", "lastDayOver", (day) => day < today],
    ["past-day", "dayInFuture", (day) => day > today],
    ["past-year", "yearInFuture", (date) => date > year],
    ["this-year", "yearOver", (date) => date < year],
  ];
  return problems.flatMap(([rule, code, isWrong]) =>
    fieldsWith(rule, content).flatMap(({ value, toFinding }) => {
      const date = isoDay(value) ?? String(value);
      return value !== undefined && isWrong(date) ? toFinding(upkeepFinding(code, { date })) : [];
    }),
  );
}
