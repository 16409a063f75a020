import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { cdnHeaders, cdnRedirects } from "./cdn-files.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { cacheRules, contentTypes, type Hosting, headers, hostingFile, redirects } from "./hosting.ts";
import { pageRoutes } from "./page-routes.ts";

/** Writes what servers need to know, from the finished `dist/`: after everything that changes a page's HTML. */
export function hosting(): AstroIntegration {
  let root: URL;
  return {
    name: "hosting",
    hooks: {
      "astro:config:done": ({ config }) => {
        root = config.root;
      },
      "astro:build:done": async ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        const routes = pageRoutes(pages);
        const policy = contentSecurityPolicy(await readPages(dist));
        const site: Hosting = {
          routes,
          redirects: redirects(routes),
          headers: headers(policy),
          cache: cacheRules,
          types: contentTypes,
        };

        const file = fileURLToPath(new URL(hostingFile, root));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, `${JSON.stringify(site, null, 2)}\n`);
        await writeFile(join(dist, "_headers"), cdnHeaders(site));
        await writeFile(join(dist, "_redirects"), cdnRedirects(site));
        logger.info(`The policy has ${policy.split("'sha256-").length - 1} hashes and ${policy.length} characters.`);
      },
    },
  };
}

async function readPages(dist: string): Promise<string[]> {
  const pages: string[] = [];
  for await (const name of glob("**/*.html", { cwd: dist })) pages.push(await readFile(join(dist, name), "utf8"));
  return pages;
}
