import type { CollectionKey } from "astro:content";
import { memoize } from "@hospital/content/memoize";
import { routesOf } from "@hospital/content/routes";
import { type Locale, localePages, localePath } from "@hospital/content/text/locales";
import { getEntries } from "./entries";

/** The paths of all pages, without language. */
const getRoutes = memoize(async () => {
  const { collections } = await import("@hospital/content/collections");
  const records = await Promise.all(
    Object.entries(collections).map(async ([collection, { files }]) =>
      (await getEntries(collection as "departments")).map(({ id }) => ({ collection, files, slug: id })),
    ),
  );
  return new Set(routesOf(records.flat()));
});

/** Whether there is a page at `path`, such as "/gallery". Pages exist only if their content file does. */
export async function hasPage(path: string): Promise<boolean> {
  return (await getRoutes()).has(path);
}

/** For `getStaticPaths` of the page `path`: once for each published language; empty if the page doesn't exist. */
export async function getPagePaths(path: string) {
  return (await hasPage(path)) ? localePages() : [];
}

/**
 * For `getStaticPaths` of a page for each record of a collection: its file name is the parameter `name` of the address,
 * in every published language.
 */
export async function getRecordPaths(name: string, collection: CollectionKey) {
  const records = await getEntries(collection);
  return localePages().flatMap(({ params, props }) =>
    records.map(({ id }) => ({ params: { ...params, [name]: id }, props: { ...props, slug: id } })),
  );
}

/** The rows whose page exists. */
export async function filterLinks<Row extends { link: string }>(rows: readonly Row[]): Promise<Row[]> {
  const routes = await getRoutes();
  return rows.filter(({ link }) => routes.has(link));
}

/** Links to the pages that exist: `getPageLinks(locale, ["/opd", label.opd.all])`. */
export async function getPageLinks(locale: Locale, ...pages: [path: string, label: string, hint?: string][]) {
  const links = await filterLinks(pages.map(([link, label, hint]) => ({ link, label, hint })));
  return links.map(({ link, ...texts }) => ({ href: localePath(link, locale), ...texts }));
}

/** The link to a page; undefined if it doesn't exist. */
export async function getPageLink(path: string, label: string, locale: Locale) {
  const [link] = await getPageLinks(locale, [path, label]);
  return link;
}

/** The address of a page; undefined if it doesn't exist. */
export async function getHref(path: string | undefined, locale: Locale) {
  return path && (await hasPage(path)) ? localePath(path, locale) : undefined;
}

/** Links to the sections of a long page. The IDs are the same as in TextSections. */
export function partsOf(sections: { title: string }[]) {
  return sections.map(({ title }, index) => ({ id: `part-${index + 1}`, title }));
}

/** Sections, with links only to existing pages. */
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
