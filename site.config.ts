import { readFileSync } from "node:fs";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { defineConfig, fontProviders } from "astro/config";
import { parse } from "yaml";
import { contentCheck } from "./content-check/content-check.ts";
import { contentFolder } from "./content-check/content-folder.ts";
import { hosting } from "./hosting/integration.ts";
import { unlistedPage } from "./hosting/page-routes.ts";
import { brand } from "./integrations/brand/brand.ts";
import { dangers } from "./integrations/dangers/dangers.ts";
import { precompress } from "./integrations/precompress/precompress.ts";
import { prunePictures } from "./integrations/prune-pictures/prune-pictures.ts";
import { cutFont, siteFonts } from "./integrations/script-fonts/font-files.ts";
import { scriptFonts } from "./integrations/script-fonts/script-fonts.ts";
import { searchText } from "./integrations/search-text/search-text.ts";
import { builtLanguages, serviceWorker } from "./integrations/service-worker/service-worker.ts";
import { supportedBrowsers } from "./integrations/supported-browsers/supported-browsers.ts";
import { defaultLocale, publishedLocales } from "./src/i18n/locales.ts";

/** What tells a bundler that a call changes nothing is for nobody once it has bundled. */
const comments = { annotation: false };

export default defineConfig({
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  // Of each hospital its own: Astro would take a record that two of them have as the one that it knows, with its pictures.
  cacheDir: `.cache/astro/${contentFolder(".")}`,
  // Not the port of npm start: its service worker stays in the browser and would answer for pages that are slow to come.
  server: { port: 4322 },
  image: {
    service: {
      entrypoint: "./integrations/link-previews/picture-service.ts",
      // A build from nothing in half the time. With this quality (queries/pictures.ts) the bytes are the same.
      config: { avif: { effort: 1, chromaSubsampling: "4:2:0", tune: "ssim" } },
    },
  },
  integrations: [
    // Beside the check.
    scriptFonts(),
    contentCheck(),
    siteAddress(),
    supportedBrowsers(),
    // Nothing waits: a page's HTML is the same, in half the time.
    react({ experimentalDisableStreaming: true }),
    dangers(),
    // After the build, in order: what adds files, what removes them, what reads the finished pages, what copies them, what
    // says that the site is whole.
    sitemap({
      // It leaves the not-found pages out by itself.
      filter: (page) => !unlistedPage.test(page),
      ...(publishedLocales.length > 1 && {
        i18n: { defaultLocale, locales: Object.fromEntries(publishedLocales.map((locale) => [locale, locale])) },
        serialize: ({ links = [], ...page }) => {
          const original = links.find(({ lang }) => lang === defaultLocale);
          return { ...page, links: [...links, { lang: "x-default", url: original?.url ?? page.url }] };
        },
      }),
    }),
    searchText(),
    prunePictures(),
    brand(),
    serviceWorker(),
    precompress(),
    hosting(),
  ],
  // Scripts only improve what works without them: they may come after the page, once for all pages.
  vite: {
    define: builtLanguages,
    build: {
      // In the page only the few lines of script that wait for the first paint (src/layouts/page.astro).
      assetsInlineLimit: (path, content) => path.endsWith(".js") && content.length < 500,
      // A page names a hundred pictures: their hash is enough.
      rolldownOptions: { output: { assetFileNames: "_astro/[hash][extname]" } },
    },
    worker: { format: "es", rolldownOptions: { output: { comments } } },
    environments: {
      client: { build: { rolldownOptions: { output: { comments, entryFileNames: scriptName } } } },
    },
  },
  fonts: [
    font("Figtree", "--font-latin", "./src/fonts/figtree.woff2"),
    ...siteFonts.map((one) => font(one.family, one.cssVariable, cutFont(one), [...one.range, "U+200C-200D"])),
  ],
});

/** The site's address is content; it is read once the content is known to be sound. */
function siteAddress(): AstroIntegration {
  return {
    name: "site-address",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ site: parse(readFileSync(`${contentFolder(".")}/hospital.yaml`, "utf8")).website });
      },
    },
  };
}

/** One file with all weights. Never a jump under the thumb: a font that is late waits for the next page. */
function font(name: string, cssVariable: `--${string}`, src: string, unicodeRange?: [string, ...string[]]) {
  const variant = {
    weight: "400 700",
    style: "normal" as const,
    src: [src] as [string],
    // Without it Latin letters wait for this font before they ask for theirs, which then comes after the first paint.
    ...(unicodeRange && { unicodeRange }),
  };
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    display: "optional" as const,
    // A font that never takes another's place needs none of the same measures.
    fallbacks: [],
    optimizedFallbacks: false,
    options: { variants: [variant] as [typeof variant] },
  };
}

/** A page's own script would be called after all of its path, in every page that has it. */
function scriptName({ name }: { name: string }): string {
  return name.includes("astro_type_script") ? "_astro/[hash].js" : "_astro/[name].[hash].js";
}
