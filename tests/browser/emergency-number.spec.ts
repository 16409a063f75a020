import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/words.ts";
import { localeOf, representatives } from "./routes.ts";
import { test } from "./test.ts";

const tel = "tel:+910000000000";
const digits = "+91 00000 00000";
const call = (page: Page, route: string) =>
  page.getByRole("navigation", { name: words(localeOf(route)).quickActions }).locator(`a[href="${tel}"]`);

for (const route of representatives) {
  test(`the emergency number stands on the first screen of ${route}, in a colour that nothing else has`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const [width, height] of [
      [360, 640],
      [768, 800],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const link = call(page, route);
      await expect(link, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveText(`${words(localeOf(route)).callEmergency} ${digits}`);
      const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      // At the bottom of a phone; at the top right of a wide screen, in one line.
      if (width < 768) expect(box.y + box.height).toBeGreaterThanOrEqual(height - 2);
      else {
        expect(box.y + box.height).toBeLessThanOrEqual(120);
        expect(box.x).toBeGreaterThan(width / 2);
        expect(await linesOf(page, route)).toBe(1);
      }
      expect(await sameColour(page), `at ${width} pixels`).toEqual([]);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const)
  for (const route of ["/", "/emergency-care", "/dr-in-hospital/asha-rao", "/directions"]) {
    test(`nothing but calls to it has the emergency number's colour on ${route}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(route);
      expect(await sameColour(page)).toEqual([]);
    });
  }

for (const route of ["/", "/hi"]) {
  test(`no word of the bar breaks at 320 pixels with letters twice as large on ${route}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const links = page.getByRole("navigation", { name: words(localeOf(route)).quickActions }).getByRole("link");
    await expect(links).toHaveCount(3);
    const cut = await links.evaluateAll((links) =>
      links
        .filter((link) => link.scrollWidth > link.clientWidth || link.getBoundingClientRect().right > innerWidth)
        .map((link) => link.textContent),
    );
    expect(cut).toEqual([]);
    await expect(links.first()).toBeInViewport({ ratio: 1 });
  });
}

test("on a page for emergencies the call comes first, then signs and first aid, and nothing asks to book", async ({
  page,
}) => {
  for (const route of ["/emergency-care", "/criticalcare", "/ambulance-service"]) {
    await page.goto(route);
    const main = page.getByRole("main");
    await expect(main.locator("a.button").first(), route).toHaveAttribute("href", tel);
    const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
    const wanted =
      route === "/ambulance-service" ? /^When to call.While you wait/ : /^Come at once if.*Before you reach us/s;
    expect(
      headings
        .slice(0, 2)
        .map((heading) => heading.trim())
        .join("\n"),
      route,
    ).toMatch(new RegExp(wanted.source, "s"));
    await expect(main.locator('.call-banner, a[href="tel:+910000000001"]'), route).toHaveCount(0);
  }
});

/** What else is painted in the colour of the call, unless it calls the same number. */
function sameColour(page: Page): Promise<string[]> {
  return page.evaluate((tel) => {
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const call = document.querySelector(`nav a[href="${tel}"]`) as Element;
    const wanted = colourOf(call);
    if (wanted === "rgba(0, 0, 0, 0)") return ["the call itself has none"];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getAttribute("href") !== tel)
      .filter((element) => {
        const { backgroundColor, fill, borderTopColor, color } = getComputedStyle(element);
        return [backgroundColor, fill, borderTopColor, color].includes(wanted);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  }, tel);
}

/** In how many lines the words and the number of the call stand. */
async function linesOf(page: Page, route: string) {
  return call(page, route).evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    const texts = [...range.getClientRects()].filter(({ height }) => height > 0);
    return texts.every((one) => texts.every((other) => one.top < other.bottom && other.top < one.bottom)) ? 1 : 2;
  });
}
