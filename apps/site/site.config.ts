import { readFileSync } from "node:fs";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { contentFolder } from "@hospital/content/content-folder";
import { siteFonts, subsetFile } from "@hospital/content/fonts/font-files";
import { displayFont, latinFont, type ScriptFont } from "@hospital/content/fonts/fonts";
import { memoize } from "@hospital/content/memoize";
import { unlistedPage } from "@hospital/content/routes";
import { defaultLocale, publishedLocales } from "@hospital/content/text/locales";
import type { AstroIntegration } from "astro";
import { defineConfig, fontProviders } from "astro/config";
import { parse } from "yaml";
import { brand } from "./integrations/brand/brand.ts";
import { contentCheck } from "./integrations/content-check/content-check.ts";
import { dangers } from "./integrations/dangers/dangers.ts";
import { earlyScripts } from "./integrations/early-scripts/early-scripts.ts";
import { hosting } from "./integrations/hosting/hosting.ts";
import { lastModified } from "./integrations/last-modified/last-modified.ts";
import { precompress } from "./integrations/precompress/precompress.ts";
import { prunePictures } from "./integrations/prune-pictures/prune-pictures.ts";
import { scriptFonts } from "./integrations/script-fonts/script-fonts.ts";
import { searchText } from "./integrations/search-text/search-text.ts";
import { builtLocales, serviceWorker } from "./integrations/service-worker/service-worker.ts";
import { supportedBrowsers } from "./integrations/supported-browsers/supported-browsers.ts";

/** Annotations for tree shaking are useless in a finished bundle. */
const comments = { annotation: false };

const days = memoize(() => lastModified());

export default defineConfig({
  srcDir: "./apps/site/src",
  trailingSlash: "never",
  // Two pages at a time: one renders while the other is being written.
  build: { format: "file", inlineStylesheets: "always", concurrency: 2 },
  // One cache for each hospital, also for content outside the repository: otherwise Astro would mix up records with the
  // same name, and their pictures.
  cacheDir: `.cache/astro/${contentFolder(".").replaceAll("../", "up/")}`,
  // A different port from `npm start`: its service worker stays in the browser and would answer slow requests.
  server: { port: 4322 },
  image: {
    service: {
      entrypoint: "./apps/site/integrations/link-previews/picture-service.ts",
      // Effort 1 halves the time of a build without cache. At the quality of queries/pictures.ts, the files aren't
      // larger.
      config: { avif: { effort: 1, chromaSubsampling: "4:2:0", tune: "ssim" } },
    },
  },
  integrations: [
    contentCheck(),
    dangers(),
    scriptFonts(),
    siteAddress(),
    supportedBrowsers(),
    // No component suspends, so that the HTML is the same without streaming, in half the time.
    react({ experimentalDisableStreaming: true }),
    // After the build, their hooks run in this order: add files, remove files, read the finished pages, compress them,
    // and write hosting.json, which marks the site as complete.
    sitemap({
      // The sitemap integration already leaves out the not-found pages.
      filter: (page) => !unlistedPage.test(page),
      ...(publishedLocales.length > 1 && {
        i18n: { defaultLocale, locales: Object.fromEntries(publishedLocales.map((locale) => [locale, locale])) },
      }),
      serialize: ({ links = [], ...page }) => {
        const original = links.find(({ lang }) => lang === defaultLocale)?.url ?? page.url;
        const lastmod = days().get(new URL(original).pathname);
        const inLanguages = publishedLocales.length > 1 && [...links, { lang: "x-default", url: original }];
        return { ...page, ...(lastmod && { lastmod }), ...(inLanguages && { links: inLanguages }) };
      },
    }),
    searchText(),
    prunePictures(),
    brand(),
    serviceWorker(),
    precompress(),
    hosting(),
  ],
  // Scripts are files shared by all pages, because pages work without them.
  vite: {
    define: builtLocales,
    plugins: [earlyScripts()],
    build: {
      // Inlines only the short script that loads the others after the first paint (apps/site/src/layouts/page.astro).
      assetsInlineLimit: (path, content) => path.endsWith(".js") && content.length < 500,
      // Short names, because a page refers to a hundred pictures.
      rolldownOptions: { output: { assetFileNames: "_astro/[hash:5][extname]" } },
    },
    // Scripts of components are built as workers.
    worker: { format: "es", rolldownOptions: { output: { comments } } },
    environments: {
      // Astro looks for integrations in the package.json of the root, not of apps/site.
      prerender: { resolve: { noExternal: ["@astrojs/react"] } },
      ssr: { resolve: { noExternal: ["@astrojs/react"] } },
      client: { build: { rolldownOptions: { output: { comments, entryFileNames: scriptName } } } },
    },
  },
  fonts: [
    font(latinFont.family, latinFont.cssVariable, subsetFile(latinFont), "optional"),
    font(displayFont.family, displayFont.cssVariable, subsetFile(displayFont), "optional", displayFont.range),
    ...siteFonts.map((script) =>
      font(script.family, script.cssVariable, subsetFile(script), script.display, [...script.range, "U+200C-200D"]),
    ),
  ],
});

/** Sets `site` from hospital.yaml, after the content check. */
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

/**
 * A variable font in one file. "optional" avoids layout shifts: a font that loads late is used only from the next page
 * on. packages/content/fonts/fonts.ts explains "swap".
 */
function font(
  name: string,
  cssVariable: `--${string}`,
  src: string,
  display: ScriptFont["display"],
  unicodeRange?: [string, ...string[]],
) {
  const variant = {
    weight: "400 700",
    style: "normal" as const,
    src: [`./${src}`] as [string],
    // Without it, Latin text would load this font first, and its own font only after the first paint.
    ...(unicodeRange && { unicodeRange }),
  };
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    display,
    // The metrics of system fonts differ between systems.
    fallbacks: [],
    optimizedFallbacks: false,
    options: { variants: [variant] as [typeof variant] },
  };
}

/** By default, the script of a page has the page's whole path in its name. */
function scriptName({ name }: { name: string }): string {
  return name.includes("astro_type_script") ? "_astro/[hash].js" : "_astro/[name].[hash].js";
}
