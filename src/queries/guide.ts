import { type Locale, localePath } from "../i18n/locales";
import { getPage } from "./entries";

const slugs = ["visiting", "admission", "directions"] as const;

type Slug = (typeof slugs)[number];

/** A page of the visitor's guide, as `getGuidePage("visiting", "en")`. */
export async function getGuidePage(slug: Slug, locale: Locale) {
  const { sections, ...page } = await getPage("guide", slug, locale);
  return {
    ...page,
    sections: sections.map(({ links = [], ...section }) => ({
      ...section,
      actions: links.map(({ name, link }) => ({ label: name, href: localePath(link, locale) })),
    })),
  };
}

/** The ways to its pages, but for the one that they stand on. */
export async function getGuideLinks(locale: Locale, except?: Slug) {
  const others = slugs.filter((slug) => slug !== except);
  return Promise.all(
    others.map(async (slug) => ({
      label: (await getPage("guide", slug, locale)).title,
      href: localePath(`/${slug}`, locale),
    })),
  );
}
