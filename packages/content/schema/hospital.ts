import { z } from "astro/zod";
import { knownLanguages } from "../languages.ts";
import { problem } from "../messages/schema-code.ts";
import type { Pictures } from "./collection.ts";
import { fact } from "./fields/facts.ts";
import { email, httpsUrl, phone, siteAddress } from "./fields/links.ts";
import { mapAddressMistake, postalCodeMistake } from "./fields/mistakes.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";
import { day, openingTime, phoneCheckedOn } from "./fields/times.ts";
import { streetMap } from "./street-map.ts";

const phones = () =>
  z.strictObject({
    booking: phone().optional().meta({ help: "hospital.phones.booking" }),
    reception: phone().meta({ help: "hospital.phones.reception", isVital: true }),
    enquiry: phone().optional(),
    emergency: phone().optional().meta({ help: "hospital.phones.emergency", isVital: true }),
    mobiles: z.array(phone()).default([]),
    sms: phone().optional().meta({ help: "hospital.phones.sms" }),
    whatsapp: phone().optional().meta({ help: "hospital.phones.whatsapp" }),
  });

export const address = () =>
  z.strictObject({
    street: localized(),
    locality: localized(),
    city: localized(),
    region: localized(),
    postalCode: z
      .string()
      .regex(/^\d{6}$/)
      .meta({ mistake: postalCodeMistake, launch: "postal-code" }),
  });

const position = () =>
  z
    .strictObject({
      latitude: z.number().min(2.5).max(38.5),
      longitude: z.number().min(63.5).max(99.5),
    })
    .optional()
    .meta({ help: "hospital.position" });

const company = () =>
  z
    .strictObject({
      name: localized(),
      cin: z
        .string()
        .regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, problem("companyNumber"))
        .meta({ help: "hospital.company.cin" }),
      registeredOffice: localized(),
      contact: localized().meta({ help: "hospital.company.contact" }),
      annualReturn: httpsUrl().optional().meta({ help: "hospital.company.annualReturn", launch: "annual-return" }),
    })
    .optional()
    .meta({ help: "hospital.company", launch: "company" });

const links = () =>
  z.strictObject({
    directions: httpsUrl().meta({ help: "hospital.links.directions" }),
    map: httpsUrl().optional().meta({ help: "hospital.links.map" }),
    mapEmbed: z
      .string()
      .regex(/^https:\/\/(?:www\.openstreetmap\.org\/export\/embed\.html|www\.google\.com\/maps\/embed)\?\S+$/)
      .meta({ mistake: mapAddressMistake })
      .optional()
      .meta({ help: "hospital.links.mapEmbed" }),
    booking: httpsUrl().optional().meta({ help: "hospital.links.booking" }),
    staffLogin: z
      .url({ protocol: /^https?$/, error: problem("fullAddress") })
      .optional()
      .meta({ help: "hospital.links.staffLogin" }),
  });

/** Name, address, numbers and links of the hospital: one file, `hospital.yaml`. */
export const hospital = ({ image }: Pictures) =>
  z.strictObject({
    name: localized(),
    shortName: localized().meta({ help: "hospital.shortName" }),
    languages: z.array(z.enum(knownLanguages)).min(1).meta({ help: "hospital.languages", isOrdered: true }),
    website: siteAddress().meta({ help: "hospital.website" }),
    email: email(),
    address: address(),
    phones: phones(),
    phonesCheckedOn: phoneCheckedOn(),
    company: company(),
    consentsCheckedOn: day().optional().meta({ help: "hospital.consentsCheckedOn" }),
    openingHours: z.array(openingTime()).min(1).meta({ help: "hospital.openingHours" }),
    links: links(),
    position: position(),
    places: z
      .array(
        z.strictObject({
          name: localized().meta({ help: "hospital.places.name" }),
          address: address(),
          phone: phone().optional().meta({ help: "hospital.places.phone" }),
          mobiles: z.array(phone()).optional(),
          openingHours: z.array(openingTime()).min(1).optional().meta({ help: "hospital.places.openingHours" }),
          position: position(),
        }),
      )
      .min(1)
      .optional()
      .meta({ help: "hospital.places" }),
    social: z.array(
      z.strictObject({
        network: line().meta({ help: "hospital.social.network" }),
        url: httpsUrl().optional().meta({ help: "hospital.social.url" }),
      }),
    ),
    facts: z.array(fact(localized())).default([]),
    copyrightYear: z.int().min(2000).max(2100).meta({ launch: "this-year" }),
    pageFaults: email().optional().meta({ help: "hospital.pageFaults" }),
    streetMap: streetMap(image).optional(),
    sample: sample(),
  });
