import { longDate } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { type Locale, localePath } from "@hospital/content/text/locales";
import { messages } from "../i18n/messages";
import { getAllIn, getPage } from "./entries";
import { getListCrumb } from "./navigation";
import { withActions } from "./pages";

/** A page with a title, a short text and sections: `getTextPage("privacy", "en")`. */
export async function getTextPage(slug: string, locale: Locale) {
  const { sections, audit, ...page } = await getPage("textPages", slug, locale);
  const { audited, auditReport } = messages(locale).review;
  return {
    ...page,
    sections: await withActions(sections, locale),
    audit: audit && {
      text: fill(audited, { by: audit.by, day: longDate(audit.on, locale) }),
      link: audit.report ? { href: audit.report, label: auditReport } : undefined,
    },
  };
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
