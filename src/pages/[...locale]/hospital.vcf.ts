import type { APIRoute } from "astro";
import { type Locale, localePages } from "../../i18n/locales";
import { dialable } from "../../i18n/phone-number";
import { getHospital } from "../../queries/hospital";

export const getStaticPaths = () => localePages();

/** vCard 3.0, the version that every phone reads. https://www.rfc-editor.org/rfc/rfc2426 */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) => {
  const { name, email, website, address, phones } = await getHospital(props.locale);
  const { emergency, booking, reception, enquiry, mobiles } = phones;
  const numbers = [emergency, booking, reception, enquiry, ...mobiles];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(name)}`,
    ...numbers.flatMap(({ label, number }, index) => [
      `item${index + 1}.TEL:${dialable(number)}`,
      `item${index + 1}.X-ABLabel:${escapeText(label)}`,
    ]),
    `EMAIL:${email}`,
    `URL:${website}`,
    `ADR:;;${[`${address.street}, ${address.locality}`, address.city, address.region, address.postalCode].map(escapeText).join(";")};India`,
    "END:VCARD",
    "",
  ];
  return new Response(lines.join("\r\n"), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
};

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}
