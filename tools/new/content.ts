import { readFileSync } from "node:fs";
import { extname, posix } from "node:path";
import { phraseProblems } from "@hospital/content/check/phrase-problems";
import { suggestionFor } from "@hospital/content/check/problem";
import { readEntry } from "@hospital/content/check/read-entry";
import { writeRecord } from "@hospital/content/check/write-record";
import { type CollectionName, recordShapes } from "@hospital/content/collections";
import { suggest } from "@hospital/content/messages/en/problems";
import { inEachLanguage, labelOf } from "@hospital/content/messages/labels";
import { collectionOfFile } from "@hospital/content/record/shaped-collections";
import { pageFolders, routesOf } from "@hospital/content/routes";
import type { Locale } from "@hospital/content/text/locales";
import { nameAndCity } from "@hospital/content/text/name-and-city";
import { isPlaceholder, phrases } from "@hospital/content/text/phrases";
import { placeholderPictureName } from "@hospital/content/vocabulary";
import { messages } from "@hospital/site/src/i18n/messages";
import { tokens } from "@hospital/theme/brand";
import { type BrandColours, paletteOf } from "@hospital/theme/palette";
import type { z } from "astro/zod";
import sharp from "sharp";
import { parse } from "yaml";
import { type Answers, type AnswerText, departmentsOf, parts, slugOf } from "./answers.ts";
import { knownPhrases, knownTranslations, recordsOf } from "./other-hospitals.ts";
import { mark, outlineOf, placeholder } from "./outline.ts";
import { pageTitle } from "./page-titles.ts";
import { specialityOf } from "./specialities.ts";

// biome-ignore lint/suspicious/noExplicitAny: records of every shape; the content check proves them
type Row = Record<string, any>;

const picturePath = `pictures/${placeholderPictureName}.webp`;
const doctorsPage = "/dr-in-hospital";
/** The files with the same text in every hospital. */
const sharedPaths = ["pages/404", "pages/offline", "pages/search", "dangers", "helplines"];

interface NewContent {
  /** By their path below content/. */
  files: Map<string, string | Uint8Array>;
  /** The emergency phrases that are left out, because they are also in a name. */
  dropped: DroppedPhrase[];
}

/** Every file of a new hospital's content. */
export async function newContent(answers: Answers, sample: string): Promise<NewContent> {
  const { languages } = answers;
  const toRow = (text: AnswerText) => inEach(text, answers);
  const departments = departmentsOf(answers).map(({ name, at }) => ({ slug: slugOf(name), name: toRow(name), at }));
  const doctors = answers.doctors.map((doctor) => ({ ...doctor, name: toRow(doctor.name), slug: slugOf(doctor.name) }));
  for (const records of [departments, doctors]) refuseDuplicates(records);
  const files = new Map<string, Row>();
  const read = (path: string): Row => parse(readFileSync(`${sample}/${path}.yaml`, "utf8"));
  const pictureFrom = (path: string) => `${"../".repeat(path.split("/").length - 1) || "./"}${picturePath}`;

  /** A page to be filled in, with its usual title. */
  const outline = (path: string, knownFields: Row = {}) => {
    const model =
      knownFields.title && !path.startsWith("pages/")
        ? {}
        : inLanguages(withTitles(read(path), path, languages), { languages, otherRecords: recordsOf(path, sample) });
    const { title } = knownFields.title ? knownFields : model;
    const about = title && {
      title: inLanguages(title, answers),
      description: descriptionOf(inLanguages(title, answers)),
    };
    files.set(path, {
      ...outlineOf(shapeOf(path), { ...about, ...knownFields }, { languages, picture: pictureFrom(path), model }),
      sample: true,
    });
  };
  const copy = (path: string) => files.set(path, modelOf(path, sample, languages));

  for (const part of answers.parts)
    for (const path of parts[part]) {
      const list = listOf(path, answers, toRow);
      if (list) files.set(path, list);
      else if (path === "laboratories/laboratory")
        outline(path, { title: Object.fromEntries(languages.map((locale) => [locale, messages(locale).laboratory])) });
      else outline(path);
    }
  if (departments.length > 0) outline("pages/viewall-specialities");
  // Doctors may be added later; without doctors the page doesn't exist.
  outline("pages/dr-in-hospital");
  outline("pages/contact");
  const emergencies = emergencyDepartmentOf(answers, departments);
  for (const { slug, name, at } of departments)
    outline(`departments/${slug}`, {
      title: name,
      tile: name,
      ...(at && { at }),
      ...specialityOf(slug),
      ...(slug === emergencies && ofEmergencies),
    });
  for (const { slug, ...doctor } of doctors) files.set(`doctors/${slug}`, doctorOf(doctor, toRow));
  for (const path of sharedPaths) copy(path);
  if (emergencies) Object.assign(files.get("dangers")?.box, { page: `/${emergencies}` });
  outline("pages/home", home(answers, departments, read, toRow));
  files.set("hospital", hospital(answers, toRow));
  const routes = routesOfFiles([...files.keys()]);
  const brand = brandOf(answers);
  if (brand.record) files.set("brand/brand", brand.record);
  const titleOf = (path: string) => pageFolders.map((folder) => files.get(`${folder}${path}`)?.title).find(Boolean);
  files.set("navigation", navigation(routes, titleOf, read, answers));
  for (const record of files.values()) dropDeadLinks(record, new Set([...routes, doctorsPage]));
  const dropped = dropPhrasesInNames(files, languages);

  const texts = [...files].map(([path, record]) => [`${path}.yaml`, writeRecord(shapeOf(path), record)] as const);
  const prose = departments.flatMap(({ slug }) =>
    languages.map((locale) => [`departments/${slug}.${locale}.md`, `${phrases[locale].toBeFilledIn}.\n`] as const),
  );
  const picture = await drawPlaceholder(answers.colours);
  return {
    files: new Map<string, string | Uint8Array>([...texts, ...prose, ...brand.files, [picturePath, picture]]),
    dropped,
  };
}

