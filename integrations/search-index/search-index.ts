import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";
import { withoutLocale } from "../../src/i18n/locales.ts";
import { listedRoutes } from "../hosting/page-routes.ts";

/** Where the site finds the search by full text; a page loads nothing of it before someone searches. */
const folder = "pagefind";

/** Pages that only lead to others, in whose words. */
const overviews = ["/", "/search", "/find-care", "/opd", "/dr-in-hospital", "/viewall-specialities", "/disclosures"];

/**
 * Writes Pagefind's index of the whole text of all pages, and the code that reads it, to `dist/pagefind/`: for each
 * language the pages' own, by the `lang` of their HTML. https://pagefind.app/docs/node-api/
 */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        const routes = listedRoutes(pages).filter((route) => !overviews.includes(withoutLocale(route)));
        const files = await indexPages(
          await Promise.all(routes.map(async (route) => ({ route, html: await readPage(dist, route) }))),
        );
        for (const { path, content } of files) {
          const file = join(dist, folder, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
        logger.info(`${routes.length} pages can be searched by their full text.`);
      },
    },
  };
}

/**
 * Pagefind's files for `pages`, without its ready-made interfaces and the worker, which our search does without.
 *
 * @throws {Error} with Pagefind's own words when a page can't be read.
 */
async function indexPages(pages: { route: string; html: string }[]) {
  const { index, errors } = await createIndex({ rootSelector: "main", excludeSelectors: [".breadcrumbs"] });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(" ")}`);
  try {
    for (const { route, html } of pages) {
      // With its address as it is linked: Pagefind's own would end in .html.
      const { errors } = await index.addHTMLFile({ url: route, content: html });
      if (errors.length > 0) throw new Error(`Pagefind can't index ${route}: ${errors.join(" ")}`);
    }
    const { files } = await index.getFiles();
    return files.filter(({ path }) => !/-ui\b|-worker|-highlight|playground|wasm\.unknown/.test(path));
  } finally {
    await close();
  }
}

function readPage(dist: string, route: string): Promise<string> {
  return readFile(join(dist, route === "/" ? "index.html" : `${route}.html`), "utf8");
}
