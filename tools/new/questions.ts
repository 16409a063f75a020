/** The interactive questions of `npx hospital new`; Enter accepts the default in brackets. */
import { existsSync } from "node:fs";
import { createInterface, type Interface } from "node:readline";
import { suggestionFor } from "@hospital/content/check/problem";
import { issueFault } from "@hospital/content/check/value-problem";
import { recordShapes } from "@hospital/content/collections";
import { knownLanguages } from "@hospital/content/languages";
import { suggest } from "@hospital/content/messages/en/problems";
import { languageName } from "@hospital/content/messages/labels";
import { problem } from "@hospital/content/messages/schema-code";
import { fault, formText } from "@hospital/content/messages/write-problem";
import { phoneMistake } from "@hospital/content/schema/fields/mistakes";
import type { Locale } from "@hospital/content/text/locales";
import { writtenPhone } from "@hospital/content/text/phone-number";
import { westernDigits } from "@hospital/search/western-digits";
import { tokens } from "@hospital/theme/brand";
import { type BrandColours, colourProblems } from "@hospital/theme/palette";
import { weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import { type Answers, type AnswerText, type Part, partNames, slugOf } from "./answers.ts";
import { specialityOf } from "./specialities.ts";

/** A parsed answer, or the reason why it is invalid. */
type Reading<Meaning> = { meaning: Meaning } | { problem: string };

/** The answers ended before the questions did: Ctrl-D, Ctrl-C, the end of a file. */
export class NoAnswer extends Error {}

const { name, email, website, address, openingHours } = recordShapes.hospital.shape;
const { from: opens, to: closes } = openingHours.element.shape;
const colour = z.string().regex(/^#[\da-f]{6}$/i, problem("colour"));

/** @throws {NoAnswer} */
export async function askAnswers(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await askAll(asker(terminal, lines));
  } finally {
    terminal.close();
  }
}

type Ask = <Meaning>(question: string, read: (answer: string) => Reading<Meaning>, usual?: string) => Promise<Meaning>;

function asker(terminal: Interface, lines: AsyncIterator<string>): Ask {
  return async (question, read, usual = "") => {
    for (;;) {
      terminal.setPrompt(usual ? `${question} [${usual}] ` : `${question} `);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done) throw new NoAnswer();
      const answer = value.trim() || usual;
      const reading = answer ? read(answer) : { problem: "This answer is required. Write something." };
      if ("meaning" in reading) return reading.meaning;
      console.log(`  ${reading.problem}`);
    }
  };
}

async function askAll(ask: Ask): Promise<Answers> {
  const languages = await ask(`Languages, the main one first (${namesOf(knownLanguages)})?`, readLanguages, "en");
  const inEach = async (question: string, isGood = (_: string): string | undefined => undefined) => {
    const texts: [Locale, string][] = [];
    for (const language of languages) {
      const prompt = languages.length > 1 ? `${question} (${languageName(language, "en")})` : question;
      const read = (answer: string): Reading<string> => {
        const problem = isGood(answer);
        return problem ? { problem } : fitting(name)(answer);
      };
      texts.push([language, await ask(prompt, read)]);
    }
    return Object.fromEntries(texts) as AnswerText;
  };
  const basicAnswers = {
    languages,
    name: await inEach("Name of the hospital:"),
    city: await inEach("City:"),
    street: await inEach("House and street:"),
    locality: await inEach("Part of the city:"),
    region: await inEach("State:"),
    postalCode: await ask("Postal code:", fitting(address.shape.postalCode)),
    phone: await ask("Phone of the reception:", phoneNumber),
    bookingPhone: await ask("Booking number (- for the reception's):", orNone(phoneNumber), "-"),
    emergencyPhone: await ask("Emergency number, answered at every hour (- for none):", orNone(phoneNumber), "-"),
    whatsapp: await ask("Mobile that answers on WhatsApp (- for none):", orNone(phoneNumber), "-"),
    email: await ask("E-mail:", fitting(email)),
    website: await ask("Address of the site, such as https://www.name.in:", fitting(website)),
  };
  const openingHours = await askHours(ask);
  const places = await askPlaces(ask, inEach, basicAnswers.postalCode);
  const departments = await askDepartments(
    ask,
    inEach,
    places.map(({ name }) => inFirst(name, languages[0])),
  );
  const slugs = departments.map(({ name }) => slugOf(name));
  const emergencyDepartment = await askEmergencyDepartment(ask, slugs);
  const doctors = await askDoctors(ask, inEach, slugs);
  console.log(`Parts that the site may have: ${partNames.join(", ")}. Others can come later.`);
  const parts = await ask("Which of them (- for none)?", readParts, "about, directions, privacy");
  const logo = await ask("Logo, the path of an SVG or PNG (- for none):", readFile, "-");
  const primary = await ask(
    "Colour of links and buttons, such as #0d5450 (- for the usual one):",
    readColour("primary"),
    "-",
  );
  const accent = await ask(
    "Accent colour, such as #edac2b (- for the usual one):",
    readColour("accent", { primary }),
    "-",
  );
  return {
    ...basicAnswers,
    openingHours,
    places,
    departments,
    emergencyDepartment,
    doctors,
    parts,
    logo,
    colours: { primary, accent },
  };
}

