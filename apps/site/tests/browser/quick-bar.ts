import { localePath } from "@hospital/content/text/locales";
import type { Page } from "@playwright/test";
import { words } from "../../src/i18n/words.ts";
import { hospital, urgentCall } from "../support/tested-hospital.ts";
import { tel } from "./emergency-number.ts";
import { localeOf, routes } from "./routes.ts";

/** Faults of the quick bar's three links, or of those that the hospital has. */
export async function quickBarFaults(page: Page, route: string): Promise<string[]> {
  const locale = localeOf(route);
  const { [urgentCall.word]: call, directions, findDoctor, quickActions } = words(locale);
  const [directionsPage, doctorsPage] = [localePath("/directions", locale), localePath("/dr-in-hospital", locale)];
  const wanted = [
    [`${call} ${urgentCall.number}`, tel],
    [directions, routes.includes(directionsPage) ? directionsPage : hospital.links.directions],
    ...(routes.includes(doctorsPage) ? [[findDoctor, doctorsPage]] : []),
  ];
  // A single evaluate without locators, for speed on every page.
  const found = await page.evaluate(
    (label) =>
      [...document.querySelectorAll(`nav[aria-label="${label}"] a`)].map((link) => {
        const { top, bottom, left, right, width, height } = link.getBoundingClientRect();
        const isInView = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
        return {
          answer: [link.textContent?.replace(/\s+/g, " ").trim(), link.getAttribute("href")],
          isUnderThumb: isInView && Math.min(width, height) >= 44,
        };
      }),
    quickActions,
  );
  const answers = found.map(({ answer }) => answer);
  return [
    ...(JSON.stringify(answers) === JSON.stringify(wanted) ? [] : [`it has ${JSON.stringify(answers)}`]),
    ...found.flatMap(({ answer, isUnderThumb }) => (isUnderThumb ? [] : [`${answer[0]} is small or out of view`])),
  ];
}
