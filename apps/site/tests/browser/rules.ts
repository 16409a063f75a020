import { darkFaults, pageFaults } from "@hospital/testing/browser/accessibility";
import { sidewaysScroll } from "@hospital/testing/browser/overflow";
import type { Page } from "@playwright/test";
import { callFaultsOnDesktops, callFaultsOnPhones, tel } from "./emergency-number.ts";
import { earlyRequests, idleComponents, scriptFaults } from "./loading.ts";
import {
  faultsOfWidths,
  firstScreenFaults,
  landmarkFaults,
  scrollThrough,
  smallControls,
  startFaults,
} from "./page-rules.ts";
import { unpaintedFaults } from "./painted.ts";
import { paperFaults } from "./paper.ts";
import { highBarFaults, quickBarFaults } from "./quick-bar.ts";
import { missingRoutes } from "./routes.ts";

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
  /** A fault that the rule reports: apps/site/tests/browser/rules.spec.ts plants it. */
  planted: Planted;
}

interface Planted {
  /** Added at the end of the main part. `replace` changes another part. */
  html?: string;
  replace?: [from: RegExp, to: string];
  /** When the page is there. */
  change?: (page: Page) => Promise<unknown>;
  status?: number;
  /** Matches the rule's report. */
  report: RegExp;
}

const both = ["phone", "desktop"] as const;
const phone = ["phone"] as const;
const desktop = ["desktop"] as const;

