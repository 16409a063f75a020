/** The shape of every file under content/. Plain Node can import it: the content check reads the same shapes. */

import type { SchemaContext } from "astro:content";
import { globSync } from "node:fs";
import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { contentFolder } from "../content-check/content-folder.ts";
import { defaultLocale, type Locale, locales, publishedLocales } from "./i18n/locales.ts";
import {
  countedThings,
  disclosureParts,
  equipmentIcons,
  exceptionChanges,
  exceptionSubjects,
  genders,
  mapAreas,
  mapMarks,
  medicalSpecialties,
  partSigns,
  schemaTypes,
  spokenLanguages,
  weekdays,
  weeksOfMonth,
} from "./vocabulary.ts";

type ImageShape = SchemaContext["image"];

/** A paragraph. */
const text = () =>
  z
    .string()
    .trim()
    .min(1, "is empty")
    .max(2000, "is longer than 2,000 characters")
    .regex(/^(?![\s\S]*<\/?[a-zA-Z!])/, "must be plain text, without HTML tags");

/** A title, name or label. */
const line = () =>
  text()
    .max(160, "is longer than 160 characters")
    .regex(/^[^\n]*$/, "must be one line");

/** One string for all languages, or `{ en: …, hi: … }`: a row keeps its languages together. */
const localized = (inner = line()) => z.union([inner, z.strictObject(inEach(inner))]).meta({ isLocalized: true });

/** The first language has every text. */
function inEach<Text extends z.ZodType>(text: Text): { en: Text } & Record<Exclude<Locale, "en">, z.ZodOptional<Text>> {
  const parts = locales.map((locale) => [locale, locale === defaultLocale ? text : text.optional()]);
  return Object.fromEntries(parts);
}

/** A paragraph in each language. */
const paragraph = () => localized(text());

/** One for each language that the site speaks. */
function inPublished<Part extends z.ZodType>(part: Part): Record<Locale, Part> {
  return Object.fromEntries(publishedLocales.map((locale) => [locale, part])) as Record<Locale, Part>;
}

/** What people say and type for something; English, Hindi and Hinglish, whatever the site speaks. */
const everydayWords = () =>
  z.strictObject({
    ...inPublished(z.array(line()).default([])),
    en: z.array(line()).default([]),
    hi: z.array(line()).default([]),
    hinglish: z.array(line()).default([]),
  });

/** A drawing or picture beside brand.yaml. */
const brandFile = () => z.string().meta({ reference: "picture" });

const colour = () =>
  z
    .string()
    .regex(/^#(?:[\da-f]{3}){1,2}$/i, 'must be a colour in quotes, as "#0d5450"')
    .meta({ form: "colour" });

/* `form` lets the content check say what exactly is wrong with a value. */

const phone = () =>
  z
    .string()
    .regex(
      /^(?:\+91(?: ?\d){10}|18[06]0 \d{3} \d{3,4}|1\d{2,5})$/,
      'must be +91 and ten digits, as "+91 00000 00001", or a number as "1800 123 4567" or "108"',
    )
    .meta({ form: "phone number" });

const httpsUrl = () =>
  z.url({ protocol: /^https$/, error: 'must be a full address that starts with "https://"' }).meta({ form: "address" });

/** A page elsewhere, or a file of this site. */
const documentUrl = () =>
  z
    .string()
    .regex(
      /^(?:https:\/\/\S+|\/[a-z0-9/-]+\.pdf)$/,
      'must be a full address that starts with "https://", or a file of this site, as "/form-iv-2025.pdf"',
    )
    .meta({ reference: "file" });

/** A page that a row leads to; where it has no file, the row is not shown. */
const route = () =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'must be a page of this site in small letters, as "/about"')
    .meta({ reference: "route", mayBeGone: true });

const time = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of 24 hours in quotes, as "09:30"')
    .meta({ form: "time" });

/** A day, as `2026-12-31`. */
const day = () =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date("must be a day, as 2026-12-31"),
    )
    .meta({ form: "day" });

const sample = () =>
  z.boolean().default(false).describe("Invented for the demonstration; while one is left, the site says so");

/** The file name of a department without language and ending, as "cardiology"; the content check resolves it. */
const department = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a department, as "cardiology"')
    .meta({ reference: "department" })
    .describe("Which department");

/** Of a list that only chooses or gives an order: who is not there is left out. */
const departmentIfThere = () => department().meta({ reference: "department", mayBeGone: true });

/** The file name of a doctor; the content check resolves it. */
const doctor = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a doctor, as "asha-rao"')
    .meta({ reference: "doctor" });

/** For search engines and link previews: what this page answers. */
const description = () =>
  text().min(50, "is shorter than 50 characters").max(160, "is longer than 160 characters: search engines cut it");

const banner = (image: ImageShape) =>
  z.strictObject({
    headline: localized().describe("The short line above the page's title"),
    text: paragraph(),
    picture: image(),
    pictureAlt: localized().describe("What the picture shows, for those who cannot see it"),
  });

