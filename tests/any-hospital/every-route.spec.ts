import { expect, type Page } from "@playwright/test";
import { localePath } from "../../src/i18n/locales.ts";
import { words } from "../../src/i18n/words.ts";
import { listen } from "../browser/complaints.ts";
import { tel } from "../browser/emergency-number.ts";
import { sidewaysScroll } from "../browser/overflow.ts";
import { localeOf, routes } from "../browser/routes.ts";
import { test } from "../browser/test.ts";
import { urgentCall } from "../tested-hospital.ts";

/** The three answers, or those that the hospital has, in the bar at the bottom of `route`, and where they lead. */
function quickActions(route: string): [name: string, address: string][] {
  const locale = localeOf(route);
  const { [urgentCall.word]: call, directions, findDoctor } = words(locale);
  const pages: [string, string][] = [
    [directions, localePath("/directions", locale)],
    [findDoctor, localePath("/dr-in-hospital", locale)],
  ];
  return [[`${call} ${urgentCall.number}`, tel], ...pages.filter(([, address]) => routes.includes(address))];
}

async function expectBar(page: Page, route: string) {
  const bar = page.getByRole("navigation", { name: words(localeOf(route)).quickActions });
  const actions = quickActions(route);
  await expect(bar.getByRole("link")).toHaveText(actions.map(([name]) => name));
  for (const [name, address] of actions) {
    const link = bar.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
}

// On every page what costs little; each-kind.spec.ts, axe.spec.ts and others look closer at some.
for (const route of routes) {
  test(`${route} is there without a complaint, fits the screen, and has the three answers under the thumb`, async ({
    page,
    baseURL,
  }) => {
    const complaints = await listen(page, baseURL ?? "");
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(route);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectBar(page, route);
    expect(complaints).toEqual([]);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width} pixels`).toEqual([]);
    }
  });
}
