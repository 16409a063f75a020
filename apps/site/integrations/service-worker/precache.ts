import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentFolder } from "@hospital/content/content-folder";
import { pageFile } from "@hospital/content/routes";
import { dayWords } from "@hospital/content/text/calendar";
import { type Locale, localePath, pathLocale } from "@hospital/content/text/locales";
import { parse } from "yaml";
import { messages } from "../../src/i18n/messages.ts";
import { assetsOf } from "../../src/service-worker/assets-of.ts";
import type { Precache, PrecachedFile } from "../../src/service-worker/precache.ts";

/** The offline page, the pages that it links to, and the not-found page, if they were built. */
export async function precacheOf(dist: string, routes: readonly string[], locale: Locale): Promise<Precache> {
  const { pages: links } = parse(await readFile(`${contentFolder(".")}/pages/offline.yaml`, "utf8"));
  const paths = ["/offline", "/404", ...links.map(({ link }: { link: string }) => link)];
  const urls = paths.map((path) => localePath(path, locale));
  const read = (url: string) => readFile(join(dist, url));

  const pages: PrecachedFile[] = [];
  const assets = new Map<string, PrecachedFile>();
  for (const url of urls.filter((url) => routes.includes(url) || url.endsWith("/404"))) {
    const html = await read(pageFile(url));
    pages.push({ url, hash: hash(html) });
    await assetsOf(html.toString(), async (asset) => {
      const bytes = await read(asset);
      assets.set(asset, { url: asset, hash: hash(bytes) });
      return bytes.toString();
    });
  }

  const home = localePath("/", locale);
  const routesOfLocale = routes.filter((route) => pathLocale(route) === locale);
  return {
    pages,
    assets: [...assets.values()],
    sections: routesOfLocale.filter(
      (route) => !routesOfLocale.some((shorter) => shorter !== home && route.startsWith(`${shorter}/`)),
    ),
    savedCopy: messages(locale).savedCopy,
    days: dayWords(locale).long,
  };
}

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64");
}
