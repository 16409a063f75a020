import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageRoutes } from "@hospital/content/routes";
import { publishedLocales } from "@hospital/content/text/locales";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { oldestBrowsers } from "../supported-browsers/supported-browsers.ts";
import { precacheOf } from "./precache.ts";

/** Build-time constants for packages/content/text/built-locales.ts. */
export const builtLocales = { PUBLISHED_LOCALES: JSON.stringify(publishedLocales) };

/**
 * Adds the service worker. It must run after all integrations that change pages, because the worker contains their
 * hashes.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: "service-worker",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const dist = fileURLToPath(dir);
        await writeWorker(dist, pageRoutes(pages));
        const { size } = await stat(join(dist, "sw.js"));
        logger.info(`The service worker has ${size} bytes.`);
      },
    },
  };
}

/**
 * Writes `sw.js` for the pages in the folder `dist`. With SERVICE_WORKER=off in the environment, it writes a worker
 * that removes itself from visitors' devices: docs/deploy.md
 */
export async function writeWorker(dist: string, routes: readonly string[]): Promise<void> {
  const source = process.env.SERVICE_WORKER === "off" ? "no-worker.ts" : "worker.ts";
  const precaches = publishedLocales.map(async (locale) => [locale, await precacheOf(dist, routes, locale)] as const);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      ...builtLocales,
      PRECACHE: JSON.stringify(Object.fromEntries(await Promise.all(precaches))),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      target: oldestBrowsers(),
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../src/service-worker/${source}`, import.meta.url)),
        // Browsers look for updates under a fixed name.
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
