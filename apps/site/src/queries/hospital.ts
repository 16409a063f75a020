import { memoize } from "@hospital/content/memoize";
import { fill } from "@hospital/content/text/fill";
import { type Locale, localePath } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { addressLines } from "./addresses";
import { sourceText } from "./claims";
import { getEntries, getOnlyIn, type Texts } from "./entries";
import { getPicture } from "./pictures";
import { getAddressHours, getPlaceNames } from "./timetable";

export type Hospital = Awaited<ReturnType<typeof getHospital>>;

/** Data of the hospital for every page, in one language. */
export const getHospital = memoize(async (locale: Locale) => {
  const hospital = await getOnlyIn("hospital", locale);
  const label = messages(locale);
  const { reception, mobiles, sms, whatsapp, ...numbers } = hospital.phones;
  // If a hospital has only one number, it serves every purpose, with its own label.
  const phone = (use: keyof typeof numbers) =>
    numbers[use]
      ? { use, label: label[use], number: numbers[use] }
      : { use: "reception" as const, label: label.reception, number: reception };
  const phones = {
    booking: phone("booking"),
    reception: { use: "reception" as const, label: label.reception, number: reception },
    enquiry: phone("enquiry"),
    emergency: phone("emergency"),
    mobiles: [...new Set([...mobiles, sms, whatsapp])]
      .filter((number) => number !== undefined)
      .map((number) => ({ label: label.mobile, number })),
  };
  return {
    locale,
    name: hospital.name,
    shortName: hospital.shortName,
    website: hospital.website.replace(/\/$/, ""),
    email: hospital.email,
    address: hospital.address,
    addressLines: addressLines(hospital.address, locale),
    phones,
    /** The same numbers in the order of lists. */
    allPhones: [phones.emergency, phones.booking, phones.reception, phones.enquiry, ...phones.mobiles],
    /** The most urgent number; `notice` is its label within a sentence. */
    emergencyCall: numbers.emergency
      ? { number: phones.emergency.number, label: label.callEmergency, notice: label.comeAtOnceCall }
      : { number: phones.emergency.number, label: label.callUs, notice: label.callUs },
    ...(await getAddressHours(hospital.openingHours, (await getPlaceNames())?.main, locale)),
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
      number: fact.number,
      label: fact.label,
      source: sourceText(fact.year, fact.source),
    })),
    streetMap: hospital.streetMap && (await toStreetMap(hospital.streetMap)),
    copyright: `© ${hospital.copyrightYear} ${hospital.name}`,
    home: localePath("/", locale),
    company: hospital.company && companyNote(hospital.company, locale),
    pageFaults: hospital.pageFaults ?? hospital.email,
    isInvented: hospital.sample,
  };
});

/** The details that a company's website must contain: Companies (Incorporation) Rules, 2014, rule 26. */
function companyNote(company: NonNullable<Texts<"hospital">["company"]>, locale: Locale) {
  const { name, cin, registeredOffice: office, contact, annualReturn } = company;
  const { company: text, annualReturn: label } = messages(locale);
  return {
    text: fill(text, { name, cin, office, contact }),
    link: annualReturn ? { href: annualReturn, label } : undefined,
  };
}

async function toStreetMap({ picture, ...map }: NonNullable<Texts<"hospital">["streetMap"]>) {
  return { ...map, picture: picture && (await getPicture(picture, map.alt, "map")) };
}

/** Whether content/ still contains a record with `sample: true`. */
export const hasSampleContent = memoize(async () => {
  const { collections } = await import("@hospital/content/collections");
  const entries = await Promise.all(Object.keys(collections).map((name) => getEntries(name as never)));
  return JSON.stringify(entries.flat().map(({ data }: { data: unknown }) => data)).includes('"sample":true');
});
