import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "@hospital/content/content-folder";
import { pageFile } from "@hospital/content/routes";
import { defaultLocale, type Locale, localePath, publishedLocales } from "@hospital/content/text/locales";
import { type Hosting, hostingFile } from "@hospital/hosting/hosting";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

const hosting: Hosting = JSON.parse(readFileSync(root + hostingFile, "utf8"));

/** All routes of the built site except the lobby's board: "/", "/about". */
export const routes = hosting.routes.filter((route) => route !== "/board");

/** An address in each language that no page has. */
export const missingRoutes = publishedLocales.map((locale) => localePath("/no-such-page", locale));

/** `npm test -- --full` tests on every page what `npm test` tests on one or two of each kind. */
export const isFull = process.env.TEST_FULL === "true";

/** The largest and the smallest page of each kind and language, and of each component at least one. */
export const eachKind = withEachComponent([
  ...[...Map.groupBy(routes, kindOf).values()].flatMap(fullestAndEmptiest),
  ...missingRoutes,
]);

const chosen = process.env.TEST_ROUTES?.split(",");
const unknown = chosen?.filter((route) => !routes.includes(route) && !missingRoutes.includes(route)) ?? [];
if (unknown.length > 0) throw new Error(`The built site has no page ${unknown.join(", ")} (in TEST_ROUTES).`);

/** Filters by TEST_ROUTES="/opd,/hi/opd", if set. */
export const chosenOf = (pages: string[]) => pages.filter((route) => !chosen || chosen.includes(route));

/** The pages for expensive tests: `eachKind`, in the full run all. */
export const representatives = chosenOf(isFull ? [...routes, ...missingRoutes] : eachKind);

/** The same in one language, for rules that don't depend on it. */
export const inOneLanguage = representatives.filter((route) => isFull || localeOf(route) === defaultLocale);

export function localeOf(route: string): Locale {
  const prefixed = publishedLocales.find((locale) => locale !== defaultLocale && `${route}/`.startsWith(`/${locale}/`));
  return prefixed ?? defaultLocale;
}

/**
 * The kind of a page: departments with doctors and without, people pages, doctors, the guide and text pages share a page
 * file or layout each.
 */
function kindOf(route: string): string {
  const folder = route.slice(0, route.lastIndexOf("/"));
  const name = basename(route);
  if (folder.endsWith("/dr-in-hospital")) return `${folder}/*`;
  if (/\/(?:accessibility|privacy|problem|disclosures)\b/.test(route)) return `${localeOf(route)} text`;
  if (["visiting", "admission", "directions"].includes(name)) return `${folder}/visiting`;
  const [content] = globSync(`${contentFolder(root)}/{departments,people,laboratories}/${name}.yaml`, { cwd: root });
  if (!content) return route;
  const hasDoctors = htmlOf(route).includes('id="doctors"');
  return `${localeOf(route)} ${content.split(/[\\/]/).at(-2)} ${hasDoctors}`;
}

function fullestAndEmptiest(pages: string[]): string[] {
  const bytes = (route: string) => statSync(`${root}dist${pageFile(route)}`).size;
  const sorted = pages.toSorted((a, b) => bytes(b) - bytes(a));
  return [...new Set([sorted[0] ?? "", sorted.at(-1) ?? ""])];
}

/** The pages, and for each component that none of them has one that has it. */
function withEachComponent(pages: string[]): string[] {
  const componentsOf = (route: string) =>
    [...htmlOf(route).matchAll(/ class="([a-z-]+)(?=[ "])/g)].map(([, name]) => `${localeOf(route)} ${name}`);
  const seenComponents = new Set(pages.filter((route) => !missingRoutes.includes(route)).flatMap(componentsOf));
  const otherRoutes = routes.filter((route) => {
    const news = componentsOf(route).filter((name) => !seenComponents.has(name));
    for (const name of news) seenComponents.add(name);
    return news.length > 0;
  });
  return [...new Set([...pages, ...otherRoutes])];
}

function htmlOf(route: string): string {
  return readFileSync(`${root}dist${pageFile(route)}`, "utf8");
}
