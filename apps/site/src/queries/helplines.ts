import type { Locale } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { getOnlyIn } from "./entries";
import { getHospital } from "./hospital";

/** A national or state helpline, in one language. */
export async function getHelpline(id: string, locale: Locale) {
  const { helplines } = await getOnlyIn("helplines", locale);
  const row = helplines.find((helpline) => helpline.id === id);
  if (!row) throw new Error(`content/helplines.yaml has no "${id}".`);
  return { number: row.number, name: row.name };
}

/** All helplines: name and number. */
export async function getAllHelplines(locale: Locale) {
  const { helplines } = await getOnlyIn("helplines", locale);
  return helplines.map(({ name, number }) => ({ label: name, number }));
}

/**
 * The phone list of the page `path`: the hospital's emergency number (if the list includes the ambulance) or enquiry
 * number, then the helplines. Undefined if content/helplines.yaml has no list for the page.
 */
export async function getHelplines(path: string, locale: Locale) {
  const { helplines } = await getOnlyIn("helplines", locale);
  const pageHelplines = helplines.filter(({ pages }) => pages.includes(path));
  if (pageHelplines.length === 0) return undefined;
  const { phones } = await getHospital(locale);
  const { own: ownText, title } = messages(locale).helplines;
  const { label, number } = pageHelplines.some(({ isAmbulance }) => isAmbulance) ? phones.emergency : phones.enquiry;
  return {
    title,
    numbers: [
      { number, label, text: ownText },
      ...pageHelplines.map((helpline) => ({
        number: helpline.number,
        label: helpline.name,
        text: [helpline.for, helpline.hours, helpline.languages].join(" · "),
      })),
    ],
  };
}