const namedLink = () => z.strictObject({ name: localized(), link: route() });

const titledText = () => z.strictObject({ title: localized(), text: paragraph() });

const titledPoints = () =>
  z.strictObject({ title: localized(), text: paragraph(), points: z.array(titledText()).min(1) });

/** A part of a department's page, with a sign for whoever reads little. */
const signedLines = () =>
  z.strictObject({
    title: localized(),
    sign: z.enum(partSigns).optional().describe("A small drawing before the title"),
    ...titledLines().omit({ title: true }).shape,
  });

/** Of a photo that is no square. */
const focus = () =>
  z
    .strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
    .optional()
    .describe("Where the face is in a tall or wide photo: 0, 0 is its left top corner, 100, 100 the right bottom one");

const titledLines = () =>
  z.strictObject({
    title: localized(),
    text: paragraph().optional(),
    points: z.array(localized()).min(1),
    ordered: z.boolean().default(false).describe("Steps, one after the other: shown with numbers"),
  });

/** When a ward or counter is open, every week, Indian time. */
const openings = () =>
  z
    .array(
      z.strictObject({
        name: localized(),
        times: z.array(openingTime()).min(1),
        closesOnHolidays: z
          .boolean()
          .default(false)
          .describe("An exception for the whole hospital, as a public holiday, closes it too"),
        remark: paragraph().optional(),
        page: route().optional().describe("Where more is said of it"),
        sample: sample(),
      }),
    )
    .min(1);

const openingTime = () =>
  z
    .strictObject({
      days: z.array(z.enum(weekdays)).min(1).optional().describe("Empty: every day"),
      from: time(),
      to: endTime().describe('"24:00" is midnight; earlier than it begins: on the next day'),
      ...span(),
    })
    .refine(isAnotherTime, otherTime)
    .refine(endsAfterItBegins, laterDay);

/** To the end of a day. */
const endTime = () =>
  z.string().regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time in quotes, from "00:00" to "24:00"');

const isAnotherTime = ({ from, to }: { from: string; to: string }) => from !== to;
const otherTime = {
  path: ["to"],
  error: 'must be another time than "from"; the whole day is "00:00" to "24:00"',
};

/** What hours that come again each week may be narrowed to. */
const span = () => ({
  weeks: z
    .array(z.enum(weeksOfMonth))
    .min(1)
    .optional()
    .describe("Which of these days in the month, as first and third; empty: each"),
  since: day().optional().describe("The first day on which it holds"),
  until: day().optional().describe("The last day on which it holds"),
});

const endsAfterItBegins = ({ since, until }: { since?: string | undefined; until?: string | undefined }) =>
  !since || !until || since <= until;
const laterDay = { path: ["until"], error: 'must be the same day as "since", or a later one' };

const fees = (whose: string) =>
  z
    .strictObject({
      first: z.int().min(0).max(100_000).describe("Rupees for the first visit"),
      next: z.int().min(0).max(100_000).optional().describe("Rupees for each further visit"),
    })
    .optional()
    .describe(`What a visit in the OPD costs, ${whose}`);

/** Who has read a text, and when it is read again. */
const reviewed = () =>
  z.strictObject({ by: line(), on: day(), next: day() }).refine(({ on, next }) => next > on, {
    path: ["next"],
    error: 'must be a later day than "on"',
  });

/** Whether somebody who knows has read a page: each language by itself. */
const reviews = () =>
  z
    .strictObject(inPublished(reviewed().optional()))
    .optional()
    .describe("Who has read the text, when, and until when it is read again; empty while nobody has");

/** What is said to somebody in their own words: Hinglish is Hindi in English letters. */
const spoken = () => z.strictObject({ en: text(), hi: text(), hinglish: text() });

/** Words that people type, or a sign that is made of them; nothing of them is shown. */
const spelling = () => line();

const spellings = () =>
  z.strictObject({
    en: z.array(spelling()).default([]),
    hi: z.array(spelling()).default([]),
    hinglish: z.array(spelling()).default([]),
  });

/** The id of a row of helplines.yaml; the content check resolves it. */
const helpline = () => line().meta({ reference: "helpline" });

/** A month, as `2026-12`. */
const month = () => z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month in quotes, as "2026-12"');

const kilograms = () => z.number().min(0).max(1_000_000);

/** Where a number that the hospital is proud of comes from, in `words`; the page shows year and source quietly. */
const proof = <Words extends z.ZodType>(words: Words) => ({
  counts: z.enum(countedThings).optional().describe("What it counts, if the site or another number counts that too"),
  perYear: z.boolean().default(false).describe("Of one year, not of all years"),
  year: z.int().min(1900).max(2100).describe("The year for which it was counted"),
  source: words.describe("Where it comes from, as hospital records"),
});

