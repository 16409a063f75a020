import { translationProblems } from "@hospital/content/check/translation-problems";
import { knownLanguages } from "@hospital/content/languages";
import { languageName } from "@hospital/content/messages/labels";
import { fileText } from "@hospital/content/messages/write-problem";
import { inLanguage, isGroup } from "@hospital/content/record/fields";
import type { LaunchRule } from "@hospital/content/schema/metadata";
import { isNationalNumber } from "@hospital/content/text/phone-number";
import { phrases } from "@hospital/content/text/phrases";
import { withoutWrapper } from "@hospital/content/text/translation";
import { placeholderName } from "@hospital/content/vocabulary";
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
import { sampleTexts } from "./sample-texts.ts";

/** Content that is still the sample's, or incomplete. */
export const unfinishedChecks: Check[] = [
  {
    id: "sample-records",
    title: "Real records, none invented",
    basis:
      "Somebody who needs a real hospital must not find an invented one. While one is left, the site asks search engines to stay away.",
    toDo: 'Put the real thing in its place, then remove the line "sample: true".',
    where: 'The ribbon "Sample content" on every page',
    find: sampleRecords,
  },
  {
    id: "sample-texts",
    title: "The hospital's own words wherever a record says that it is real",
    basis: "Taking a flag away makes no invented person real",
    toDo: "Write the real thing. A medical or legal text may stay as it is once somebody who knows has signed its review.",
    where: "Where the text stands",
    find: sampleTexts,
  },
  {
    id: "to-fill-in",
    title: "Words of the hospital's own, none still to be filled in",
    basis: "npx hospital new writes what belongs where, and no facts",
    toDo: 'Write it, then remove the line "sample: true" of the record.',
    where: "Where the text stands",
    find: unwrittenTexts,
  },
  {
    id: "phone-numbers",
    title: "Phone numbers that can be dialled",
    basis: "National Numbering Plan: a mobile begins with 6 to 9, a landline with the code of its area",
    toDo: "Write the real number, and dial each from a phone outside the hospital.",
    where: "Header, footer, the bar at the bottom of a phone, Contact, the contact card",
    find: undialablePhones,
  },
  {
    id: "reserved-addresses",
    title: "Addresses that lead somewhere",
    basis: "Names such as .example are kept for samples (RFC 2606)",
    toDo: "Write the hospital's own address.",
    where: "Links, e-mail, the site's own address in search engines",
    find: reservedAddresses,
  },
  {
    id: "postal-code",
    title: "A real postal code",
    basis: "Postal codes of India Post begin with 1 to 9",
    toDo: "Write the six digits of the hospital's post office.",
    where: "Contact, the foot of each page, what search engines read",
    find: inventedPostalCodes,
  },
  {
    id: "alt-texts",
    title: "Words for every picture, for those who cannot see it",
    basis: "WCAG 2.2, 1.1.1; Rights of Persons with Disabilities Act, 2016, section 42",
    toDo: "Say in a few words what the picture shows.",
    where: "At the picture, read out by a screen reader",
    find: emptyAlternatives,
  },
  {
    id: "translations",
    title: "Every text in each language of the site",
    basis: "Whoever reads only one of them needs the same facts",
    toDo: "Add the words; until then those of the main language show in their place.",
    where: "The pages of that language",
    find: ({ entries, languages }) =>
      translationProblems(entries, languages).map((problem) => ({ ...problem, ...fileText(problem) })),
  },
  {
    id: "reviews",
    title: "A review of every medical and legal text",
    basis: "People act on them. The page says at its end who has read it, or that nobody has.",
    toDo: "Let somebody who knows read it in this language, then write for it, under review: { by: …, on: 2026-12-31, next: 2027-12-31 }.",
    where: "The end of the page",
    find: awaitedReviews,
  },
  {
    id: "photos",
    title: "A photo of every person",
    basis: "Patients look for the face they know",
    toDo: "Add a photo of at least 500 × 500 pixels, with the person's consent.",
    where: "The cards and pages of people",
    find: peopleWithoutPhoto,
  },
  {
    id: "unknown-people",
    title: "A name for every person",
    basis: "A card without a person helps nobody",
    toDo: "Write who it is, or delete the row.",
    where: "The page of these people",
    find: unknownPeople,
  },
  {
    id: "dates",
    title: "Days that are right today",
    basis: "What is over looks forgotten; what was done cannot lie ahead",
    toDo: "Correct the day, or delete what is over.",
    where: "Where the day shows",
    isUpkeep: true,
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
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toFinding }) =>
      knownLanguages.some((locale) => text.startsWith(phrases[locale].toBeFilledIn))
        ? toFinding(text.slice(0, 80))
        : [],
    ),
  );
}

function undialablePhones({ entries }: LaunchContent): Finding[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toFinding }) =>
      [...text.matchAll(/\+91[\d -]*\d/g)].flatMap(([number]) => {
        const problem = numberProblem(number.slice(3).replaceAll(/\D/g, ""));
        return problem ? toFinding(`${number}: ${problem}`) : [];
      }),
    ),
  );
}

function numberProblem(digits: string): string | undefined {
  if (digits.length !== 10) return `it has ${digits.length} digits, not 10`;
  if (digits.startsWith("0")) return "no number in India begins with 0 after +91";
  if (/(\d)\1{7}/.test(digits) || ["1234567890", "9876543210"].includes(digits)) return "it looks like an example";
  return isNationalNumber(digits) ? undefined : "neither a mobile nor a landline begins like this";
}

/** https://www.rfc-editor.org/rfc/rfc2606 */
const reservedName = /[\w-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b/;

function reservedAddresses({ entries }: LaunchContent): Finding[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ text, toFinding }) => (reservedName.test(text) ? toFinding(text.slice(0, 80)) : [])),
  );
}

function inventedPostalCodes(content: LaunchContent): Finding[] {
  return fieldsWith("postal-code", content).flatMap(({ value, toFinding }) =>
    String(value).startsWith("0") ? toFinding(`${value}: no code in India begins with 0`) : [],
  );
}

/** File names of cameras and phones, which describe nothing. */
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
    const isReviewed = shape && (!isMedical || Reflect.get(Object(entry.data), "isMedical") === true);
    if (!isReviewed) return [];
    const review = groupAt(entry, "review");
    const isOfEach = languages[0] in (withoutWrapper(shape as z.ZodType) as z.ZodObject).shape;
    if (!isOfEach) return review ? [] : finding(entry, ["review"], "awaits its review");
    const missing = languages.filter((locale) => !review?.[locale]);
    return missing.map((locale) => finding(entry, ["review"], `awaits its review in ${languageName(locale, "en")}`));
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
  const problems: [rule: LaunchRule, problem: (date: string) => string | false][] = [
    ["last-day", (day) => day < today && `until ${day}: this day is over`],
    ["past-day", (day) => day > today && `on ${day}: not yet`],
    ["past-year", (date) => date > year && `year ${date}: not yet`],
    ["this-year", (date) => date < year && `copyrightYear ${date}: it is ${year}`],
  ];
  return problems.flatMap(([rule, problemOf]) =>
    fieldsWith(rule, content).flatMap(({ value, toFinding }) => {
      const problem = value !== undefined && problemOf(isoDay(value) ?? String(value));
      return problem ? toFinding(problem) : [];
    }),
  );
}
