import { longDate } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { dialable, uniqueNumbers } from "@hospital/content/text/phone-number";
import { messages } from "../i18n/messages";
import { numbersOf } from "./addresses";
import { findPage, getOnly, getPage } from "./entries";
import { getAllHelplines, getHelpline } from "./helplines";
import { getHospital } from "./hospital";
import { getHours } from "./hours";
import { getPageLink } from "./pages";
import { getPlaces } from "./places";

/** The page about the hospital's own numbers, without duplicates. */
export async function getNumbersPage(locale: Locale) {
  const { others: otherNumbers, helpline, ...page } = await getPage("numbersPage", "numbers", locale);
  const reportLine = helpline && (await getHelpline(helpline, locale));
  return {
    ...page,
    numbers: await getOwnNumbers(otherNumbers, locale),
    helplines: await getAllHelplines(locale),
    report: reportLine ? { label: reportLine.name, number: reportLine.number } : undefined,
  };
}

/** The link to this page, for lists of the hospital's numbers; undefined if the page is missing. */
export async function getNumbersLink(locale: Locale) {
  const page = await findPage("numbersPage", "numbers", locale);
  return page && getPageLink("/numbers", page.title, locale);
}

/** Numbers to call when a search finds nothing. */
export async function getSearchPhones(locale: Locale) {
  const { phones } = await getHospital(locale);
  return uniqueNumbers([phones.booking, phones.emergency], locale);
}

/** The numbers to ask about insurance: of the counters that name the page, or the booking number without any. */
export async function getInsurancePhones(locale: Locale) {
  const counters = (await getHours(locale, "/insurance-tpa")).counters.rows;
  const desks = counters.flatMap(({ name, phone }) => (phone ? [{ label: name, number: phone.number }] : []));
  return uniqueNumbers(desks.length > 0 ? desks : [(await getHospital(locale)).phones.booking], locale);
}

interface OwnNumber {
  label: string;
  number: string;
  checkedOn?: string;
}

async function getOwnNumbers(otherNumbers: OwnNumber[], locale: Locale) {
  const numbers = [...(await getMainNumbers(locale)), ...otherNumbers, ...(await getOfficersNumber(locale))];
  const checked = new Map(
    numbers.flatMap(({ number, checkedOn }) => (checkedOn ? [[dialable(number), checkedOn] as const] : [])),
  );
  return uniqueNumbers(numbers, locale).map(({ label, number }) => {
    const checkedOn = checked.get(dialable(number));
    const text = checkedOn && fill(messages(locale).numbers.checkedOn, { day: longDate(checkedOn, locale) });
    return { label, number, text };
  });
}

async function getMainNumbers(locale: Locale): Promise<OwnNumber[]> {
  const { phonesCheckedOn: checkedOn } = await getOnly("hospital");
  const { allPhones } = await getHospital(locale);
  const places = numbersOf(await getPlaces(locale));
  const placePhones = places.filter(
    ({ number }) => !allPhones.some((phone) => dialable(phone.number) === dialable(number)),
  );
  return [...allPhones, ...placePhones].map((phone) => ({ ...phone, checkedOn }));
}

/** The number of the grievance officer. */
export async function getOfficersNumber(locale: Locale): Promise<OwnNumber[]> {
  const { officer } = (await findPage("disclosures", "complaints", locale)) ?? {};
  return officer ? [{ label: officer.role, number: officer.phone, checkedOn: officer.checkedOn }] : [];
}
