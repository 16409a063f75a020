import { expect, type Page } from "@playwright/test";
import { defaultLocale } from "../../src/i18n/locales.ts";
import { darkFaults, pageFaults } from "../browser/accessibility.ts";
import { listen } from "../browser/complaints.ts";
import { emergencyNumberFaults } from "../browser/emergency-number.ts";
import { earlyRequests, scriptFaults } from "../browser/loading.ts";
import {
  firstScreenFaults,
  landmarkFaults,
  lostLetters,
  scrollThrough,
  smallControls,
  tooWide,
} from "../browser/page-rules.ts";
import { paperFaults } from "../browser/paper.ts";
import { isFull, localeOf, missingRoutes, representatives } from "../browser/routes.ts";
import { test } from "../browser/test.ts";

type Rule = [name: string, faults: (page: Page, route: string) => Promise<string[]>];

const isForLocale = (route: string) => isFull || localeOf(route) === defaultLocale;

/** One visit answers for all of them; each says what breaks it. The later ones change the page's size and letters. */
const beforeScrolling: Rule[] = [
  ["only fonts and the first picture are asked for before the first paint", earlyRequests],
  ["little JavaScript runs before interaction or scrolling", scriptFaults],
];

const onEachScreen: Rule[] = [
  ["controls have a thumb's size", smallControls],
  ["axe finds no fault", pageFaults],
  ["landmarks, the skip link and the menu are there", landmarkFaults],
];

const onPhones: Rule[] = [
  // Colours know no language.
  ["axe finds no fault in the dark", async (page, route) => (isForLocale(route) ? darkFaults(page) : [])],
  ["paper keeps every word, and all of them dark", paperFaults],
  ["the first screen is the page's own", firstScreenFaults],
  ["the emergency number is on the first screen, in a colour that nothing else has", emergencyNumberFaults],
];

const onDesktops: Rule[] = [
  ["it fits every width", tooWide],
  ["nothing is lost with letters twice as large, or with more space between them", lostLetters],
];

// The longest page has 10,000 things to look at.
test.setTimeout(isFull ? 300_000 : 120_000);

for (const route of representatives) {
  test(`${route} keeps the rules of every page`, async ({ page, baseURL, isMobile }) => {
    const complaints = await listen(page, baseURL ?? "");
    await page.goto(route);
    const expectNoFaults = async (rules: Rule[]) => {
      for (const [name, faults] of rules) expect.soft(await faults(page, route), name).toEqual([]);
    };
    await expectNoFaults(beforeScrolling);
    await scrollThrough(page);
    // That an address is missing is an answer here; later, what a smaller screen no longer needs may be broken off.
    if (!missingRoutes.includes(route)) expect.soft([...complaints], "complaints, other hosts and jumps").toEqual([]);
    await expectNoFaults(isMobile ? [...onEachScreen, ...onPhones] : [...onEachScreen, ...onDesktops]);
  });
}
