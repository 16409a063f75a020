import { type Locale, localePath } from "@hospital/content/text/locales";
import { getPage } from "./entries";
import { hasPage, partsOf, withActions } from "./pages";

const slugs = ["visiting", "admission", "directions"] as const;

type Slug = (typeof slugs)[number];

/** A page of the visitor's guide: `getGuidePage("visiting", "en")`. */
export async function getGuidePage(slug: Slug, locale: Locale) {
  const { sections, ...page } = await getPage("guide", slug, locale);
  return {
    ...page,
    sections: await withActions(sections, locale),
    parts: partsOf(sections),
  };
}

/** Links to the other pages of the guide. */
export async function getGuideLinks(locale: Locale, except?: Slug) {
  const otherSlugs = slugs.filter((slug) => slug !== except);
  const links = await Promise.all(
    otherSlugs.map(async (slug) => {
      if (!(await hasPage(`/${slug}`))) return [];
      return [{ label: (await getPage("guide", slug, locale)).title, href: localePath(`/${slug}`, locale) }];
    }),
  );
  return links.flat();
}
