import { globSync, statSync } from "node:fs";
import { darkFaults, pageFaults } from "@hospital/testing/browser/accessibility";
import { sidewaysScroll } from "@hospital/testing/browser/overflow";
import type { Page } from "@playwright/test";
import { callFaultsOnDesktops, callFaultsOnPhones, tel } from "./emergency-number.ts";
import { earlyRequests, idleComponents, scriptFaults } from "./loading.ts";
import {
  coveredControls,
  coveredDrawings,
  crossedOutTexts,
  faultsOfLargeFonts,
  faultsOfWidths,
  firstScreenFaults,
  landmarkFaults,
  lonelyIcons,
  lostRoles,
  scrollThrough,
  shownHiddenParts,
  smallControls,
  smallTargets,
  startFaults,
  tinyTexts,
} from "./page-rules.ts";
import { unpaintedFaults } from "./painted.ts";
import { paperFaults } from "./paper.ts";
import { highBarFaults, quickBarFaults } from "./quick-bar.ts";
import { isFull, missingRoutes } from "./routes.ts";

/** A page visit; all rules check it. */
interface Visit {
  page: Page;
  route: string;
  /** The status of the response. */
  status: number;
  /** Errors, warnings, layout shifts and requests to other hosts since the request of the page. */
  complaints: string[];
  isMobile: boolean;
}

/**
 * The pages that a rule checks in the full run: every page, or the fullest and the emptiest of each kind, in each language,
 * or in one for rules that don't depend on the language; on a desktop also each home. Only the homes are checked for parts
 * that all pages share.
 */
type Pages =
  | "each home"
  | "every page"
  | "each kind"
  | "each kind in one language"
  | "each kind in one language, and each home";

export interface Rule {
  /** The state of a page that follows the rule. */
  name: string;
  pages: Pages;
  screens: readonly ("phone" | "desktop")[];
  /** Whether the rule checks the page before it is scrolled through, which loads the pictures below. */
  isBeforeScrolling?: true;
  faults: (visit: Visit) => string[] | Promise<string[]>;
  /** Faults that the rule reports, for each of its conditions: apps/site/tests/browser/rules.spec.ts plants them. */
  planted: Planted[];
}

/** A page with faults that don't hide one another. */
interface Planted {
  /** Added at the end of the main part. `replace` changes another part. */
  html?: string;
  replace?: [from: RegExp, to: string];
  /** When the page is there. */
  change?: (page: Page) => Promise<unknown>;
  status?: number;
  /** Each matches the rule's report. */
  reports: RegExp[];
}

const both = ["phone", "desktop"] as const;
const phone = ["phone"] as const;
const desktop = ["desktop"] as const;

const wide = '<p style="inline-size: 3000px">wide</p>';
const call = `.quick-bar a[href="${tel}"]`;

/** Faults of the emergency call on any screen. */
const faultsOfCalls: Planted[] = [
  {
    replace: [new RegExp(`href="${tel.replace("+", "\\+")}"`, "g"), 'href="tel:+1"'],
    reports: [/no link calls it/],
  },
  {
    html: `<style>${call} { min-block-size: 0 !important; block-size: 20px; background: none !important }</style>`,
    change: (page) => page.locator(call).evaluate((link) => link.append(" now")),
    reports: [/its text is ".+ now"/, /it is smaller than 44 pixels/, /it has no colour/],
  },
  {
    change: (page) =>
      page.locator(call).evaluate((link) => {
        const { backgroundColor } = getComputedStyle(link);
        document.querySelector("h1")?.style.setProperty("background", backgroundColor);
      }),
    reports: [/its colour is also the colour of <h1/],
  },
];

/** The path of the largest script of the site. */
const largestScript = globSync("_astro/*.js", { cwd: "dist" })
  .map((file) => ({ path: `/${file}`, bytes: statSync(`dist/${file}`).size }))
  .reduce((a, b) => (a.bytes > b.bytes ? a : b)).path;

