/** The shape of every file under content/. Plain Node can import it: the content check reads the same shapes. */

import type { SchemaContext } from "astro:content";
import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { translationOf } from "./i18n/translation.ts";
import {
  equipmentIcons,
  genders,
  medicalSpecialties,
  schemaTypes,
  socialNetworks,
  spokenLanguages,
  weekdays,
} from "./vocabulary.ts";

type ImageShape = SchemaContext["image"];

/** A paragraph. */
const text = () =>
  z
    .string()
    .trim()
    .min(1, "is empty")
    .max(2000, "is longer than 2,000 characters")
    .refine((value) => !/<\/?[a-z!]/i.test(value), "must be plain text, without HTML tags")
    .meta({ isText: true });

/** A title, name or label. */
const line = () =>
  text()
    .max(160, "is longer than 160 characters")
    .regex(/^[^\n]*$/, "must be one line");

/** One string for all languages, or `{ en: …, hi: … }`. */
const localized = (inner = line()) => z.union([inner, z.strictObject({ en: inner, hi: inner.optional() })]);

const phone = () => z.string().regex(/^\+91(?: ?\d){10}$/, 'must be +91 and ten digits, as "+91 00000 00001"');

const httpsUrl = () => z.url({ protocol: /^https$/, error: 'must be a full address that starts with "https://"' });

const route = () =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'must be a page of this site in small letters, as "/about"')
    .meta({ reference: "route" });

const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of 24 hours in quotes, as "09:30"');

const sample = () =>
  z.boolean().default(false).describe("Invented for the demonstration; while one is left, the site says so");

/** The file name of a department without language and ending, as "cardiology"; the content check resolves it. */
const department = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a department, as "cardiology"')
    .meta({ reference: "department" });

/** For search engines and link previews: what this page answers. */
const description = () =>
  text().min(50, "is shorter than 50 characters").max(160, "is longer than 160 characters: search engines cut it");

const banner = (image: ImageShape) =>
  z.strictObject({
    headline: line().describe("The short line above the page's title"),
    text: text(),
    picture: image(),
    pictureAlt: line().describe("What the picture shows, for those who cannot see it"),
  });

const titledText = () => z.strictObject({ title: line(), text: text() });

const titledLines = () =>
  z.strictObject({
    title: line(),
    text: text().optional(),
    points: z.array(line()).min(1),
    ordered: z.boolean().default(false).describe("Steps, one after the other: shown with numbers"),
  });

/** A day, as `2026-12-31`. */
const day = () =>
  z.preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date("must be a day, as 2026-12-31"),
  );

/** Whether somebody who knows has read a medical text, in this language. */
const review = () =>
  z
    .union([z.literal("awaiting"), z.strictObject({ by: line(), on: day() })])
    .optional()
    .describe("Who read the medical text and when; a translation says at least that it is awaiting it");

/** What every page with an address of its own has. */
const pageBasics = { title: line(), description: description(), sample: sample() };

/** What a page has that speaks of illness and treatment. */
const medicalBasics = { ...pageBasics, review: review() };

/**
 * `files` is a pattern under content/; an entry's id is its file name without the ending. Where there is a file for each
 * language, those of another language than the first are translations: `queries/entries.ts` puts the two together.
 */
function collection<Shape extends z.ZodObject>(files: string, shape: (context: { image: ImageShape }) => Shape) {
  const isPerLanguage = files.endsWith(".md") || files.includes(".*.");
  const schema = (context: { image: ImageShape }) => {
    const whole = shape(context);
    return (isPerLanguage ? z.union([whole, translationOf(whole)]) : whole) as Shape;
  };
  const folder = files.slice(0, files.lastIndexOf("/") + 1);
  const loader = glob({
    base: `content/${folder}`,
    pattern: files.slice(folder.length),
    generateId: ({ entry }) => entry.replace(/\.(yaml|md)$/, ""),
  });
  return { ...defineCollection({ loader, schema }), files, shape, isPerLanguage };
}

