import { desktop } from "@hospital/testing/browser/devices";
import { type BrowserContext, test as base, type CDPSession, errors, type Page } from "@playwright/test";
import { listen } from "./complaints.ts";
import { scriptsStarted } from "./loading.ts";
import { faultsOf, type Rule } from "./rules.ts";

/** The smallest phone, and a laptop. */
export const screenOf = (isMobile: boolean) => (isMobile ? { width: 320, height: 640 } : desktop.viewport);

/** Milliseconds, many times the duration of a visit. */
const longestVisit = 120_000;

interface Tab {
  page: Page;
  session: CDPSession;
  complaints: string[];
}

/** The rules' reports, by the rules' names. */
type Faults = Awaited<ReturnType<typeof faultsOf>>;

/** One tab for all visits of a worker: a context for each page would start a process for it. */
class Visitor {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #isMobile: boolean;
  #tab: Promise<Tab>;

  constructor(context: BrowserContext, origin: string, isMobile: boolean) {
    this.#context = context;
    this.#origin = origin;
    this.#isMobile = isMobile;
    this.#tab = this.#open();
  }

  /**
   * Returns the rules' reports about a page, by the rules' names; `then` looks at it afterwards. If Chromium stops in the
   * middle of a page, which is rare, the visit is repeated in another tab. A page that hangs does so twice.
   */
  async visit(route: string, rules: readonly Rule[], then?: (page: Page, faults: Faults) => Promise<void>) {
    for (let isLast = false; ; isLast = true) {
      const { page } = await this.#tab;
      const visiting = this.#visit(route, rules, then);
      // A visit that hangs is never awaited.
      visiting.catch(() => {});
      try {
        return await base.step(route, () => visiting, { timeout: longestVisit });
      } catch (error) {
        if (isLast || !(error instanceof errors.TimeoutError)) throw error;
        // Not awaited: a hung page may never close.
        void page.close();
        this.#tab = this.#open();
      }
    }
  }

  async #visit(route: string, rules: readonly Rule[], then?: (page: Page, faults: Faults) => Promise<void>) {
    const { page, session, complaints } = await this.#tab;
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

  async #open(): Promise<Tab> {
    const page = await this.#context.newPage();
    const session = await this.#context.newCDPSession(page);
    return { page, session, complaints: await listen(page, this.#origin) };
  }
}

export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", isMobile = false } = project.use;
      const context = await browser.newContext(project.use);
      await use(new Visitor(context, baseURL, isMobile));
      await context.close();
    },
    { scope: "worker" },
  ],
});
