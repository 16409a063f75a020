import { z } from "astro/zod";
import { locales } from "../text/locales.ts";
import type { Pictures } from "./collection.ts";
import { fact } from "./fields/facts.ts";
import { httpsUrl, phone, siteAddress } from "./fields/links.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";
import { day, openingTime, rungOn } from "./fields/times.ts";
import { streetMap } from "./street-map.ts";

const phones = () =>
  z.strictObject({
    booking: phone().optional().describe("To book an appointment"),
    reception: phone().describe("It stands in for each of the others that is left out: one number will do"),
    enquiry: phone().optional(),
    emergency: phone().optional().describe("Answered at every hour"),
    mobiles: z.array(phone()).default([]),
    sms: phone().optional().describe("A mobile whose text messages are read at every hour"),
    whatsapp: phone().optional().describe("A mobile that answers on WhatsApp"),
  });

const address = () =>
  z.strictObject({
    street: localized(),
    locality: localized(),
    city: localized(),
    region: localized(),
    postalCode: z
      .string()
      .regex(/^\d{6}$/, "must be six digits in quotes")
      .meta({ form: "postal code" }),
  });

const position = () =>
  z
    .strictObject({
      latitude: z.number().min(2.5).max(38.5),
      longitude: z.number().min(63.5).max(99.5),
    })
    .optional()
    .describe("Where the gate is, in degrees, as a map shows it: 28.62279 and 77.21303");

const company = () =>
  z
    .strictObject({
      name: localized(),
      cin: z
        .string()
        .regex(
          /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
          "must be the 21 signs of a company's number, as U00000DL2001PTC000000",
        )
        .meta({ form: "corporate identity number" })
        .describe("The Corporate Identity Number"),
      registeredOffice: localized(),
      contact: localized().describe("Who is asked for with questions and complaints, by name"),
      annualReturn: httpsUrl().optional().describe("Where the newest one is to be read"),
    })
    .optional()
    .describe("The company that the hospital belongs to, for the end of the home page; a trust or a society has none");

const links = () =>
  z.strictObject({
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
  });

/** Name, address, numbers and links of the hospital: one file, `hospital.yaml`. */
export const hospital = ({ image }: Pictures) =>
  z.strictObject({
    name: localized(),
    shortName: localized().describe("Where the full name is too long: the logo, the tab"),
    languages: z
      .array(z.enum(locales))
      .min(1)
      .describe("Those that the site speaks; the first one has no prefix in its addresses"),
    website: siteAddress().describe("The address of this site, without a slash at the end"),
    email: z.email("must be an e-mail address, as info@hospital.example").meta({ form: "e-mail address" }),
    address: address(),
    phones: phones(),
    phonesCheckedOn: rungOn(),
    company: company(),
    consentsCheckedOn: day()
      .optional()
      .describe(
        "When somebody last saw the written consent of each person whose photo or words are on the site; not shown",
      ),
    openingHours: z
      .array(openingTime())
      .min(1)
      .describe("When the hospital is open: the first line of every page, the home page and search engines say it"),
    links: links(),
    position: position(),
    places: z
      .array(
        z.strictObject({
          name: localized().describe("What people call it: departments, sessions, counters and wards name it"),
          address: address(),
          phone: phone().optional().describe("Answered there; empty: the hospital's reception"),
          openingHours: z.array(openingTime()).min(1).optional().describe("Empty: as the hospital"),
          position: position(),
        }),
      )
      .min(1)
      .optional()
      .describe(
        "Other places of the hospital, such as a second building in another street; the address above is the main one",
      ),
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
  });
