import type { Page } from "@playwright/test";

/** Until what comes after the first paint has run: nobody's finger is as quick as a test. */
export async function scriptsStarted(page: Page, timeout?: number) {
  await page.waitForFunction(scriptsHaveRun, undefined, { timeout });
}

/** Runs in the page. */
async function scriptsHaveRun(): Promise<boolean> {
  const added = [...document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]")];
  if (document.getElementById("scripts") || added.length < 2) return false;
  // A module runs once: whoever imports it again waits until it has.
  await Promise.all(added.map(({ src }) => import(src)));
  return true;
}