/** A place on a drawn map: from its left edge, and from its upper one. */
const mapPlace = () => z.strictObject({ x: z.int().min(0).max(600), y: z.int().min(0).max(420) });

/** The hospital's street for people on their way, drawn from rows; a picture of its own takes the drawing's place. */
const streetMap = (image: ImageShape) =>
  z.strictObject({
    alt: localized(text()).describe("What the map shows, for those who cannot see it"),
    picture: image().optional().describe("A map of your own, in the place of what the rows below draw"),
    streets: z.array(
      z.strictObject({
        name: localized().optional(),
        from: mapPlace().describe("Where it begins: 0 to 600 from the left, 0 to 420 from above"),
        to: mapPlace(),
        isMain: z.boolean().default(false).describe("Drawn broader"),
      }),
    ),
    areas: z.array(
      z.strictObject({
        name: localized().optional(),
        kind: z.enum(mapAreas).describe("The ground, a house of ours, another, a place to park"),
        at: mapPlace().describe("The upper left corner"),
        width: z.int().min(1).max(600),
        height: z.int().min(1).max(420),
      }),
    ),
    marks: z.array(z.strictObject({ name: localized(), kind: z.enum(mapMarks), at: mapPlace() })),
  });

/** Such a number, and what was counted. */
const fact = <Words extends z.ZodType>(words: Words) => {
  const { year, source, ...rest } = proof(words);
  return z.strictObject({
    number: localized(),
    label: words,
    ...rest,
    year: year.optional(),
    source: source.optional(),
  });
};

/** Leave, a holiday, other hours or an extra clinic; the content check knows which fields go together. */
const exception = () =>
  z
    .strictObject({
      from: day().describe("The first day, in India"),
      until: day().optional().describe("The last day; empty: the first one alone"),
      days: z.array(z.enum(weekdays)).min(1).optional().describe("Only on these days of the week; empty: on all"),
      for: z
        .enum(exceptionSubjects)
        .describe("The hospital: all OPD, and the counters and wards that say so; else name which one"),
      doctor: doctor().optional().describe("Who is away, or comes"),
      department: department().optional(),
      counter: line().meta({ reference: "counter" }).optional().describe("Its English name, as the hours have it"),
      ward: line().meta({ reference: "ward" }).optional().describe("Its English name, as the hours have it"),
      change: z
        .enum(exceptionChanges)
        .describe("Closed; other times instead of the usual ones; an extra clinic; or as usual on a holiday"),
      times: z
        .array(
          z.strictObject({ from: time(), to: endTime(), room: line().optional() }).refine(isAnotherTime, otherTime),
        )
        .min(1)
        .optional()
        .describe("Of other times and an extra clinic. Closed: only within these; empty: the whole day"),
      standIn: doctor().optional().describe("The doctor who sits instead, at the same hours"),
      why: localized().describe("In a word or two, as Republic Day, or on leave; it is shown"),
      sample: sample(),
    })
    .refine(({ from, until = from }) => until >= from, {
      path: ["until"],
      error: 'must be the same day as "from", or a later one',
    });

/** What every page with an address of its own has. */
const pageBasics = { title: localized(), description: localized(description()), sample: sample() };

/** What a page has whose mistakes would harm: it says whether somebody who knows has read it. */
const reviewedBasics = { ...pageBasics, review: reviews() };

/** `files` is a pattern under content/. `names` are the only ones that a file may have; none has to be there. */
function collection<Shape extends z.ZodObject>(
  files: string,
  shape: (context: { image: ImageShape }) => Shape,
  names?: readonly string[],
) {
  return { ...defineCollection({ loader: filesOf(files), schema: shape }), files, shape, isProse: false, names };
}

/** Prose: Markdown without fields, a file for each language beside the record that it belongs to. */
function prose(files: string) {
  const shape = () => z.strictObject({});
  return {
    ...defineCollection({ loader: filesOf(files), schema: shape }),
    files,
    shape,
    isProse: true,
    names: undefined,
  };
}

/** An entry's id is its file name without the ending. */
function filesOf(files: string) {
  const folder = files.slice(0, files.lastIndexOf("/") + 1);
  return glob({
    base: `${contentFolder(".")}/${folder}`,
    pattern: files.slice(folder.length),
    generateId: ({ entry }) => entry.replace(/\.(yaml|md)$/, ""),
  });
}

/** Whether there is a file of the pattern `files`: any of a collection may be absent. */
export function hasFiles(files: string): boolean {
  return globSync(files, { cwd: contentFolder(".") }).length > 0;
}

