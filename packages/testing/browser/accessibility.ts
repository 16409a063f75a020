import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const isFull = process.env.TEST_FULL === "true";

/** All rules of axe, including experimental ones. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"];

/** The enhanced rule reports only contrasts from 4.5 to 7, and leaves lower ones to the other. */
const contrastRules = ["color-contrast", "color-contrast-enhanced"];

/** Experimental, and reports rows that the keyboard scrolls. */
const disabled = ["focus-order-semantics"];

/** A false positive for the skip link, which is outside all landmarks; axe's equivalent rule allows it. */
const outvoted = ["aria_content_in_landmark"];

const axeEngine = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const ibmEngine = readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");

/** A result of IBM's engine for one rule at one element. */
interface Finding {
  ruleId: string;
  message: string;
  snippet: string;
  value: [severity: string, result: string];
}

/** The violations that axe finds in the page's present state; in the full run also the violations that IBM's engine finds. */
export async function pageFaults(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  return [...(await axeFaults(page, { runOnly: tags, rules })), ...(isFull ? await ibmFaults(page) : [])];
}

/** The faults in dark mode, in which only colours differ. */
export async function darkFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const faults = await (isFull ? pageFaults(page) : axeFaults(page, { runOnly: contrastRules }));
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
      // Parts that the header covers in a scrolled page can be reached at another position.
      window.scrollTo({ top: 0, behavior: "instant" });
      const { passes, violations }: AxeResults = await Reflect.get(window, "axe").run(document, options);
      if (passes.length === 0) return ["axe checked no element"];
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
    if (results.length < 100) return [`IBM's engine has only ${results.length} results`];
    return results
      .filter(({ ruleId }) => !outvoted.includes(ruleId))
      .filter(({ value: [severity, result] }) => severity === "VIOLATION" && result === "FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet.slice(0, 300)}`);
  }, outvoted);
}
