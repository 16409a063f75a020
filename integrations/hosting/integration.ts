import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { caddyfile } from "./caddy.ts";
import { cdnHeaders, cdnRedirects } from "./cdn-files.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { cacheRules, contentTypes, type Hosting, headers, hostingFile, redirects } from "./hosting.ts";
import { nginxConfiguration } from "./nginx.ts";
import { notFoundFiles, pageRoutes } from "./page-routes.ts";

/** Writes what servers need to know, from the finished `dist/`: after everything that changes a page's HTML. */
export function hosting(): AstroIntegration {
  let root: URL;
  let origin: string;
  return {
    name: "hosting",
    hooks: {
      "astro:config:done": ({ config }) => {
        root = config.root;
        origin = new URL(config.site ?? "http://localhost").origin;
      },
      "astro:build:done": async ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        const routes = pageRoutes(pages);
        const policy = contentSecurityPolicy(await readPages(dist));
        const site: Hosting = {
          origin,
          routes,
          notFound: notFoundFiles(pages),
          redirects: redirects(routes),
          headers: headers(policy),
          cache: cacheRules,
          types: contentTypes,
        };

        await write(new URL(hostingFile, root), `${JSON.stringify(site, null, 2)}\n`);
        await write(new URL("deploy/nginx.conf", root), nginxConfiguration(site));
        await write(new URL("deploy/Caddyfile", root), caddyfile(site));
        await write(new URL("_headers", dir), cdnHeaders(site));
        await write(new URL("_redirects", dir), cdnRedirects(site));
        logger.info(`The policy has ${policy.split("'sha256-").length - 1} hashes and ${policy.length} characters.`);
      },
    },
  };
}

async function write(file: URL, text: string): Promise<void> {
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, text);
}

async function readPages(dist: string): Promise<string[]> {
  const pages: string[] = [];
  for await (const name of glob("**/*.html", { cwd: dist })) pages.push(await readFile(join(dist, name), "utf8"));
  return pages;
}