function doctorOf({ opd, speciality, ...doctor }: Row, toRow: (text: AnswerText) => Row): Row {
  const sessionOf = ({ room, ...session }: Row) => ({
    ...session,
    ...(room && { room: typeof room === "string" ? room : toRow(room) }),
  });
  return { ...doctor, ...(speciality && { speciality: toRow(speciality) }), ...(opd && { opd: opd.map(sessionOf) }) };
}

/** The known fields of the home page: its title, and the list of departments. */
function home(
  answers: Answers,
  departments: readonly { slug: string }[],
  read: (path: string) => Row,
  toRow: (text: AnswerText) => Row,
): Row {
  const { languages, name, city } = answers;
  return {
    title: Object.fromEntries(
      languages.map((locale) => [locale, nameAndCity(toRow(name)[locale], toRow(city)[locale], locale)]),
    ),
    ...(departments.length > 0 && {
      specialities: {
        title: inLanguages(
          { ...read("pages/home").specialities.title, ...usualTitles("specialities", languages) },
          answers,
        ),
        text: mark(languages, { en: "what the departments have in common", hi: "सब विभागों में क्या एक-सा है" }),
        departments: departments.map(({ slug }) => slug),
      },
    }),
  };
}

/**
 * The sample's record in these languages, with the usual titles. A file with the same text in every hospital also has
 * the translations and phrases of other hospitals.
 */
export function modelOf(path: string, sample: string, languages: Answers["languages"]): Row {
  const model = withTitles(parse(readFileSync(`${sample}/${path}.yaml`, "utf8")), path, languages);
  if (!sharedPaths.includes(path)) return inLanguages(model, { languages, isSpoken: true });
  const phrases = path === "dangers" ? knownPhrases(languages, sample) : [];
  const translations = knownTranslations(path, sample);
  // First aid must be a translation of the same text.
  const otherRecords = path.startsWith("pages/") ? recordsOf(path, sample) : [];
  return {
    ...withoutSample(inLanguages(model, { languages, translations, otherRecords, isSpoken: path === "dangers" })),
    ...(phrases.length > 0 && { phrases }),
  };
}

/** A phrase that no longer brings the box of its emergency. */
export interface DroppedPhrase {
  emergency: string;
  language: string;
  phrase: string;
}

/**
 * Removes the copied emergency phrases that are also in a name of this hospital, which the content check refuses, and
 * returns them.
 */
export function dropPhrasesInNames(
  files: Map<string, Row>,
  [main = "en", ...otherLanguages]: Answers["languages"],
): DroppedPhrase[] {
  const entries = [...files].flatMap(([path, record]) => {
    const file = { path: `${path}.yaml`, collection: collectionOf(path), slug: slugAt(path) };
    return readEntry(file, Buffer.from(writeRecord(shapeOf(path), record)), [main, ...otherLanguages]).entry ?? [];
  });
  const refused = new Set(phraseProblems(entries).map(({ field }) => field));
  const dangers = files.get("dangers");
  const rows = (dangers?.phrases ?? []) as Row[];
  const dropped: DroppedPhrase[] = [];
  for (const [row, { emergency, words }] of rows.entries())
    for (const [language, phrases] of Object.entries<string[]>(words)) {
      const isRefused = (index: number) => refused.has(`phrases.${row}.words.${language}.${index}`);
      const left = phrases.filter((_, index) => !isRefused(index));
      const lost = phrases.filter((_, index) => isRefused(index));
      dropped.push(...lost.map((phrase) => ({ emergency, language, phrase })));
      if (left.length > 0) words[language] = left;
      else delete words[language];
    }
  if (dangers?.phrases) dangers.phrases = rows.filter(({ words }) => Object.keys(words).length > 0);
  return dropped;
}

