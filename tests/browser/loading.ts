import type { Page } from "@playwright/test";

/** Until what comes after the first paint has run: nobody's finger is as quick as a test. */
export async function scriptsStarted(page: Page, timeout?: number) {
  // No promise: whatever it becomes, the first one ends the waiting.
  await page.waitForFunction(areAdded, undefined, { timeout });
  await page.evaluate(importAgain);
}

/** Runs in the page. */
function areAdded(): boolean {
  return !document.getElementById("scripts") && document.querySelectorAll("body > script[type=module][src]").length > 1;
}

/** Runs in the page. A module runs once: whoever imports it again waits until it has. */
async function importAgain(): Promise<void> {
  const added = [...document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]")];
  await Promise.all(added.map(({ src }) => import(src)));
}
