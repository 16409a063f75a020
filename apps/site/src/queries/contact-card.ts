import { commaList } from "@hospital/content/text/comma-list";
import { dialable, uniqueNumbers } from "@hospital/content/text/phone-number";
import type { Hospital } from "./hospital";

interface ContactCard {
  name: string;
  /** The person's role; absent on the hospital's own card. */
  title?: string;
  url: string;
  numbers: { label: string; number: string }[];
  /** One line each. */
  notes?: string[];
}

/** vCard 3.0, the version that every phone reads. https://www.rfc-editor.org/rfc/rfc2426 */
export function contactCard(hospital: Hospital, { name, title, url, numbers, notes = [] }: ContactCard): Response {
  const { address, email } = hospital;
  const place = [
    commaList([address.street, address.locality], hospital.locale),
    address.city,
    address.region,
    address.postalCode,
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(hospital.name)}`,
    ...(title ? [`TITLE:${escapeText(title)}`] : []),
    ...uniqueNumbers(numbers, hospital.locale).flatMap(({ label, number }, index) => [
      `item${index + 1}.TEL:${dialable(number)}`,
      `item${index + 1}.X-ABLabel:${escapeText(label)}`,
    ]),
    `EMAIL:${email}`,
    `URL:${url}`,
    `ADR:;;${place.map(escapeText).join(";")};India`,
    ...(notes.length > 0 ? [`NOTE:${escapeText(notes.join("\n"))}`] : []),
    "END:VCARD",
    "",
  ];
  return new Response(lines.join("\r\n"), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}
