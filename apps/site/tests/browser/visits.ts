import { desktop } from "@hospital/testing/browser/devices";
import { test as base, type CDPSession, type Page } from "@playwright/test";
import { listen } from "./complaints.ts";
import { scriptsStarted } from "./loading.ts";
import { faultsOf, type Rule } from "./rules.ts";

/** The smallest phone, and a laptop. */
export const screenOf = (isMobile: boolean) => (isMobile ? { width: 320, height: 640 } : desktop.viewport);

interface Tab {
  page: Page;
  session: CDPSession;
  complaints: string[];
}

/** The rules' reports, by the rules' names. */
type Faults = Awaited<ReturnType<typeof faultsOf>>;

/** One tab for all visits of a worker: a context for each page would start a process for it. */
class Visitor {
  readonly #tab: Tab;
  readonly #isMobile: boolean;

  constructor(tab: Tab, isMobile: boolean) {
    this.#tab = tab;
    this.#isMobile = isMobile;
  }

  /** Returns the rules' reports about a page, by the rules' names; `then` looks at it afterwards. */
  async visit(
    route: string,
    rules: readonly Rule[],
    then?: (page: Page, faults: Faults) => Promise<void>,
  ): Promise<Faults> {
    const { page, session, complaints } = this.#tab;
    // Aborts the previous page's pending requests.
    await page.goto("about:blank");
    // Each page is visited with an empty cache. Every call also empties the memory cache, from which Chromium would take a
    // larger version of a picture than it has requested.
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    complaints.length = 0;
    await page.setViewportSize(screenOf(this.#isMobile));
    const response = await page.goto(route);
    await scriptsStarted(page);
    const status = response?.status() ?? 0;
    const faults: Faults = await faultsOf({ page, route, status, complaints, isMobile: this.#isMobile }, rules);
    await then?.(page, faults);
    return faults;
  }
}

export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", isMobile = false } = project.use;
      const context = await browser.newContext(project.use);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await use(new Visitor({ page, session, complaints: await listen(page, baseURL) }, isMobile));
      await context.close();
    },
    { scope: "worker" },
  ],
});
