import { expect, type Page } from "@playwright/test";
import { darkFaults, pageFaults } from "../browser/accessibility.ts";
import { listen } from "../browser/complaints.ts";
import { emergencyNumberFaults } from "../browser/emergency-number.ts";
import { earlyRequests, scriptFaults, scriptsStarted } from "../browser/loading.ts";
import {
  firstScreenFaults,
  landmarkFaults,
  lostLetters,
  scrollThrough,
  smallControls,
  tooWide,
  tooWideForPhones,
} from "../browser/page-rules.ts";
import { paperFaults } from "../browser/paper.ts";
import { quickBarFaults } from "../browser/quick-bar.ts";
import { chosenOf, inOneLanguage, isFull, missingRoutes, representatives, routes } from "../browser/routes.ts";
import { test } from "../browser/test.ts";

type Rule = [name: string, faults: (page: Page, route: string) => Promise<string[]>];

/** Colours, and English words on paper, are the same in all languages. */
const once =
  (faults: Rule[1]): Rule[1] =>
  async (page, route) =>
    inOneLanguage.includes(route) ? faults(page, route) : [];

const beforeScrolling: Rule[] = [
  ["only fonts and the first picture are asked for before the first paint", earlyRequests],
  ["little JavaScript runs before interaction or scrolling", scriptFaults],
];

/** The later ones change the page's size and letters. */
const onEachScreen: Rule[] = [
  ["controls have a thumb's size", smallControls],
  ["axe finds no fault", pageFaults],
  ["landmarks, the skip link and the menu are there", landmarkFaults],
];

const onPhones: Rule[] = [
  ["axe finds no fault in the dark", once(darkFaults)],
  ["paper keeps every word, and all of them dark", once(paperFaults)],
  ["the first screen is the page's own", firstScreenFaults],
  ["the emergency number is on the first screen, in a colour that nothing else has", emergencyNumberFaults],
];

const onDesktops: Rule[] = [
  ["it fits every width", tooWide],
  ["nothing is lost with letters twice as large, or with more space between them", lostLetters],
];

/** What costs little. */
const onEveryPage: Rule[] = [
  ["the bar at the bottom has the three answers, under the thumb", quickBarFaults],
  ["it fits a small phone and a tablet", tooWideForPhones],
];

// One visit of a page answers for all rules, and a rule that fails lists the pages.
test("every page keeps the rules of every page", async ({ browser, baseURL, isMobile }) => {
  // One language is enough on a desktop; on a phone Hindi's longer words have less room.
  const visited = isMobile ? [...new Set([...chosenOf(routes), ...representatives])] : inOneLanguage;
  expect(visited).not.toEqual([]);
  test.setTimeout(visited.length * (isFull ? 180_000 : 90_000));
  const offenders = new Map<string, string[]>();
  const note = (rule: string, route: string, faults: string[]) =>
    offenders.set(rule, [...(offenders.get(rule) ?? []), ...faults.map((fault) => `${route}: ${fault}`)]);

  for (const route of visited) {
    // What an earlier page has fetched must not hide what this one is like without.
    const page = await browser.newPage();
    const keepTo = async (rules: Rule[]) => {
      for (const [name, faults] of rules) note(name, route, await faults(page, route));
    };
    try {
      const complaints = await listen(page, baseURL ?? "");
      const response = await page.goto(route);
      await scriptsStarted(page);
      note("it is there under its address", route, await absence(page, route, response?.status()));
      const isLookedAt = representatives.includes(route);
      if (isLookedAt) {
        await keepTo(beforeScrolling);
        await scrollThrough(page);
      }
      // That an address is missing is an answer; later, what a smaller screen no longer needs may be broken off.
      note("no complaints, other hosts or jumps", route, missingRoutes.includes(route) ? [] : [...complaints]);
      if (isMobile) await keepTo(onEveryPage);
      if (isLookedAt) await keepTo([...onEachScreen, ...(isMobile ? onPhones : onDesktops)]);
    } catch (error) {
      note("a visit ends well", route, [String(error)]);
    }
    await page.close();
  }
  for (const [rule, faults] of offenders) expect.soft(faults, rule).toEqual([]);
});

async function absence(page: Page, route: string, status = 0): Promise<string[]> {
  if (status !== (missingRoutes.includes(route) ? 404 : 200)) return [`it answers ${status}`];
  const { pathname } = new URL(page.url());
  if (pathname !== route) return [`it is at ${pathname}`];
  const headings = await page.getByRole("heading", { level: 1 }).count();
  return headings === 1 ? [] : [`it has ${headings} headings of the first level`];
}
