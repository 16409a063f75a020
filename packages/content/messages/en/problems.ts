import type { Language } from "../../languages.ts";
import { type HelpKey, helpIn, isLanguage, labelOf, languageName, locationLabel, pathLabel } from "../labels.ts";
import type { Location } from "../location.ts";

/** A problem with its fix, for people who see files and for people who see forms. */
interface ProblemText {
  file: [message: string, fix: string];
  form: string;
}

/** The value that a problem is about. */
export interface FieldReference {
  path: PropertyKey[];
  /** The name of the innermost row around the value, or of the record. */
  owner?: string | undefined;
  /** The help of the field. */
  help?: HelpKey | undefined;
  isOptional?: boolean;
}

/** The candidates for a misspelt word. */
export interface Suggestion {
  near?: string | undefined;
  allowed: string[];
}

export type ReferenceKind =
  | "department"
  | "doctor"
  | "counter"
  | "ward"
  | "place"
  | "danger"
  | "helpline"
  | "rate"
  | "route"
  | "file";
export type ValueKind = "string" | "int" | "number" | "boolean" | "array" | "object" | "fraction" | "date";
export type ExceptionSubject = "place" | "department" | "doctor" | "counter" | "ward";

/** A message about many files names this many. */
const maxFiles = 5;

const sameMessage = (message: string, fix: string, formFix = fix): ProblemText => ({
  file: [message, fix],
  form: `${message} ${formFix}`,
});

/** Only a text editor writes such a file. */
const unreadable = (message: string, fix: string): ProblemText => ({
  file: [message, fix],
  form: "This was changed outside the desk and can’t be read. Restore it from its history, or ask the web developer to correct it.",
});

/** Only a text editor gives a file such a name. */
const misnamed = (message: string, fix: string): ProblemText => ({
  file: [message, fix],
  form: "The website doesn’t use a file with this name. Ask the web developer to rename or delete it.",
});

/** A value in another format than its field has. */
const format =
  (expected: string, formText: string, fix = `Write ${expected}.`) =>
  ({ field, value }: { field: FieldReference; value: string }): ProblemText => ({
    file: [`${nameOf(field)} must be ${expected}, and is "${shorten(value)}".`, fix],
    form: `“${shorten(value)}” ${formText}`,
  });

