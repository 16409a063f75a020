import type { Page } from "@playwright/test";
import { dialable } from "../../src/i18n/phone-number.ts";
import { words } from "../../src/i18n/words.ts";
import { urgentCall } from "../tested-hospital.ts";
import { localeOf } from "./routes.ts";

export const tel = `tel:${dialable(urgentCall.number)}`;

const call = (page: Page, route: string) =>
  page.getByRole("navigation", { name: words(localeOf(route)).quickActions }).locator(`a[href="${tel}"]`);

/** Where the emergency number isn't seen at once, by its words, its place and its colour, on three screens. */
export async function emergencyNumberFaults(page: Page, route: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of [
    [360, 640],
    [768, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const need = (is: boolean, fault: string) => is || faults.push(`at ${width} pixels ${fault}`);
    const link = call(page, route);
    const text = (await link.innerText()).replace(/\s+/g, " ").trim();
    need(text === `${words(localeOf(route))[urgentCall.word]} ${urgentCall.number}`, `it says "${text}"`);
    const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const bottom = box.y + box.height;
    need(Math.min(box.width, box.height) >= 44, "it is too small for a thumb");
    need(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && bottom <= height, "it is out of view");
    // At the bottom of a phone; at the top right of a wide screen, in one line.
    if (width < 768) need(bottom >= height - 2, "it isn't at the bottom");
    else {
      need(bottom <= 120, "it isn't at the top");
      need(box.x > width / 2, "it isn't on the right");
      need((await linesOf(page, route)) === 1, "it is in two lines");
    }
    for (const other of await sameColour(page)) faults.push(`at ${width} pixels its colour is that of ${other}`);
  }
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const other of await sameColour(page)) faults.push(`in the dark its colour is that of ${other}`);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}

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
