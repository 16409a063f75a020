import { localePath, publishedLocales } from "@hospital/content/text/locales";
import { darkFaults, pageFaults } from "@hospital/testing/browser/accessibility";
import { desktop } from "@hospital/testing/browser/devices";
import { sidewaysScroll } from "@hospital/testing/browser/overflow";
import { errors, expect, type Page, test } from "@playwright/test";
import { listen } from "../browser/complaints.ts";
import { callFaultsOnDesktops, callFaultsOnPhones } from "../browser/emergency-number.ts";
import { earlyRequests, idleComponents, scriptFaults, scriptsStarted } from "../browser/loading.ts";
import {
  faultsOfWidths,
  firstScreenFaults,
  landmarkFaults,
  scrollThrough,
  smallControls,
  startFaults,
} from "../browser/page-rules.ts";
import { unpaintedFaults } from "../browser/painted.ts";
import { paperFaults } from "../browser/paper.ts";
import { quickBarFaults } from "../browser/quick-bar.ts";
import { chosenOf, inOneLanguage, isFull, missingRoutes, representatives, routes } from "../browser/routes.ts";

type Rule = [name: string, faults: (page: Page, route: string) => Promise<string[]>];

// Rules in order: later lists change the viewport and text size.
const beforeScrolling: Rule[] = [
  ["only fonts and the first picture are asked for before the first paint", earlyRequests],
  ["little JavaScript runs before interaction or scrolling", scriptFaults],
  ["each component's script starts where one sees a part of it", idleComponents],
];

/** Rules that don't depend on the language. */
const onEachScreen: Rule[] = [
  ["controls have a thumb's size", smallControls],
  ["axe finds no fault", pageFaults],
];

const onPhones: Rule[] = [
  ["landmarks, the skip link and the menu are there", landmarkFaults],
  ["axe finds no fault in the dark", darkFaults],
  ["paper keeps every word, and all of them dark", paperFaults],
];

const callIsSeen = "the emergency number is on the first screen, in a colour that nothing else has";

const onDesktops: Rule[] = [
  ["it fits every width, with other letters too, and nothing stands alone under a row", faultsOfWidths],
  [callIsSeen, callFaultsOnDesktops],
];

/** Rules that longer words, as in Hindi, may break. */
const inEachLanguage: Rule[] = [
  ["the first screen is the page's own", firstScreenFaults],
  [callIsSeen, callFaultsOnPhones],
];

/** Cheap rules. */
const onEveryPage: Rule[] = [
  ["the bar at the bottom has the three answers, under the thumb", quickBarFaults],
  ["it fits a small phone", sidewaysScroll],
  ["its own words begin near the top", startFaults],
];

const homes = publishedLocales.map((locale) => localePath("/", locale));
const parts = 3;

/** Visits that may hang and are made once more, of a whole part. */
const maxHangs = 2;

// One visit of a page answers for all rules, and a rule that fails lists the pages. Several tests can run at once.
for (let part = 1; part <= parts; part += 1)
  test(`every page keeps the rules of every page: part ${part} of ${parts}`, async ({ context, baseURL, isMobile }) => {
    const all = [...representatives, ...chosenOf(routes)];
    expect(all).not.toEqual([]);
    const visited = [...new Set(all)].filter((_, index) => index % parts === part - 1);
    // Ten times what a visit takes; one that hangs is named, and costs no more.
    const longestVisit = isFull ? 180_000 : 90_000;
    test.setTimeout((visited.length + maxHangs) * longestVisit);
    const offenders = new Map<string, string[]>();
    const note = (rule: string, route: string, faults: string[]) =>
      offenders.set(rule, [...(offenders.get(rule) ?? []), ...faults.map((fault) => `${route}: ${fault}`)]);

    const screen = isMobile ? { width: 320, height: 640 } : desktop.viewport;
    const open = async () => {
      const page = await context.newPage();
      // Each page is tested with an empty cache.
      await (await context.newCDPSession(page)).send("Network.setCacheDisabled", { cacheDisabled: true });
      return { page, complaints: await listen(page, baseURL ?? "") };
    };
    let tab = await open();
    const visit = async (route: string) => {
      const { page, complaints } = tab;
      const keepTo = async (rules: Rule[]) => {
        for (const [name, faults] of rules) note(name, route, await faults(page, route));
      };
      // Aborts the previous page's pending requests.
      await page.goto("about:blank");
      complaints.length = 0;
      await page.setViewportSize(screen);
      const response = await page.goto(route);
      await scriptsStarted(page);
      note("it is there under its address", route, absence(page, route, response?.status()));
      const isLookedAt = representatives.includes(route);
      const isInOneLanguage = inOneLanguage.includes(route);
      if (isInOneLanguage) await keepTo(beforeScrolling);
      if (isLookedAt) await scrollThrough(page);
      // Not for 404 pages; and before resizing, which may abort requests.
      note("no complaints, other hosts or jumps", route, missingRoutes.includes(route) ? [] : [...complaints]);
      if (isMobile) await keepTo(onEveryPage);
      if (isInOneLanguage) await keepTo(onEachScreen);
      if (isInOneLanguage && isMobile) await keepTo(onPhones);
      if (isMobile && isLookedAt) await keepTo(inEachLanguage);
      // One language is enough on a desktop, but for the header; on a phone Hindi's longer words have less room.
      if (!isMobile && (isInOneLanguage || homes.includes(route))) await keepTo(onDesktops);
      note("every text and picture is painted", route, await unpaintedFaults(page, isMobile));
    };
    let hangs = 0;
    const queue = visited.map((route) => ({ route, hasHung: false }));
    for (const { route, hasHung } of queue) {
      const visiting = visit(route);
      // Of a visit that hangs nobody waits for the end.
      visiting.catch(() => {});
      try {
        await test.step(route, () => visiting, { timeout: longestVisit });
      } catch (error) {
        const isHang = error instanceof errors.TimeoutError;
        // Chromium seldom stops in the middle of a page; one that hangs by its own doing does so twice.
        if (isHang && !hasHung && hangs < maxHangs) queue.push({ route, hasHung: true });
        else note("a visit ends well", route, [String(error)]);
        if (isHang) hangs += 1;
        // Not waited for: what hangs may not close, either.
        void tab.page.close();
        tab = await open();
      }
    }
    for (const [rule, faults] of offenders) expect.soft(faults, rule).toEqual([]);
  });

function absence(page: Page, route: string, status = 0): string[] {
  if (status !== (missingRoutes.includes(route) ? 404 : 200)) return [`it answers ${status}`];
  const { pathname } = new URL(page.url());
  return pathname === route ? [] : [`it is at ${pathname}`];
}
