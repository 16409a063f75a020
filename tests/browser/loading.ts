import type { Page } from "@playwright/test";

/** Until what comes after the first paint is there: nobody's finger is as quick as a test. */
export async function scriptsStarted(page: Page, timeout?: number) {
  const areThere = async () => {
    const { content } = document.getElementById("scripts") as HTMLTemplateElement;
    const added = [...document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]")];
    if (content.childElementCount > 0 || added.length < 2) return false;
    // Not performance.getEntries(), which a test's own clock empties.
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect();
        resolve(list.getEntries());
      });
      observer.observe({ type: "resource", buffered: true });
    });
    return added.every(({ src }) => entries.some(({ name }) => name === src));
  };
  await page.waitForFunction(areThere, undefined, { timeout });
}
