import { readFileSync } from "node:fs";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";
import { defineConfig, fontProviders } from "astro/config";
import { parse } from "yaml";
import { clientTouch } from "./integrations/client-touch/integration.ts";
import { contentCheck } from "./integrations/content-check/content-check.ts";
import { externalScripts } from "./integrations/external-scripts/external-scripts.ts";
import { hosting } from "./integrations/hosting/integration.ts";
import { precompress } from "./integrations/precompress/precompress.ts";
import { prunePictures } from "./integrations/prune-pictures/prune-pictures.ts";
import { searchIndex } from "./integrations/search-index/search-index.ts";
import { sitemap } from "./integrations/sitemap/sitemap.ts";

export default defineConfig({
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  cacheDir: ".cache/astro",
  image: {
    // A quarter of the time for pictures that are a tenth larger.
    service: { entrypoint: "astro/assets/services/sharp", config: { avif: { effort: 2 } } },
  },
  integrations: [
    contentCheck(),
    siteAddress(),
    react(),
    clientTouch(),
    // After the build, in order: what adds files, what removes them, what reads the finished pages, what copies them.
    sitemap(),
    externalScripts(),
    searchIndex(),
    prunePictures(),
    hosting(),
    precompress(),
  ],
  // Scripts only improve what works without them: they may come after the page, once for all pages.
  vite: {
    build: {
      assetsInlineLimit: 0,
      // A page names a hundred pictures: their hash is enough.
      rolldownOptions: { output: { assetFileNames: "_astro/[hash][extname]" } },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { entryFileNames: scriptName } } } },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Figtree",
      cssVariable: "--font-latin",
      // Never a jump under the thumb: a font that is late waits for the next page.
      display: "optional",
      fallbacks: ["sans-serif"],
      options: { variants: [{ weight: "400 700", style: "normal", src: ["./src/fonts/figtree.woff2"] }] },
    },
  ],
});

/** The site's address is content; it is read once the content is known to be sound. */
function siteAddress(): AstroIntegration {
  return {
    name: "site-address",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ site: parse(readFileSync("content/hospital.yaml", "utf8")).website });
      },
    },
  };
}

/** A page's own script would be called after all of its path, in every page that has it. */
function scriptName({ name }: { name: string }): string {
  return name.includes("astro_type_script") ? "_astro/[hash].js" : "_astro/[name].[hash].js";
}
