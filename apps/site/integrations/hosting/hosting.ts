import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { notFoundFiles, pageFile, pageRoutes } from "@hospital/content/routes";
import { apacheConfiguration, apacheFile } from "@hospital/hosting/apache";
import { caddyFile, caddyInclude } from "@hospital/hosting/caddy";
import { cdnHeaders, cdnRedirects } from "@hospital/hosting/cdn-files";
import { writeChecksums } from "@hospital/hosting/checksums";
import { type Hosting, headers, hostingFile, locatingSign, pageHeaders, redirects } from "@hospital/hosting/hosting";
import type { AstroIntegration } from "astro";

/** Writes the server configurations and the checksums of `dist/`. It must be the last integration. */
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
          locating: await locatingRoutes(dir, routes),
        };

        await write(new URL(hostingFile, root), `${JSON.stringify(site, null, 2)}\n`);
        await write(new URL(caddyFile, dir), caddyInclude(site));
        await write(new URL(apacheFile, dir), apacheConfiguration(site));
        await write(new URL("_headers", dir), cdnHeaders(site));
        await write(new URL("_redirects", dir), cdnRedirects(site));
        writeChecksums(fileURLToPath(dir));
      },
    },
  };
}

async function locatingRoutes(dist: URL, routes: string[]): Promise<string[]> {
  const pages = routes.map(async (route) => {
    const html = await readFile(new URL(`.${pageFile(route)}`, dist));
    return html.includes(locatingSign) ? [route] : [];
  });
  return (await Promise.all(pages)).flat();
}

async function write(file: URL, text: string): Promise<void> {
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, text);
}
