import { memoize } from "@hospital/content/memoize";
import { routesOf } from "@hospital/content/routes";
import { type Locale, localePages, localePath } from "@hospital/content/text/locales";
import { getEntries } from "./entries";

/** The addresses of all pages, without language. */
const getRoutes = memoize(async () => {
  const { collections } = await import("@hospital/content/collections");
  const records = await Promise.all(
    Object.entries(collections).map(async ([collection, { files }]) =>
      (await getEntries(collection as "departments")).map(({ id }) => ({ collection, files, slug: id })),
    ),
  );
  return new Set(routesOf(records.flat()));
});

/** Whether there is a page at `path`, as "/gallery": an absent file is an absent page. */
export async function hasPage(path: string): Promise<boolean> {
  return (await getRoutes()).has(path);
}

/** For `getStaticPaths` of the page at `path`: once for each published language, or not at all. */
export async function getPagePaths(path: string) {
  return (await hasPage(path)) ? localePages() : [];
}

/** The rows whose page exists. */
export async function filterLinks<Row extends { link: string }>(rows: readonly Row[]): Promise<Row[]> {
  const routes = await getRoutes();
  return rows.filter(({ link }) => routes.has(link));
}

/** Links to those of the pages that exist, as `getPageLinks(locale, ["/opd", label.opd.all])`. */
export async function getPageLinks(locale: Locale, ...pages: [path: string, label: string, hint?: string][]) {
  const links = await filterLinks(pages.map(([link, label, hint]) => ({ link, label, hint })));
  return links.map(({ link, ...words }) => ({ href: localePath(link, locale), ...words }));
}

/** The link to one page, or nothing where it is absent. */
export async function getPageLink(path: string, label: string, locale: Locale) {
  const [link] = await getPageLinks(locale, [path, label]);
  return link;
}

/** Links to the sections of a long page, by the ids that TextSections gives them. */
export function partsOf(sections: { title: string }[]) {
  return sections.map(({ title }, index) => ({ id: `part-${index + 1}`, title }));
}

/** Sections with their links to those pages that exist. */
export async function withActions<Part extends object>(
  sections: (Part & { links?: { name: string; link: string }[] | undefined })[],
  locale: Locale,
) {
  return Promise.all(
    sections.map(async ({ links = [], ...section }) => ({
      ...section,
      actions: (await filterLinks(links)).map(({ name, link }) => ({ label: name, href: localePath(link, locale) })),
    })),
  );
}
