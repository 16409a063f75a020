import { resize } from "@hospital/testing/whole-page";
import type { Page } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { urgentCall } from "../support/tested-hospital.ts";
import { localeOf } from "./routes.ts";

/** The links of the bar at the bottom that are too small for a thumb, or out of view. */
export function quickBarFaults(page: Page, route: string): Promise<string[]> {
  const { quickActions } = messages(localeOf(route));
  return page.evaluate((label) => {
    const links = [...document.querySelectorAll(`nav[aria-label="${label}"] a`)];
    if (links.length === 0) return ["the bar has no links"];
    return links.flatMap((link) => {
      const { top, bottom, left, right, width, height } = link.getBoundingClientRect();
      const isInView = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
      const faults = [
        !isInView && "is outside the screen",
        Math.min(width, height) < 44 && "is smaller than 44 pixels",
      ];
      return faults.filter(Boolean).map((fault) => `"${link.textContent?.trim()}" ${fault}`);
    });
  }, quickActions);
}

/** The height of the bar, and what a script with tall letters adds to it, in pixels. */
const maxBar = 60;
const maxTallLetters = 12;

/** A bar that is too high on a usual phone, with the labels that make it so. */
export async function highBarFaults(page: Page, route: string): Promise<string[]> {
  await resize(page, { width: 360, height: 640 });
  const bar = await page.locator(".quick-bar").evaluate((bar) => ({
    height: bar.getBoundingClientRect().height,
    hasTallLetters: getComputedStyle(bar).getPropertyValue("--tall") !== "",
    links: [...bar.children].map((link) => ({ text: link.textContent ?? "", needs: link.scrollHeight })),
  }));
  if (bar.height <= maxBar + (bar.hasTallLetters ? maxTallLetters : 0)) return [];
  const locale = localeOf(route);
  const keys = ["directions", "findDoctor", urgentCall.word] as const;
  const highest = Math.max(...bar.links.map(({ needs }) => needs));
  const long = keys.filter((key) =>
    bar.links.some(({ text, needs }) => needs === highest && text.includes(messages(locale)[key])),
  );
  const advice = long.map((key) => `shorten ${key}, "${messages(locale)[key]}", in apps/site/src/i18n/${locale}.ts`);
  return [`it is ${bar.height} pixels high: ${advice.join(" or ")}`];
}
