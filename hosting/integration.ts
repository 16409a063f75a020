import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { caddyfile, caddyRelease, caddyReleaseFile } from "./caddy.ts";
import { cdnHeaders, cdnRedirects } from "./cdn-files.ts";
import { writeChecksums } from "./checksums.ts";
import { cacheRules, contentTypes, type Hosting, headers, hostingFile, pageHeaders, redirects } from "./hosting.ts";
import { nginxConfiguration, nginxRelease, nginxReleaseFile } from "./nginx.ts";
import { notFoundFiles, pageRoutes } from "./page-routes.ts";

/** The last integration: writes the servers' configurations and the checksums of `dist/`. */
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
      "astro:build:done": async ({ dir, pages }) => {
        const routes = pageRoutes(pages);
        const site: Hosting = {
          origin,
          routes,
          notFound: notFoundFiles(pages),
          redirects: redirects(routes),
          headers,
          pageHeaders,
          cache: cacheRules,
          types: contentTypes,
        };

        await write(new URL(hostingFile, root), `${JSON.stringify(site, null, 2)}\n`);
        await write(new URL("deploy/nginx.conf", root), nginxConfiguration(site));
        await write(new URL("deploy/Caddyfile", root), caddyfile(site));
        await write(new URL(nginxReleaseFile, dir), nginxRelease(site));
        await write(new URL(caddyReleaseFile, dir), caddyRelease(site));
        await write(new URL("_headers", dir), cdnHeaders(site));
        await write(new URL("_redirects", dir), cdnRedirects(site));
        writeChecksums(fileURLToPath(dir));
      },
    },
  };
}

async function write(file: URL, text: string): Promise<void> {
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, text);
}
