import { translate } from "@hospital/content/text/locales";
import { dialable } from "@hospital/content/text/phone-number";
import { clippedTexts, sidewaysScroll } from "@hospital/testing/browser/overflow";
import { expect, type Page } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { hospital, urgentCall } from "../support/tested-hospital.ts";
import { localeOf } from "./routes.ts";

/** The essentials of a page under any fault: name, numbers, and its whole text. */
export async function expectReadable(page: Page, route: string) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const name = translate(hospital.shortName, localeOf(route));
  await expect(page.getByRole("banner").getByText(name).filter({ visible: true }).first()).toBeVisible();
  const { visibleTexts, htmlTexts } = await mainTexts(page, route);
  expect(htmlTexts.length).toBeGreaterThan(3);
  expect(visibleTexts).toEqual(htmlTexts);
  const link = `a[href="tel:${dialable(urgentCall.number)}"]`;
  const emergency = page.locator(link).filter({ visible: true, hasText: urgentCall.number }).first();
  await emergency.scrollIntoViewIfNeeded();
  await expect(emergency).toBeInViewport({ ratio: 1 });
}

/** Nothing of the page lies outside of the screen or of the box around it. */
export async function expectInside(page: Page) {
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await clippedTexts(page)).toEqual([]);
}

/** The last page of the menu's last group is reached from here; then that page is the one that shows. */
export async function expectMenuWorks(page: Page, route: string) {
  const { menu } = messages(localeOf(route));
  await page.evaluate(() => window.scrollTo(0, 0));
  const banner = page.getByRole("banner");
  const opener = banner.getByRole("button", { name: menu, exact: true }).filter({ visible: true });
  const isDrawer = await opener.isVisible();
  if (isDrawer) await opener.click();
  const groups = (isDrawer ? page.getByRole("dialog") : banner.locator("nav")).locator("button[aria-controls]");
  const group = groups.last();
  const link = group.locator("xpath=following-sibling::ul").locator("a").last();
  const address = (await link.getAttribute("href")) ?? "";
  // The group of the page one is on is open already.
  if (!(await link.isVisible())) await group.click();
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The headings, paragraphs, entries and cells that show in the page's main part, and those that its HTML has. */
async function mainTexts(page: Page, route: string) {
  const html = await (await page.request.get(route)).text();
  return page.evaluate((html) => {
    // The way here isn't printed nor the way on, nor parts that are useless on a sheet; a finder's result is reported by its
    // script, the strip's second row is a copy. One fault is a missing matchMedia.
    const onPaper = window.matchMedia?.("print").matches ? ", .arrow-links, .screen-only, .fact-strip" : "";
    const ofScripts =
      ".coming-changes__as-of, .todays-exceptions__line, .building__sitting, .next-session, .opd-row__note *, .opd-week__difference, .lazy-island__failure";
    // Previews have only names: the pages they lead to have the rest. A finder comes before the headline.
    const onPhone = window.innerWidth < 620 ? ", [data-beside=tool] .page-banner__headline" : "";
    // The large drawing is also in the directions.
    const onlyWide = window.innerWidth < 1024 || onPaper ? ", .columns__last" : "";
    const elsewhere = `nav, [role=search], [aria-hidden=true], [data-columns=sixths] .person-card__degree, ${ofScripts}, details:not([open]) > :not(summary)${onPaper}${onPhone}${onlyWide}`;
    const textOf = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      // A script shows who is open now and who sits next.
      for (const state of copy.querySelectorAll(".opening-state, [data-tag], .next-session")) state.remove();
      return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
    };
    const textsOf = (document: Document, isShown: (element: Element) => boolean) =>
      [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, blockquote, th, td, dd)")]
        .filter((element) => !element.closest(elsewhere))
        .filter(isShown)
        .map(textOf);
    return {
      visibleTexts: textsOf(document, (element) => element.checkVisibility({ visibilityProperty: true })),
      htmlTexts: textsOf(new DOMParser().parseFromString(html, "text/html"), () => true),
    };
  }, html);
}
