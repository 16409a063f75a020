import { writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { localePath, publishedLocales, withoutLocale } from "../../src/i18n/locales.ts";
import { listedRoutes } from "../hosting/page-routes.ts";

/**
 * Writes `sitemap.xml` with the whole address of every page that somebody may look for, each with its translations. Needs
 * `site` in the configuration. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap(): AstroIntegration {
  let site: string | undefined;
  return {
    name: "sitemap",
    hooks: {
      "astro:config:done": ({ config }) => {
        site = config.site;
      },
      "astro:build:done": async ({ dir, pages }) => {
        if (!site) throw new Error("The sitemap needs whole addresses: set `site` in astro.config.ts.");
        const origin = new URL(site).origin;
        const routes = listedRoutes(pages);
        const address = (route: string) => `${origin}${encodeURI(route)}`;
        const alternate = (language: string, route: string) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(route)}"/>`;
        const rows = routes.map((route) => {
          const path = withoutLocale(route);
          const versions = publishedLocales.filter((locale) => routes.includes(localePath(path, locale)));
          const links = versions.map((locale) => alternate(locale, localePath(path, locale))).join("");
          return `  <url><loc>${address(route)}</loc>${links}${alternate("x-default", path)}</url>\n`;
        });
        await writeFile(
          new URL("sitemap.xml", dir),
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join("")}</urlset>\n`,
        );
      },
    },
  };
}
