import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Hosting, hostingFile } from "../../hosting/hosting.ts";
import { ensureWebServer, startNginx } from "../web-servers.ts";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Site {
  dist: string;
  hosting: Hosting;
}

/** The built site, as it is on this computer: without TLS. @throws {Error} when it is not built. */
export function builtSite(): Site {
  const file = join(root, hostingFile);
  if (!existsSync(file)) throw new Error('The site is not built yet: run "npm run build" first.');
  // A browser trusts this name as it trusts https, and so takes brotli.
  return {
    dist: join(root, "dist"),
    hosting: { ...JSON.parse(readFileSync(file, "utf8")), origin: "http://localhost" },
  };
}

/** Serves the site by nginx, with its own configuration, as long as `use` takes. */
export async function onNginx<Result>(site: Site, use: (url: string) => Promise<Result>): Promise<Result> {
  ensureWebServer("nginx");
  const server = await startNginx(site);
  try {
    return await use(`http://localhost:${server.port}`);
  } finally {
    await server.close();
  }
}
