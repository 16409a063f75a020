import { writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { listedRoutes } from "../hosting/page-routes.ts";

/** Writes `sitemap.xml` with the whole address of every page that somebody may look for. Needs `site` in the configuration. */
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
        const rows = listedRoutes(pages).map((route) => `  <url><loc>${origin}${encodeURI(route)}</loc></url>\n`);
        await writeFile(
          new URL("sitemap.xml", dir),
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("")}</urlset>\n`,
        );
      },
    },
  };
}