/** A message that lists the phrases, for the end of a command's output. */
export function describeDropped(phrases: readonly DroppedPhrase[]): string {
  return `These emergency phrases are also in a name of yours, so they are left out, and bring no warning box:
${phrases.map(({ emergency, language, phrase }) => `  “${phrase}” (${emergency}, ${language})`).join("\n")}
Add longer phrases with the same words to content/dangers.yaml, and try them with npx hospital danger.`;
}

/** The placeholder for the description of the page with this title. */
function descriptionOf(title: Record<Locale, string>): Row {
  const english = (title: string) => `what "${title}" answers, in one or two sentences for search engines`;
  const instructions: { [Key in Locale]?: typeof english } = {
    hi: (title) => `“${title}” पेज पर क्या मिलेगा, सर्च इंजन के लिए एक-दो वाक्यों में`,
  };
  const texts = Object.entries(title) as [Locale, string][];
  return Object.fromEntries(
    texts.map(([locale, text]) => [locale, placeholder(locale, (instructions[locale] ?? english)(text))]),
  );
}

/** The sample's record with its title in all of these languages. */
function withTitles(record: Row, path: string, languages: readonly Locale[]): Row {
  const titles = usualTitles(path.replace("pages/", ""), languages);
  return record.title ? { ...record, title: { ...record.title, ...titles } } : record;
}

/** The title of a page or menu group in these of the languages that have one. */
function usualTitles(name: string, languages: readonly Locale[]): Row {
  const titles = languages.map((locale) => [locale, pageTitle(name, locale)]);
  return Object.fromEntries(titles.filter(([, title]) => title));
}

/**
 * The text of a file that is the same in every hospital: the sample's, in these languages, without links to absent
 * pages.
 */
export function sharedFile(
  path: string,
  sample: string,
  languages: Answers["languages"],
  routes: readonly string[],
): string {
  const record = withoutSample(
    inLanguages(parse(readFileSync(`${sample}/${path}.yaml`, "utf8")), { languages, isSpoken: path === "dangers" }),
  );
  dropDeadLinks(record, new Set(routes));
  return writeRecord(shapeOf(path), record);
}

function inEach(text: AnswerText, { languages }: Answers): Record<string, string> {
  const texts: Row = typeof text === "string" ? {} : text;
  const hint = texts.en ?? Object.values(texts)[0];
  return Object.fromEntries(
    languages.map((locale) => [locale, typeof text === "string" ? text : (texts[locale] ?? placeholder(locale, hint))]),
  );
}

