import { localePath, publishedLocales } from "@hospital/content/text/locales";
import { desktop, phone } from "@hospital/testing/browser/devices";
import { expect, type Locator, type Page, type PlaywrightTestOptions, test } from "@playwright/test";
import { enlargeLetters, spaceTexts } from "./reading.ts";
import { isFull } from "./routes.ts";
import { expectInside, expectMenuWorks, expectReadable } from "./usable.ts";

interface Fault {
  name: string;
  /** Where its outcome depends on the screen; a phone alone otherwise. */
  devices?: Partial<typeof devices>;
  use?: Partial<PlaywrightTestOptions>;
  /** Called before the page is requested. */
  harm?: (page: Page) => unknown;
  /** When the page is there. */
  change?: (page: Page) => unknown;
  /** Paper has no menu. */
  hasMenu?: false;
  /** Without styles pictures are as wide as they are. */
  hasLayout?: false;
}

const devices = { "a phone": phone, "a desktop": desktop };
const paths = ["/", "/nurses", "/cardiology", "/gallery", "/video-gallery", "/insurance-tpa", "/contact"];

/** Pressing the control shows its target or follows its link. */
const purposes: Record<string, (main: Locator) => Promise<void>> = {
  "/gallery": async (main) => {
    await main.locator("ul a").first().click();
    await expect(main.page().getByRole("dialog").or(main.page().locator("body > img:only-child"))).toBeVisible();
  },
  "/video-gallery": async (main) => {
    const link = main.locator("ul a[href^='https://www.youtube.com/watch']").first();
    if (!(await link.isVisible())) await main.getByRole("button").first().click();
    await expect(link.or(main.locator("iframe"))).toBeVisible();
  },
  "/contact": async (main) => {
    for (const host of ["google.com/maps", "openstreetmap.org"])
      await expect(main.locator(`a[href*="${host}"]`).first()).toBeVisible();
  },
};

/** One menu serves all pages; on one of these its last group is open already. */
const withMenu = ["/", "/insurance-tpa"];

const scripts = "**/*.js";
const never = () => {};

const without = (name: string) => (page: Page) =>
  page.addInitScript((name) => {
    Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Window.prototype, name);
  }, name);

/** Every other host is down in all of them. */
const faults: Fault[] = [
  { name: "JavaScript off", devices, use: { javaScriptEnabled: false } },
  { name: "every script refused", devices, harm: (page) => page.route(scripts, (route) => route.abort()) },
  { name: "every script waited for in vain", devices, harm: (page) => page.route(scripts, never) },
  {
    name: "every script failing at its start",
    devices,
    harm: (page) =>
      page.route(scripts, (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('No');" })),
  },
  {
    name: "no styles",
    devices: { "a desktop": desktop },
    hasLayout: false,
    harm: (page) =>
      page.route(
        (url) => !url.pathname.includes("."),
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace(/<style>.*?<\/style>/gs, "") });
        },
      ),
  },
  { name: "no fonts", harm: (page) => page.route("**/*.woff2", (route) => route.abort()) },
  {
    name: "no pictures",
    harm: (page) =>
      page.route("**/*", (route) => (route.request().resourceType() === "image" ? route.abort() : route.fallback())),
  },
  { name: "no IntersectionObserver", harm: without("IntersectionObserver") },
  { name: "no ResizeObserver", harm: without("ResizeObserver") },
  { name: "no matchMedia", harm: without("matchMedia") },
  // A moving row would overflow on purpose.
  {
    name: "400% zoom, where a laptop is 320 by 256 pixels",
    use: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4, isMobile: false, reducedMotion: "reduce" },
  },
  { name: "letters twice as large", use: { reducedMotion: "reduce" }, change: enlargeLetters },
  { name: "more space between letters, words and lines", use: { reducedMotion: "reduce" }, change: spaceTexts },
  { name: "colours of the reader's own", devices, use: { forcedColors: "active" } },
  { name: "dark colours", use: { colorScheme: "dark" } },
  { name: "less motion", use: { reducedMotion: "reduce" } },
  {
    name: "data to be saved",
    use: { extraHTTPHeaders: { "Save-Data": "on" } },
    harm: async (page) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    },
  },
  { name: "paper", hasMenu: false, change: (page) => page.emulateMedia({ media: "print" }) },
];

/** Home with every fault, and one of the other pages in turns; on the second screen another one alone. */
const pathsOf = (fault: number, device: number) =>
  paths.filter((_, index) => index + device === 0 || index === 1 + ((fault + 3 * device) % (paths.length - 1)));

for (const [index, fault] of faults.entries()) {
  const { name, devices: screens = { "a phone": phone }, use = {}, harm, change, hasMenu, hasLayout } = fault;
  for (const [turn, [device, screen]] of Object.entries(screens).entries()) {
    test.describe(`with ${name}, on ${device}`, () => {
      test.use({ ...screen, ...use });

      for (const locale of isFull ? publishedLocales : publishedLocales.slice(0, 1)) {
        for (const path of isFull ? paths : pathsOf(index, turn)) {
          const route = localePath(path, locale);
          test(`${route} shows the hospital's name and the number to call, and serves its purpose`, async ({
            page,
            baseURL,
          }) => {
            await harm?.(page);
            await page.route(
              (url) => url.origin !== baseURL,
              (route) => route.abort(),
            );
            // Some requests are never answered.
            await page.goto(route, { waitUntil: "commit" });
            await expect(page.getByRole("contentinfo")).toBeVisible();
            await change?.(page);
            await expectReadable(page, route);
            if (hasLayout ?? true) await expectInside(page);
            if (hasMenu ?? (isFull || withMenu.includes(path))) await expectMenuWorks(page, route);
            else await purposes[path]?.(page.getByRole("main"));
          });
        }
      }
    });
  }
}
