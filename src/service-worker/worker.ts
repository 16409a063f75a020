/// <reference lib="webworker" />
/**
 * The site without a connection: docs/decisions/without-a-connection.md says what it keeps and why.
 * It is made of Workbox's modules: https://developer.chrome.com/docs/workbox/modules
 */
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { longDate } from "../i18n/calendar.ts";
import { defaultLocale, type Locale, localePath, pathLocale } from "../i18n/locales.ts";
import { fill } from "../i18n/words.ts";
import { dayOf, momentNow } from "../time/clock.ts";
import { assetsOf } from "./assets-of.ts";
import type { Precache, PrecachedFile } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;
/** Of every published language; the build writes it in place of the name. */
declare const PRECACHE: Record<Locale, Precache>;

const languages = PRECACHE;
const daySeconds = 24 * 60 * 60;
const maxPictureBytes = 100_000;

/** What a server has to say of a file with this ending; anything else is some network's own page. */
const types: Record<string, RegExp> = { js: /javascript/, css: /css/, json: /json/, woff2: /font/ };
const picture = /^image\//;

/** What a page works with. No release removes it, so that a page which is open or saved keeps its own. */
const assets = new CacheFirst({
  cacheName: "assets",
  plugins: [
    new ExpirationPlugin({ maxEntries: 200 }),
    {
      // The browser compares what comes with the hash; what it has stored may be wrong for a year.
      requestWillFetch: async ({ request }) => {
        const known = Object.values(languages)
          .flatMap((language) => language.assets)
          .find(({ url }) => url === new URL(request.url).pathname);
        return known ? new Request(known.url, { integrity: integrity(known), cache: "no-cache" }) : request;
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
        // What the browser has just loaded costs an answer without a body.
        requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }),
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 || (response.status === 404 && request.url.endsWith("/404"))
            ? withDate(response)
            : null,
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
  pages,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/") && ending(url) in types,
  assets,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), pictures);

self.addEventListener("install", (event) => {
  // Nothing waits and nothing is loaded again: pages come from the network first, and their files are never replaced.
  self.skipWaiting();
  event.waitUntil(install(event));
});

self.addEventListener("activate", (event) => event.waitUntil(activate(event)));

/** Keeps the pages of the languages in use, and the pages that are open, which the worker did not see come. */
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

/** The phone's language is that of the first visit; another one comes when a page in it is opened. */
async function precacheNewLanguage(locale: Locale, event: ExtendableEvent): Promise<void> {
  const last = languages[locale].pages.at(-1)?.url ?? "";
  if (await precaches.get(locale)?.matchPrecache(last)) return;
  // Without a connection: with the next page.
  await precache(locale, event).catch(() => {});
}

/** The pages come last and in their order: where the last one is, all are. */
async function precache(locale: Locale, event: ExtendableEvent): Promise<void> {
  for (const { url } of languages[locale].assets) await cacheAsset(url, event);
  // The controller fetches only while a worker is installed.
  const installEvent = { type: "install", waitUntil: event.waitUntil.bind(event) } as ExtendableEvent;
  await precaches.get(locale)?.install(installEvent);
}

/** The text of the file, which is in the cache then. */
async function cacheAsset(url: string, event: ExtendableEvent): Promise<string> {
  await Promise.all(assets.handleAll({ event, request: new Request(url) }));
  const copy = await caches.match(url, { cacheName: assets.cacheName });
  if (!copy) throw new Error(`${url} is not what it should be.`);
  return copy.text();
}

/** Whether it is all of the page of this address, with all that it works with: half a page never hides a whole one. */
async function isComplete(page: Response, request: Request, event: ExtendableEvent): Promise<boolean> {
  const html = await page.text();
  const [, path = ""] = html.match(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/) ?? [];
  if (path !== pathOf(request) || !html.includes("</html>")) return false;
  return assetsOf(html, (url) => cacheAsset(url, event)).then(
    () => true,
    () => false,
  );
}

/** Whether a file is of the kind that its name says. */
function hasExpectedType({ url }: Request, { status, headers }: Response): boolean {
  return status === 200 && (types[ending(new URL(url))] ?? picture).test(headers.get("Content-Type") ?? "");
}

function ending({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf(".") + 1);
}

function integrity({ hash }: PrecachedFile): string {
  return `sha256-${hash}`;
}

/** With the time at which it came, where its server says none. */
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

/** The path as it is registered. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname.toLowerCase().replace(/(.)\/+$/, "$1");
}

/** The language of the path, or the first one where it is not published. */
function localeOf(path: string): Locale {
  const locale = pathLocale(path);
  return precaches.has(locale) ? locale : defaultLocale;
}

/** What shows instead of a page that cannot be fetched; in another language rather than not at all. */
async function fallbackPage(path: string): Promise<Response | undefined> {
  const locale = localeOf(path);
  const isSomewhere = languages[locale].sections.some((section) => path === section || path.startsWith(`${section}/`));
  const page = isSomewhere ? "/offline" : "/404";
  const others = [locale, ...(await precachedLocales())].map((language) => localePath(page, language));
  for (const candidate of [path, ...others]) {
    const copy = await savedCopy(candidate);
    if (copy) return copy;
  }
  return undefined;
}

/** The newest copy of the page; it says how old it is, so that nobody takes an old phone number for today's. */
async function savedCopy(path: string): Promise<Response | undefined> {
  const locale = localeOf(path);
  const copies = [
    await caches.match(path, { cacheName: pages.cacheName }),
    await precaches.get(locale)?.matchPrecache(path),
  ];
  const [newest] = copies
    .filter((copy) => copy !== undefined)
    .filter(dateOf)
    .sort((a, b) => dateOf(b) - dateOf(a));
  if (!newest) return undefined;

  const day = dayOf(momentNow(dateOf(newest)));
  const text = fill(languages[locale].savedCopy, { date: longDate(day, locale) });
  const html = (await newest.text()).replace(/<header[^>]*>/, `$&<p class="ribbon" role="status">${text}</p>`);
  const headers = new Headers(newest.headers);
  // They speak of the text as it was sent.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(html, { status: newest.status, headers });
}

/** When the server sent it, in milliseconds; not a number where nobody knows. */
function dateOf({ headers }: Response): number {
  return Date.parse(headers.get("Date") ?? "");
}
