/// <reference lib="webworker" />
/**
 * Offline pages. docs/decisions/offline.md explains what is stored and why. The worker uses Workbox:
 * https://developer.chrome.com/docs/workbox/modules
 */

import { dateInWords } from "@hospital/content/text/day-words";
import { fill } from "@hospital/content/text/fill";
import { defaultLocale, type Locale, localePath, pathLocale } from "@hospital/content/text/locales";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { assetsOf } from "./assets-of.ts";
import type { Precache, PrecachedFile } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;
/** The precaches of all published languages. The build replaces this name. */
declare const PRECACHE: Record<Locale, Precache>;

const languages = PRECACHE;
const daySeconds = 24 * 60 * 60;
/** The maximum waiting time for a page that isn't saved; then the phone numbers are shown. */
const maxWaitMs = 12_000;
const maxPictureBytes = 100_000;

/** The expected content type by file extension. Another type means that the response comes from a captive portal. */
const types: Record<string, RegExp> = { js: /javascript/, css: /css/, json: /json/, woff2: /font/ };
const picture = /^image\//;

/** The assets of pages. Releases never delete assets, so that open and saved pages still find theirs. */
const assets = new CacheFirst({
  cacheName: "assets",
  plugins: [
    new ExpirationPlugin({ maxEntries: 200 }),
    {
      // Checked by hash and fetched without the HTTP cache, because a corrupt copy there would stay for a year.
      requestWillFetch: async ({ request }) => {
        const asset = Object.values(languages)
          .flatMap((language) => language.assets)
          .find(({ url }) => url === new URL(request.url).pathname);
        return asset ? new Request(asset.url, { integrity: integrity(asset), cache: "no-cache" }) : request;
      },
      cacheWillUpdate: async ({ request, response }) => (hasExpectedType(request, response) ? response : null),
    },
  ],
});

const pictures = new CacheFirst({
  cacheName: "pictures",
  plugins: [
    new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true }),
    {
      cacheWillUpdate: async ({ request, response }) =>
        hasExpectedType(request, response) && !(Number(response.headers.get("Content-Length")) > maxPictureBytes)
          ? response
          : null,
    },
  ],
});

const pages = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: 3,
  plugins: [
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true }),
    {
      cacheKeyWillBeUsed: async ({ request }) => self.location.origin + pathOf(request),
      cacheWillUpdate: async ({ request, response, event }) =>
        response.status === 200 && event && (await isComplete(response.clone(), request, event))
          ? withDate(response)
          : null,
      cachedResponseWillBeUsed: async ({ request }) => savedCopy(pathOf(request)),
      handlerDidError: async ({ request }) => fallbackPage(pathOf(request)),
      handlerWillRespond: async ({ request, response }) =>
        response.status >= 500 ? ((await fallbackPage(pathOf(request))) ?? response) : response,
      handlerDidComplete: ({ request, event }) => precacheNewLanguage(localeOf(pathOf(request)), event),
    },
  ],
});

const precaches = new Map<Locale, PrecacheController>();
for (const locale of Object.keys(languages) as Locale[]) {
  const controller = new PrecacheController({
    cacheName: precacheName(locale),
    plugins: [
      {
        // Revalidates with the server, because the response to a page that was just loaded has no body.
        requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }),
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 || (response.status === 404 && request.url.endsWith("/404"))
            ? withDate(response)
            : null,
        // This response is new, so that it replaces the copy from the last visit.
        cacheDidUpdate: async ({ request }) => {
          await (await caches.open(pages.cacheName)).delete(self.location.origin + pathOf(request));
        },
      },
    ],
  });
  controller.addToCacheList(
    languages[locale].pages.map((page) => ({ url: page.url, revision: page.hash, integrity: integrity(page) })),
  );
  precaches.set(locale, controller);
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && !url.pathname.includes("."),
  (options) => {
    const page = pages.handle(options);
    return Promise.race([page, fallbackAfter(maxWaitMs, pathOf(options.request)).then((copy) => copy ?? page)]);
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/") && ending(url) in types,
  assets,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), pictures);

self.addEventListener("install", (event) => {
  // Activates at once. This is safe without reloading: pages are network-first, and assets are never replaced.
  self.skipWaiting();
  event.waitUntil(install(event));
});

self.addEventListener("activate", (event) => event.waitUntil(activate(event)));

/** Precaches the languages in use, and caches open pages that loaded before the worker. */
async function install(event: ExtendableEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.map(({ url }) => new Request(url, { cache: "no-cache" }));
  const locales = new Set([...(await precachedLocales()), ...open.map((request) => localeOf(pathOf(request)))]);
  for (const locale of locales) await precache(locale, event);
  for (const request of open) await Promise.all(pages.handleAll({ event, request }));
}

