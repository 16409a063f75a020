import type { Page } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { localeOf } from "./routes.ts";

/** The links of the bar at the bottom that are too small for a thumb, or out of view. */
export function quickBarFaults(page: Page, route: string): Promise<string[]> {
  const { quickActions } = messages(localeOf(route));
  return page.evaluate((label) => {
    const links = [...document.querySelectorAll(`nav[aria-label="${label}"] a`)];
    const misplaced = links.filter((link) => {
      const { top, bottom, left, right, width, height } = link.getBoundingClientRect();
      const isInView = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
      return !isInView || Math.min(width, height) < 44;
    });
    if (links.length === 0) return ["it has no links"];
    return misplaced.map((link) => `"${link.textContent?.trim()}" is small or out of view`);
  }, quickActions);
}