function hospital({ languages, ...answers }: Answers, toRow: (text: AnswerText) => Row): Row {
  const [first = "en"] = languages;
  // A map may not list a small hospital by its name.
  const destination = answers.position
    ? `${answers.position.latitude},${answers.position.longitude}`
    : nameAndCity(toRow(answers.name)[first], toRow(answers.city)[first], first);
  const addressOf = ({ street, locality, city = answers.city, postalCode }: Answers | Answers["places"][number]) => ({
    street: toRow(street),
    locality: toRow(locality),
    city: toRow(city),
    region: toRow(answers.region),
    postalCode,
  });
  return {
    name: toRow(answers.name),
    shortName: toRow(answers.shortName ?? answers.name),
    languages,
    website: answers.website,
    email: answers.email,
    address: addressOf(answers),
    phones: {
      reception: answers.phone,
      ...(answers.bookingPhone && { booking: answers.bookingPhone }),
      ...(answers.emergencyPhone && { emergency: answers.emergencyPhone }),
      ...(answers.whatsapp && { whatsapp: answers.whatsapp }),
    },
    ...(answers.places.length > 0 && {
      places: answers.places.map((place) => ({
        name: toRow(place.name),
        address: addressOf(place),
        ...(place.phone && { phone: place.phone }),
        ...(place.openingHours && { openingHours: place.openingHours }),
        ...(place.position && { position: place.position }),
      })),
    }),
    openingHours: answers.openingHours,
    ...(answers.position && { position: answers.position }),
    links: { directions: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}` },
    social: [],
    copyrightYear: new Date().getFullYear(),
  };
}

/** A file that is a list, with its first row; undefined for a page. */
function listOf(path: string, answers: Answers, toRow: (text: AnswerText) => Row): Row | undefined {
  if (path === "hours") return openings(answers, toRow);
  const name = mark(
    answers.languages,
    inEachLanguage((language) => labelOf("name", language)),
  );
  if (path === "insurers") return { insurers: [{ name: Object.values(name)[0], kind: "insurer", sample: true }] };
  if (path === "tests") return { tests: [{ id: "first-test", name, words: {}, page: "/contact", sample: true }] };
  return undefined;
}

function openings({ languages, openingHours }: Answers, toRow: (text: AnswerText) => Row): Row {
  return {
    counters: [
      {
        name: toRow(Object.fromEntries(languages.map((locale) => [locale, messages(locale).reception]))),
        times: openingHours,
      },
    ],
  };
}

/** The menu: home, departments and services in groups with their usual names, and the other pages. */
function navigation(
  routes: string[],
  titleOf: (path: string) => Row | undefined,
  read: (path: string) => Row,
  answers: Answers,
): Row {
  const { routes: rows } = read("navigation");
  const groupName = (link: string, name: string) => ({
    ...rows.find((row: Row) => row.subRoutes?.some((subRoute: Row) => subRoute.link === link))?.name,
    ...usualTitles(name, answers.languages),
  });
  const visitName = { ...read("navigation").visit.name, ...usualTitles("visit", answers.languages) };
  const row = (link: string) => ({ name: titleOf(link), link });
  const services = ["/insurance-tpa", "/ayushman", "/ambulance-service", "/laboratory", "/tests"].filter((route) =>
    routes.includes(route),
  );
  const guide = ["/visiting", "/opd", "/find-care", "/admission", "/directions"].filter((route) =>
    routes.includes(route),
  );
  const specialities = departmentsOf(answers).map(({ name }) => row(`/${slugOf(name)}`));
  const single = (link: string) => (routes.includes(link) ? [row(link)] : []);
  return inLanguages(
    {
      routes: [
        rows[0],
        ...single("/about"),
        ...(specialities.length > 0
          ? [{ name: groupName("/cardiology", "specialities"), subRoutes: specialities }]
          : []),
        row(doctorsPage),
        ...(services.length > 0 ? [{ name: groupName("/ayushman", "services"), subRoutes: services.map(row) }] : []),
        ...single("/contact"),
      ],
      ...(guide.length > 0 && { visit: { name: visitName, links: guide.map(row) } }),
      tasks: [],
    },
    answers,
  );
}

/**
 * The sample's record in the hospital's languages, with the same fields of `otherRecords`. Texts without a translation
 * into the first language are to be filled in, with the English text.
 */
function inLanguages<Value>(
  value: Value,
  answers: Pick<Answers, "languages"> & {
    translations?: ReadonlyMap<string, Row>;
    otherRecords?: Row[];
    isSpoken?: boolean;
  },
): Value {
  const { otherRecords = [] } = answers;
  if (Array.isArray(value))
    return value.map((part) =>
      inLanguages(part, { ...answers, otherRecords: withLink(part.link, otherRecords, answers) }),
    ) as Value;
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const isText = "en" in value && Object.values(value).every((part) => typeof part === "string");
  if (!isText)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        inLanguages(part, { ...answers, otherRecords: otherRecords.flatMap((record) => record[key] ?? []) }),
      ]),
    ) as Value;
  // First aid falls back to another language instead of a placeholder.
  const isSpoken = answers.isSpoken && answers.languages.some((locale) => locale in value);
  const texts = answers.languages.flatMap((locale, index) => {
    const translation =
      Reflect.get(value, locale) ??
      answers.translations?.get(String(value.en))?.[locale] ??
      ofTheInterface(String(value.en), locale) ??
      otherRecords.map((record) => record[locale]).find((text) => text && !isPlaceholder(text)) ??
      (index === 0 && !isSpoken ? placeholder(locale, String(value.en)) : undefined);
    return translation ? [[locale, translation]] : [];
  });
  // Hindi in Latin letters is included with Hindi.
  const hinglish = answers.languages.includes("hi") && Reflect.get(value, "hinglish");
  return Object.fromEntries(hinglish ? [...texts, ["hinglish", hinglish]] : texts) as Value;
}

/**
 * The rows with the link, and the usual name of the page to which it leads. A link to the search has a longer name, such as
 * "What to do now: type what has happened".
 */
function withLink(link: unknown, rows: Row[], { languages }: Pick<Answers, "languages">): Row[] {
  if (typeof link !== "string" || link === "/search") return [];
  return [...rows.filter((row) => row.link === link), { name: usualTitles(link.slice(1), languages) }];
}

/** Translations from the interface's dictionaries by their English text: "Home", "OPD today". */
function ofTheInterface(english: string, locale: Locale): string | undefined {
  const find = (dictionary: object, translated: object): string | undefined => {
    for (const [key, message] of Object.entries(dictionary)) {
      const translation = Reflect.get(translated, key);
      if (message === english) return translation;
      const inner = typeof message === "object" ? find(message, translation) : undefined;
      if (inner) return inner;
    }
    return undefined;
  };
  return find(messages("en"), messages(locale));
}

function withoutSample({ sample: _, review: __, ...record }: Row): Row {
  return record;
}

/** Removes rows that link to pages which this hospital does not have. */
function dropDeadLinks(value: unknown, routes: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const isGone = (target: unknown): boolean => {
      const link = typeof target === "string" ? target : (target as Row | undefined)?.link;
      return typeof link === "string" && link.startsWith("/") && !routes.has(link);
    };
    if (key === "page" && isGone(part)) Reflect.deleteProperty(value, key);
    if (key === "pages" && Array.isArray(part))
      Object.assign(value, { [key]: part.filter((target) => !isGone(target)) });
    dropDeadLinks(part, routes);
  }
}

const slugAt = (path: string) => posix.basename(path);

function routesOfFiles(paths: string[]): string[] {
  return routesOf(
    paths.map((path) => ({
      collection: collectionOf(path),
      files: `${path}.yaml`,
      slug: slugAt(path),
    })),
  );
}

/** The fields of the department to which the emergency number and the warning box lead. */
const ofEmergencies = { schemaType: "EmergencyService", medicalSpecialty: "Emergency", isEmergency: true };

/** @throws {Error} where no department is at this address. */
function emergencyDepartmentOf({ emergencyDepartment }: Answers, departments: { slug: string }[]): string | undefined {
  const slugs = departments.map(({ slug }) => slug);
  if (emergencyDepartment === undefined || slugs.includes(emergencyDepartment)) return emergencyDepartment;
  const suggestion = suggest(suggestionFor(emergencyDepartment, slugs));
  throw new Error(`emergencyDepartment: "${emergencyDepartment}" isn't a department. ${suggestion}`);
}

/** @throws {Error} where two names have the same slug, or a name has none. */
function refuseDuplicates(records: { slug: string; name: Record<string, string> }[]): void {
  const namesBySlug = new Map<string, string>();
  for (const { slug, name } of records) {
    const [text = ""] = Object.values(name);
    if (!slug) throw new Error(`"${text}" becomes an address too, and needs a name in English or Hindi letters.`);
    const duplicate = namesBySlug.get(slug);
    if (duplicate)
      throw new Error(
        `"${duplicate}" and "${text}" have the same address, /${slug}: give one of the two another name.`,
      );
    namesBySlug.set(slug, text);
  }
}

function collectionOf(path: string): CollectionName {
  const collection = collectionOfFile(`${path}.yaml`);
  if (!collection) throw new Error(`No collection has ${path}.yaml.`);
  return collection.name;
}

export function shapeOf(path: string): z.ZodObject {
  return recordShapes[collectionOf(path)];
}

/** The hospital's logo and colours; brand.yaml is left out without both. */
function brandOf({ logo, colours }: Answers): { record?: Row; files: [string, Uint8Array][] } {
  const chosen = Object.fromEntries(Object.entries(colours).filter(([, colour]) => colour));
  const name = logo && `logo${extname(logo).toLowerCase()}`;
  return {
    ...((name || Object.keys(chosen).length > 0) && {
      record: { ...(name && { logo: `./${name}` }), ...(Object.keys(chosen).length > 0 && { colours: chosen }) },
    }),
    files: logo && name ? [[`brand/${name}`, readFileSync(logo)]] : [],
  };
}

/** A picture in the hospital's colours that doesn't look like a photo, for use until there is one. */
async function drawPlaceholder(chosen: Answers["colours"]): Promise<Uint8Array> {
  const { colours } = paletteOf(tokens, chosen as BrandColours);
  const [ground, hill, near, sun] = ["primary-100", "primary-200", "primary-300", "brand-background"].map((name) =>
    colours.get(name),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${ground}"/><circle cx="880" cy="270" r="90" fill="${sun}"/><path d="M0 560Q320 330 660 520T1200 430V800H0Z" fill="${hill}"/><path d="M0 690Q420 500 800 640T1200 600V800H0Z" fill="${near}"/></svg>`;
  return sharp(Buffer.from(drawing)).webp({ quality: 60 }).toBuffer();
}
