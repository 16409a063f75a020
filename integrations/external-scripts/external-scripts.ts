import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/**
 * Moves the inline scripts that start Astro's islands into files: 1.7 kB (brotli) less in each page's HTML, kept by
 * the browser from page to page, and no hash in the Content-Security-Policy.
 */
export function externalScripts(): AstroIntegration {
  let assets: string;
  return {
    name: "external-scripts",
    hooks: {
      "astro:config:done": ({ config }) => {
        assets = config.build.assets;
      },
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for await (const name of glob("**/*.html", { cwd: dist })) {
          const file = join(dist, name);
          const html = await readFile(file, "utf8");
          const scripts = new Map<string, string>();
          const page = html.replace(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
            const path = `${assets}/${createHash("sha256").update(script).digest("hex").slice(0, 8)}.js`;
            scripts.set(path, script);
            return `<script defer src="/${path}"></script>`;
          });
          if (page === html) continue;
          await writeFile(file, page);
          for (const [path, script] of scripts) await writeFile(join(dist, path), script);
        }
      },
    },
  };
}