async function activate(event: ExtendableEvent): Promise<void> {
  for (const locale of await precachedLocales()) await precaches.get(locale)?.activate(event);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/**
 * The language of the first visit is precached during installation; other languages when one of their pages is opened.
 */
async function precacheNewLanguage(locale: Locale, event: ExtendableEvent): Promise<void> {
  const last = languages[locale].pages.at(-1)?.url ?? "";
  if (await precaches.get(locale)?.matchPrecache(last)) return;
  // Offline, it is retried with the next page.
  await precache(locale, event).catch(() => {});
}

/** Pages are added last and in order, so that the presence of the last page means that the precache is complete. */
async function precache(locale: Locale, event: ExtendableEvent): Promise<void> {
  for (const { url } of languages[locale].assets) await cacheAsset(url, event);
  // Workbox's controller fetches only during an install event.
  const installEvent = { type: "install", waitUntil: event.waitUntil.bind(event) } as ExtendableEvent;
  await precaches.get(locale)?.install(installEvent);
}

/** Returns the text of a file after caching it. */
async function cacheAsset(url: string, event: ExtendableEvent): Promise<string> {
  await Promise.all(assets.handleAll({ event, request: new Request(url) }));
  const copy = await caches.match(url, { cacheName: assets.cacheName });
  if (!copy) throw new Error(`${url} is missing, incomplete or of another type.`);
  return copy.text();
}

/**
 * Whether the response is the complete page of this address, with all assets cached. An incomplete page never replaces
 * a complete one.
 */
async function isComplete(page: Response, request: Request, event: ExtendableEvent): Promise<boolean> {
  const html = await page.text();
  const [, path = ""] = html.match(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/) ?? [];
  if (path !== pathOf(request) || !html.includes("</html>")) return false;
  return assetsOf(html, (url) => cacheAsset(url, event)).then(
    () => true,
    () => false,
  );
}

/** Whether the content type fits the file extension. */
function hasExpectedType({ url }: Request, { status, headers }: Response): boolean {
  return status === 200 && (types[ending(new URL(url))] ?? picture).test(headers.get("Content-Type") ?? "");
}

function ending({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf(".") + 1);
}

function integrity({ hash }: PrecachedFile): string {
  return `sha256-${hash}`;
}

/** Adds a `Date` header if the server sent none. */
function withDate(response: Response): Response {
  if (response.headers.has("Date")) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set("Date", new Date().toUTCString());
  return new Response(response.body, { status, statusText, headers });
}

async function precachedLocales(): Promise<Locale[]> {
  const names = await caches.keys();
  return [...precaches.keys()].filter((locale) => names.includes(precacheName(locale)));
}

function precacheName(locale: Locale): string {
  return `precache-${locale}`;
}

/** The canonical path of the page. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname.toLowerCase().replace(/(.)\/+$/, "$1");
}

/** The language of the path; the first language if it isn't published. */
function localeOf(path: string): Locale {
  const locale = pathLocale(path);
  return precaches.has(locale) ? locale : defaultLocale;
}

/** The fallback for a page that can't be fetched, if necessary in another language. */
async function fallbackPage(path: string): Promise<Response | undefined> {
  const locale = localeOf(path);
  const isSomewhere = languages[locale].sections.some((section) => path === section || path.startsWith(`${section}/`));
  const page = isSomewhere ? "/offline" : "/404";
  const fallbacks = [locale, ...(await precachedLocales())].map((language) => localePath(page, language));
  for (const candidate of [path, ...fallbacks]) {
    const copy = await savedCopy(candidate);
    if (copy) return copy;
  }
  return undefined;
}

/** `fallbackPage` after a timeout: with a weak connection, a request may neither succeed nor fail. */
async function fallbackAfter(ms: number, path: string): Promise<Response | undefined> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return fallbackPage(path);
}

/** The saved copy of the page with a note that includes its date, because phone numbers and hours may be outdated. */
async function savedCopy(path: string): Promise<Response | undefined> {
  const locale = localeOf(path);
  // Uses the newer copy: precaching a page deletes the copy from the last visit. Dates aren't compared, because clocks
  // can be wrong.
  const copy =
    (await caches.match(path, { cacheName: pages.cacheName })) ?? (await precaches.get(locale)?.matchPrecache(path));
  if (!copy) return undefined;

  const day = dayOf(momentNow(Date.parse(copy.headers.get("Date") ?? "")));
  const text = fill(languages[locale].savedCopy, { date: dateInWords(day, languages[locale].days) });
  const html = (await copy.text()).replace(/<header[^>]*>/, `$&<p class="ribbon" role="status">${text}</p>`);
  const headers = new Headers(copy.headers);
  // These headers describe the encoded body.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(html, { status: copy.status, headers });
}
