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

/** @throws {Error} when it is not built. */
export function builtSite(): Site {
  const file = join(root, hostingFile);
  if (!existsSync(file)) throw new Error('The site is not built yet: run "npm run build" first.');
  return { dist: join(root, "dist"), hosting: JSON.parse(readFileSync(file, "utf8")) };
}

/** Serves the site by nginx, with its own configuration but without TLS, as long as `use` takes. */
export async function onNginx<Result>({ dist, hosting }: Site, use: (url: string) => Promise<Result>): Promise<Result> {
  ensureWebServer("nginx");
  // A browser trusts this name as it trusts https, and so takes brotli.
  const server = await startNginx({ dist, hosting: { ...hosting, origin: "http://localhost" } });
  try {
    return await use(`http://localhost:${server.port}`);
  } finally {
    await server.close();
  }
}
