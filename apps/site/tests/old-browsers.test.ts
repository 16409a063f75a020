import { createHash } from "node:crypto";
import { type RunningServer, startServer } from "@hospital/hosting/server";
import { layOutParts } from "@hospital/testing/whole-page";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { eachKind } from "./browser/routes.ts";
import {
  firefox,
  hasOldChromium,
  installedFirefox,
  type OldBrowser,
  type OldPage,
  oldChromium,
} from "./support/old-browsers.ts";
import { isCallColoured, lostLinks, menus, outOfOrder, overlaps, sidewaysScroll } from "./support/page-facts.ts";
import { hasWebkit, webkit } from "./support/webkit.ts";

/** The built site in browsers that people still have: docs/decisions/browsers.md. */

interface Size {
  width: number;
  height: number;
}

const phone: Size = { width: 360, height: 800 };
const desktop: Size = { width: 1280, height: 800 };
const minute = 60_000;
const hashOfNothing = createHash("sha256").digest("base64");

vi.setConfig({ testTimeout: minute });

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0 });
});
afterAll(() => server?.close());

describe.runIf(hasOldChromium)("Chromium 92", () => {
  wholeDesign(() => oldChromium("92"));
  test("the drawer does the same without support for dialogs", async () => {
    const browser = await oldChromium("92");
    await testDrawer(await openPage(browser, "/", phone, "delete window.HTMLDialogElement"));
    await browser.close();
  });
});
describe.runIf(hasOldChromium)("Chromium 106", () => wholeDesign(() => oldChromium("106")));
describe.runIf(firefox)("Firefox (needs firefox-esr: apt-get install firefox-esr)", () =>
  wholeDesign(installedFirefox),
);
describe.runIf(hasWebkit)("WebKit (needs webkit2gtk-driver and xvfb: apt-get install webkit2gtk-driver xvfb)", () =>
  wholeDesign(webkit),
);
describe.runIf(hasOldChromium)("Chromium 80, below the list", () => plainPage(() => oldChromium("80")));

function wholeDesign(launch: () => Promise<OldBrowser>) {
  const { open } = inBrowser(launch);

  test.for([phone, desktop])("every kind of page is whole at $width px", { timeout: 10 * minute }, async (size) => {
    const faults: string[] = [];
    const page = await open("/", size);
    // Firefox reports this for a script that the next navigation cut off.
    page.on("pageerror", ({ message }) => message.includes(hashOfNothing) || faults.push(message));
    for (const route of eachKind) {
      await page.goto(server.url + route, { waitUntil: "load" });
      await scriptsArrived(page);
      await page.evaluate(layOutParts);
      const facts = {
        sideways: await page.evaluate(sidewaysScroll),
        overlaps: await page.evaluate(overlaps),
        menus: await page.evaluate(menus),
        isCallColoured: await page.evaluate(isCallColoured),
      };
      const expected = { sideways: 0, overlaps: [], menus: [size === phone ? "drawer" : "menu"], isCallColoured: true };
      if (JSON.stringify(facts) !== JSON.stringify(expected)) faults.push(`${route}: ${JSON.stringify(facts)}`);
    }
    expect(faults).toEqual([]);
  });

  test("the drawer opens, traps the focus, closes on Escape and on a click beside it, and returns the focus", async () => {
    await testDrawer(await open("/", phone));
  });

  test("submenus open under the pointer, at a click and by the keyboard, and close on Escape", async () => {
    const page = await open("/", desktop);
    const opened = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll(".site-menu__sublist"))
          .filter((list) => getComputedStyle(list).visibility === "visible")
          .map((list) => list.id),
      );
    const buttons = await page.evaluate(() =>
      Array.from(document.querySelectorAll(".site-menu [aria-controls]")).map((button) =>
        button.getAttribute("aria-controls"),
      ),
    );
    expect(buttons.length).toBeGreaterThan(1);
    await scriptsArrived(page);
    const first = await centre(page, ".site-menu [aria-controls]");
    await page.mouse.move(first.x, first.y);
    await page.waitForFunction(() => document.querySelector(".site-menu[data-scripted]"), { timeout: minute });
    for (const id of buttons) {
      const button = `[aria-controls="${id}"]`;
      const { x, y } = await centre(page, button);
      await page.mouse.move(x, y);
      expect(await opened()).toEqual([id]);
      await page.mouse.move(5, 700);
      expect(await opened()).toEqual([]);
      await page.mouse.click(x, y);
      await page.mouse.move(5, 700);
      expect(await opened()).toEqual([id]);
      await page.keyboard.press("Escape");
      expect(await opened()).toEqual([]);
      await page.keyboard.press("Enter");
      expect(await opened()).toEqual([id]);
      await page.keyboard.press("Escape");
    }
  });

  test("one panel of the accordion is open at a time", async () => {
    const page = await open("/about", phone);
    await scriptsArrived(page);
    const states = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll("details[name]"), (panel) => panel.hasAttribute("open")),
      );
    await click(page, "details[name]:nth-of-type(2) > summary");
    await page.waitForFunction(() => document.querySelectorAll("details[name][open]").length === 1, {
      timeout: minute,
    });
    expect((await states()).slice(0, 3)).toEqual([false, true, false]);
  });

  test("the doctor finder filters doctors", async () => {
    const page = await open("/dr-in-hospital", desktop);
    const count = () => page.evaluate(() => document.querySelectorAll("[data-id]:not([hidden])").length);
    const total = await count();
    await click(page, "input[name=q]");
    await page.keyboard.type("heart");
    await page.waitForFunction(() => document.querySelectorAll("[data-id][hidden]").length > 0, { timeout: minute });
    expect(await count()).toBeGreaterThan(0);
    expect(await count()).toBeLessThan(total);
  });

  test("the search finds", async () => {
    const page = await open("/search", phone);
    await click(page, "input[name=q]");
    await page.keyboard.type("dialysis");
    await page.waitForFunction(() => document.querySelector('.site-search__link[href="/dialysis"]') !== null, {
      timeout: minute,
    });
  });

  test("a photo is enlarged", async () => {
    const page = await open("/gallery", phone);
    // Before the script runs, the link would open the photo itself.
    await scriptsArrived(page);
    await click(page, ".photo-lightbox__photo");
    await page.waitForFunction(() => document.querySelector("[role=dialog] .photo-lightbox__full") !== null, {
      timeout: minute,
    });
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("[role=dialog] .photo-lightbox__full"), {
      timeout: minute,
    });
  });
}

