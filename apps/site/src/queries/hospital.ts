import type { CollectionEntry } from "astro:content";
import { memoize } from "@hospital/content/memoize";
import { fill } from "@hospital/content/text/fill";
import { type Locale, localePath, translate } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { localizedAddress } from "./addresses";
import { sourceText } from "./claims";
import { getEntries, getOnly } from "./entries";
import { openHoursLine } from "./opening-hours";
import { getPicture } from "./pictures";
import { builtOn } from "./timetable";

export type Hospital = Awaited<ReturnType<typeof getHospital>>;

/** Data of the hospital for every page, in one language. */
export const getHospital = memoize(async (locale: Locale) => {
  const hospital = await getOnly("hospital");
  const label = messages(locale);
  const { reception, mobiles, sms, whatsapp, ...numbers } = hospital.phones;
  // If a hospital has only one number, it serves every purpose, with its own label.
  const phone = (use: keyof typeof numbers) =>
    numbers[use]
      ? { use, label: label[use], number: numbers[use] }
      : { use: "reception" as const, label: label.reception, number: reception };
  const emergency = phone("emergency");
  return {
    locale,
    name: translate(hospital.name, locale),
    shortName: translate(hospital.shortName, locale),
    website: hospital.website.replace(/\/$/, ""),
    email: hospital.email,
    ...localizedAddress(hospital.address, locale),
    phones: {
      booking: phone("booking"),
      reception: { use: "reception" as const, label: label.reception, number: reception },
      enquiry: phone("enquiry"),
      emergency,
      mobiles: [...new Set([...mobiles, sms, whatsapp])]
        .filter((number) => number !== undefined)
        .map((number) => ({ label: label.mobile, number })),
    },
    /** The most urgent number; `notice` is its label within a sentence. */
    emergencyCall: numbers.emergency
      ? { number: emergency.number, label: label.callEmergency, notice: label.comeAtOnceCall }
      : { number: emergency.number, label: label.callUs, notice: label.callUs },
    openingHours: hospital.openingHours,
    openHours: openHoursLine(hospital.openingHours, locale, builtOn()),
    sms,
    whatsapp,
    position: hospital.position,
    links: hospital.links,
    social: hospital.social.map(({ network, url }) => ({
      network,
      url,
      name: (label.social as Record<string, string>)[network] ?? network,
    })),
    facts: hospital.facts.map((fact) => ({
      number: translate(fact.number, locale),
      label: translate(fact.label, locale),
      source: sourceText(fact.year, fact.source && translate(fact.source, locale)),
    })),
    streetMap: hospital.streetMap && (await toStreetMap(hospital.streetMap, locale)),
    copyright: `© ${hospital.copyrightYear} ${translate(hospital.name, locale)}`,
    home: localePath("/", locale),
    company: hospital.company && companyNote(hospital.company, locale),
    pageFaults: hospital.pageFaults ?? hospital.email,
    isInvented: hospital.sample,
  };
});

/** The details that a company's website must contain: Companies (Incorporation) Rules, 2014, rule 26. */
function companyNote(company: NonNullable<CollectionEntry<"hospital">["data"]["company"]>, locale: Locale) {
  const { name, cin, registeredOffice, contact, annualReturn } = company;
  const { company: text, annualReturn: label } = messages(locale);
  const said = {
    name: translate(name, locale),
    cin,
    office: translate(registeredOffice, locale),
    contact: translate(contact, locale),
  };
  return { text: fill(text, said), link: annualReturn ? { href: annualReturn, label } : undefined };
}

type DrawnStreet = NonNullable<CollectionEntry<"hospital">["data"]["streetMap"]>;

async function toStreetMap({ alt, picture, streets, areas, marks, way, trees }: DrawnStreet, locale: Locale) {
  const text = translate(alt, locale);
  return {
    alt: text,
    picture: picture && (await getPicture(picture, text, "map")),
    streets: streets.map(({ name, ...street }) => ({ ...street, name: name && translate(name, locale) })),
    areas: areas.map(({ name, ...area }) => ({ ...area, name: name && translate(name, locale) })),
    marks: marks.map(({ name, ...mark }) => ({ ...mark, name: translate(name, locale) })),
    way,
    trees,
  };
}

/** Whether content/ still contains a record with `sample: true`. */
export const hasSampleContent = memoize(async () => {
  const { collections } = await import("@hospital/content/collections");
  const entries = await Promise.all(Object.keys(collections).map((name) => getEntries(name as never)));
  return JSON.stringify(entries.flat().map(({ data }: { data: unknown }) => data)).includes('"sample":true');
});
