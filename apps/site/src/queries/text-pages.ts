import { longDate } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { type Locale, localePath } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { getAllIn, getPage } from "./entries";
import { getHospital } from "./hospital";
import { getListCrumb } from "./navigation";
import { getOfficersNumber } from "./numbers";
import { withActions } from "./pages";

type OwnPhone = "booking" | "reception" | "enquiry" | "emergency";

/** A page with a title, a short text and sections: `getTextPage("privacy", "en")`. */
export async function getTextPage(slug: string, locale: Locale) {
  const { sections, audit, ...page } = await getPage("textPages", slug, locale);
  const { audited, auditReport } = messages(locale).review;
  return {
    ...page,
    sections: await withPhones(await withActions(sections, locale), locale),
    audit: audit && {
      text: fill(audited, { by: audit.by, day: longDate(audit.on, locale) }),
      link: audit.report ? { href: audit.report, label: auditReport } : undefined,
    },
  };
}

const complaintsPath = "/disclosures/complaints";

/** Adds the numbers that a section names. One that links to the page about complaints has the officer's number. */
async function withPhones<Section extends { phones?: OwnPhone[]; actions: { label: string; href: string }[] }>(
  sections: Section[],
  locale: Locale,
) {
  const hospital = await getHospital(locale);
  const officers = await getOfficersNumber(locale);
  return sections.map(({ phones = [], ...section }) => {
    const isComplaint = section.actions.some(({ href }) => href === localePath(complaintsPath, locale));
    const calls = [...(isComplaint ? officers : []), ...phones.map((phone) => hospital.phones[phone])];
    return { ...section, phones: calls.map(({ label, number }) => ({ label, number })) };
  });
}

/** Links to these pages for the footer, before the disclosures. */
export async function getTextPageLinks(locale: Locale) {
  const pages = (await getAllIn("textPages", locale)).map(({ slug, data }) => [`/${slug}`, data.title] as const);
  const disclosures = await getListCrumb("disclosures", locale);
  return [...pages, ...(disclosures ? [disclosures] : [])].map(([path, name]) => ({
    name,
    href: localePath(path, locale),
  }));
}