function plainPage(launch: () => Promise<OldBrowser>) {
  const { open } = inBrowser(launch);

  test.for([phone, desktop])(
    "every kind of page is one column in order at $width px",
    { timeout: 10 * minute },
    async (size) => {
      const page = await open("/", size);
      const faults: string[] = [];
      for (const route of eachKind) {
        await page.goto(server.url + route, { waitUntil: "load" });
        const facts = {
          sideways: await page.evaluate(sidewaysScroll),
          overlaps: await page.evaluate(overlaps),
          outOfOrder: await page.evaluate(outOfOrder),
          menus: await page.evaluate(menus),
          lostLinks: await page.evaluate(lostLinks),
        };
        const expected = { sideways: 0, overlaps: [], outOfOrder: [], menus: ["menu"], lostLinks: [] };
        if (JSON.stringify(facts) !== JSON.stringify(expected)) faults.push(`${route}: ${JSON.stringify(facts)}`);
      }
      expect(faults).toEqual([]);
    },
  );
}

/** One browser for the tests of a `describe`; each test has its own pages. */
function inBrowser(launch: () => Promise<OldBrowser>) {
  let browser: OldBrowser;
  beforeAll(async () => {
    browser = await launch();
  }, 5 * minute);
  afterAll(() => browser?.close());
  const open = (route: string, size: Size) => openPage(browser, route, size);
  return { open };
}

async function openPage(browser: OldBrowser, route: string, size: Size, before = "") {
  const page = await browser.newPage();
  await page.setViewport(size);
  if (before) await page.evaluateOnNewDocument(before);
  await page.goto(server.url + route, { waitUntil: "load" });
  return page;
}

/** Waits for the scripts that load after the first paint. */
async function scriptsArrived(page: OldPage) {
  const areThere = () => {
    const added = Array.from(document.querySelectorAll<HTMLScriptElement>("body > script[type=module][src]"));
    if (document.getElementById("scripts") || added.length < 2) return false;
    return added.every(({ src }) => performance.getEntriesByName(src).length > 0);
  };
  await page.waitForFunction(areThere, { timeout: minute });
}

async function testDrawer(page: OldPage) {
  const isOpen = () => page.evaluate(() => document.querySelector("#menu")?.getClientRects().length === 1);
  const focusOn = (name: string) =>
    page.waitForFunction((name) => document.activeElement?.className === name, { timeout: minute }, name);
  const openDrawer = async () => {
    await click(page, ".site-menu__opener");
    await page.waitForFunction(
      () =>
        Math.round(document.querySelector("#menu")?.getBoundingClientRect().left ?? 0) ===
        Math.round(window.innerWidth * 0.4),
      { timeout: minute },
    );
    await focusOn("site-menu__closer");
  };
  expect(await isOpen()).toBe(false);
  await scriptsArrived(page);
  await openDrawer();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest("#menu");
    expect(await page.evaluate(isInside)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await focusOn("site-menu__opener");
  expect(await isOpen()).toBe(false);
  await openDrawer();
  await page.mouse.click(40, 400);
  await focusOn("site-menu__opener");
  expect(await isOpen()).toBe(false);
}

async function click(page: OldPage, selector: string) {
  const { x, y } = await centre(page, selector);
  await page.mouse.click(x, y);
}

function centre(page: OldPage, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((selector: string) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}
