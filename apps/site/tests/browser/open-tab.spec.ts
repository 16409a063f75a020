import { readFileSync } from "node:fs";
import { addDays, weekdayOf } from "@hospital/timetable/clock";
import { expect, type Page } from "@playwright/test";
import { scriptsStarted } from "./loading.ts";
import { pauseClock, test } from "./test.ts";
import { setHidden } from "./visibility.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const profile = "/dr-in-hospital/imran-qureshi";
const html = readFileSync(new URL(`../../../../dist${profile}.html`, import.meta.url), "utf8");
const last = /data-last="([^"]*)"/.exec(html)?.[1] ?? "";
/** A Monday on which this doctor sits as always, from 10 am to 1 pm. */
const monday = Array.from({ length: 40 }, (_, ahead) => addDays(last, ahead - 55)).find(
  (day) => weekdayOf(day) === "mon" && !new RegExp(`${day}(?:late|off)`).test(html),
) as string;

const sunday = `${addDays(monday, -1)}T20:00`;
const moments = {
  midnight: `${monday}T00:00`,
  "a session's start": `${monday}T10:00`,
  "a session's end": `${monday}T13:00`,
  "eight days without a connection": `${addDays(monday, 7)}T20:00`,
  "a day after the last that the page knows": `${addDays(last, 1)}T09:00`,
  "the first moment again": sunday,
};

const toDate = (moment: string) => new Date(`${moment}:20+05:30`);

/** Events that update the time of an open page. Before the first two it is hidden. */
const triggers = {
  async visibilitychange(page: Page, moment: string) {
    await setHidden(page, true);
    await page.clock.setSystemTime(toDate(moment));
    await setHidden(page, false);
  },
  async "pageshow from the back/forward cache"(page: Page, moment: string) {
    await setHidden(page, true);
    await page.clock.setSystemTime(toDate(moment));
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, value: false });
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
  },
  async "the minute, while visible"(page: Page, moment: string) {
    await page.clock.setSystemTime(toDate(moment));
    await page.clock.runFor(5000);
  },
};

/** Lines of elements with their attributes and own text, as scripts have left them, except earlier announcements. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const elements = [...document.body.querySelectorAll("*:not(script, noscript, svg, svg *, [role=status])")];
    const lines = elements.map(({ tagName, attributes, childNodes }) => {
      const names = [...attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const texts = [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue);
      return [tagName, ...names, ...texts].join(" ");
    });
    return lines.join("\n");
  });
}

/** Gives home a notice for Monday until 1 pm, and a difference on that day; pages without hours the notice. */
async function serveNews(page: Page) {
  await page.route(/\/(?:hi|offline|no-such-page)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(<p class="notices__notice[^>]*) data-from="[^"]*" data-to="[^"]*"/, `$1 ${news}`)
      .replace(/(class="todays-exceptions__line" data-on=)"[^"]*"/, `$1"${wholeMonday}"`);
    expect(body).toContain(news);
    if (body.includes("todays-exceptions__line")) expect(body).toContain(`data-on="${wholeMonday}"`);
    await route.fulfill({ response, body });
  });
}

const wholeMonday = `${monday}T00:00/${monday}T24:00`;
const news = `data-from="${monday}T00:00" data-to="${monday}T13:00"`;

/** The addresses, each with the element that has to be visible before a page is compared. */
const pages = {
  "/": "main",
  "/hi": "main",
  "/opd": "main",
  "/dr-in-hospital": "main",
  "/dr-in-hospital?day=tomorrow": ".finder-panel__chip",
  "/hi/dr-in-hospital?day=today": ".finder-panel__chip",
  [profile]: "main",
  [`/hi${profile}`]: "main",
  "/orthopedics": "main",
  "/offline": "main",
  "/no-such-page": "main",
  "/contact?doctor=imran-qureshi#message": ".message-form__fields",
  "/visiting": "main",
  "/search?q=imran": ".site-search__result",
  "/hi/search?q=imran": ".site-search__result",
};

async function open(page: Page, path: string, isReady = "main") {
  await page.goto(path);
  await scriptsStarted(page);
  await expect(page.locator(isReady).first()).toBeVisible();
}

async function openOnSunday(page: Page, path: string, isReady?: string) {
  await page.clock.install({ time: toDate(sunday) });
  await serveNews(page);
  await open(page, path, isReady);
  await pauseClock(page);
}

for (const [path, isReady] of Object.entries(pages))
  test(`a tab left open shows the same as a page that is loaded at the time: ${path}`, async ({
    browser,
    page,
    baseURL,
  }) => {
    await openOnSunday(page, path, isReady);
    const contents = new Set([await contentOf(page)]);
    // The clock is a context's.
    const context = await browser.newContext({
      baseURL,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      viewport: page.viewportSize(),
    });
    const loaded = await context.newPage();
    await serveNews(loaded);
    for (const [name, moment] of Object.entries(moments)) {
      await loaded.clock.setFixedTime(toDate(moment));
      // From an address with a fragment to the same one, a browser only scrolls.
      await loaded.goto("about:blank");
      await open(loaded, path, isReady);
      for (const [trigger, run] of Object.entries(triggers)) {
        await triggers.visibilitychange(page, sunday);
        await run(page, moment);
        // Again while the page that was loaded fetches what its finder or search needs.
        await expect(async () => {
          const [opened, fresh] = await Promise.all([contentOf(page), contentOf(loaded)]);
          expect(opened, `${trigger}, at ${name}`).toBe(fresh);
        }).toPass();
      }
      contents.add(await contentOf(loaded));
    }
    await context.close();
    expect(contents.size).toBeGreaterThan(1);
  });

test("a doctor's page open since the evening before shows today, then that the doctor sits, then another day", async ({
  page,
}) => {
  await openOnSunday(page, profile);
  const next = page.locator(".next-session[data-look=whole]");
  for (const [moment, text] of [
    [sunday, /^Next session: tomorrow, 10\sam\b/],
    [`${monday}T00:00`, /^Next session: today, 10\sam\b/],
    [`${monday}T10:00`, /^Sits now, until 1\spm$/],
    [`${monday}T13:00`, /^Next session: (?!today)/],
  ] as const) {
    await triggers.visibilitychange(page, moment);
    await expect(next).toHaveText(text, { useInnerText: true });
  }
});