/** Order matters: later rules scroll, or change the size of the screen or of the text. */
export const rules: Rule[] = [
  {
    name: "the page loads at its address",
    pages: "every page",
    screens: both,
    isBeforeScrolling: true,
    faults: absence,
    planted: [
      { status: 500, reports: [/the status is 500/] },
      { change: inPage(() => history.replaceState(null, "", "/elsewhere")), reports: [/the address is \/elsewhere/] },
    ],
  },
  {
    name: "only fonts and pictures of the first screen load before the first paint",
    pages: "each kind in one language",
    screens: both,
    isBeforeScrolling: true,
    faults: ({ page }) => earlyRequests(page),
    planted: [
      { replace: [/<body/, '<script src="/planted/early.js"></script><body'], reports: [/planted\/early\.js/] },
    ],
  },
  {
    name: "at most 5,000 bytes of JavaScript load before interaction or scrolling",
    pages: "every page",
    screens: both,
    isBeforeScrolling: true,
    faults: ({ page, route }) => scriptFaults(page, route),
    planted: [
      { html: `<script>"${hexadecimals(12_000)}"</script>`, reports: [/bytes of 5,000/] },
      { change: (page) => page.evaluate(fetchText, largestScript), reports: [/bytes of 5,000/] },
      { change: inPage(() => performance.clearResourceTimings()), reports: [/has no scripts/] },
    ],
  },
  {
    name: "the script of each visible component starts",
    pages: "each kind in one language",
    screens: both,
    isBeforeScrolling: true,
    faults: ({ page }) => idleComponents(page),
    planted: [
      {
        change: inPage(() =>
          document.querySelector("h1")?.insertAdjacentHTML("afterend", '<p class="opening-state">OPD</p>'),
        ),
        reports: [/opening-state/],
      },
    ],
  },
  {
    name: "the page causes no errors, warnings, layout shifts or requests to other hosts",
    pages: "every page",
    screens: both,
    faults: complaints,
    planted: [
      {
        html: `<img src="https://elsewhere.example/a.png" alt=""><img src="/planted/missing.png" alt="">
          <script>console.warn("a planted warning"); throw new Error("a planted error");</script>`,
        reports: [
          /another host: .*elsewhere\.example/,
          /^net::ERR_FAILED: .*elsewhere\.example/m,
          /^404: .*missing\.png/m,
          /^a planted warning/m,
          /^a planted error/m,
        ],
      },
      {
        replace: [/<title/, `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">$&`],
        html: '<img src="/favicon.svg" alt="">',
        reports: [/The policy's img-src blocked .*favicon\.svg/],
      },
      { change: moveContent, reports: [/Layout shift of .*page-banner/] },
    ],
  },
  {
    name: "crossed-out text has an explanation in words, because many screen readers don't announce the line",
    pages: "every page",
    screens: both,
    faults: ({ page }) => crossedOutTexts(page),
    planted: [
      {
        html: "<p><s>2 – 4 pm</s> OPD 12</p><p><s>5 – 6 pm</s> <span hidden>Not on Fri 25 Dec</span></p>",
        reports: [/^2 – 4 pm OPD 12$/m, /^5 – 6 pm$/m],
      },
    ],
  },
  {
    name: "tables and lists keep their roles where styles change their display, or remove the markers",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page }) => page.evaluate(lostRoles),
    planted: [
      {
        html: `<table style="display: grid"><tbody><tr style="display: flex"><td>floating</td></tr></tbody></table>
          <ul class="bare" style="list-style: none"><li>a</li></ul>
          <ul class="boxes" style="list-style: disc"><li style="display: grid">a</li></ul>`,
        reports: [/^<table/m, /^<tr/m, /^<td>floating/m, /^<ul class="bare"/m, /^<ul class="boxes"/m],
      },
    ],
  },
  {
    name: "elements with the attribute hidden aren't displayed",
    pages: "every page",
    screens: both,
    faults: ({ page }) => page.evaluate(shownHiddenParts),
    planted: [{ html: '<p hidden style="display: grid">no longer true</p>', reports: [/^no longer true/m] }],
  },
  {
    name: "the bar at the bottom is on the screen, and its links are large enough to tap",
    pages: "each kind",
    screens: phone,
    faults: ({ page, route }) => quickBarFaults(page, route),
    planted: [
      {
        html: "<style>.quick-bar a { min-block-size: 0; block-size: 20px }</style>",
        reports: [/is smaller than 44 pixels/],
      },
      { html: "<style>.quick-bar { inset-block-end: -200px }</style>", reports: [/is outside the screen/] },
      {
        change: inPage(() => document.querySelector(".quick-bar")?.replaceChildren()),
        reports: [/the bar has no links/],
      },
    ],
  },
  {
    name: "the labels of the bar at the bottom don't make it too high",
    pages: "each home",
    screens: phone,
    faults: ({ page, route }) => highBarFaults(page, route),
    planted: [
      {
        change: inPage(() =>
          document.querySelector(".quick-bar__link:last-child")?.append(" in one of our many departments"),
        ),
        reports: [/shorten findDoctor, "[^"]+", in apps\/site\/src\/i18n\/\w+\.ts/],
      },
    ],
  },
  {
    name: "the page fits the screen's width",
    pages: "every page",
    screens: both,
    faults: ({ page }) => sidewaysScroll(page),
    planted: [{ html: wide, reports: [/^p\./m] }],
  },
  {
    name: "no letters are too small to read",
    pages: "every page",
    screens: both,
    faults: ({ page }) => page.evaluate(tinyTexts),
    planted: [{ html: '<p style="font-size: 7.9px">tiny</p>', reports: [/"tiny" in letters of 7\.9 pixels/] }],
  },
  {
    name: "an icon is on the line of its link",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page }) => page.evaluate(lonelyIcons),
    planted: [
      {
        html: '<a href="/" style="display: block"><svg width="16" height="16"></svg><span>Enquiry</span></a>',
        reports: [/"Enquiry" is below its icon/],
      },
    ],
  },
  {
    name: "the page's own content begins near the top",
    pages: "each kind",
    screens: phone,
    faults: ({ page }) => startFaults(page),
    planted: [{ replace: [/<main/, '<p style="block-size: 140px">above</p>$&'], reports: [/begins at [\d.]+ pixels/] }],
  },
  {
    name: "controls are large enough to tap",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page }) => smallControls(page),
    planted: [
      {
        html: `<style>.low { display: block; min-block-size: 0; block-size: 20px; inline-size: 60px; padding: 0 }</style>
          <button class="low">a</button><a class="button low" href="/">a</a><input class="low"><select class="low"></select>
          <details><summary class="low">a</summary></details>
          <button style="all: unset; display: block; block-size: 60px; inline-size: 20px">narrow</button>`,
        reports: [/<button class="low/, /<a class="button low/, /<input/, /<select/, /<summary/, />narrow</],
      },
    ],
  },
  {
    name: "each link and control outside of a sentence has at least 24 pixels",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page }) => page.evaluate(smallTargets),
    planted: [
      {
        html: `<ul><li><a href="/" style="font-size: 12px">a low link</a></li></ul>
          <p>A sentence with <a href="/" style="font-size: 12px">a link</a>.</p>
          <a href="/" style="display: block; inline-size: 9px; block-size: 40px; overflow: hidden">narrow</a>`,
        reports: [/a low link/, />narrow/],
      },
    ],
  },
  {
    name: "axe finds no accessibility problem",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page }) => pageFaults(page),
    planted: [
      {
        html: '<img src="/favicon.svg" width="90" height="90"><p style="color: #ccc">pale</p>',
        reports: [/^color-contrast: .*pale/m, /^image-alt/m, ...(isFull ? [/^img_alt_valid/m] : [])],
      },
      ...(isFull ? [{ change: emptyPage, reports: [/IBM's engine has only/] }] : []),
    ],
  },
  {
    name: "the page has its landmarks, a skip link and the menu",
    pages: "each kind in one language",
    screens: phone,
    faults: ({ page, route }) => landmarkFaults(page, route),
    planted: [
      {
        replace: [/<main.*<\/main>/s, "<header></header>$&<footer></footer>"],
        html: `<style>h1 { display: none }</style><main>another</main>${wide}`,
        reports: [
          /no visible h1/,
          /not exactly one banner/,
          /not exactly one main$/m,
          /not exactly one contentinfo/,
          /^p\./m,
        ],
      },
      {
        replace: [/class="skip-link" href="#main"/, 'class="skip-link" href="/about"'],
        html: "<style>.skip-link { position: absolute; inset: -99px auto auto 0 !important }</style>",
        reports: [
          /the first press of Tab doesn't focus a visible skip link/,
          /the skip link doesn't focus the main part/,
        ],
      },
      {
        change: inPage(() =>
          document
            .querySelector("main")
            ?.addEventListener("keydown", () => document.querySelector<HTMLElement>("header a")?.focus()),
        ),
        reports: [/after the skip link, Tab focuses the header/],
      },
      {
        change: inPage(() => document.querySelector(".site-menu")?.remove()),
        reports: [/not exactly one main navigation/],
      },
    ],
  },
  {
    name: "axe finds no accessibility problem in dark mode",
    pages: "each kind in one language",
    screens: phone,
    faults: ({ page }) => darkFaults(page),
    planted: [
      {
        html: "<style>@media (prefers-color-scheme: dark) { .pale { color: #444 } }</style><p class=pale>pale</p>",
        reports: [/^color-contrast: .*pale/m],
      },
      { change: emptyPage, reports: [/axe checked no element/] },
    ],
  },
  {
    name: "the page prints every word, in dark letters",
    pages: "each kind in one language",
    screens: phone,
    faults: ({ page }) => paperFaults(page),
    planted: [
      {
        html: `<style>@media print { .pale { color: #ccc } .gone { position: absolute; inset-inline-start: -999px } }</style>
          <p class="pale">faint</p><p class="gone">vanished</p><p style="background: #033">sunken</p>`,
        reports: [
          /"faint" is printed with low contrast/,
          /"vanished" isn't printed/,
          /"sunken" has low contrast with its printed background/,
        ],
      },
      { change: emptyPage, reports: [/the page has only 0 words/] },
    ],
  },
  {
    name: "the first screen shows the page's own content",
    pages: "each kind",
    screens: phone,
    faults: ({ page, route }) => firstScreenFaults(page, route),
    planted: [
      {
        replace: [/<main/, '<p style="block-size: 18em">above</p>$&'],
        html: "<style>.top-bar { inline-size: 4em; overflow: hidden; white-space: nowrap }</style>",
        reports: [/begins at [\d.]+ pixels/, /its first line ends/, /top-bar is cut/],
      },
      {
        replace: [/<main/, '<section aria-label="Notices" style="position: absolute">above</section>$&'],
        html: `<style>.quick-bar { display: none }</style><p style="inline-size: 9em">wide with letters of 300%</p>
          <h2 style="inline-size: 2em; overflow-wrap: anywhere">broken</h2>`,
        reports: [
          /a notice isn't displayed/,
          /"broken" breaks/,
          /^300%: the page/m,
          /^300%: the emergency call isn't visible/m,
        ],
      },
    ],
  },
  {
    name: "the first screen shows the emergency number, in a unique colour",
    pages: "each kind",
    screens: phone,
    faults: ({ page, route }) => callFaultsOnPhones(page, route),
    planted: [
      { html: "<style>.quick-bar { inset-block-end: 30px }</style>", reports: [/isn't at the bottom/] },
      { html: "<style>.quick-bar { inset-block-end: -30px }</style>", reports: [/it is outside the screen/] },
      ...faultsOfCalls,
    ],
  },
  {
    name: "the page fits every width, also with larger letters, and no card is alone in the last row",
    pages: "each kind in one language, and each home",
    screens: desktop,
    faults: ({ page, route }) => faultsOfWidths(page, route),
    planted: [
      {
        html: `<style>.clip { overflow: hidden; white-space: nowrap }</style>
          <p class="clip" style="inline-size: 5.5em">iiiiiiiiiiiiiiii</p><p class="clip" style="inline-size: 90px">a word</p>
          <ul aria-labelledby="row" class="card-grid" style="display: grid; grid-template-columns: repeat(3, 1fr)"><li>1<li>2<li>3<li>4</ul>
          <ul aria-labelledby="pair" class="card-grid" style="display: grid; grid-template-columns: 1fr 1fr"><li>1<li>2<li>3</ul>`,
        reports: [
          /^320: spaceTexts: "iiiiiiiiiiiiiiii" is wider/m,
          /^320: enlargeLetters: "a word" is wider/m,
          /^1280: alone in the last row: row/m,
          /^360: alone in the last row: pair/m,
        ],
      },
      {
        html: `<style>.quick-bar { display: none } html { overflow-x: auto }</style><p style="inline-size: 19em">wide</p>`,
        reports: [
          /^280: too wide: the page/m,
          /^320: enlargeLetters: the page/m,
          /^320: with huge letters: 300%: the page/m,
          /^1280: with huge letters: 400%: the emergency call isn't visible/m,
        ],
      },
    ],
  },
  {
    name: "wide screens show the emergency number at the top, in a unique colour",
    pages: "each kind in one language, and each home",
    screens: desktop,
    faults: ({ page, route }) => callFaultsOnDesktops(page, route),
    planted: [
      {
        html: `<style>${call} { position: fixed; inset: 300px auto auto 0 }</style>`,
        reports: [/it isn't at the top/, /it isn't at the line's end/],
      },
      {
        html: `<style>${call} { inline-size: 8em } ${call} * { white-space: normal !important }
          @media (prefers-color-scheme: dark) { ${call} { background: none !important } }</style>`,
        reports: [/it is in two lines/, /^in dark mode at 1280 pixels it has no colour/m],
      },
      ...faultsOfCalls,
    ],
  },
  {
    name: "with a larger default font the focus stays in view, and words stay whole",
    pages: "each kind in one language",
    screens: desktop,
    faults: ({ page }) => faultsOfLargeFonts(page),
    planted: [
      {
        html: `<style>.site-header__main { position: sticky; inset-block-start: 0; z-index: 9; block-size: 12rem }</style>
          <h2 style="inline-size: 2em; overflow-wrap: anywhere">broken</h2>
          <p style="position: fixed; inset-block-start: 45rem"><a href="/">outside</a></p>`,
        reports: [
          /is covered by <div class="site-header__main/,
          /"broken" breaks/,
          /<a href="\/">outside<\/a> is out of view/,
        ],
      },
    ],
  },
  {
    name: "no link or control is covered",
    pages: "each kind",
    screens: both,
    faults: ({ page, isMobile }) => coveredControls(page, isMobile),
    planted: [
      {
        html: `<style>.cover { position: relative } .cover::after { content: ""; position: absolute; inset: 0 }</style>
          <p class="cover"><a href="tel:112">covered</a></p>`,
        reports: [/covered<\/a> is covered by <p class="cover"/],
      },
    ],
  },
  {
    name: "no picture covers a drawing",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page, isMobile }) => coveredDrawings(page, isMobile),
    planted: [
      {
        html: `<style>.covered { display: grid } .covered > * { grid-area: 1 / 1 } .covered > picture { position: relative }
            @media (prefers-color-scheme: light) { .later > picture { position: static } }</style>
          <p class="covered"><svg id="always" width="90" height="90"></svg>
            <picture><img src="/favicon.svg" alt="" width="90" height="90"></picture></p>
          <p class="covered later"><svg id="later" width="90" height="90"></svg>
            <picture><img src="/favicon.svg" alt="" width="90" height="90"></picture></p>`,
        reports: [/"always".* in light/, /"always".* in dark/, /"later".* in dark/],
      },
    ],
  },
  {
    name: "every text and picture is painted",
    pages: "each kind",
    screens: both,
    faults: ({ page, isMobile }) => unpaintedFaults(page, isMobile),
    planted: [
      {
        html: `<div style="position: relative"><button class="button">covered</button>
          <img src="/favicon.svg" alt="a covered picture" width="90" height="90">
          <p style="position: absolute; inset: 0; background: teal"></p></div>`,
        reports: [/"covered"/, /picture "a covered picture"/],
      },
      { change: inPage(moveForEver), reports: [/a part of the page never stops moving/] },
    ],
  },
];

/** The rules' reports, by the rules' names. */
export async function faultsOf(visit: Visit, chosenRules: readonly Rule[]): Promise<Map<string, string[]>> {
  const reports = new Map<string, string[]>();
  let hasScrolled = chosenRules.every(({ pages }) => pages === "every page");
  for (const { name, isBeforeScrolling, faults } of chosenRules) {
    if (!isBeforeScrolling && !hasScrolled) {
      await scrollThrough(visit.page);
      hasScrolled = true;
    }
    const reported = await faults(visit);
    if (reported.length > 0) reports.set(name, reported);
  }
  return reports;
}

function absence({ page, route, status }: Visit): string[] {
  if (status !== (missingRoutes.includes(route) ? 404 : 200)) return [`the status is ${status}`];
  const { pathname } = new URL(page.url());
  return pathname === route ? [] : [`the address is ${pathname}`];
}

/** A browser complains of a page that isn't there. */
function complaints({ route, complaints }: Visit): string[] {
  return missingRoutes.includes(route) ? [] : [...new Set(complaints)];
}

/** A change that runs in the page. */
function inPage(change: () => unknown): (page: Page) => Promise<unknown> {
  return (page) => page.evaluate(change);
}

async function fetchText(address: string): Promise<void> {
  await (await fetch(address)).text();
}

async function emptyPage(page: Page): Promise<void> {
  await page.evaluate(() => document.body.replaceChildren());
}

/** Moves the content, and waits until the browser has reported it. */
async function moveContent(page: Page): Promise<void> {
  const reported = page.waitForEvent("console", (message) => message.text().startsWith("Layout shift"));
  await page.evaluate(() => {
    document.querySelector("main")?.style.setProperty("padding-block-start", "200px");
  });
  await reported;
}

/** Moves a part of the page in each frame. Runs in the page. */
function moveForEver(): void {
  const heading = document.querySelector("h1");
  let left = 0;
  const move = () => {
    left = (left + 1) % 100;
    heading?.style.setProperty("margin-inline-start", `${left}px`);
    requestAnimationFrame(move);
  };
  move();
}

/** Digits that can't be compressed much. */
function hexadecimals(count: number): string {
  let state = 1;
  const digits = Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 16).toString(16);
  });
  return digits.join("");
}
