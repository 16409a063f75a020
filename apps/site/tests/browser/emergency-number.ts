import { dialable } from "@hospital/content/text/phone-number";
import { resize } from "@hospital/testing/whole-page";
import type { Page } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { urgentCall } from "../support/tested-hospital.ts";
import { localeOf } from "./routes.ts";

export const tel = `tel:${dialable(urgentCall.number)}`;

/** Faults of the emergency call on a phone: text, position, size, colour. */
export function callFaultsOnPhones(page: Page, route: string): Promise<string[]> {
  return callFaults(page, route, 360, 640);
}

/** The same on wider screens, and its colour in dark mode. */
export async function callFaultsOnDesktops(page: Page, route: string): Promise<string[]> {
  const faults = [...(await callFaults(page, route, 768, 800)), ...(await callFaults(page, route, 1280, 720))];
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const fault of await callFaults(page, route, 1280, 720)) faults.push(`in dark mode ${fault}`);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}

async function callFaults(page: Page, route: string, width: number, height: number): Promise<string[]> {
  await resize(page, { width, height });
  const label = `${messages(localeOf(route))[urgentCall.word]} ${urgentCall.number}`;
  const faults = await page.evaluate(callFaultsInPage, [tel, label] as const);
  return faults.map((fault) => `at ${width} pixels ${fault}`);
}

/** Runs in the page. */
function callFaultsInPage([tel, label]: readonly [tel: string, label: string]): string[] {
  const faults: string[] = [];
  const need = (is: boolean, fault: string) => is || faults.push(fault);
  window.scrollTo(0, 0);
  const link = document.querySelector<HTMLElement>(`nav a[href="${tel}"]`);
  if (!link) return ["no link calls it"];
  const text = link.innerText.replace(/\s+/g, " ").trim();
  need(text === label, `its text is "${text}"`);
  const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
  need(Math.min(width, height) >= 44, "it is smaller than 44 pixels");
  need(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, "it is outside the screen");
  // At the bottom of a phone; at the top of a wide screen, where the line ends, and in one line.
  if (innerWidth < 768) need(bottom >= innerHeight - 2, "it isn't at the bottom");
  else {
    need(bottom <= 120, "it isn't at the top");
    // Its words can take more than half of the line.
    const fromEnd = document.dir === "rtl" ? left : innerWidth - right;
    need(fromEnd < innerWidth / 10, "it isn't at the line's end");
    const range = document.createRange();
    range.selectNodeContents(link);
    const texts = [...range.getClientRects()].filter(({ height }) => height > 0);
    const isOneLine = texts.every((rect) => texts.every(({ top, bottom }) => rect.top < bottom && top < rect.bottom));
    need(isOneLine, "it is in two lines");
  }
  const colour = getComputedStyle(link).backgroundColor;
  need(colour !== "rgba(0, 0, 0, 0)", "it has no colour");
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest(`a[href="${tel}"]`)) continue;
    const { backgroundColor, fill, borderTopColor, color } = getComputedStyle(element);
    if ([backgroundColor, fill, borderTopColor, color].includes(colour))
      faults.push(`its colour is also the colour of ${element.outerHTML.slice(0, 100)}`);
  }
  return faults;
}
