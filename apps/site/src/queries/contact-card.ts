import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import { dialable, uniqueNumbers } from "@hospital/content/text/phone-number";
import { numbersOf } from "./addresses";
import type { Hospital } from "./hospital";
import type { Place } from "./places";

interface ContactCard {
  name: string;
  /** The role of the person; absent on the hospital's own card. */
  title?: string;
  url: string;
  numbers: { label: string; number: string }[];
  /** The building, if it isn't at the hospital's main address. */
  place?: Place | undefined;
  /** Other buildings of the hospital. */
  otherPlaces?: Place[];
  /** Each note is one line. */
  notes?: string[];
}

/** Writes vCard 3.0, the version that all phones support: https://www.rfc-editor.org/rfc/rfc2426 */
export function contactCard(
  hospital: Hospital,
  { name, title, url, numbers, place, otherPlaces = [], notes = [] }: ContactCard,
): Response {
  const { email, locale } = hospital;
  const labelled = [
    ...uniqueNumbers([...numbers, ...numbersOf([place, ...otherPlaces])], locale).map(({ label, number }) => [
      `TEL:${dialable(number)}`,
      label,
    ]),
    ...otherPlaces.map((otherPlace) => [`ADR:${addressOf(otherPlace, locale)}`, otherPlace.name]),
  ].flatMap(([value, label = ""], index) => [
    `item${index + 1}.${value}`,
    `item${index + 1}.X-ABLabel:${escapeText(label)}`,
  ]);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(hospital.name)}`,
    ...(title ? [`TITLE:${escapeText(title)}`] : []),
    ...labelled,
    `EMAIL:${email}`,
    `URL:${url}`,
    `ADR:${addressOf(place ?? hospital, locale)}`,
    ...(notes.length > 0 ? [`NOTE:${escapeText(notes.join("\n"))}`] : []),
    "END:VCARD",
    "",
  ];
  return new Response(lines.join("\r\n"), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}

function addressOf({ address }: Pick<Hospital, "address">, locale: Locale): string {
  const street = commaList([address.street, address.locality], locale);
  return `;;${[street, address.city, address.region, address.postalCode].map(escapeText).join(";")};India`;
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}
