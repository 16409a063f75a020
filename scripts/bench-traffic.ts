import { readFileSync, statSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { hostingFile } from "../hosting/hosting.ts";
import { precacheOf } from "../integrations/service-worker/precache.ts";
import { defaultLocale } from "../src/i18n/locales.ts";
import { ensureBrowser } from "./browser.ts";
import { startServer } from "./server.ts";

/** What a visit sends through the line, and a million of them: a phone looks at some pages of the built site. */

const visits = 1_000_000;
// Of a day's visits.
const busiestHour = 0.1;
const walk: [what: string, step: (page: Page, site: string) => Promise<unknown>][] = [
  ["home, before scrolling", (page, site) => page.goto(site, { waitUntil: "networkidle" })],
  ["home, down to its end", scroll],
  ["doctors, down to the end", (page, site) => open(page, `${site}/dr-in-hospital`)],
  ["a department, down to the end", (page, site) => open(page, `${site}/cardiology`)],
  ["contact, down to the end", (page, site) => open(page, `${site}/contact`)],
  ["home once more", (page, site) => open(page, site)],
];

const server = await startServer({ port: 0 });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  serviceWorkers: "block",
});
const page = await context.newPage();
const sent = { requests: 0, bytes: 0 };
const network = await context.newCDPSession(page);
await network.send("Network.enable");
// Headers and body as they are sent; 0 for what comes from the browser's cache.
network.on("Network.loadingFinished", ({ encodedDataLength }) => {
  sent.requests += encodedDataLength > 0 ? 1 : 0;
  sent.bytes += encodedDataLength;
});

const table: Record<string, { requests: number; bytes: number }> = {};
for (const [what, step] of walk) {
  const before = { ...sent };
  await step(page, server.url);
  table[what] = { requests: sent.requests - before.requests, bytes: sent.bytes - before.bytes };
}
await browser.close();
await server.close();

// What the service worker fetches once in the background; the page's own requests don't show it.
const { routes } = JSON.parse(readFileSync(hostingFile, "utf8"));
const kept = (await precacheOf("dist", routes, defaultLocale)).pages.map(({ url }) => (url === "/" ? "/index" : url));
const files = [...kept.map((url) => `${url}.html`), "/sw.js"];
const later = { requests: files.length, bytes: 0 };
for (const file of files) later.bytes += statSync(`dist${file}.br`).size;
table["kept for a time without a connection"] = later;
sent.requests += later.requests;
sent.bytes += later.bytes;
table["the whole visit"] = sent;
console.table(table);
const day = sent.bytes * visits;
const megabits = (bytes: number, seconds: number) => Math.round((bytes * 8) / seconds / 1e6);
console.log(
  `${visits.toLocaleString("en")} such visits a day: ${(day / 1e9).toFixed(0)} GB a day, ` +
    `${((day * 30) / 1e12).toFixed(1)} TB a month, ${((sent.requests * visits) / 86_400).toFixed(0)} requests a second ` +
    `and ${megabits(day, 86_400)} Mbit/s on average, ${megabits(day * busiestHour, 3600)} Mbit/s in the busiest hour.`,
);

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await scroll(page);
}

/** As a thumb does, so that every picture comes. */
async function scroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
}
