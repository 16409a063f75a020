import { type Locale, localePath } from "@hospital/content/text/locales";
import type { Breadcrumb } from "../components/breadcrumbs/breadcrumbs";
import type { MenuRoute } from "../components/site-menu/site-menu";
import { messages } from "../i18n/messages";
import { maxDepartments, selectRows } from "./choice";
import { getOnlyIn, getPage } from "./entries";
import { filterLinks, hasPage } from "./pages";

const allDepartments = "/viewall-specialities";

/** The menu of content/navigation.yaml without links to missing pages. The page `path` is marked as current. */
export async function getMenu(locale: Locale, path: string): Promise<MenuRoute[]> {
  const { routes } = await getOnlyIn("navigation", locale);
  const menu = routes.map(async ({ name, link, subRoutes }) => {
    if (link) return (await hasPage(link)) ? [toRoute({ name, link }, locale, path)] : [];
    const rows = await filterLinks(subRoutes ?? []);
    const allSpecialities = { name: messages(locale).allSpecialities, link: allDepartments };
    const isCut = rows.length > maxDepartments && (await hasPage(allDepartments));
    const shownRows = isCut ? [...selectRows(rows, (row) => row.link === path), allSpecialities] : rows;
    const below = shownRows.map((route) => toRoute(route, locale, path));
    const isCurrent = below.some((route) => route.isCurrent);
    return below.length > 0 ? [{ name, isCurrent, subRoutes: below }] : [];
  });
  return (await Promise.all(menu)).flat();
}

function toRoute({ name, link }: { name: string; link: string }, locale: Locale, path: string) {
  return { name, href: localePath(link, locale), isCurrent: link === path };
}

/** The group after the menu tree, with the most important links for visitors. */
export async function getVisitMenu(
  locale: Locale,
  path: string,
): Promise<(MenuRoute & { subRoutes: (MenuRoute & { href: string })[] }) | undefined> {
  const { visit } = await getOnlyIn("navigation", locale);
  const subRoutes = (await filterLinks(visit?.links ?? [])).map((route) => toRoute(route, locale, path));
  if (!visit || subRoutes.length === 0) return undefined;
  return { name: visit.name, isCurrent: subRoutes.some(({ isCurrent }) => isCurrent), subRoutes };
}

/** Links to frequent tasks, for the first screen of the home page. */
export async function getTasks(locale: Locale) {
  const { tasks } = await getOnlyIn("navigation", locale);
  return (await filterLinks(tasks)).map(({ name, link }) => ({ name, href: localePath(link, locale) }));
}

/** The breadcrumbs from home over `steps`, without missing pages, to the page itself. */
export function getTrail(locale: Locale, ...steps: ([path: string, name: string] | undefined)[]): Breadcrumb[] {
  const existingSteps = steps.filter((step) => step !== undefined);
  return [["/", messages(locale).home] as const, ...existingSteps].map(([path, name]) => ({
    name,
    href: localePath(path, locale),
  }));
}

/** The breadcrumb of a list page, if it exists. */
export async function getListCrumb(slug: string, locale: Locale): Promise<[path: string, name: string] | undefined> {
  const path = `/${slug}`;
  return (await hasPage(path)) ? [path, (await getPage("listPages", slug, locale)).title] : undefined;
}