/** Order matters: later rules scroll, or change the size of the screen or of the text. */
export const rules: Rule[] = [
  {
    name: "it is there under its address",
    pages: "every page",
    screens: both,
    isBeforeScrolling: true,
    faults: absence,
    planted: { status: 500, report: /answers 500/ },
  },
  {
    name: "only fonts and pictures of the first screen are asked for before the first paint",
    pages: "each kind in one language",
    screens: both,
    isBeforeScrolling: true,
    faults: ({ page }) => earlyRequests(page),
    planted: { replace: [/<body/, '<script src="/planted/early.js"></script><body'], report: /planted\/early\.js/ },
  },
  {
    name: "little JavaScript runs before interaction or scrolling",
    pages: "each kind in one language",
    screens: both,
    isBeforeScrolling: true,
    faults: ({ page, route }) => scriptFaults(page, route),
    planted: { html: `<script>"${hexadecimals(12_000)}"</script>`, report: /bytes of 5,000/ },
  },
  {
    name: "each component's script starts where one sees a part of it",
    pages: "each kind in one language",
    screens: both,
    isBeforeScrolling: true,
    faults: ({ page }) => idleComponents(page),
    planted: {
      change: (page) =>
        page.evaluate(() =>
          document.querySelector("h1")?.insertAdjacentHTML("afterend", '<p class="hours-table">OPD</p>'),
        ),
      report: /hours-table/,
    },
  },
  {
    name: "it causes no errors, warnings, jumps or requests to other hosts",
    pages: "every page",
    screens: both,
    faults: complaints,
    planted: {
      html: '<img src="https://elsewhere.example/a.png" alt="">',
      report: /another host: .*elsewhere\.example/,
    },
  },
  {
    name: "the bar at the bottom is under the thumb",
    pages: "each kind",
    screens: phone,
    faults: ({ page, route }) => quickBarFaults(page, route),
    planted: { html: "<style>.quick-bar a { min-block-size: 0; block-size: 20px }</style>", report: /is small/ },
  },
  {
    name: "the bar at the bottom is low",
    pages: "each home",
    screens: phone,
    faults: ({ page, route }) => highBarFaults(page, route),
    planted: {
      change: (page) =>
        page.evaluate(() =>
          document.querySelector(".quick-bar__link:last-child")?.append(" in one of our many departments"),
        ),
      report: /shorten findDoctor, "[^"]+", in apps\/site\/src\/i18n\/\w+\.ts/,
    },
  },
  {
    name: "it fits the screen",
    pages: "every page",
    screens: both,
    faults: ({ page }) => sidewaysScroll(page),
    planted: { html: '<p style="inline-size: 3000px">wide</p>', report: /^p\./m },
  },
  {
    name: "its own words begin near the top",
    pages: "each kind",
    screens: phone,
    faults: ({ page }) => startFaults(page),
    planted: { replace: [/<main/, '<p style="block-size: 140px">above</p><main'], report: /begins at [\d.]+ pixels/ },
  },
  {
    name: "controls have a thumb's size",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page }) => smallControls(page),
    planted: { html: '<button style="all: unset; inline-size: 20px">a</button>', report: /<button/ },
  },
  {
    name: "axe finds no fault",
    pages: "each kind in one language",
    screens: both,
    faults: ({ page }) => pageFaults(page),
    planted: {
      html: '<img src="/favicon.svg" width="90" height="90"><p style="color: #ccc">pale</p>',
      report: /^color-contrast: .*pale.*^image-alt/ms,
    },
  },
  {
    name: "landmarks, the skip link and the menu are there",
    pages: "each kind in one language",
    screens: phone,
    faults: ({ page, route }) => landmarkFaults(page, route),
    planted: { html: "<main>another</main>", report: /not one main/ },
  },
  {
    name: "axe finds no fault in the dark",
    pages: "each kind in one language",
    screens: phone,
    faults: ({ page }) => darkFaults(page),
    planted: {
      html: "<style>@media (prefers-color-scheme: dark) { .pale { color: #444 } }</style><p class=pale>pale</p>",
      report: /^color-contrast: .*pale/m,
    },
  },
  {
    name: "paper keeps every word, and all of them dark",
    pages: "each kind in one language",
    screens: phone,
    faults: ({ page }) => paperFaults(page),
    planted: {
      html: "<style>@media print { .pale { color: #ccc } }</style><p class=pale>faint</p>",
      report: /faint is pale/,
    },
  },
  {
    name: "the first screen is the page's own",
    pages: "each kind",
    screens: phone,
    faults: ({ page, route }) => firstScreenFaults(page, route),
    planted: { replace: [/<main/, '<p style="block-size: 18em">above</p><main'], report: /its first line ends/ },
  },
  {
    name: "the emergency number is on the first screen, in a colour that nothing else has",
    pages: "each kind",
    screens: phone,
    faults: ({ page, route }) => callFaultsOnPhones(page, route),
    planted: { html: "<style>.quick-bar { inset-block-end: 30px }</style>", report: /isn't at the bottom/ },
  },
  {
    name: "it fits every width, with other letters too, and nothing stands alone under a row",
    pages: "each kind in one language, and each home",
    screens: desktop,
    faults: ({ page, route }) => faultsOfWidths(page, route),
    planted: {
      html: '<p style="font-size: 1.2em; overflow: hidden; white-space: nowrap; inline-size: 4em">a word cut off</p>',
      report: /^320: .*"a word cut off" is wider/m,
    },
  },
  {
    name: "the emergency number is at the top of wide screens, in a colour that nothing else has",
    pages: "each kind in one language, and each home",
    screens: desktop,
    faults: ({ page, route }) => callFaultsOnDesktops(page, route),
    planted: {
      replace: [new RegExp(`href="${tel.replace("+", "\\+")}"`, "g"), 'href="tel:+1"'],
      report: /isn't there/,
    },
  },
  {
    name: "every text and picture is painted",
    pages: "each kind",
    screens: both,
    faults: ({ page, isMobile }) => unpaintedFaults(page, isMobile),
    planted: {
      html: `<div style="position: relative"><button class="button">covered</button>
        <p style="position: absolute; inset: 0; background: teal"></p></div>`,
      report: /"covered"/,
    },
  },
];

/** The rules' reports, by the rules' names. */
export async function faultsOf(visit: Visit, asked: readonly Rule[]): Promise<Map<string, string[]>> {
  const reports = new Map<string, string[]>();
  let hasScrolled = asked.every(({ pages }) => pages === "every page");
  for (const { name, isBeforeScrolling, faults } of asked) {
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
  if (status !== (missingRoutes.includes(route) ? 404 : 200)) return [`it answers ${status}`];
  const { pathname } = new URL(page.url());
  return pathname === route ? [] : [`it is at ${pathname}`];
}

/** A browser complains of a page that isn't there. */
function complaints({ route, complaints }: Visit): string[] {
  return missingRoutes.includes(route) ? [] : [...complaints];
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
