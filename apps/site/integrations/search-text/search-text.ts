import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listedRoutes, pageFile } from "@hospital/content/routes";
import { localePath, pathLocale, publishedLocales, withoutLocale } from "@hospital/content/text/locales";
import type { AstroIntegration } from "astro";
import type { PageText } from "../../src/islands/site-search/search-document.ts";
import { pageText } from "./page-text.ts";

/**
 * Pages without text for the index: pages that only list others, and doctors' profiles, which the index already
 * contains.
 */
const overviews = /^\/(search|find-care|opd|dr-in-hospital(\/.*)?|viewall-specialities|disclosures)?$/;

/** Writes `search-text.json` for each language: the texts of all its pages, for the search. */
export function searchText(): AstroIntegration {
  return {
    name: "search-text",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        const routes = listedRoutes(pages).filter((route) => !overviews.test(withoutLocale(route)));
        for (const locale of publishedLocales) {
          const routesOfLocale = routes.filter((route) => pathLocale(route) === locale);
          const texts = await Promise.all(routesOfLocale.map((route) => readPage(dist, route)));
          await writeFile(join(dist, localePath("/search-text.json", locale)), JSON.stringify(texts));
        }
        logger.info(`${routes.length} pages can be searched by their text.`);
      },
    },
  };
}

async function readPage(dist: string, href: string): Promise<PageText> {
  const { headings, texts } = pageText(await readFile(join(dist, pageFile(href)), "utf8"));
  const [title = "", ...subheadings] = headings;
  return { href, title, headings: subheadings, texts };
}