/** Asks for a text in each language of the hospital. */
type AskInEach = (question: string, isGood?: (answer: string) => string | undefined) => Promise<AnswerText>;

async function askPlaces(ask: Ask, inEach: AskInEach, postalCode: string): Promise<Answers["places"]> {
  const places: Answers["places"] = [];
  const otherPlaces = await ask(
    "How many other addresses, such as a second building in another street?",
    readCount,
    "0",
  );
  for (let number = 1; number <= otherPlaces; number += 1) {
    const place = {
      name: await inEach(`Address ${number}, what people call it:`),
      street: await inEach(`Address ${number}, house and street:`),
      locality: await inEach(`Address ${number}, part of the city:`),
      ...(!(await ask(`Address ${number}, in the same city (yes, no)?`, readYes, "yes")) && {
        city: await inEach(`Address ${number}, city:`),
      }),
      postalCode: await ask(`Address ${number}, postal code:`, fitting(address.shape.postalCode), postalCode),
      phone: await ask(`Address ${number}, phone (- for the reception's):`, orNone(phoneNumber), "-"),
    };
    const hasUsualHours = await ask(`Address ${number}, same hours as above (yes, no)?`, readYes, "yes");
    places.push({ ...place, ...(!hasUsualHours && { openingHours: await askHours(ask) }) });
  }
  return places;
}

/** `places` are the names of the other addresses, in the first language. */
async function askDepartments(
  ask: Ask,
  inEach: AskInEach,
  places: string[],
): Promise<{ name: AnswerText; at?: string }[]> {
  const count = await ask("How many departments?", readCount, "3");
  const departments: { name: AnswerText; at?: string }[] = [];
  const numbered = places.map((place, index) => `${index + 1} for ${place}`).join(", ");
  for (let number = 1; number <= count; number += 1) {
    const takenSlugs = departments.flatMap(({ name }) => Object.values(name).map(slugOf));
    const name = await inEach(`Department ${number}:`, (answer) =>
      takenSlugs.includes(slugOf(answer)) && slugOf(answer) !== ""
        ? "There is a department of that name already."
        : undefined,
    );
    const at =
      places.length > 0
        ? await ask(`Department ${number}, its address (${numbered}; - for the main one):`, readPlace(places), "-")
        : undefined;
    departments.push({ name, ...(at && { at }) });
  }
  return departments;
}

async function askEmergencyDepartment(ask: Ask, slugs: readonly string[]): Promise<string | undefined> {
  if (slugs.length === 0) return undefined;
  const likely = slugs.find((slug) => specialityOf(slug).medicalSpecialty === "Emergency");
  return ask(`Department for emergencies (${slugs.join(", ")}; - for none):`, orNone(oneOf(slugs)), likely ?? "-");
}

async function askDoctors(ask: Ask, inEach: AskInEach, slugs: readonly string[]): Promise<Answers["doctors"]> {
  const doctors: Answers["doctors"] = [];
  const doctorCount = slugs.length > 0 ? await ask("How many doctors now? Others can come later.", readCount, "0") : 0;
  for (let number = 1; number <= doctorCount; number += 1) {
    const takenSlugs = doctors.map((doctor) => slugOf(doctor.name));
    doctors.push({
      name: await inEach(`Doctor ${number}, name with title:`, (answer) =>
        takenSlugs.includes(slugOf(answer)) && slugOf(answer) !== ""
          ? "There is a doctor of that name already."
          : undefined,
      ),
      degree: await ask(`Doctor ${number}, degree, such as MBBS, MD:`, fitting(name)),
      speciality: withoutNone(await inEach(`Doctor ${number}, speciality (- for none):`)),
      department: await ask(`Doctor ${number}, department (${slugs.join(", ")}):`, oneOf(slugs), slugs[0]),
    });
  }
  return doctors;
}

async function askHours(ask: Ask): Promise<Answers["openingHours"]> {
  const isAlwaysOpen = await ask("Open at all hours, every day (yes, no)?", readYes, "no");
  const from = isAlwaysOpen ? "00:00" : await ask("Opens at, on a clock of 24 hours:", fitting(opens), "09:00");
  const to = isAlwaysOpen ? "24:00" : await ask("Closes at:", fitting(closes), "20:00");
  const open = isAlwaysOpen ? weekdays : await ask("Closed on (mon, tue …; - for no day)?", readOpenDays, "sun");
  return [{ ...(open.length < weekdays.length && { days: [...open] }), from, to }];
}

/** Validates an answer with the content check's rules at once. */
function fitting(shape: z.ZodType) {
  return (answer: string): Reading<string> => {
    const [issue] = shape.safeParse(answer).error?.issues ?? [];
    if (!issue) return { meaning: answer };
    const western = westernDigits(answer);
    if (shape.safeParse(western).success) return { meaning: western };
    const [inner = issue] = issue.code === "invalid_union" ? (issue.errors[0] ?? []) : [];
    return { problem: formText(issueFault(inner, { path: [] }, answer, shape.meta()?.mistake), "en") };
  };
}