/** The beginning of a text, in one line. */
export function shorten(text: string): string {
  const line = text.replaceAll("\n", " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** `"degree" of Dr Asha Rao`, `no. 2 of "languages" of Dr Asha Rao`, `"name" in English`. */
function nameOf({ path, owner }: FieldReference): string {
  const key = path.at(-1);
  if (key === undefined) return "The file";
  if (path.length > 1 && isLanguage(key))
    return `${nameOf({ path: path.slice(0, -1), owner })} in ${languageName(key, "en")}`;
  const name = typeof key === "number" ? `no. ${key + 1} of "${String(path.at(-2))}"` : `"${String(key)}"`;
  return owner ? `${name} of ${owner}` : name;
}

const keyOf = ({ path }: FieldReference) => String(path.at(-1) ?? "The record");
const purpose = ({ help }: FieldReference) => (help ? ` It is: ${helpIn(help, "en").replace(/\.?$/, ".")}` : "");
const orRemove = ({ isOptional }: FieldReference) => (isOptional ? ", or remove the line" : "");

/** The fix for a word that must be one of `allowed`. */
export function suggest({ near, allowed }: Suggestion): string {
  if (allowed.length === 0) return "Add one first.";
  const question = near && `Did you mean "${near}"?`;
  // A list of forty addresses is too long to read.
  const some = allowed.length <= 25 ? allowed.join(", ") : `${allowed.slice(0, 25).join(", ")}, …`;
  return [question, (!near || allowed.length <= 25) && `Allowed: ${some}.`].filter(Boolean).join(" ");
}

const kinds: Record<ValueKind, [noun: string, fix: string, formText: string]> = {
  string: [
    "a text",
    'Write one text; put it in quotes if it looks like a number, date, yes or no: "…".',
    "This must be a text. Write words.",
  ],
  int: ["a whole number", "Write digits only, without quotes.", "This must be a whole number. Write digits only."],
  number: ["a number", "Write digits only, without quotes.", "This must be a number. Write digits only."],
  boolean: ["true or false", "Write true or false, without quotes.", "This must be yes or no. Choose one of the two."],
  array: [
    "a list",
    'Write each entry on a separate line that begins with "- ".',
    "This list isn’t filled in correctly. Remove it and add its entries again.",
  ],
  object: [
    "a group of fields",
    'Write its fields in indented lines, each as "name: value".',
    "This isn’t filled in correctly. Remove it and add it again.",
  ],
  fraction: ["a fraction", "", ""],
  date: ["a date", "", ""],
};

const referenceNouns: Record<ReferenceKind, string> = {
  department: "a department",
  doctor: "a doctor",
  counter: "a counter",
  ward: "a ward",
  place: "one of the places",
  danger: "an emergency type",
  helpline: "a helpline",
  rate: "a price",
  route: "a page of this site",
  file: "a file",
};
const files: Partial<Record<ReferenceKind, string>> = {
  counter: "hours.yaml",
  ward: "hours.yaml",
  place: "hospital.yaml",
  danger: "dangers.yaml",
  helpline: "helplines.yaml",
  rate: "disclosures/rates.yaml",
  file: "public/",
};
const thingInFile = (kind: ReferenceKind) => [referenceNouns[kind], files[kind]].filter(Boolean).join(" in ");

const characters: Record<string, string> = {
  "00A0": "a no-break space",
  "00AD": "a soft hyphen",
  "200B": "a zero-width space",
  "200C": "a zero-width non-joiner",
  "200D": "a zero-width joiner",
  "200E": "a left-to-right mark",
  "200F": "a right-to-left mark",
  "2010": "a hyphen that is not the one of the keyboard",
  "2011": "a non-breaking hyphen",
  "2012": "a figure dash",
  "2013": "an en dash",
  "2014": "an em dash",
  "2028": "a line separator",
  "202A": "a mark that turns the writing direction",
  "202B": "a mark that turns the writing direction",
  "202C": "a mark that turns the writing direction",
  "202D": "a mark that turns the writing direction",
  "202E": "a mark that turns the writing direction",
  "202F": "a narrow no-break space",
  "2060": "a word joiner",
  "2066": "a mark that turns the writing direction",
  "2067": "a mark that turns the writing direction",
  "2068": "a mark that turns the writing direction",
  "2069": "a mark that turns the writing direction",
  FEFF: "a byte order mark",
};

/** "a soft hyphen (U+00AD)". */
function characterName(code: string): string {
  const number = Number.parseInt(code, 16);
  const isTag = number >= 0xe0000 && number <= 0xe007f;
  return `${isTag ? "a tag character" : (characters[code] ?? "an invisible character")} (U+${code})`;
}

const digitCount = (digits: number) => `${numbers[digits] ?? digits} ${digits === 1 ? "digit" : "digits"}`;
const numbers = ["no", ..."one two three four five six seven eight nine ten eleven twelve thirteen".split(" ")];
const tenDigits = 'Write +91 and ten digits, such as "+91 00000 00001"; a landline without the 0 of its area code.';
const tenDigitsInForm = "Write +91 and ten digits, such as +91 00000 00001; a landline without the 0 of its area code.";
const inQuotes = (correction: string) => `Write "${correction}", in quotes.`;
const writeIt = (correction: string) => `Write ${correction}.`;

/** "a doctor", "the whole hospital". */
const subjectName = (subject: ExceptionSubject | "whole-hospital") =>
  subject === "whole-hospital" ? "the whole hospital" : `a ${subject}`;
const label = (name: string) => `“${labelOf(name, "en")}”`;
const positionOf = ({ file, line }: Location) => `${file}:${line}`;
const labelAt = (location: Location) => locationLabel(location, "en");

const smallerPicture = (maxSide: number) => `Save it smaller, at most ${maxSide.toLocaleString("en")} pixels wide.`;
/** `path` is under content/. */
const picture = (path: string, predicate: string, fix: string, formFix = fix): ProblemText => ({
  file: [`The picture content/${path} ${predicate}.`, fix],
  form: `The picture ${predicate}. ${formFix}`,
});

/** The text of each problem of content/, by code. */
export const problems = {
  /* Values */
  missing: ({ field }: { field: FieldReference }) => ({
    file: [`${nameOf(field)} is missing.`, `Add it: "${keyOf(field)}: …".${purpose(field)}`],
    form: "This is empty. Fill it in.",
  }),
  missingInMain: ({ field, language }: { field: FieldReference; language: Language }) => ({
    file: [`${nameOf(field)} is missing.`, `Add it: "${keyOf(field)}: …".${purpose(field)}`],
    form: `The website’s first language is ${languageName(language, "en")}, so the text can’t be without it. Write it here, too. Without a translation, repeat the text: every page then shows it as it is.`,
  }),
  missingPicture: ({ field }: { field: FieldReference }) => ({
    file: [
      `${nameOf(field)} is missing.`,
      `Put the picture into a folder "pictures" beside the file, and add "${keyOf(field)}: ./pictures/its-name.webp".${purpose(field)}`,
    ],
    form: "The picture is missing. Choose one.",
  }),
  empty: ({ field }: { field: FieldReference }) => ({
    file: [`${nameOf(field)} is empty.`, `Write its value after "${keyOf(field)}:"${orRemove(field)}.`],
    form: "This is empty. Fill it in.",
  }),
  wrongType: ({
    field,
    expected,
    actual,
    value,
  }: {
    field: FieldReference;
    expected: ValueKind;
    actual: ValueKind;
    value: string;
  }) => {
    const [noun, fix, form] = kinds[expected];
    const inBrackets =
      expected === "array" && actual === "string" ? `Write "${keyOf(field)}: [${value}]", or a longer list: ` : "";
    return { file: [`${nameOf(field)} must be ${noun}, not ${kinds[actual][0]}.`, inBrackets + fix], form };
  },
  notAChoice: ({ field, value, ...suggestion }: { field: FieldReference; value: string } & Suggestion) => ({
    file: [`"${shorten(value)}" isn't a possible value of ${nameOf(field)}.`, suggest(suggestion) + purpose(field)],
    form: `“${shorten(value)}” isn’t one of the choices. Choose one of them.`,
  }),
  emptyList: ({ field }: { field: FieldReference }) => ({
    file: [`The list ${nameOf(field)} is empty.`, 'Add an entry, in a line that begins with "- ".'],
    form: "This list is empty. Add an entry.",
  }),
  tooSmall: ({ field, value, min }: { field: FieldReference; value: number; min: number }) => ({
    file: [`${nameOf(field)} is ${value}.`, `Write a number from ${min}.`],
    form: `${value} is too small. Write a number from ${min}.`,
  }),
  tooLarge: ({ field, value, max }: { field: FieldReference; value: number; max: number }) => ({
    file: [`${nameOf(field)} is ${value}.`, `Write a number up to ${max}.`],
    form: `${value} is too large. Write a number up to ${max}.`,
  }),
  tooShort: ({ field, length, min }: { field: FieldReference; length: number; min: number }) => ({
    file: [
      `${nameOf(field)} is shorter than ${min} characters.`,
      `Add some words: it has ${length}, the least is ${min}.`,
    ],
    form: `This has ${length} characters, and needs at least ${min}. Add some words.`,
  }),
  tooLong: ({ field, length, max }: { field: FieldReference; length: number; max: number }) => ({
    file: [
      `${nameOf(field)} is longer than ${max.toLocaleString("en")} characters.`,
      `Shorten it by ${length - max} characters: it has ${length}, the most is ${max}.`,
    ],
    form: `This has ${length} characters, and may have at most ${max}. Shorten it by ${length - max}.`,
  }),

  /* Fields */
  unknownField: ({ key, near, allowed }: { key: string } & Suggestion) => ({
    file: [
      `"${key}" isn't a field of this file.`,
      near ? `Did you mean "${near}"?` : `Remove it. Possible fields: ${allowed.join(", ")}.`,
    ],
    form: "This form has no such field. Ask the web developer to remove it from the file.",
  }),
  cutByComma: ({ key, text }: { key: string; text: string }) => ({
    file: [
      `A comma ends a text between { and }, so "${key}" is read as another field.`,
      `Put the whole text in quotes: ${text}.`,
    ],
    form: "A comma has cut this text in two. Write it again.",
  }),

  /* Formats of values */
  plainText: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `${nameOf(field)} must be plain text, without HTML tags, and is "${shorten(value)}".`,
      "Write plain text, without HTML tags.",
    ],
    form: "This has HTML tags. Remove everything between < and >.",
  }),
  oneLine: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [`${nameOf(field)} must be one line, and is "${shorten(value)}".`, "Write one line."],
    form: "This has several lines. Write it in one line.",
  }),
  time: format(
    'a time of 24 hours in quotes, such as "09:30"',
    "isn’t a time. Write hours and minutes, such as 09:30.",
  ),
  endTime: format('a time in quotes, from "00:00" to "24:00"', "isn’t a time. Write a time from 00:00 to 24:00."),
  day: format("a day, such as 2026-12-31", "isn’t a day. Choose one from the calendar."),
  month: format('a month in quotes, such as "2026-12"', "isn’t a month. Write year and month, such as 2026-12."),
  httpsAddress: format(
    'a full address that starts with "https://"',
    "isn’t a full web address. Write one that starts with https://.",
  ),
  fullAddress: format("a full address", "isn’t a full web address. Write one that starts with https:// or http://."),
  siteAddress: format(
    '"https://" and a name alone, such as "https://www.hospital.in": no path, no "?", no "#", no user name and no password',
    "isn’t the address of a whole website. Write https:// and a name alone, such as https://www.hospital.in.",
  ),
  documentAddress: format(
    'a full address that starts with "https://", or a file of this site, such as "/form-iv-2025.pdf"',
    "isn’t the address of a document. Write one that starts with https://, or a file of this site, such as /form-iv-2025.pdf.",
  ),
  email: format(
    "an e-mail address, such as info@hospital.example",
    "isn’t an e-mail address. Write one such as info@hospital.example.",
  ),
  shortNumber: format(
    '3 to 6 digits in quotes, such as "112"',
    "isn’t a helpline’s number. Write 3 to 6 digits, such as 112.",
  ),
  companyNumber: format(
    "the 21 characters of a company's number, such as U00000DL2001PTC000000",
    "isn’t a company’s number (CIN). Write its 21 letters and digits.",
  ),
  youTubeAddress: format(
    'a YouTube address, such as "https://www.youtube.com/watch?v=3PmVJQUCm4E"',
    "isn’t a YouTube address. Write one such as https://www.youtube.com/watch?v=3PmVJQUCm4E.",
  ),
  colour: format('a colour in quotes, such as "#0d5450"', "isn’t a colour. Write one such as #0d5450."),
  block: format(
    'the letter on the signs, such as "A"',
    "isn’t the letter of a block. Write the letter on the signs, such as A.",
  ),
  addressEnd: format(
    'small letters, digits and hyphens, such as "vitamin-d"',
    "can’t be in an address. Write small letters, digits and hyphens, such as vitamin-d.",
  ),
  digest: format("16 digits and letters from a to f", "isn’t the digest of a text. Ask for the review again."),

  /* Rules between the fields of a group */
  endsBeforeStart: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `${nameOf(field)} must be a time later than "from", and is "${value}".`,
      'Write a time later than "from". Hours past midnight can last up to 12 hours.',
    ],
    form: "The end time isn’t after the start time. Enter a later time. Hours past midnight can last up to 12 hours.",
  }),
  endsAtStart: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `${nameOf(field)} must be another time than "from", and is "${value}"; the whole day is "00:00" to "24:00".`,
      'Write another time than "from"; the whole day is "00:00" to "24:00".',
    ],
    form: "The end time is the same as the start time. Enter another time; a whole day is 00:00 to 24:00.",
  }),
  lastDayBeforeFirst: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `${nameOf(field)} must be the same day as the first day, or a later one, and is "${value}".`,
      "Write the same day as the first day, or a later one.",
    ],
    form: "The last day is before the first day. Enter the same day or a later one.",
  }),
  nextReviewTooEarly: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [`${nameOf(field)} must be a later day than "on", and is "${value}".`, 'Write a later day than "on".'],
    form: "The next review isn’t after this one. Enter a later day.",
  }),
  noticeEndsBeforeStart: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `${nameOf(field)} must be a time later than the one from which it shows, and is "${value}".`,
      "Write a time later than the one from which it shows.",
    ],
    form: "The notice would stop showing before it starts. Enter a later time.",
  }),
  pictureNotDescribed: ({ field }: { field: FieldReference }) => ({
    file: [
      `${nameOf(field)} is missing, so the picture isn't described.`,
      `Add it: "${keyOf(field)}: …".${purpose(field)}`,
    ],
    form: "The picture isn’t described. Write what it shows, for people who can’t see it.",
  }),
  noLanguage: ({ field }: { field: FieldReference }) => ({
    file: [`${nameOf(field)} isn't in a language of the site.`, "Write it in one of them."],
    form: "This isn’t in a language of the website. Write it in one of them.",
  }),
  threeNumbersOnPage: (_: { field: FieldReference }) =>
    sameMessage(
      "More than two helplines name this page, but it can show only two.",
      "Keep the page only in the two most important ones.",
    ),

  /* Common mistakes in a value */
  phoneCharacter: ({
    field,
    code,
    correction,
  }: {
    field: FieldReference;
    code: string;
    correction?: string | undefined;
  }) => ({
    file: [
      `The phone number ${nameOf(field)} has ${characterName(code)} in it.`,
      correction ? inQuotes(correction) : "Delete the number and type it by hand.",
    ],
    form: `The phone number has ${characterName(code)} in it. ${correction ? writeIt(correction) : "Delete it and type it by hand."}`,
  }),
  phoneZero: ({ field, correction }: { field: FieldReference; correction?: string | undefined }) => ({
    file: [
      `The phone number ${nameOf(field)} has a 0 after +91, so it can't be dialled from a mobile.`,
      correction ? inQuotes(correction) : `Without the 0 a digit is missing. ${tenDigits}`,
    ],
    form: `The phone number has a 0 after +91, so it can’t be dialled from a mobile. ${
      correction ? writeIt(correction) : `Without the 0 a digit is missing. ${tenDigitsInForm}`
    }`,
  }),
  phoneFormat: ({
    field,
    value,
    correction,
    fault,
  }: {
    field: FieldReference;
    value: string;
    correction: string;
    fault: "punctuation" | "country" | "spaces";
  }) => {
    const subject = `The phone number ${nameOf(field)}`;
    const message = {
      punctuation: `${subject} may have digits and spaces only after +91.`,
      country: `${subject} lacks +91 at its start.`,
      spaces: `${subject} is "${value}".`,
    }[fault];
    const form = {
      punctuation: "After +91 a phone number has digits and spaces only.",
      country: "The phone number has no +91 at its start.",
      spaces: `The phone number “${value}” has its spaces in the wrong places.`,
    }[fault];
    return { file: [message, inQuotes(correction)], form: `${form} ${writeIt(correction)}` };
  },
  notAPhone: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [`The phone number ${nameOf(field)} is not a phone number: "${value}".`, tenDigits],
    form: `“${value}” isn’t a phone number. ${tenDigitsInForm}`,
  }),
  phoneBeginning: ({ field, value }: { field: FieldReference; value: string }) => {
    const fix =
      "A mobile begins with 6 to 9; after a landline's area code comes a digit from 2 to 7. Look the number up again.";
    return {
      file: [
        `The phone number ${nameOf(field)} is "${value}", and no number in India begins like that.`,
        `${fix} For an invented number, also of a landline, write +91 00000 000 and two digits.`,
      ],
      form: `No phone number in India begins like “${value}”. ${fix}`,
    };
  },
  phoneExtension: ({ field }: { field: FieldReference }) => ({
    file: [
      `The phone number ${nameOf(field)} has an extension, which a tap can't dial.`,
      "Write the number alone, and the extension in a text beside it.",
    ],
    form: "A tap can’t dial an extension. Write the number alone, and the extension in a text beside it.",
  }),
  phoneLength: ({ field, digits }: { field: FieldReference; digits: number }) => ({
    file: [`The phone number ${nameOf(field)} has ${digitCount(digits)}; it needs ten after +91.`, tenDigits],
    form: `The phone number has ${digitCount(digits)}, and needs ten after +91. ${tenDigitsInForm}`,
  }),
  minutes: ({ field, minutes }: { field: FieldReference; minutes: number }) => ({
    file: [`The time ${nameOf(field)} has ${minutes} minutes; an hour has 60.`, 'Write minutes from "00" to "59".'],
    form: `The time has ${minutes} minutes, and an hour has 60. Write minutes from 00 to 59.`,
  }),
  noSuchTime: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `The time ${nameOf(field)} is "${value}", which isn't a time of day.`,
      'Write a time from "00:00" to "23:59".',
    ],
    form: `“${value}” isn’t a time of day. Write a time from 00:00 to 23:59.`,
  }),
  timeFormat: ({ field, value, correction }: { field: FieldReference; value: string; correction: string }) => ({
    file: [
      `The time ${nameOf(field)} is "${value}": a time has two digits, a colon and two digits, on a clock of 24 hours.`,
      inQuotes(correction),
    ],
    form: `“${value}” isn’t a time of a 24-hour clock. ${writeIt(correction)}`,
  }),
  otherDigits: ({
    field,
    value,
    correction,
    isText,
  }: {
    field: FieldReference;
    value: string;
    correction: string;
    /** Whether YAML needs quotes. */
    isText: boolean;
  }) => ({
    file: [
      `${nameOf(field)} is "${value}", with digits other than 0 to 9.`,
      isText ? inQuotes(correction) : writeIt(correction),
    ],
    form: `“${value}” has digits other than 0 to 9. ${writeIt(correction)}`,
  }),
  dayWithTime: ({ field, value, correction }: { field: FieldReference; value: string; correction: string }) => ({
    file: [`The day ${nameOf(field)} is "${value}": a day has no time.`, writeIt(correction)],
    form: `“${value}” is a day with a time. ${writeIt(correction)}`,
  }),
  spreadsheetDay: ({ field, value, correction }: { field: FieldReference; value: string; correction: string }) => ({
    file: [
      `The day ${nameOf(field)} is ${value}, which is how a spreadsheet counts days: ${correction}.`,
      writeIt(correction),
    ],
    form: `${value} is how a spreadsheet counts days. ${writeIt(correction)}`,
  }),
  noSuchDay: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `The day ${nameOf(field)} is "${value}", which isn't in the calendar.`,
      "Check the calendar, and correct it.",
    ],
    form: `The calendar has no day “${value}”. Correct it.`,
  }),
  dayOrder: ({ field, value, correction }: { field: FieldReference; value: string; correction: string }) => ({
    file: [
      `The day ${nameOf(field)} is "${value}": the year comes first, then the month, then the day.`,
      writeIt(correction),
    ],
    form: `“${value}” doesn’t begin with the year. ${writeIt(correction)}`,
  }),
  addressWithSpace: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [`The address ${nameOf(field)} has a space in it: "${value}".`, "Copy the address once more."],
    form: `The web address “${shorten(value)}” has a space in it. Copy it once more.`,
  }),
  addressNotSecure: ({ field, correction }: { field: FieldReference; correction: string }) => ({
    file: [
      `The address ${nameOf(field)} begins with "http://": others can read and change what it sends.`,
      `Open "${correction}"; if it shows the right page, write that. It must start with "https://".`,
    ],
    form: `The web address begins with http://, so others could read and change what it sends. Open ${correction}; if it shows the right page, write that.`,
  }),
  addressWithoutHttps: ({ field, correction }: { field: FieldReference; correction: string }) => ({
    file: [`The address ${nameOf(field)} lacks "https://" at its start.`, `Write "${correction}".`],
    form: `The web address has no https:// at its start. ${writeIt(correction)}`,
  }),
  mapFrame: ({ field, correction }: { field: FieldReference; correction: string }) => ({
    file: [
      `The map's address ${nameOf(field)} is the whole code of the map; only the address in it is needed.`,
      `Write "${correction}".`,
    ],
    form: `This is the whole code of the map. Write the address in it only: ${correction}`,
  }),
  mapPage: ({ field, provider }: { field: FieldReference; provider: "google" | "openstreetmap" }) => {
    const steps =
      provider === "google"
        ? 'At Google Maps choose Share, then Embed a map, and copy the address in src="…".'
        : 'At www.openstreetmap.org choose Share, then HTML, and copy the address in src="…".';
    return {
      file: [
        `The map's address ${nameOf(field)} is the address of a page, which can't be shown in another page.`,
        `${steps} The page itself goes into "map".`,
      ],
      form: `This is the address of a page, which can’t be shown in another page. ${steps} The page itself goes into ${label("map")}.`,
    };
  },
  emailWithSpace: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [`The e-mail address ${nameOf(field)} has a space in it: "${value}".`, "Take the space out."],
    form: `The e-mail address “${shorten(value)}” has a space in it. Remove the space.`,
  }),
  emailWithoutAt: ({ field, value }: { field: FieldReference; value: string }) => ({
    file: [
      `The e-mail address ${nameOf(field)} must be an e-mail address, and has no @: "${value}".`,
      "Write an e-mail address, such as info@hospital.example.",
    ],
    form: `“${shorten(value)}” has no @. Write an e-mail address, such as info@hospital.example.`,
  }),
  postalCodeFormat: ({ field, correction }: { field: FieldReference; correction: string }) => ({
    file: [`The postal code ${nameOf(field)} must be six digits in quotes, without a space.`, inQuotes(correction)],
    form: `A PIN code is six digits without a space. ${writeIt(correction)}`,
  }),
  postalCodeLength: ({ field, digits }: { field: FieldReference; digits: number }) => ({
    file: [`The postal code ${nameOf(field)} has ${digitCount(digits)}; it needs six.`, "Write all six digits."],
    form: `The PIN code has ${digitCount(digits)}, and needs six. Write all six digits.`,
  }),
  videoAddress: ({ field, correction }: { field: FieldReference; correction: string }) => ({
    file: [`The video's address ${nameOf(field)} isn't in the format that the site needs.`, `Write "${correction}".`],
    form: `The video’s address isn’t in the format that the website needs. ${writeIt(correction)}`,
  }),
  languageCode: ({ field, value, correction }: { field: FieldReference; value: string; correction: string }) => ({
    file: [`The language ${nameOf(field)} is "${value}"; a language has a short code here.`, writeIt(correction)],
    form: `“${value}” is the name of a language. Write its short code: ${correction}.`,
  }),

  /* References and duplicates */
  unknownReference: ({ value, kind, ...suggestion }: { value: string; kind: ReferenceKind } & Suggestion) => ({
    file: [`"${value}" is not ${thingInFile(kind)}.`, suggest(suggestion)],
    form: `“${value}” is not ${referenceNouns[kind]}. Choose one that exists.`,
  }),
  leftOutReference: ({ value, kind, ...suggestion }: { value: string; kind: ReferenceKind } & Suggestion) => ({
    file: [`"${value}" is not ${thingInFile(kind)}, so it is left out.`, `${suggest(suggestion)} Or delete it here.`],
    form: `“${value}” is not ${referenceNouns[kind]}, so the website leaves it out. Choose one that exists, or remove it here.`,
  }),
  duplicate: ({ value, other }: { value: string; other: Location }) => ({
    file: [`"${value}" is already used at ${positionOf(other)}.`, "Change or delete one of the two."],
    form: `“${value}” is already used: ${labelAt(other)}. Change or delete one of the two.`,
  }),
  phraseInName: ({ phrase, names }: { phrase: string; names: { name: string; at: Location }[] }) => {
    const fix = "Write a longer phrase that people type only in an emergency, or change the name.";
    const inFiles = names.map(({ name, at }) => `"${name}" at ${positionOf(at)}`).join(", ");
    const inForms = names.map(({ name, at }) => `“${name}” (${labelAt(at)})`).join(", ");
    return {
      file: [`The emergency phrase "${phrase}" is also in ${inFiles}.`, fix],
      form: `The emergency phrase “${phrase}” is also in ${inForms}. ${fix}`,
    };
  },
  phraseTooShort: ({ phrase }: { phrase: string }) => {
    const fix = "Write another word before it, such as what was eaten or what hurts, or a longer word.";
    return {
      file: [`The emergency phrase "${phrase}" is too short: it is part of too many queries.`, fix],
      form: `The emergency phrase “${phrase}” is too short: it is part of too many queries. ${fix}`,
    };
  },
  addressTaken: ({ address, owner }: { address: string; owner: string }) => ({
    file: [`Its address "${address}" is already taken by ${ownerName(owner)}.`, "Rename one of the two files."],
    form: `Another page already has the address “${address}”. Give this one another name.`,
  }),

  /* Doctors' hours, leave and holidays */
  opdAtNight: ({ from, later }: { from: string; later: string }) => {
    const message = `The OPD would begin at ${from}, which is at night.`;
    const part = later < "17:00" ? "the afternoon" : "the evening";
    return { file: [message, `Write "${later}" for ${part}.`], form: `${message} Write ${later} for ${part}.` };
  },
  sharedRoom: ({ room, weekday, other }: { room: string; weekday: string; other: Location }) => {
    const fix = "Correct the room or the time, unless both doctors share the room.";
    return {
      file: [`${room} has another doctor at the same time, for example on ${weekday}: see ${positionOf(other)}.`, fix],
      form: `${room} has another doctor at the same time, on ${labelOf(weekday, "en")}: see ${labelAt(other)}. ${fix}`,
    };
  },
  outsideAddressHours: ({ weekday, day, address }: { weekday: string; day: string; address: Location }) => {
    const fix = "Correct these hours or the hours of the address, or add leave for the days without OPD.";
    return {
      file: [
        `The address isn't open at these hours, for example on ${weekday} ${day}: see ${positionOf(address)}.`,
        fix,
      ],
      form: `The address isn’t open at these hours, for example on ${labelOf(weekday, "en")}, ${day}: see ${labelAt(address)}. ${fix}`,
    };
  },
  roomAtTwoPlaces: ({ room, other }: { room: string; other: Location }) => {
    const fix = "Give each room its own name, or correct the floor plan.";
    return {
      file: [`${room} is at another place of the floor plan too: see ${positionOf(other)}.`, fix],
      form: `${room} is at another place of the floor plan too: see ${labelAt(other)}. ${fix}`,
    };
  },
  clash: ({
    doctor,
    weekday,
    day,
    other,
    doctorId,
  }: {
    doctor: Location;
    weekday: string;
    day: string;
    other: Location;
    doctorId: string;
  }) => ({
    file: [
      `${doctorId} would have two sessions at the same time, for example on ${weekday} ${day}: see ${positionOf(other)}.`,
      "Change one of the two times.",
    ],
    form: `${labelAt(doctor)} would have two sessions at the same time, for example on ${labelOf(weekday, "en")}, ${day}: see ${labelAt(other)}. Change one of the two times.`,
  }),
  changeIsPast: ({ day }: { day: string }) =>
    sameMessage(`It ended on ${day}, so it has no effect.`, "Correct the year, or delete the row."),
  changeIsOver: ({ day }: { day: string }) => sameMessage(`It ended on ${day}.`, "Enter a later day, or remove it."),
  leaveWithoutHours: () =>
    sameMessage("These days have no hours, so it has no effect.", "Correct the days, or delete the row."),
  leaveOutsideHours: () =>
    sameMessage("These times have no hours, so it has no effect.", "Correct the times, or delete the row."),
  standInIsAway: ({
    standIn,
    weekday,
    day,
    other,
    isCircle,
  }: {
    standIn: string;
    weekday: string;
    day: string;
    other: Location;
    isCircle: boolean;
  }) => {
    const circle = isCircle ? " The two stand in for each other." : "";
    const fix = isCircle ? "Choose a third doctor." : "Choose another doctor, or remove the stand-in.";
    return {
      file: [`${standIn} is also away, for example on ${weekday} ${day}: see ${positionOf(other)}.${circle}`, fix],
      form: `This doctor is also away, for example on ${labelOf(weekday, "en")}, ${day}: see ${pathLabel(other.field.split("."), "en")}.${circle} ${fix}`,
    };
  },
  changeForNobody: ({ subject }: { subject: ExceptionSubject }) => ({
    file: [`It is for ${subjectName(subject)}, but doesn't name one.`, `Add a line "${subject}: …".`],
    form: `This is for ${subjectName(subject)}, but the choice is missing. Choose it under ${label(subject)}.`,
  }),
  changeForAnother: ({
    subject,
    named,
  }: {
    subject: ExceptionSubject | "whole-hospital";
    named: ExceptionSubject;
  }) => ({
    file: [
      `It is for ${subjectName(subject)}, but names a ${named}.`,
      `Write "for: ${named}", or remove the ${named}.`,
    ],
    form: `This is for ${subjectName(subject)}, but names a ${named}. Choose ${label(named)} under ${label("for")}, or leave this empty.`,
  }),
  farAhead: ({ day, years }: { day: string; years: number }) =>
    sameMessage(`It begins on ${day}, more than ${years} years from today.`, "Correct the year."),
  longerThanAYear: () =>
    sameMessage("It lasts longer than a year.", "Change the weekly hours, or enter an earlier last day."),
  noSuchWeekday: ({ from, until }: { from: string; until: string }) =>
    sameMessage(
      `These days of the week don't occur between ${from} and ${until}.`,
      "Check the calendar, and correct the dates.",
    ),
  timesForAll: ({
    change,
    subject,
  }: {
    change: "extra" | "other-times";
    subject: "department" | "place" | "whole-hospital";
  }) =>
    sameMessage(
      `Each doctor has different hours, so ${change === "extra" ? "an extra clinic" : "other times"} can't be for ${subjectName(subject)}.`,
      'Write "for: doctor" and the doctor; or, for a half day, "change: closed" with the cancelled times.',
      `Choose a doctor; or, for a half day, ${label("closed")} with the cancelled times.`,
    ),
  timesMissing: () =>
    sameMessage("The times are missing.", 'Add "times", with "from" and "to".', `Fill in ${label("times")}.`),
  usualForHospital: () =>
    sameMessage(
      "A usual day cancels wider closures, and the whole hospital has no wider one.",
      "Remove this row, or name the place, department, doctor, counter or ward that is open.",
      `Choose what is open under ${label("for")}, or remove this.`,
    ),
  timesOnUsualDay: () =>
    sameMessage(
      "A day with the usual hours can't have other times.",
      'Remove them, or write "change: other-times".',
      `Remove them, or choose ${label("other-times")} under ${label("change")}.`,
    ),
  standInWithoutAbsence: () => ({
    file: [
      "A stand-in is only possible for a doctor who is away.",
      'Write "for: doctor" and "change: closed", or remove it.',
    ],
    form: `A stand-in is only possible for a doctor who is away. Choose a doctor and ${label("closed")}, or leave this empty.`,
  }),
  standInForSelf: () => sameMessage("A doctor can't stand in for the same doctor.", "Choose another one."),
  departmentWithoutHours: () =>
    sameMessage(
      "The doctor has no hours in this department.",
      "Choose one of the doctor's departments, or remove it to include all of them.",
    ),
  expectedWithoutLate: () => ({
    file: ["An expected time is only possible for a doctor who is late.", 'Write "change: late", or remove it.'],
    form: `An expected time is only possible for a doctor who is late. Choose ${label("late")} under ${label("change")}, or leave this empty.`,
  }),
  lateNotADoctor: () =>
    sameMessage("Only a doctor can be late.", 'Write "for: doctor" and the doctor.', "Choose a doctor."),
  lateWithoutTime: () =>
    sameMessage(
      "The time when the doctor is expected is missing.",
      'Add "expected", such as "11:00".',
      `Fill in ${label("expected")}.`,
    ),
  lateWithOthers: () =>
    sameMessage("A doctor can be late on one day only, so this field isn't possible.", "Remove it."),
  lateOutsideSession: ({ doctor, day, expected }: { doctor: string; day: string; expected: string }) => ({
    file: [
      `${doctor} has no session that includes ${expected} on ${day}.`,
      'Correct the time; or, for a session that moves as a whole, write "change: other-times".',
    ],
    form: `The doctor has no session that includes ${expected} on ${day}. If the doctor is shown as late on Today, undo that there first. Otherwise correct the time; or, for a session that moves as a whole, choose ${label("other-times")}.`,
  }),
  contradictingRows: ({ line, from, subject }: { line: number; from: string; subject: string }) => {
    const conflict = `has a different change for the same ${subject} on the same day.`;
    const fix = "Keep one of the two, or end one before the other begins.";
    return {
      file: [`The row at line ${line} ${conflict}`, fix],
      form: `Another row, from ${from}, is for the same ${subject} on the same day. ${fix}`,
    };
  },

  /* Texts */
  invisibleText: () => sameMessage("The text has only invisible characters.", "Write visible text."),
  lostLetter: () => sameMessage("A letter was lost here: �.", "Type it again."),
  hiddenCharacter: ({ code }: { code: string }) =>
    sameMessage(`The text has ${characterName(code)}, which is invisible.`, "Delete the text and type it by hand."),
  spreadsheetError: ({ error }: { error: string }) =>
    sameMessage(`A spreadsheet's error was copied here: ${error}.`, "Write what the cell should have shown."),
  passwordInAddress: () =>
    sameMessage(
      "An address has a user name or a password before its @, which everyone could read.",
      'Remove everything between "//" and "@".',
    ),
  htmlEntity: ({ entity }: { entity: string }) =>
    sameMessage(`The text has ${entity}, which is code for a character.`, "Write the character itself: & for &amp;."),
  textTooLong: ({ max }: { max: number }) =>
    sameMessage(`The text has over ${max.toLocaleString("en")} characters.`, "Shorten it."),
  nestedTooDeep: () => sameMessage("Quotations or lists are nested too deeply.", "Write it as sentences."),
  codeBlock: () =>
    sameMessage(
      "A line that begins with four spaces, or a fence of ``` or ~~~, turns the text into a code block.",
      "Remove the spaces or the fence.",
    ),
  pictureInText: () =>
    sameMessage(
      "A text can't show a picture.",
      "Remove it. Pictures have their own field, for example in the banner of the page.",
    ),
  notShownInText: ({ part }: { part: "table" | "footnote" | "tasks" | "other" }) =>
    sameMessage(
      `A text can't show ${{ table: "a table", footnote: "a footnote", tasks: "a list to tick off", other: "this" }[part]}.`,
      "Write it as sentences or as a list.",
    ),
  htmlInText: ({ html }: { html: string }) =>
    sameMessage(`HTML is not allowed in a text: ${html}`, "Remove it, and use Markdown.", "Remove it."),
  underlinedHeading: () =>
    sameMessage(
      "The hyphens or equals signs below this text turn it into a heading.",
      'Put an empty line above them; or, for a heading, begin the text with "##" and remove them.',
      "Put an empty line above them.",
    ),
  firstHeading: () =>
    sameMessage(
      "The page's title is its only heading of the first level.",
      'Begin headings of the text with "##".',
      "Make it a Heading 2.",
    ),
  skippedHeading: ({ depth, level }: { depth: number; level: number }) =>
    sameMessage(
      `The heading has level ${depth}, but no heading above it has level ${level}.`,
      `Begin it with "${"#".repeat(level)}".`,
      `Make it a Heading ${level}.`,
    ),
  headingWithoutWords: () => sameMessage("A heading here is empty.", "Write its text, or remove it."),
  linkWithoutWords: () => sameMessage("A link here has no text.", "Write its text, or remove it."),
  incompleteLink: ({ url }: { url: string }) => ({
    file: [
      `The link "${url}" is not safe or not complete.`,
      'Begin it with "https://", "/", "#", "tel:+" or "mailto:".',
    ],
    form: `The link “${url}” is not safe or not complete. Begin it with https://, / or tel:+.`,
  }),
  deadLink: ({ url, ...suggestion }: { url: string } & Suggestion) => ({
    file: [`The link "${url}" doesn't lead to a page of this site.`, suggest(suggestion)],
    form: `This site has no page “${url}”. ${suggestion.near ? `Did you mean ${suggestion.near}?` : "Write the address of one that exists."}`,
  }),
  unknownNumber: ({ number, near }: { number: string; near?: string | undefined }) =>
    sameMessage(
      `The number ${number} is neither the hospital's nor a helpline's, so the page /numbers would warn about it.`,
      `${near ? `Did you mean ${near}? Otherwise add` : "Add"} it to the phone numbers of the hospital, or remove it.`,
    ),
  misleadingLink: ({ named, target }: { named: string; target: string }) =>
    sameMessage(
      `The text of the link names ${named}, but it leads to ${target}.`,
      "Make both the same, or change the text.",
    ),
  numberNotShown: ({ number }: { number: string }) =>
    sameMessage(
      `The link to ${number} doesn't show the number, and some computers can't make calls.`,
      "Use the number as the text of the link.",
    ),

  /* Translations and reviews */
  notTranslated: ({ text, language, main }: { text: string; language: Language; main: Language }) => {
    const message = `has no ${languageName(language, "en")} translation.`;
    const fix = `Add it; until then the page shows the ${languageName(main, "en")} text there.`;
    return { file: [`"${shorten(text)}" ${message}`, fix], form: `“${shorten(text)}” ${message} ${fix}` };
  },
  languageNotShown: ({ language, count, files }: { language: Language; count: number; files: readonly string[] }) => {
    const texts = count === 1 ? "1 text is" : `${count} texts are`;
    const message = `${texts} in ${languageName(language, "en")}, which the site doesn't show`;
    const left = files.length - maxFiles;
    const where = files.slice(0, maxFiles).join(", ") + (left > 0 ? ` and ${left} more files` : "");
    return {
      file: [`${message}: ${where}.`, `Add "${language}" to "languages", or delete the texts.`],
      form: `${message}. Add the language, or ask the developer to delete the texts.`,
    };
  },
  proseNotTranslated: ({ path, language, main }: { path: string; language: Language; main: Language }) => {
    const message = `The ${languageName(language, "en")} text is missing`;
    const fix = `Add it; until then the page shows the ${languageName(main, "en")} text there.`;
    return { file: [`${message}: ${path}.`, fix], form: `${message}. ${fix}` };
  },
  otherScript: ({ language }: { language: Language }) =>
    sameMessage(
      `The ${languageName(language, "en")} text is in another script.`,
      "Translate it, or remove it. The page then marks the text as being in another language.",
    ),
  reviewOutdated: ({ by, digest }: { by: string; digest: string }) => ({
    file: [
      `The text was changed after ${by} signed it, so the page shows that the current version hasn't been reviewed.`,
      `Ask for a new review. If ${by} has read the current text, write: digest: "${digest}"`,
    ],
    form: `The text was changed after ${by} read it. Choose “Ask for review”.`,
  }),
  reviewWithoutDigest: ({ by, digest }: { by: string; digest: string }) => ({
    file: [
      "The signature doesn't name the text that was read, so a later change would go unnoticed.",
      `If ${by} has read the current text, write: digest: "${digest}"`,
    ],
    form: "The signature doesn’t name the text that was read. Choose “Ask for review”.",
  }),

  /* Pictures */
  pictureElsewhere: ({ value, near }: { value: string; near?: string | undefined }) => ({
    file: [
      `"${value}" is not a file in content/.`,
      near ? `Did you mean "${near}"?` : 'Put it there and write "./" and its name.',
    ],
    form: `“${fileName(value)}” isn’t a picture of the website. Choose it again.`,
  }),
  pictureInCapitals: ({ value, isThere }: { value: string; isThere: boolean }) => ({
    file: [
      `"${value}" has capital letters, but file names must be lower case.`,
      isThere ? `Write "${value.toLowerCase()}".` : `Rename the file, and write "${value.toLowerCase()}".`,
    ],
    form: `“${fileName(value)}” isn’t a picture of the website. Choose it again.`,
  }),
  notAPicture: ({ value }: { value: string }) => ({
    file: [`"${value}" is not a picture that the site can show.`, "Save it as .webp."],
    form: `The website can’t show “${fileName(value)}”. Save it as JPEG, PNG or WebP.`,
  }),
  pictureGone: ({ path, near, isOptional }: { path: string; near?: string | undefined; isOptional: boolean }) => ({
    file: [
      `The picture content/${path} is missing.`,
      near
        ? `Did you mean "${near}"?`
        : isOptional
          ? "Put the picture there, or remove this line."
          : "Put a picture there with this name. It is required.",
    ],
    form: "The picture is missing. Choose it again.",
  }),
  pictureUnused: () => sameMessage("No record names this picture.", "Name it in a record, or delete it."),
  pictureTooHeavy: ({ path, maxSide }: { path: string; maxSide: number }) =>
    picture(path, "is over 8 MB", smallerPicture(maxSide)),
  pictureTooWide: ({
    path,
    width,
    height,
    maxSide,
  }: {
    path: string;
    width: number;
    height: number;
    maxSide: number;
  }) => picture(path, `has ${width} × ${height} pixels, over 40 million`, smallerPicture(maxSide)),
  drawingUnsafe: ({ path, reason }: { path: string; reason: string }) =>
    picture(path, reason, "Save it as plain SVG with only shapes, or as .png."),
  pictureMoves: ({ path }: { path: string }) =>
    picture(
      path,
      "is animated, and the site would show all frames as one picture",
      "Save one frame of it, or put it on the page as a video.",
    ),
  pictureFormat: ({ path, ending }: { path: string; ending: string }) =>
    picture(path, `isn't really a ${ending} file`, "Save it again as .webp."),
  portraitTooSmall: ({ path, width, height, least }: { path: string; width: number; height: number; least: number }) =>
    picture(
      path,
      `is ${width} × ${height} pixels; a portrait needs ${least} each way`,
      "Use a larger photo: enlarging this one would only blur it. Without a photo, the initials are shown.",
    ),
  portraitTransparent: ({ path }: { path: string }) =>
    picture(path, "has transparent areas, which some browsers show in black", "Save it with a plain background."),
  pictureLocation: ({ path }: { path: string }) =>
    picture(
      path,
      "contains the place where it was taken, which everyone could read",
      'Run "npx hospital check --fix": it removes the place without changing the picture.',
      "Choose it again: the desk removes the place.",
    ),
  pictureUnreadable: ({ path }: { path: string }) => picture(path, "cannot be opened", "Save it again as .webp."),
  logoTooWide: ({ ratio }: { ratio: string }) =>
    sameMessage(
      `The logo is ${ratio} times as wide as high, so it would be unreadable in an icon.`,
      "Add mark: a square drawing with only its symbol.",
      "Add a square drawing with only its symbol.",
    ),
  colourContrast: ({ colour, reason, nearest }: { colour: string; reason: string; nearest?: string | undefined }) => ({
    file: [
      `The colour ${colour} has too little contrast: ${reason}.`,
      nearest ? `The nearest colour with enough contrast is "${nearest}".` : "Choose a darker colour, or remove it.",
    ],
    form: `The colour ${colour} has too little contrast. ${nearest ? writeIt(nearest) : "Choose a darker colour, or remove it."}`,
  }),

  /* Files */
  missingFile: ({ path }: { path: string }) => ({
    file: ["This file is missing.", "Create it, or restore it from the history."],
    form: path.endsWith(".md")
      ? "The text is empty. Write some sentences."
      : "The website needs this, so it can’t be deleted.",
  }),
  notAFile: () =>
    unreadable(
      "This isn't a file, or it is a link to a file outside content/.",
      "Delete it, and put a copy of the file itself here.",
    ),
  orphanPage: () =>
    sameMessage(
      "No menu, tile or floor leads to this page.",
      "Name it in navigation.yaml, in pages/home.yaml or in floor-plan.yaml.",
      "Name it in the menu, on the home page or in the floor plan.",
    ),
  unsafeDrawing: ({ endings }: { endings: string[] }) =>
    misnamed("An SVG can contain a script.", `Save it as ${endings.join(", ")}.`),
  unknownPage: () =>
    misnamed(
      "The site has no page for this file, so it would never be shown.",
      'A new page also needs a change in the code: docs/content-model.md, "Add a text page". A department goes into departments/, a page of people into people/, a laboratory into laboratories/.',
    ),
  unknownFile: ({ rename, patterns }: { rename?: Renaming | undefined; patterns: string[] }) =>
    misnamed(
      "This file doesn't belong to a collection, so it would never be shown.",
      rename ? renameIt(rename) : `Move it out of content/, or name it as one of: ${patterns.join(", ")}.`,
    ),
  unusablePicture: ({ endings }: { endings: string[] }) =>
    misnamed(
      "This file doesn't belong to a collection, so it would never be shown.",
      `Save it as ${endings.join(", ")}.`,
    ),
  languageMissing: ({ names }: { names: string[] }) =>
    misnamed(
      "The file name doesn't contain the language.",
      names.length > 0
        ? `Rename it to ${names.map((name) => `"${name}"`).join(" or ")}.`
        : "Every language already has its file. Delete this one.",
    ),
  unknownFileName: ({ slug, ...suggestion }: { slug: string } & Suggestion) =>
    misnamed(`"${slug}" isn't a possible file name here.`, suggest(suggestion)),
  reservedName: ({ slug }: { slug: string }) =>
    sameMessage(
      `"${slug}" is a name that servers or Windows reserve.`,
      "Rename it, here and wherever it is used.",
      "Give it another one.",
    ),
  namesDifferByCapitals: ({ other }: { other: string }) =>
    misnamed(
      `It has the same name as content/${other} except for capital letters, so one of the two would be lost.`,
      "Rename or delete one of the two.",
    ),
  fileNameCharacters: ({ rename }: { rename: Renaming }) => ({
    file: [
      "A file name has small letters a to z, digits and single hyphens only.",
      renameIt(rename, ", here and wherever it is used"),
    ],
    form: "An address may have small letters a to z, digits and single hyphens only. Give this another name.",
  }),
  notUtf8: () => unreadable("The file is not UTF-8, so letters would be lost.", 'Save it with the encoding "UTF-8".'),
  emptyFile: () => unreadable("The file is empty.", "Fill it in, or delete it."),
  emptyRecord: () => unreadable("The file is empty.", "Fill in its fields, or delete it."),
  fieldsInProse: ({ record }: { record: string }) => ({
    file: [
      "The file begins with fields, but it may contain only the text.",
      `Move the fields to ${record} beside it, and begin this file with its first sentence.`,
    ],
    form: "The text begins with hyphens or plus signs. Begin it with its first sentence.",
  }),
  recordTooLong: () =>
    unreadable(
      "The record has more than a million letters, or more than 10,000 fields.",
      "Remove what doesn't belong there.",
    ),

  dictionaryMessageMissing: ({
    language,
    key,
    file,
    english,
  }: {
    language: Language;
    key: string;
    file: string;
    english: string;
  }) =>
    sameMessage(
      `The ${languageName(language, "en")} message ${key ? `"${key}" ` : ""}is missing.`,
      `Add it to ${file}${english ? `; in English it is "${english}"` : ""}.`,
    ),

  /* YAML */
  yamlAlias: ({ name }: { name: string }) =>
    unreadable("A value that begins with * refers to another value in YAML.", `Put it in quotes: "*${name}".`),
  yamlRepeated: ({ name }: { name: string }) =>
    unreadable(
      `*${name} repeats the value that is named &${name}. The site and the desk can't read such references.`,
      `Write the value itself in place of *${name}, and delete &${name}.`,
    ),
  yamlDuplicateKey: ({ key }: { key: string }) => unreadable(`"${key}" is written twice.`, "Delete one of the two."),
  yamlOpenBracket: ({ bracket }: { bracket: string }) =>
    unreadable("A bracket is opened above this line, and never closed.", `Put "${bracket}" after its last word.`),
  yamlIndentation: () =>
    unreadable(
      "The line begins further to the right or to the left than the lines it belongs to.",
      "Put as many spaces before it as before the line above it, or two more where it is a part of that one.",
    ),
  yamlSeveralRecords: () =>
    unreadable("The record ends above this line, at --- or ..., and another one begins.", "Remove that line."),
  yamlNestedBrackets: () => unreadable("Brackets are nested too deeply.", "Write each entry on a separate line."),
  yamlSecondColon: ({ column, quoted }: { column: number; quoted: string }) =>
    unreadable(
      `There is a second colon in this line, at column ${column}, so that it cannot be read.`,
      putInQuotes(quoted),
    ),
  yamlSpecialStart: ({ column, quoted }: { column: number; quoted: string }) =>
    unreadable(
      `The text begins with a character that has another meaning here, at column ${column}.`,
      putInQuotes(quoted),
    ),
  yamlTab: () => unreadable("The line begins with a tab.", "Begin it with spaces, as many as the lines beside it."),
  yamlOpenQuote: () =>
    unreadable(
      "A quotation mark is opened here or above, and never closed.",
      "Put the same quotation mark after the last word of the text.",
    ),
  yamlColonMissing: () =>
    unreadable(
      "A colon is missing in this line, or a quotation mark or bracket above it.",
      'Write it as "name: value".',
    ),
  yamlUnreadable: ({ column, reason }: { column: number; reason: string }) =>
    unreadable(
      `The line cannot be read at column ${column} (${reason}).`,
      "Look at quotes, brackets, colons and the spaces at the start, here and above.",
    ),
  yamlAnchor: ({ anchor }: { anchor: string }) =>
    unreadable(
      `The word &${anchor} would be left out: a first word that begins with & is a name in YAML.`,
      'Put the whole text in quotes: "& …".',
    ),
  yamlComment: ({ rest, whole }: { rest: string; whole: string }) =>
    unreadable(
      `The text is cut off at "${rest}": what follows a # is a comment in YAML.`,
      `Put the whole text in quotes: "${whole}".`,
    ),
} satisfies Record<string, (values: never) => ProblemText>;

/** The new name of a file, that another file may already have. */
export interface Renaming {
  name: string;
  isTaken: boolean;
}

/** An existing file must not be overwritten under the new name. */
function renameIt({ name, isTaken }: Renaming, elsewhere = ""): string {
  return isTaken
    ? `There is already a "${name}". Copy to it what it lacks, and delete this file.`
    : `Rename it to "${name}"${elsewhere}.`;
}

const putInQuotes = (line: string) => (line ? `Put the text in quotes: ${line}.` : "Put the text in quotes.");
const fileName = (path: string) => path.replace(/^.*[\\/]/, "");

/** The owner of an address: a file, or a page that the site makes itself. */
function ownerName(owner: string): string {
  return { language: "the language's start page", board: "the board in the lobby" }[owner] ?? owner;
}
