import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { type Locale, localePath, pathLocale } from "../../src/i18n/locales.ts";
import { words } from "../../src/i18n/words.ts";

/** What a phone keeps from the first visit on in one language, and what the worker has to know in it. */
export interface KeptPages {
  /** A page that has a new `revision` is fetched again. */
  pages: { url: string; revision: string }[];
  /** Hashed files without which those pages would look or work otherwise. */
  assets: string[];
  /** Routes of which no other is the beginning: an address that is under none of them is nowhere. */
  sections: string[];
  /** With a place for `{date}`. */
  savedCopy: string;
}

/** The pages that the offline page leads to, that page and the not-found one; those that were built. */
export async function keptPages(dist: string, routes: readonly string[], locale: Locale): Promise<KeptPages> {
  const { pages: links } = parse(await readFile("content/pages/offline.en.yaml", "utf8"));
  const wanted = ["/offline", "/404", ...links.map(({ link }: { link: string }) => link)];
  const urls = wanted.map((path) => localePath(path, locale));
  const built = urls.filter((url) => routes.includes(url) || url.endsWith("/404"));
  const kept = await Promise.all(built.map(async (url) => ({ url, html: await readPage(dist, url) })));

  const home = localePath("/", locale);
  const own = routes.filter((route) => pathLocale(route) === locale);
  return {
    pages: kept.map(({ url, html }) => ({ url, revision: hash(html) })),
    assets: await assetsOf(dist, kept.map(({ html }) => html).join("")),
    sections: own.filter((route) => !own.some((other) => other !== home && route.startsWith(`${other}/`))),
    savedCopy: words(locale).savedCopy,
  };
}

function readPage(dist: string, route: string): Promise<string> {
  return readFile(join(dist, `${route === "/" ? "index" : route}.html`), "utf8");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/** Scripts with those they import, and the font; pictures would cost more than all the rest. */
async function assetsOf(dist: string, html: string): Promise<string[]> {
  const named = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/_astro\/[^"]+\.(?:js|woff2))"/g);
  const assets = new Set(Array.from(named, ([, url = ""]) => url));
  // The loop also comes to what is added on its way.
  for (const url of assets) {
    if (!url.endsWith(".js")) continue;
    const script = await readFile(join(dist, url), "utf8");
    // Of what it imports, and of the components' scripts.
    for (const [, name] of script.matchAll(/(?:(?:from|import)\s*["'`]\.|["'`]\/_astro)\/([^"'`]+\.js)["'`]/g))
      assets.add(`/_astro/${name}`);
  }
  return [...assets];
}