/** A number in any notation: 080-2345 6789, 098765 01234. */
function phoneNumber(answer: string): Reading<string> {
  const number = writtenPhone(answer);
  if (number) return { meaning: number };
  const mistake = phoneMistake({ path: [] }, westernDigits(answer.trim()));
  return { problem: mistake ? formText(mistake, "en") : "" };
}

function orNone(read: (answer: string) => Reading<string>) {
  return (answer: string): Reading<string | undefined> => (answer === "-" ? { meaning: undefined } : read(answer));
}

/** A colour with enough contrast beside the other colours. */
function readColour(field: "primary" | "accent", otherColours: BrandColours = {}) {
  return orNone((answer) => {
    const reading = fitting(colour)(answer);
    if ("problem" in reading) return reading;
    const problem = colourProblems(tokens, { ...otherColours, [field]: answer }).find(
      (candidate) => candidate.field === field,
    );
    if (!problem) return reading;
    const { message: reason, nearest } = problem;
    return { problem: formText(fault("colourContrast", { colour: answer, reason, nearest }), "en") };
  });
}

function readFile(answer: string): Reading<string | undefined> {
  if (answer === "-") return { meaning: undefined };
  if (!existsSync(answer)) return { problem: `The file ${answer} doesn't exist.` };
  return /\.(?:svg|png)$/i.test(answer) ? { meaning: answer } : { problem: "It has to be an SVG or a PNG." };
}

function readLanguages(answer: string): Reading<Locale[]> {
  return readList(
    answer,
    knownLanguages,
    (name) => knownLanguages.find((locale) => languageName(locale, "en").toLowerCase() === name),
    {
      problem: `The site supports ${namesOf(knownLanguages)}. To add a language, see docs/content-model.md, "Add a language".`,
    },
  );
}

function oneOf(choices: readonly string[]) {
  return (answer: string): Reading<string> =>
    choices.includes(answer)
      ? { meaning: answer }
      : { problem: `"${answer}" isn't one of the choices. ${suggest(suggestionFor(answer, choices))}` };
}

/** The text without the languages in which the answer was "-"; undefined if it was "-" in all. */
function withoutNone(text: AnswerText): AnswerText | undefined {
  const texts = Object.entries(text).filter(([, part]) => part !== "-");
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** The number of one of the places, or "-". */
function readPlace(places: string[]) {
  return orNone((answer) => {
    const place = places[Number(answer) - 1];
    return place
      ? { meaning: place }
      : { problem: `"${answer}" isn't the number of an address. Write 1 to ${places.length}, or -.` };
  });
}

/** The text in the first language. */
function inFirst(text: AnswerText, first: Locale | undefined): string {
  return typeof text === "string" ? text : ((first && text[first]) ?? "");
}

function readParts(answer: string): Reading<Part[]> {
  return answer === "-" ? { meaning: [] } : readList(answer, partNames);
}

function readOpenDays(answer: string): Reading<(typeof weekdays)[number][]> {
  if (answer === "-") return { meaning: [...weekdays] };
  const byName = (name: string) => weekdays.find((day) => name.startsWith(day));
  const closed = readList(answer, weekdays, byName);
  if ("problem" in closed) return closed;
  const open = weekdays.filter((day) => !closed.meaning.includes(day));
  return open.length > 0 ? { meaning: open } : { problem: "The hospital must be open on at least one day." };
}

/** Some of `choices`, each once, with commas or spaces between them. */
function readList<Choice extends string>(
  answer: string,
  choices: readonly Choice[],
  byName: (name: string) => Choice | undefined = () => undefined,
  hint?: { problem: string },
): Reading<Choice[]> {
  const names = answer
    .toLowerCase()
    .split(/[\s,;]+/u)
    .filter(Boolean);
  const chosen = names.map((name) => choices.find((candidate) => candidate === name) ?? byName(name));
  const strange = names[chosen.indexOf(undefined)];
  if (strange !== undefined)
    return {
      problem: `"${strange}" isn't one of the choices. ${hint?.problem ?? suggest(suggestionFor(strange, choices))}`,
    };
  return { meaning: [...new Set(chosen.filter((name) => name !== undefined))] };
}

function readCount(answer: string): Reading<number> {
  return /^\d{1,2}$/.test(answer)
    ? { meaning: Number(answer) }
    : { problem: `"${answer}" isn't a number from 0 to 99. Write digits.` };
}

function readYes(answer: string): Reading<boolean> {
  const isYes = /^y(?:es)?$/i.test(answer);
  return isYes || /^no?$/i.test(answer) ? { meaning: isYes } : { problem: "Write yes or no." };
}

function namesOf(languages: readonly Locale[]): string {
  return languages.map((language) => `${language}: ${languageName(language, "en")}`).join(", ");
}
