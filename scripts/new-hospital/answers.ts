import { createInterface } from "node:readline/promises";
import { z } from "astro/zod";
import { type Locale, locales } from "../../src/i18n/locales.ts";
import { words } from "../../src/i18n/words.ts";

/** Parts that a hospital may have: their files, and the pages whose words wait to be written. */
export const parts = {
  about: ["pages/about"],
  "which-department": ["pages/find-care"],
  opd: ["pages/opd"],
  visiting: ["pages/visiting", "hours"],
  admission: ["pages/admission"],
  directions: ["pages/directions"],
  ambulance: ["pages/ambulance-service"],
  laboratory: ["pages/evan-lab"],
  insurance: ["pages/insurance-tpa", "insurers"],
  ayushman: ["pages/ayushman"],
  privacy: ["pages/privacy"],
  accessibility: ["pages/accessibility"],
} as const;

type Part = keyof typeof parts;
const partNames = Object.keys(parts) as [Part, ...Part[]];

/** One text for all languages, or one for each. */
const text = z.union([z.string().min(1), z.partialRecord(z.enum(locales), z.string().min(1))]);

/** What a hospital says of itself before it has a site: the content check judges the values. */
const shape = z.strictObject({
  languages: z.array(z.enum(locales)).min(1),
  name: text,
  city: text,
  street: text,
  locality: text,
  region: text,
  postalCode: z.string(),
  phone: z.string(),
  emergencyPhone: z.string().optional(),
  email: z.string(),
  website: z.string(),
  openingHours: z.strictObject({
    text,
    times: z.array(z.strictObject({ days: z.array(z.string()).optional(), from: z.string(), to: z.string() })).min(1),
  }),
  departments: z.array(text).default([]),
  doctors: z
    .array(z.strictObject({ name: text, degree: z.string(), speciality: text, department: z.string() }))
    .default([]),
  parts: z.array(z.enum(partNames)).default([]),
});

export type Answers = z.infer<typeof shape>;
export type AnswerText = z.infer<typeof text>;

/** @throws {Error} that says what is missing or unknown. */
export function readAnswers(value: unknown): Answers {
  const { data, error } = shape.safeParse(value);
  if (error) throw new Error(z.prettifyError(error));
  return data;
}

/** Asks in the terminal, one thing after the other; Enter takes what stands in brackets. */
export async function askAnswers(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, usual = ""): Promise<string> => {
    const answer = (await terminal.question(usual ? `${question} [${usual}] ` : `${question} `)).trim() || usual;
    return answer || ask(question, usual);
  };
  const listOf = (answer: string) => answer.split(",").flatMap((one) => one.trim() || []);
  try {
    const languages = listOf(await ask(`Languages, the main one first (${locales.join(", ")})?`, "en")) as Locale[];
    const inEach = async (question: string) => {
      const answers: [Locale, string][] = [];
      for (const language of languages)
        answers.push([
          language,
          await ask(languages.length > 1 ? `${question} (${words(language).languageName})` : question),
        ]);
      return Object.fromEntries(answers);
    };
    const named = {
      languages,
      name: await inEach("Name of the hospital:"),
      city: await inEach("City:"),
      street: await inEach("House and street:"),
      locality: await inEach("Part of the city:"),
      region: await inEach("State:"),
      postalCode: await ask("Postal code:"),
      phone: await ask("Phone of the reception, as +91 98765 01234:"),
      emergencyPhone: await ask("Emergency number, answered at every hour (- for none):", "-"),
      email: await ask("E-mail:"),
      website: await ask("Address of the site, as https://www.name.in:"),
    };
    const isAlwaysOpen = /^y/i.test(await ask("Open at all hours, every day (yes, no)?", "no"));
    const from = isAlwaysOpen ? "00:00" : await ask("Opens at, on a clock of 24 hours:", "09:00");
    const to = isAlwaysOpen ? "24:00" : await ask("Closes at:", "20:00");
    const closed = isAlwaysOpen ? [] : listOf(await ask("Closed on (mon, tue …; - for no day)?", "sun"));
    const open = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].filter((day) => !closed.includes(day));
    const hours = await inEach("The hours in three words, as Mon–Sat 9 am–8 pm:");
    const count = Number(await ask("How many departments?", "3"));
    const departments: AnswerText[] = [];
    for (let number = 1; number <= count; number += 1) departments.push(await inEach(`Department ${number}:`));
    console.log(`Parts that the site may have: ${partNames.join(", ")}. Others can come later.`);
    return readAnswers({
      ...named,
      emergencyPhone: named.emergencyPhone === "-" ? undefined : named.emergencyPhone,
      openingHours: { text: hours, times: [{ ...(open.length < 7 && { days: open }), from, to }] },
      departments,
      parts: listOf(await ask("Which of them?", "about, directions, privacy")),
    });
  } finally {
    terminal.close();
  }
}
