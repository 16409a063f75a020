import type { Breadcrumb } from "../components/breadcrumbs/breadcrumbs";
import type { MenuRoute } from "../components/site-menu/site-menu";
import { type Locale, localePath, translate } from "../i18n/locales";
import { words } from "../i18n/words";
import { getOnly } from "./entries";

/** The menu tree of content/navigation.yaml, with the page at `path` marked. */
export async function getMenu(locale: Locale, path: string): Promise<MenuRoute[]> {
  const { routes } = await getOnly("navigation");
  return routes.map(({ name, link, subRoutes }) => ({
    name: translate(name, locale),
    href: link && localePath(link, locale),
    isCurrent: link === path || Boolean(subRoutes?.some((route) => route.link === path)),
    subRoutes: subRoutes?.map((route) => ({
      name: translate(route.name, locale),
      href: localePath(route.link, locale),
      isCurrent: route.link === path,
    })),
  }));
}

/** What visitors ask for most: a group of content/navigation.yaml that comes beside the tree. */
export async function getVisitMenu(
  locale: Locale,
  path: string,
): Promise<MenuRoute & { subRoutes: (MenuRoute & { href: string })[] }> {
  const { visit } = await getOnly("navigation");
  return {
    name: translate(visit.name, locale),
    isCurrent: visit.links.some(({ link }) => link === path),
    subRoutes: visit.links.map(({ name, link }) => ({
      name: translate(name, locale),
      href: localePath(link, locale),
      isCurrent: link === path,
    })),
  };
}

/** What home's first screen has one tap away. */
export async function getTasks(locale: Locale) {
  const { tasks } = await getOnly("navigation");
  return tasks.map(({ name, link }) => ({ name: translate(name, locale), href: localePath(link, locale) }));
}

/** Home, the pages between (path and name), and the page itself. */
export function getTrail(locale: Locale, ...steps: [path: string, name: string][]): Breadcrumb[] {
  return [["/", words(locale).home] as const, ...steps].map(([path, name]) => ({
    name,
    href: localePath(path, locale),
  }));
}
