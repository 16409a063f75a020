import { knownLanguages, type Language, type Languages } from "../languages.ts";
import { inLanguage, isGroup, ownValue } from "../record/fields.ts";

/** `languageNames.mr` → "Marathi". */
export const languageNames = languagesNamedIn("en");

/** What the languages of sites are called in one of them. */
export function languagesNamedIn(language: Language): Record<Language, string> {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return Object.fromEntries(knownLanguages.map((one) => [one, names.of(one) ?? one])) as Record<Language, string>;
}

/** Labels of files, fields and choices whose names in content/ don't make good labels by themselves. */
const labels: Record<string, string> = {
  // What the menu of the editor lists.
  claims: "Numbers in texts",
  departments: "Departments",
  disclosures: "Disclosures",
  doctors: "Doctors",
  exceptions: "Leave, holidays, extra clinics",
  "everyday-words": "Words of the search",
  gallery: "Photos and videos",
  home: "Home page",
  hospital: "Phones, address, links",
  insurers: "Insurers",
  launch: "Going live",
  navigation: "Menu of the website",
  notices: "Notices",
  pages: "Pages",
  people: "Other people",
  testimonials: "Testimonials",
  tests: "Tests and scans",
  // Fields.
  alsoTyped: "For the search alone",
  about: "What it is about",
  at: "Place",
  alt: "What the picture shows",
  change: "What is different",
  cin: "CIN",
  city: "City",
  closesOnHolidays: "Closes on holidays",
  comeAtOnce: "Come at once if …",
  copyrightYear: "Year of the copyright line",
  pageFaults: "Who answers for the website (e-mail)",
  description: "Description for search engines",
  digest: "Text that was read",
  expected: "Expected from",
  firstAid: "First aid",
  "focus.x": "From the left",
  "focus.y": "From the top",
  for: "For whom",
  hinglish: "Hindi in English letters",
  ks: "Kashmiri",
  isEmergency: "For emergencies",
  isMedical: "Gives medical advice",
  link: "Page it leads to",
  mapEmbed: "Map shown in the page",
  missing: "What the hospital does not have",
  medicalSpecialty: "Speciality, for search engines and the rules that bind it",
  mobiles: "Mobile numbers",
  opd: "OPD hours",
  perYear: "A year",
  pictureAlt: "What the picture shows",
  review: "Medical review",
  sample: "Invented sample",
  schemaType: "Kind, for search engines",
  since: "First day",
  sms: "SMS",
  staffLogin: "Staff login",
  standIn: "Who stands in",
  rate: "Row of the rates",
  strip: "In the moving strip",
  tell: "What to tell us",
  subRoutes: "Entries below it",
  tile: "Name on its card",
  until: "Last day",
  untilTime: "Last day, until",
  url: "Address",
  weeks: "Which in the month",
  whatsapp: "WhatsApp",
  why: "Why, in a word or two",
  words: "What people call it",
  // Choices.
  closed: "Closed, or away",
  extra: "An extra clinic, or extra hours",
  fri: "Friday",
  late: "Late",
  mon: "Monday",
  sat: "Saturday",
  sun: "Sunday",
  thu: "Thursday",
  tue: "Tuesday",
  wed: "Wednesday",
  x: "X (Twitter)",
};

/** `whyChooseUs` → "Why choose us". */
export function labelOf(name: string): string {
  const label = ownValue(labels, name) ?? ownValue(languageNames, name);
  if (label) return label;
  const words = name.replaceAll(/[-_]/g, " ").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Singulars of labels that don't end in s. */
const singulars: Record<string, string> = { exceptions: "Leave, holiday, extra clinic" };

/** One of them, for the button that adds it: "Notices" → "Notice", but "Why choose us" and "OPD hours" as they are. */
export function singularOf(name: string): string {
  return ownValue(singulars, name) ?? labelOf(name).replace(/(?<![isu]|hour)s$/, "");
}

/** The path to a value by the labels of the forms: "OPD hours › 2 › From"; a list counts from 0. */
export function pathLabel(steps: readonly PropertyKey[]): string {
  const labelAt = (step: string, around: string) => labelOf(around === "focus" ? `focus.${step}` : step);
  return steps
    .map((step, index) =>
      /^\d+$/.test(String(step)) ? Number(step) + 1 : labelAt(String(step), String(steps[index - 1])),
    )
    .join(" › ");
}

/** "Doctors › Dr Asha Rao", "Phones, address, links": the place of a file in the editor's menu, by its name in the main language. */
export function recordLabel(path: string, record: unknown, [main]: Languages): string {
  const folders = path.split("/");
  const file = folders.pop() ?? "";
  const slug = file.replace(/\..*/, "");
  if (folders.length === 0) return labelOf(slug);
  const named = isGroup(record) ? [record.name, record.title] : [];
  const name = named.map((text) => inLanguage(text, main)).find((text) => typeof text === "string");
  return [...folders.map(labelOf), name ?? (/\.(?:yaml|md)$/.test(file) ? labelOf(slug) : file)].join(" › ");
}
