import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "@hospital/content/content-folder";
import { type Hosting, hostingFile } from "@hospital/hosting/hosting";
import { type Build, buildCopy, temporaryCopy } from "@hospital/testing/project-copy";
import { startCaddy } from "@hospital/testing/web-servers";

export const root = fileURLToPath(new URL("../../", import.meta.url));

interface Site {
  dist: string;
  hosting: Hosting;
}

/** @throws {Error} when it is not built. */
export function builtSite(): Site {
  const file = join(root, hostingFile);
  if (!existsSync(file)) throw new Error('The site is not built yet: run "npm run build" first.');
  return { dist: join(root, "dist"), hosting: JSON.parse(readFileSync(file, "utf8")) };
}

/** Serves the site with Caddy and its real configuration, without TLS, while `use` runs. */
export async function onCaddy<Result>({ dist }: Site, use: (url: string) => Promise<Result>): Promise<Result> {
  // localhost is a secure context, so browsers accept brotli.
  const server = await startCaddy({ dist });
  try {
    return await use(`http://localhost:${server.port}`);
  } finally {
    await server.close();
  }
}

/**
 * Builds a copy of the project with `change` applied, and removes it after `use`. Pictures are cached, compressed texts
 * aren't.
 *
 * @throws {Error} with the end of the build's output, when it fails.
 */
export async function withBuiltCopy<Result>(
  change: (copy: string) => void,
  use: (copy: string, build: Build) => Result | Promise<Result>,
): Promise<Result> {
  const copy = temporaryCopy(contentFolder(root));
  try {
    rmSync(join(copy, ".cache/astro/precompressed"), { recursive: true, force: true });
    change(copy);
    const build = buildCopy(copy);
    if (build.status !== 0)
      throw new Error(`The build failed:\n${build.stdout.slice(-2000)}\n${build.stderr.slice(-2000)}`);
    return await use(copy, build);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
