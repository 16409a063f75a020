import { existsSync } from "node:fs";
import { knownLanguages } from "@hospital/content/languages";
import { slug } from "@hospital/content/text/slug";
import { z } from "astro/zod";

/** Optional parts of a hospital: their files, and the pages to be filled in. */
export const parts = {
  about: ["pages/about"],
  "which-department": ["pages/find-care"],
  opd: ["pages/opd"],
  visiting: ["pages/visiting", "hours"],
  admission: ["pages/admission"],
  directions: ["pages/directions"],
  ambulance: ["pages/ambulance-service"],
  laboratory: ["laboratories/laboratory"],
  tests: ["pages/tests", "tests"],
  insurance: ["pages/insurance-tpa", "insurers"],
  ayushman: ["pages/ayushman"],
  privacy: ["pages/privacy"],
  accessibility: ["pages/accessibility"],
} as const;

export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as [Part, ...Part[]];

/** One text for all languages, or one for each. */
const text = z.union([z.string().min(1), z.partialRecord(z.enum(knownLanguages), z.string().min(1))], {
  error: "Write one text, or one for each language: { en: …, hi: … }",
});

const position = z.strictObject({ latitude: z.number(), longitude: z.number() }).optional();
/** Weekly hours. */
const hours = z.strictObject({ days: z.array(z.string()).optional(), from: z.string(), to: z.string() });

/** The name of one of `places` in the first language, or the hospital's `shortName`. */
const at = z.string().optional();

const department = z.union([...text.options, z.strictObject({ name: text, at })], {
  error: "Write a name, or { name: …, at: … } with one of the places",
});

/** The answers. Values are validated by the content check. */
const shape = z.strictObject({
  languages: z.array(z.enum(knownLanguages)).min(1),
  name: text,
  /** The short name; by default the name. */
  shortName: text.optional(),
  city: text,
  street: text,
  locality: text,
  region: text,
  postalCode: z.string(),
  phone: z.string(),
  emergencyPhone: z.string().optional(),
  bookingPhone: z.string().optional(),
  /** A mobile that answers on WhatsApp. */
  whatsapp: z.string().optional(),
  email: z.string(),
  website: z.string(),
  openingHours: z.array(hours).min(1),
  position,
  /** Addresses beside the hospital's own; without a `city`, in the same one. */
  places: z
    .array(
      z.strictObject({
        name: text,
        street: text,
        locality: text,
        city: text.optional(),
        postalCode: z.string(),
        phone: z.string().optional(),
        openingHours: z.array(hours).min(1).optional(),
        position,
      }),
    )
    .default([]),
  departments: z.array(department).default([]),
  /** The address of the department for emergencies. */
  emergencyDepartment: z.string().optional(),
  doctors: z
    .array(
      z.strictObject({
        name: text,
        degree: z.string(),
        speciality: text.optional(),
        department: z.string(),
        opd: z
          .array(hours.extend({ days: hours.shape.days.unwrap(), at, room: text.optional() }))
          .min(1)
          .optional(),
      }),
    )
    .default([]),
  parts: z.array(z.enum(partNames)).default([]),
  /** The path of an SVG or PNG. */
  logo: z
    .string()
    .refine((path) => existsSync(path), { error: ({ input }) => `The file ${input} doesn't exist.` })
    .optional(),
  colours: z.strictObject({ primary: z.string().optional(), accent: z.string().optional() }).default({}),
});

export type Answers = z.infer<typeof shape>;
export type AnswerText = z.infer<typeof text>;

/** The departments by name, with the place of those that name one. */
export function departmentsOf({ departments }: Answers): { name: AnswerText; at?: string | undefined }[] {
  return departments.map((answer) => (typeof answer === "object" && "name" in answer ? answer : { name: answer }));
}

/** @throws {Error} that names missing and unknown answers. */
export function readAnswers(value: unknown): Answers {
  const strange = strangeLanguageIn(value);
  if (strange !== undefined)
    throw new Error(
      `The site doesn't support the language "${strange}". To add it, see docs/content-model.md, "Add a language".`,
    );
  const { data, error } = shape.safeParse(value, { error: messageOf });
  if (!error) return data;
  const hiddenCount = error.issues.length - maxIssues;
  const issues = z.prettifyError({ ...error, issues: error.issues.slice(0, maxIssues) } as typeof error);
  throw new Error(hiddenCount > 0 ? `${issues}\n… and ${hiddenCount} more` : issues);
}

/** The kinds of values in messages. */
const kinds: Partial<Record<string, string>> = {
  string: "a text",
  number: "a number",
  array: "a list",
  object: "a group of fields",
};

/** Only the messages that a schema doesn't have itself. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string"
        ? "The text is empty. Write one, or leave out an optional answer."
        : "The list is empty. Write at least one row, or leave out an optional answer.";
    case "invalid_type":
      return issue.input === undefined ? "The answer is missing." : `Write ${kinds[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `"${issue.input}" isn't a choice. Write one of: ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return `No such answer: ${issue.keys.join(", ")}. docs/getting-started.md lists the answers.`;
    default:
      return "The answer is wrong.";
  }
}

/** The problems of one message. */
const maxIssues = 10;

/** Every text in an unknown language is a problem too; the language is the one to report. */
function strangeLanguageIn(value: unknown): string | undefined {
  const { data } = z.object({ languages: z.array(z.string()) }).safeParse(value);
  return data?.languages.find((language) => !knownLanguages.some((knownLanguage) => knownLanguage === language));
}

/** The slug of a department or doctor, from its English name if it has one; "" where no character fits. */
export function slugOf(name: AnswerText): string {
  return slug(typeof name === "string" ? name : (name.en ?? Object.values(name)[0] ?? ""));
}
