import type { Page } from "@playwright/test";

/** Until what comes after the first paint is there: nobody's finger is as quick as a test. */
export async function scriptsStarted(page: Page, timeout?: number) {
  const areThere = () => {
    const { content } = document.getElementById("scripts") as HTMLTemplateElement;
    const added = [...document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]")];
    const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    return content.childElementCount === 0 && added.length > 1 && added.every(({ src }) => loaded.has(src));
  };
  await page.waitForFunction(areThere, undefined, { timeout });
}