export const collections = {
  /** Name, address, numbers and links of the hospital: one file, `hospital.yaml`. */
  hospital: collection("hospital.yaml", ({ image }) =>
    z.strictObject({
      name: localized(),
      shortName: localized().describe("Where the full name is too long: the logo, the tab"),
      city: localized(),
      languages: z
        .array(z.enum(locales))
        .min(1)
        .describe("Those that the site speaks; the first one has no prefix in its addresses"),
      website: httpsUrl().describe("The address of this site, without a slash at the end"),
      email: z.email("must be an e-mail address, as info@hospital.example").meta({ form: "e-mail address" }),
      address: z.strictObject({
        street: localized(),
        locality: localized(),
        city: localized(),
        region: localized(),
        postalCode: z
          .string()
          .regex(/^\d{6}$/, "must be six digits in quotes")
          .meta({ form: "postal code" }),
      }),
      phones: z.strictObject({
        booking: phone().optional().describe("To book an appointment"),
        reception: phone().describe("It stands in for each of the others that is left out: one number will do"),
        enquiry: phone().optional(),
        emergency: phone().optional().describe("Answered at every hour"),
        mobiles: z.array(phone()).default([]),
      }),
      openingHours: z
        .strictObject({
          text: localized().describe("In three words, as 24/7 Open: the first line of every page"),
          times: z.array(openingTime()).min(1).describe("The same for search engines"),
        })
        .describe("When the hospital is open"),
      links: z.strictObject({
        directions: httpsUrl().describe("Opens the map application with the way to the hospital"),
        map: httpsUrl().optional().describe("The hospital on a map, as a page; left out when absent"),
        mapEmbed: z
          .string()
          .regex(
            /^https:\/\/(?:www\.openstreetmap\.org\/export\/embed\.html|www\.google\.com\/maps\/embed)\?\S+$/,
            "must be a map of OpenStreetMap or Google to put into a page",
          )
          .meta({ form: "map's address" })
          .optional()
          .describe("The same map to put into a page, once somebody asks for it; absent: the link alone"),
        booking: httpsUrl().optional().describe("Where one books online; left out when absent"),
        staffLogin: z
          .url({ protocol: /^https?$/, error: "must be a full address" })
          .optional()
          .describe("Works inside the hospital only; left out when empty"),
      }),
      social: z.array(
        z.strictObject({
          network: line().describe("facebook, instagram, youtube and x have an icon; any other shows its name"),
          url: httpsUrl().optional().describe("Empty: the icon shows without a link"),
        }),
      ),
      facts: z.array(fact(localized())).default([]),
      copyrightYear: z.int().min(2000).max(2100),
      pageFaults: z
        .email("must be an e-mail address, as website@hospital.example")
        .meta({ form: "e-mail address" })
        .optional()
        .describe(
          "Who answers when something on a page is wrong: an e-mail address, at the end of every page; absent: the one above",
        ),
      streetMap: streetMap(image).optional(),
      sample: sample(),
    }),
  ),

  /** Logo and colours: one file, `brand.yaml`, beside its drawings; `brand/` makes the rest of it. docs/decisions/brand.md */
  brand: collection("brand/brand.yaml", () =>
    z.strictObject({
      logo: localized(brandFile())
        .optional()
        .describe("SVG or PNG; at least twice as wide as high it stands in the place of the name; absent: the mark"),
      logoDark: localized(brandFile())
        .optional()
        .describe("The same for a dark ground; absent: a light plate is behind it"),
      mark: brandFile().optional().describe("A square one, for icons and pictures of links; absent: the logo"),
      monochrome: brandFile().optional().describe("A drawing in one colour, for systems that give icons their own"),
      colours: z
        .strictObject({
          primary: colour().optional().describe("Links and buttons; tints and the dark are made of it"),
          accent: colour().optional().describe("The emergency number's, under dark letters"),
          text: colour().optional().describe("Letters and deep grounds; absent: made of the primary"),
          background: colour().optional().describe("Paper, nearly white; absent: made of the primary"),
        })
        .default({}),
    }),
  ),

  /** The menu tree: one file, `navigation.yaml`. A row has a link, or sub-routes; `visit` comes beside the tree. */
  navigation: collection("navigation.yaml", () =>
    z.strictObject({
      routes: z
        .array(
          z.strictObject({
            name: localized(),
            link: route().optional(),
            subRoutes: z.array(z.strictObject({ name: localized(), link: route() })).optional(),
          }),
        )
        .min(1),
      visit: z
        .strictObject({
          name: localized(),
          links: z.array(z.strictObject({ name: localized(), link: route() })).min(1),
        })
        .optional()
        .describe("Beside the menu, in the drawer and at the end of every page: what visitors ask for most"),
      tasks: z
        .array(z.strictObject({ name: localized(), link: route() }))
        .default([])
        .describe("On home's first screen, three of a word or two: what is one tap away"),
    }),
  ),

  /** Where numbers in the middle of texts come from: one file, `claims.yaml`. */
  claims: collection("claims.yaml", () =>
    z.strictObject({
      claims: z.array(
        z.strictObject({
          text: localized().describe("The words of the text, as over 2,50,000 patients a year"),
          ...proof(localized()),
          pages: z.array(route()).min(1).describe("The pages that say it; year and source show at their end"),
          sample: sample(),
        }),
      ),
    }),
  ),

  /** By what words the search finds pages; those of departments and insurers are in their own files. */
  everydayWords: collection("everyday-words.yaml", () =>
    z.strictObject({
      pages: z
        .array(
          z.strictObject({
            page: route(),
            words: everydayWords().describe("What people type who look for this page, misspelt as they do"),
          }),
        )
        .describe("Of departments, these words are with the department"),
      missing: z
        .array(
          z.strictObject({
            title: localized().describe("What the hospital does not have, in one sentence"),
            text: paragraph().describe("Where to go instead"),
            words: everydayWords().describe("What people type who look for it"),
            sample: sample(),
          }),
        )
        .describe("What people look for and the hospital does not have: the search says so"),
    }),
  ),

  /** What `npm run launch-check` may pass over. Nothing of it is shown. */
  launch: collection("launch.yaml", () =>
    z.strictObject({
      waivers: z.array(
        z.strictObject({
          check: line().describe("The name of the check, as it stands in brackets in its list"),
          reason: line().describe("Why the site may go live without it"),
          by: line().describe("Who decided it"),
          on: day().describe("When it was decided"),
        }),
      ),
    }),
  ),

  /** One file per department; the file name is the address: `cardiology.yaml`. */
  departments: collection("departments/*.yaml", ({ image }) =>
    z.strictObject({
      ...reviewedBasics,
      tile: localized().describe("The name on its card and tile"),
      banner: banner(image),
      schemaType: z.enum(schemaTypes),
      medicalSpecialty: z.enum(medicalSpecialties).optional(),
      fees: fees("of its doctors; a doctor's own count first"),
      summary: localized().describe("One line for its card"),
      words: everydayWords()
        .extend({
          alsoTyped: z
            .array(line())
            .optional()
            .describe("For the search alone, in any language: short forms, other spellings"),
        })
        .optional()
        .describe("What people call what is treated here: for the A to Z and the search"),
      isEmergency: z
        .boolean()
        .default(false)
        .describe("Lives are in danger here: its button calls the emergency number, and no booking banner follows"),
      comeAtOnce: z.array(localized()).optional().describe("Signs that cannot wait, each ends «Come at once if …»"),
      firstAid: z.array(signedLines()).optional().describe("What to do until help comes: right after these signs"),
      conditions: z.array(titledText()).optional().describe("What is treated here"),
      treatments: z.array(titledText()).optional(),
      services: z.array(localized()).optional(),
      procedures: z.array(localized()).optional().describe("Surgeries and procedures"),
      more: z.array(signedLines()).optional().describe("Further sections of this department's own"),
      whyChooseUs: z.array(titledText()).min(1).optional(),
    }),
  ),

  /** What a department says of itself: `cardiology.en.md`, in Hindi `cardiology.hi.md`. */
  overviews: prose("departments/*.md"),

  /** One file per doctor. */
  doctors: collection("doctors/*.yaml", ({ image }) =>
    z.strictObject({
      name: localized(),
      degree: line(),
      speciality: localized(),
      department: department(),
      photo: image().optional(),
      focus: focus(),
      gender: z.enum(genders).optional(),
      languages: z
        .array(z.enum(spokenLanguages).meta({ form: "language" }))
        .min(1)
        .optional()
        .describe("Spoken by the doctor; the first one best"),
      registration: line().optional().describe("The medical council's registration number"),
      fees: fees("of this doctor; without them the department's show"),
      opd: z
        .array(
          z
            .strictObject({
              days: z.array(z.enum(weekdays)).min(1),
              from: time(),
              to: time(),
              room: line().optional(),
              department: department()
                .optional()
                .describe("Where these hours are in another department than the doctor's own"),
              ...span(),
            })
            .refine(({ from, to }) => from < to, { path: ["to"], error: 'must be a time later than "from"' })
            .refine(endsAfterItBegins, laterDay),
        )
        .min(1)
        .optional()
        .describe("When and where the doctor sees outpatients, Indian time"),
      sample: sample(),
    }),
  ),

  /** One file per people page; the file name is the address, members show in file order. */
  people: collection("people/*.yaml", ({ image }) =>
    z.strictObject({
      title: localized(),
      description: localized(description()),
      headline: localized().describe("The short line above the page's title"),
      intro: paragraph(),
      members: z
        .array(
          z.strictObject({
            name: localized().describe('"N/A" while the person is not known'),
            degree: localized().optional(),
            role: localized().optional().describe("Shown in brackets under the name"),
            photo: image().optional(),
            focus: focus(),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  /** When wards are open to visitors, and counters to all: one file, `hours.yaml`. */
  hours: collection("hours.yaml", () =>
    z.strictObject({
      wards: openings().optional(),
      counters: openings().optional(),
      confirmedOn: day()
        .optional()
        .describe("When somebody last asked whether all hours, the doctors' too, still hold; asked for every 90 days"),
    }),
  ),

  /** What differs from the weekly hours on certain days: one file, `exceptions.yaml`. docs/decisions/time.md */
  exceptions: collection("exceptions.yaml", () => z.strictObject({ exceptions: z.array(exception()) })),

  /** Which department is in which block and on which floor: one file, `floor-plan.yaml`. */
  floorPlan: collection("floor-plan.yaml", () =>
    z.strictObject({
      departments: z
        .array(
          z.strictObject({
            department: departmentIfThere(),
            block: z.string().regex(/^[A-Z]$/, 'must be the letter on the signs, as "A"'),
            floor: z.int().min(-1).max(40).describe("0 is the ground floor, -1 the basement"),
          }),
        )
        .min(1),
      sample: sample(),
    }),
  ),

  insurers: collection("insurers.yaml", () =>
    z.strictObject({
      insurers: z
        .array(
          z.strictObject({
            name: line(),
            kind: z.enum(["insurer", "administrator"]),
            aliases: z.array(line()).optional().describe("Former and short names"),
            devanagari: z
              .array(line())
              .optional()
              .describe("The names in Devanagari, as people type them into the search; they are not shown"),
            strip: z.boolean().default(true).describe("Shown in the moving strip on the home page"),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  /** Numbers of the country and the State, and the pages that they stand on: one file, `helplines.yaml`. */
  helplines: collection("helplines.yaml", () =>
    z.strictObject({
      helplines: z
        .array(
          z.strictObject({
            id: line(),
            number: z
              .string()
              .regex(/^\d{3,6}$/, 'must be 3 to 6 digits in quotes, as "112"')
              .meta({ form: "short number" }),
            name: localized(),
            for: localized().describe("What it helps with"),
            hours: localized(),
            languages: localized().describe("Which languages are spoken there"),
            source: httpsUrl().describe("The official page that names the number; not shown"),
            checkedOn: day()
              .optional()
              .describe("When somebody last looked it up there, and rang it in this hospital's State; not shown"),
            isAmbulance: z
              .boolean()
              .default(false)
              .describe("It sends an ambulance: the hospital's own stands before it"),
            pages: z
              .array(route())
              .describe("Where it stands, at the end of the page; the not-found page has those of /offline"),
          }),
        )
        .min(1)
        .refine(
          (rows) =>
            Object.values(
              Object.groupBy(
                rows.flatMap(({ pages }) => pages),
                (page) => page,
              ),
            ).every((same = []) => same.length <= 2),
          "must have at most two numbers for the same page",
        ),
    }),
  ),

  /** What people type when somebody is in danger, and what the red box says: docs/decisions/dangers.md */
  dangers: collection("dangers.yaml", () =>
    z.strictObject({
      review: reviewed().optional().describe("A doctor who has read all of it; empty while nobody has"),
      box: z
        .strictObject({
          call: spoken().describe("Before the hospital's emergency number"),
          callHelpline: spoken().describe("Before the number of a helpline; {name} is the helpline"),
          come: spoken().describe("Leads to the page below"),
          directions: spoken(),
          page: route().optional().describe("What to know before one comes; absent: no page says it"),
          helpline: helpline().describe("Beside the hospital's number in every danger"),
          danger: line().describe("The danger below that is named while it is not known which it is"),
        })
        .describe("What the red box says in every danger"),
      hinglish: z.array(spelling()).describe("Words that show that a question in English letters is Hindi"),
      harmless: z
        .array(spelling())
        .describe("Words that together mean no danger, as bad breath; they are left out before danger is looked for"),
      asking: spellings().describe("Who writes so asks for a service: beside these words a name is no danger"),
      urgent: spellings().describe("Who writes so needs help now: a name is a danger even beside a word that asks"),
      words: z
        .array(spellings().extend({ name: line().describe("As {name} in the signs") }))
        .describe("Words that mean the same"),
      dangers: z
        .array(
          z.strictObject({
            id: line(),
            title: spoken(),
            now: spoken().describe("The one thing to do now, as careful public sources say it"),
            helplines: z.array(helpline()).optional().describe("Called in this danger beside the others"),
            names: spellings()
              .optional()
              .describe("What it is called; no danger beside a word that asks for a service"),
            signs: spellings().describe(
              "Words that, all together, in any order, are a danger whatever stands beside them. {breath} is any word of that group, words joined by a hyphen stand side by side, 15..65 is any number between, and what follows a ! must not be there",
            ),
          }),
        )
        .min(1)
        .describe("The most pressing one first"),
    }),
  ),

  testimonials: collection("testimonials.yaml", ({ image }) =>
    z.strictObject({
      testimonials: z
        .array(
          z.strictObject({
            id: line(),
            name: localized(),
            text: paragraph(),
            stars: z.int().min(1).max(5).describe("Of 5"),
            photo: image().optional(),
            focus: focus(),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  /** What is new for some days, as a holiday of the OPD; the list may be empty. docs/decisions/time.md */
  notices: collection("notices.yaml", () =>
    z.strictObject({
      notices: z.array(
        z
          .strictObject({
            id: line(),
            text: localized().describe("One or two short sentences"),
            about: z
              .strictObject({ from: day(), until: day().optional().describe("Empty: one day") })
              .refine(({ from, until = from }) => until >= from, {
                path: ["until"],
                error: 'must be the same day as "from", or a later one',
              })
              .optional()
              .describe("The day or days that it tells of; they stand beside it"),
            from: day().describe("The first day on which it shows, in India"),
            fromTime: time().optional().describe("Empty: from midnight on"),
            until: day().describe("The last day on which it shows"),
            untilTime: endTime().optional().describe("Empty: to the end of the day"),
            link: route().optional().describe("The page that says more"),
            sample: sample(),
          })
          .refine(({ from, until }) => until >= from, {
            path: ["until"],
            error: 'must be the same day as "from", or a later one',
          })
          .refine(({ from, fromTime = "", until, untilTime = "24:00" }) => from !== until || fromTime < untilTime, {
            path: ["untilTime"],
            error: "must be a time later than the one from which it shows",
          }),
      ),
    }),
  ),

  photos: collection("gallery/photos.yaml", ({ image }) =>
    z.strictObject({
      photos: z
        .array(
          z.strictObject({
            id: line(),
            picture: image(),
            caption: localized(),
            alt: localized(),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  videos: collection("gallery/videos.yaml", ({ image }) =>
    z.strictObject({
      videos: z
        .array(
          z.strictObject({
            id: line(),
            title: localized(),
            url: z
              .string()
              .regex(
                /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
                'must be a YouTube address, as "https://www.youtube.com/watch?v=3PmVJQUCm4E"',
              )
              .meta({ form: "video's address" }),
            poster: image(),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  home: collection("pages/home.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      hero: z.strictObject({
        welcome: localized(),
        openHours: localized().optional(),
        text: paragraph(),
        picture: image(),
        pictureAlt: localized(),
      }),
      callToAction: titledText(),
      whatWeDo: titledPoints().optional(),
      specialities: z
        .strictObject({ title: localized(), text: paragraph(), departments: z.array(departmentIfThere()).min(1) })
        .optional(),
      whyChooseUs: titledPoints().optional(),
      welcome: z
        .strictObject({ title: localized(), text: paragraph(), picture: image(), pictureAlt: localized() })
        .optional(),
      previews: z
        .array(
          z.strictObject({
            page: route(),
            title: localized(),
            text: paragraph(),
            count: z.int().min(1),
            viewAll: localized(),
          }),
        )
        .default([])
        .describe("The first people of each people page"),
      insurers: titledText().optional().describe("Above the insurers; shown while there are some"),
      testimonials: titledText().optional().describe("Above the testimonials; shown while there are some"),
    }),
  ),

  about: collection("pages/about.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      banner: banner(image),
      statement: localized(),
      mission: titledText(),
      vision: titledText(),
      values: z.strictObject({ title: localized(), points: z.array(titledText()).min(1) }),
      services: z.strictObject({ title: localized(), panels: z.array(titledText()).min(1) }),
    }),
  ),

  ambulance: collection("pages/ambulance-service.yaml", ({ image }) =>
    z.strictObject({
      ...reviewedBasics,
      banner: banner(image),
      facts: z.array(fact(localized())).default([]),
      footnote: localized().optional().describe("What the star at a number or promise means"),
      whenToCall: titledLines(),
      whileYouWait: titledLines(),
      equipment: z
        .strictObject({
          title: localized(),
          text: paragraph(),
          cards: z
            .array(
              z.strictObject({
                icon: z.enum(equipmentIcons),
                title: localized(),
                content: paragraph(),
                picture: image().optional().describe("Decoration: the title says what it is"),
              }),
            )
            .min(1),
        })
        .optional(),
      pricing: titledLines(),
    }),
  ),

  ayushman: collection("pages/ayushman.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      banner: banner(image),
      covered: z.strictObject({ title: localized(), text: paragraph(), areas: z.array(titledText()).min(1) }),
      sections: z.array(titledLines()).min(1),
      notice: paragraph(),
    }),
  ),

  insuranceTpa: collection("pages/insurance-tpa.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      banner: banner(image),
      list: z.strictObject({ title: localized(), text: paragraph() }),
      sections: z.array(titledLines()).min(1),
      notice: paragraph(),
    }),
  ),

  lab: collection("pages/evan-lab.yaml", ({ image }) =>
    z.strictObject({
      ...reviewedBasics,
      banner: banner(image),
      tests: z.strictObject({ title: localized(), text: paragraph(), groups: z.array(titledText()).min(1) }),
      sections: z.array(titledLines()).min(1),
    }),
  ),

  /** The pages that are a title, a banner and a list that comes from elsewhere. */
  listPages: collection("pages/{dr-in-hospital,viewall-specialities,gallery,video-gallery,disclosures}.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: localized().describe("The short line above the page's title"),
      intro: paragraph(),
      departments: z.array(departmentIfThere()).optional().describe("All Specialities: its tiles in their order"),
      doctors: z
        .array(doctor().meta({ reference: "doctor", mayBeGone: true }))
        .optional()
        .describe("Doctors: their order; who is not in the list comes after the others, by name"),
    }),
  ),

  /** The pages that say how the site works; the end of every page leads to them. */
  textPages: collection("pages/{accessibility,privacy}.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: localized().describe("The short line above the page's title"),
      intro: paragraph(),
      sections: z.array(titledLines()).min(1),
    }),
  ),

  /** What the hospital has to make public, a page for each part. A part without a file is nowhere on the site. */
  disclosures: collection(
    "disclosures/*.yaml",
    () =>
      z.strictObject({
        ...reviewedBasics,
        summary: localized().describe("One line for the list of all parts"),
        headline: localized().describe("The short line above the page's title"),
        intro: paragraph(),
        notice: paragraph().optional().describe("One thing to know before reading on, as where the rules come from"),
        prices: z
          .strictObject({
            validFrom: day(),
            source: localized().optional().describe("Where prices are capped: the order that says so, with its date"),
            tables: z
              .array(
                z.strictObject({
                  title: localized(),
                  rows: z
                    .array(
                      z.strictObject({
                        name: localized(),
                        price: z.int().min(0).max(100_000_000).describe("In rupees, without commas"),
                        remark: localized().optional().describe("As per day, or what is included"),
                      }),
                    )
                    .min(1),
                }),
              )
              .min(1),
          })
          .optional(),
        officer: z
          .strictObject({ name: localized(), role: localized(), phone: phone(), email: z.email(), hours: localized() })
          .optional()
          .describe("Who answers for complaints"),
        registrations: z
          .array(
            z.strictObject({
              name: localized().describe("What is registered, and with whom"),
              number: line(),
              validUntil: day().optional(),
            }),
          )
          .min(1)
          .optional(),
        waste: z
          .strictObject({
            months: z
              .array(
                z.strictObject({
                  month: month(),
                  yellow: kilograms(),
                  red: kilograms(),
                  white: kilograms(),
                  blue: kilograms(),
                }),
              )
              .min(1)
              .describe("Kilograms of each category, the newest month first"),
            reports: z
              .array(z.strictObject({ year: z.int().min(2016).max(2100), url: documentUrl() }))
              .default([])
              .describe("Form IV of each year"),
          })
          .optional(),
        sections: z.array(titledLines()).min(1),
      }),
    disclosureParts,
  ),

  /** The visitor's guide. Beside its texts, /visiting shows the hours and /directions the way in and the floor plan. */
  guide: collection("pages/{visiting,admission,directions}.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      isMedical: z
        .boolean()
        .default(false)
        .describe("It gives medical advice: the page says at its end who has read it, or that nobody has"),
      review: reviews(),
      banner: banner(image),
      notice: paragraph(),
      topics: z.strictObject({
        title: localized(),
        text: paragraph().optional(),
        points: z.array(titledText()).min(1),
      }),
      sections: z.array(titledLines().extend({ links: z.array(namedLink()).optional() })).min(1),
    }),
  ),

  findCare: collection("pages/find-care.yaml", () =>
    z.strictObject({
      ...reviewedBasics,
      headline: localized(),
      intro: paragraph(),
      redFlags: z.strictObject({ title: localized(), signs: z.array(localized()).min(1) }),
      notice: paragraph().describe("That it is not a diagnosis"),
      letters: titledText().describe("The heading of the A to Z"),
    }),
  ),

  opd: collection("pages/opd.yaml", () =>
    z.strictObject({ ...pageBasics, headline: localized(), intro: paragraph(), notice: paragraph() }),
  ),

  search: collection("pages/search.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: localized(),
      intro: paragraph(),
      nothingFound: paragraph().describe("Before the phone number, when nothing is found"),
      places: titledText().describe("The lists to look through without the search"),
    }),
  ),

  contact: collection("pages/contact.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      banner: banner(image),
      email: titledText(),
      phone: titledText(),
      address: titledText(),
      saveNumbers: titledText(),
      map: titledText(),
    }),
  ),

  /** The not-found page, and what shows instead of a page while there is no connection. */
  fallbackPages: collection("pages/{404,offline}.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: localized(),
      text: paragraph(),
      phonesTitle: localized(),
      pagesTitle: localized(),
      pages: z.array(namedLink()).min(1).describe("Those of offline are kept on the visitor's phone"),
    }),
  ),
};
