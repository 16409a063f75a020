import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const isFull = process.env.TEST_FULL === "true";

/** All that axe knows, its experimental rules too. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"];

const enhancedContrast = "color-contrast-enhanced";

const disabled = [
  // Experimental, and against a row that one scrolls by the keyboard.
  "focus-order-semantics",
  // The enhanced one asks for more of the same.
  "color-contrast",
];

/** A false positive for the skip link, which is outside all landmarks; axe's equivalent rule allows it. */
const outvoted = ["aria_content_in_landmark"];

const axeEngine = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const ibmEngine = readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");

/** What IBM's engine says of one rule at one element. */
interface Finding {
  ruleId: string;
  message: string;
  snippet: string;
  value: [severity: string, result: string];
}

/** axe's opinion on the page as it stands now; in the full run IBM's too. */
export async function pageFaults(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  return [...(await axeFaults(page, { runOnly: tags, rules })), ...(isFull ? await ibmFaults(page) : [])];
}

/** In the dark only colours differ. */
export async function darkFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const faults = await (isFull ? pageFaults(page) : axeFaults(page, { runOnly: [enhancedContrast] }));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}

export async function expectNoFault(page: Page, state?: string) {
  expect(await pageFaults(page), state).toEqual([]);
}

/** Waits for animations to end. */
export async function rest(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== "running" || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );
}

/** Runs axe in the page only, without frames. `@axe-core/playwright` would open another page for each run. */
async function axeFaults(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeEngine);
  return page.evaluate(
    async (options) => {
      // What the header covers of a page that is scrolled is in reach at another place.
      window.scrollTo({ top: 0, behavior: "instant" });
      const { passes, violations }: AxeResults = await Reflect.get(window, "axe").run(document, options);
      if (passes.length === 0) return ["axe had nothing to look at"];
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 300)}`),
      );
    },
    { ...options, iframes: false, resultTypes: ["violations"] } satisfies RunOptions,
  );
}

/** Definite failures only, without recommendations. */
async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${ibmEngine}; window.ace = ace;`);
  return page.evaluate(async (outvoted) => {
    const { Checker } = Reflect.get(window, "ace");
    const { results }: { results: Finding[] } = await new Checker().check(document, ["IBM_Accessibility"]);
    if (results.length < 100) return [`IBM's engine had only ${results.length} things to say`];
    return results
      .filter(({ ruleId }) => !outvoted.includes(ruleId))
      .filter(({ value: [severity, result] }) => severity === "VIOLATION" && result === "FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet.slice(0, 300)}`);
  }, outvoted);
}
