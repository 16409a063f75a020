import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * Moves the inline scripts that start Astro's islands into one file for each kind of page: 1.7 kB (brotli) less in the
 * HTML, kept by the browser from page to page, and no hash in the Content-Security-Policy. The tag says what the file
 * has to be, so that nothing between the build and the browser can change it.
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
          const html = await readFile(join(dist, name), "utf8");
          const found = [...html.matchAll(inlineScript)];
          if (!found[0]) continue;
          const script = found.map(([, text]) => text).join("\n");
          const hash = createHash("sha256").update(script).digest();
          const path = `${assets}/${hash.toString("hex").slice(0, 8)}.js`;
          const tag = `<script defer src="/${path}" integrity="sha256-${hash.toString("base64")}"></script>`;
          await writeFile(join(dist, path), script);
          await writeFile(join(dist, name), html.replace(found[0][0], tag).replace(inlineScript, ""));
        }
      },
    },
  };
}