export const collections = {
  /** Name, address, numbers and links of the hospital: one file, `hospital.yaml`. */
  hospital: collection("hospital.yaml", () =>
    z.strictObject({
      name: localized(),
      shortName: localized().describe("Where the full name is too long: the logo, the tab"),
      city: localized(),
      website: httpsUrl().describe("The address of this site, without a slash at the end"),
      email: z.email("must be an e-mail address, as info@hospital.example"),
      address: z.strictObject({
        street: localized(),
        locality: localized(),
        city: localized(),
        region: localized(),
        postalCode: z.string().regex(/^\d{6}$/, "must be six digits in quotes"),
      }),
      phones: z.strictObject({
        booking: phone().describe("To book an appointment"),
        reception: phone(),
        enquiry: phone(),
        emergency: phone(),
        mobiles: z.array(phone()).min(1),
      }),
      links: z.strictObject({
        directions: httpsUrl().describe("Opens the map application with the way to the hospital"),
        map: httpsUrl().describe("The hospital on a map, as a page"),
        mapEmbed: z
          .string()
          .startsWith("https://www.openstreetmap.org/export/embed.html?", "must be an OpenStreetMap embed address"),
        booking: httpsUrl(),
        staffLogin: z
          .url({ protocol: /^https?$/, error: "must be a full address" })
          .optional()
          .describe("Works inside the hospital only; left out when absent"),
      }),
      social: z.array(
        z.strictObject({
          network: z.enum(socialNetworks),
          url: httpsUrl().optional().describe("Absent: the icon shows without a link"),
        }),
      ),
      facts: z.array(z.strictObject({ number: line(), label: localized() })).min(1),
      copyrightYear: z.int().min(2000).max(2100),
      sample: sample(),
    }),
  ),

  /** The menu tree: one file, `navigation.yaml`. A row has a link, or sub-routes. */
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
    }),
  ),

  /** One file per department and language; the file name is the address: `cardiology.en.md`. The body is the overview. */
  departments: collection("departments/*.md", ({ image }) =>
    z.strictObject({
      ...medicalBasics,
      tile: line().describe("The name on its card and tile"),
      banner: banner(image),
      schemaType: z.enum(schemaTypes),
      medicalSpecialty: z.enum(medicalSpecialties).optional(),
      summary: line().describe("One line for its card"),
      words: z
        .strictObject({ en: z.array(line()).min(1), hi: z.array(line()).min(1), hinglish: z.array(line()).min(1) })
        .meta({ isShared: true })
        .optional()
        .describe("What people call what is treated here: for the A to Z and the search"),
      comeAtOnce: z.array(line()).optional().describe("Signs that cannot wait, each ends «Come at once if …»"),
      conditions: z.array(titledText()).optional().describe("What is treated here"),
      treatments: z.array(titledText()).optional(),
      services: z.array(line()).optional(),
      procedures: z.array(line()).optional().describe("Surgeries and procedures"),
      more: z.array(titledLines()).optional().describe("Further sections of this department's own"),
      whyChooseUs: z.array(titledText()).min(1),
    }),
  ),

  /** One file per doctor. */
  doctors: collection("doctors/*.yaml", ({ image }) =>
    z.strictObject({
      name: localized(),
      degree: line(),
      speciality: localized(),
      department: department(),
      photo: image().optional(),
      gender: z.enum(genders).optional(),
      languages: z
        .array(z.enum(spokenLanguages))
        .min(1)
        .optional()
        .describe("Spoken by the doctor; the first one best"),
      registration: line().optional().describe("The medical council's registration number"),
      opd: z
        .array(
          z
            .strictObject({
              days: z.array(z.enum(weekdays)).min(1),
              from: time(),
              to: time(),
              room: line().optional(),
            })
            .refine(({ from, to }) => from < to, { path: ["to"], error: 'must be later than "from"' }),
        )
        .min(1)
        .optional()
        .describe("When and where the doctor sees outpatients, Indian time"),
      order: z.int().min(1).describe("The place in the list of doctors; 1 comes first"),
      sample: sample(),
    }),
  ),

  /** One file per people page; the file name is the address, members show in file order. */
  people: collection("people/*.yaml", ({ image }) =>
    z.strictObject({
      title: localized(),
      description: localized(description()),
      headline: localized().describe("The short line above the page's title"),
      intro: localized(text()),
      members: z
        .array(
          z.strictObject({
            name: localized().describe('"N/A" while the person is not known'),
            degree: localized().optional(),
            role: localized().optional().describe("Shown in brackets under the name"),
            photo: image().optional(),
            sample: sample(),
          }),
        )
        .min(1),
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
            strip: z.boolean().default(true).describe("Shown in the moving strip on the home page"),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  testimonials: collection("testimonials.yaml", ({ image }) =>
    z.strictObject({
      testimonials: z
        .array(
          z.strictObject({
            id: line(),
            name: localized(),
            text: localized(text()),
            stars: z.int().min(1).max(5).describe("Of 5"),
            photo: image().optional(),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  /** What is new for some days, as a holiday of the OPD; the list may be empty. docs/decisions/notices-by-the-day.md */
  notices: collection("notices.yaml", () =>
    z.strictObject({
      notices: z.array(
        z
          .strictObject({
            id: line(),
            text: localized().describe("One or two short sentences; its days stand beside it"),
            from: day().describe("The first day on which it shows, in India"),
            until: day().describe("The last day on which it shows"),
            link: route().optional().describe("The page that says more"),
            sample: sample(),
          })
          .refine(({ from, until }) => until >= from, {
            path: ["until"],
            error: 'must be the same day as "from", or a later one',
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
              ),
            poster: image(),
            sample: sample(),
          }),
        )
        .min(1),
    }),
  ),

  home: collection("pages/home.*.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      hero: z.strictObject({ welcome: line(), openHours: line(), text: text(), picture: image(), pictureAlt: line() }),
      callToAction: titledText(),
      whatWeDo: z.strictObject({ title: line(), text: text(), points: z.array(titledText()).min(1) }),
      specialities: z.strictObject({ title: line(), text: text(), departments: z.array(department()).min(1) }),
      whyChooseUs: z.strictObject({ title: line(), text: text(), points: z.array(titledText()).min(1) }),
      welcome: z.strictObject({ title: line(), text: text(), picture: image(), pictureAlt: line() }),
      previews: z
        .array(z.strictObject({ page: route(), title: line(), text: text(), count: z.int().min(1), viewAll: line() }))
        .describe("The first people of each people page"),
      insurers: z.strictObject({ title: line(), text: text() }),
      testimonials: z.strictObject({ title: line(), text: text() }),
    }),
  ),

  about: collection("pages/about.*.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      banner: banner(image),
      statement: line(),
      mission: titledText(),
      vision: titledText(),
      values: z.strictObject({ title: line(), points: z.array(titledText()).min(1) }),
      services: z.strictObject({ title: line(), panels: z.array(titledText()).min(1) }),
    }),
  ),

  ambulance: collection("pages/ambulance-service.*.yaml", ({ image }) =>
    z.strictObject({
      ...medicalBasics,
      banner: banner(image),
      facts: z.array(z.strictObject({ number: line(), label: line() })).min(1),
      footnote: line().describe("What the star at a number or promise means"),
      whenToCall: titledLines(),
      whileYouWait: titledLines(),
      equipment: z.strictObject({
        title: line(),
        text: text(),
        cards: z
          .array(
            z.strictObject({
              icon: z.enum(equipmentIcons),
              title: line(),
              content: text(),
              picture: image().optional().describe("Decoration: the title says what it is"),
            }),
          )
          .min(1),
      }),
      pricing: titledLines(),
    }),
  ),

  ayushman: collection("pages/ayushman.*.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      banner: banner(image),
      covered: z.strictObject({ title: line(), text: text(), areas: z.array(titledText()).min(1) }),
      sections: z.array(titledLines()).min(1),
      notice: text(),
    }),
  ),

  insuranceTpa: collection("pages/insurance-tpa.*.yaml", ({ image }) =>
    z.strictObject({
      ...pageBasics,
      banner: banner(image),
      list: z.strictObject({ title: line(), text: text() }),
      sections: z.array(titledLines()).min(1),
      notice: text(),
    }),
  ),

  lab: collection("pages/evan-lab.*.yaml", ({ image }) =>
    z.strictObject({
      ...medicalBasics,
      banner: banner(image),
      tests: z.strictObject({ title: line(), text: text(), groups: z.array(titledText()).min(1) }),
      sections: z.array(titledLines()).min(1),
    }),
  ),

  /** The pages that are a title, a banner and a list that comes from elsewhere. */
  listPages: collection("pages/{dr-in-hospital,viewall-specialities,gallery,video-gallery}.*.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: line().describe("The short line above the page's title"),
      intro: text(),
      departments: z.array(department()).optional().describe("All Specialities: its tiles in their order"),
    }),
  ),

  /** The pages that say how the site works; the end of every page leads to them. */
  textPages: collection("pages/{accessibility,privacy}.*.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: line().describe("The short line above the page's title"),
      intro: text(),
      sections: z.array(titledLines()).min(1),
    }),
  ),

  findCare: collection("pages/find-care.*.yaml", () =>
    z.strictObject({
      ...medicalBasics,
      headline: line(),
      intro: text(),
      redFlags: z.strictObject({ title: line(), signs: z.array(line()).min(1) }),
      notice: text().describe("That it is not a diagnosis"),
      letters: titledText().describe("The heading of the A to Z"),
    }),
  ),

  opd: collection("pages/opd.*.yaml", () =>
    z.strictObject({ ...pageBasics, headline: line(), intro: text(), notice: text() }),
  ),

  search: collection("pages/search.*.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: line(),
      intro: text(),
      nothingFound: text().describe("Before the phone number, when nothing is found"),
      places: titledText().describe("The lists to look through without the search"),
    }),
  ),

  contact: collection("pages/contact.*.yaml", ({ image }) =>
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
  wayOn: collection("pages/{404,offline}.*.yaml", () =>
    z.strictObject({
      ...pageBasics,
      headline: line(),
      text: text(),
      phonesTitle: line(),
      pagesTitle: line(),
      pages: z
        .array(z.strictObject({ name: line(), link: route() }))
        .min(1)
        .describe("Those of offline are kept on the visitor's phone"),
    }),
  ),
};
