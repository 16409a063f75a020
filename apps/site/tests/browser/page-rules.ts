import type { Locale } from "@hospital/content/text/locales";
import { clippedTexts, sidewaysScroll } from "@hospital/testing/browser/overflow";
import { fitScreen, frames, layOut, resize } from "@hospital/testing/whole-page";
import type { Page } from "@playwright/test";
import { messages } from "../../src/i18n/messages.ts";
import { tel } from "./emergency-number.ts";
import { enlargeLetters, spaceTexts, usualLetters } from "./reading.ts";
import { isFull, localeOf } from "./routes.ts";

/** Scrolls through the page, to load lazy pictures. */
export async function scrollThrough(page: Page) {
  for (let screen = 0; await page.evaluate(scrollToScreen, screen); screen += 1) await frames(page);
  const arePicturesThere = () => {
    const isOnScreen = (element: Element) => element.getBoundingClientRect().left < window.innerWidth;
    return [...document.images].every((image) => image.complete || !image.checkVisibility() || !isOnScreen(image));
  };
  // By default, Playwright checks in each frame, and Chromium seldom paints no further frame.
  await page.waitForFunction(arePicturesThere, undefined, { polling: 50 });
  await frames(page);
}

/** Scrolls to the screen of this number, and returns false if the page is shorter. Runs in the page. */
function scrollToScreen(screen: number): boolean {
  const top = screen * window.innerHeight;
  if (top >= document.documentElement.scrollHeight) return false;
  window.scrollTo(0, top);
  return true;
}

/** The extremes, and each layout at its narrowest. */
const chosenWidths = [280, 320, 360, 450, 600, 620, 640, 768, 900, 925, 1024, 1200, 1280, 1920];
const step = 8;

/** In the full run also each eighth width, other ones on other pages. */
function widthsFor(route: string): number[] {
  const otherWidths = Array.from(
    { length: (1920 - 280) / step },
    (_, index) => 280 + step * index + (route.length % step),
  );
  return isFull ? [...new Set([...chosenWidths, ...otherWidths])] : chosenWidths;
}

/** Overflows at each width, at some also with larger and spaced text, and single cards in a last row. */
export async function faultsOfWidths(page: Page, route: string): Promise<string[]> {
  const faults: string[] = [];
  // A moving row overflows on purpose.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of widthsFor(route)) {
    const note = (newFaults: string[], kind: string) =>
      faults.push(...newFaults.map((fault) => `${width}: ${kind}: ${fault}`));
    await resize(page, { width, height: 800 });
    note(await sidewaysScroll(page), "too wide");
    if ([360, 768, 1024, 1280, 1920].includes(width)) note(await page.evaluate(aloneInRow), "alone in the last row");
    if (![320, 1280].includes(width)) continue;
    for (const change of [spaceTexts, enlargeLetters]) {
      await change(page);
      note([...(await sidewaysScroll(page)), ...(await clippedTexts(page))], change.name);
      await usualLetters(page);
    }
    note(await faultsOfHugeLetters(page), "with huge letters");
  }
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}

/** With letters of 300 and 400% a word may break, but nothing scrolls sideways and the emergency call stays in sight. */
async function faultsOfHugeLetters(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const times of [3, 4]) {
    await enlargeLetters(page, times);
    const newFaults = [
      ...(await sidewaysScroll(page)),
      ...((await page.evaluate(isCallInSight, tel)) ? [] : ["the emergency call isn't visible"]),
    ];
    faults.push(...newFaults.map((fault) => `${times * 100}%: ${fault}`));
  }
  await usualLetters(page);
  return faults;
}

/** Whether the emergency call is on the first screen and nothing covers it. Runs in the page. */
function isCallInSight(tel: string): boolean {
  window.scrollTo(0, 0);
  const link = document.querySelector(`nav a[href="${tel}"]`);
  if (!link) return false;
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isOnScreen && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

/**
 * Lists whose last part is alone under a row of three or more, on a phone of two, unless it fills its row. Runs in the
 * page. A department has accordions and check lists, which are read down and need no rows. On a wide screen, one
 * doesn't see all rows of a list with more than six at once.
 */
function aloneInRow(): string[] {
  return [...document.querySelectorAll(".card-grid, .wide-grid, .photo-lightbox, .point-grid")].flatMap((list) => {
    const boxes = Array.from(list.children, (part) => part.getBoundingClientRect());
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    const [first, last] = [[...rows.values()][0], [...rows.values()].at(-1)];
    const [least, most] = innerWidth < 450 ? [2, Number.POSITIVE_INFINITY] : [3, 6];
    if (!first || !last || rows.size > most || first.length < least || last.length > 1) return [];
    return (last[0]?.width ?? 0) > 1.5 * (first[0]?.width ?? 0) ? [] : [`${list.getAttribute("aria-labelledby")}`];
  });
}

/** Controls of the main part below 44 px, with their sizes. */
export function smallControls(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("button, .button, input, select, summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => Math.min(control.offsetWidth, control.offsetHeight) < 44)
      .map(
        (control) =>
          `${control.offsetWidth} × ${control.offsetHeight} of 44 pixels: ${control.outerHTML.slice(0, 300)}`,
      ),
  );
}

/**
 * Links and controls below 24 px, the least of WCAG 2.2, 2.5.8, with their sizes; except links in a sentence, and those
 * that cover their box by a pseudo-element. The rest of the page may be close to them. Runs in the page.
 */
export function smallTargets(): string[] {
  const hidden = ".skip-link, .visually-hidden";
  const isInSentence = (target: HTMLElement) => {
    let block = target as HTMLElement | null;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    return block !== target && block?.innerText.trim() !== target.innerText.trim();
  };
  const coversBox = (target: Element) =>
    ["::before", "::after"].some((part) => {
      const { content, position, inset } = getComputedStyle(target, part);
      return content !== "none" && position === "absolute" && inset === "0px";
    });
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((target) => !target.closest(hidden) && !isInSentence(target) && !coversBox(target))
    .flatMap((target) => {
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      const size = [width, height].map((length) => Math.round(10 * length) / 10);
      return Math.min(...size) < 24 ? [`${size.join(" × ")} of 24 pixels: ${target.outerHTML.slice(0, 200)}`] : [];
    });
}

/** Texts in letters below 8 px, with their sizes; except those that are hidden by a size of 0. Runs in the page. */
export function tinyTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const tiny: string[] = [];
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
    if (size > 0 && size < 8) tiny.push(`"${nodeValue.trim().slice(0, 40)}" in letters of ${size.toFixed(1)} pixels`);
  }
  return tiny;
}

/** Texts of links below the icon that begins the link, because the link isn't one line of icon and text. Runs in the page. */
export function lonelyIcons(): string[] {
  return [...document.querySelectorAll<SVGElement>("main a > svg:first-child")].flatMap((icon) => {
    const text = icon.nextElementSibling;
    const [line] = text?.getClientRects() ?? [];
    const { bottom, height } = icon.getBoundingClientRect();
    const isDrawing = height > 32;
    return line && height > 0 && !isDrawing && line.top >= bottom - 1
      ? [`"${text?.textContent}" is below its icon`]
      : [];
  });
}

/** Links and controls that something covers, even if it is transparent: a tap in their middle hits something else. */
export async function coveredControls(page: Page, isMobile: boolean): Promise<string[]> {
  await fitScreen(page, isMobile ? 360 : 1280);
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((control) => {
        // A link in two lines has two boxes.
        const [box] = control.getClientRects();
        if (!box || Math.min(box.width, box.height) < 2) return [];
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        const isCut = (frame: Element | null): boolean => {
          if (!frame || frame === document.body) return false;
          const { left, right, top, bottom } = frame.getBoundingClientRect();
          const isFrame = getComputedStyle(frame).overflow !== "visible";
          return (isFrame && (x < left || x > right || y < top || y > bottom)) || isCut(frame.parentElement);
        };
        const label = control.closest("label");
        if (!hit || control.contains(hit) || label?.contains(hit) || isCut(control.parentElement)) return [];
        return [`${control.outerHTML.slice(0, 120)} is covered by ${hit.outerHTML.slice(0, 80)}`];
      });
  });
}

/** Drawings, such as the sign to play, whose middle a picture covers, in light or in dark mode. */
export async function coveredDrawings(page: Page, isMobile: boolean): Promise<string[]> {
  await fitScreen(page, isMobile ? 360 : 1280);
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const drawings = await page.evaluate(() =>
      [...document.querySelectorAll("svg")]
        .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((drawing) => {
          const { left, top, width, height } = drawing.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("picture");
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    faults.push(...drawings.map((drawing) => `a picture covers ${drawing} in ${colorScheme} mode`));
  }
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

/** Font sizes that visitors choose in their browser, in pixels; 16 is the default. */
const largeFonts = [20, 24, 32];

const headings = "h1, h2, h3";

/** Controls that aren't in view while they have the focus, and broken words of titles, with a larger default font. */
export async function faultsOfLargeFonts(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const client = await page.context().newCDPSession(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await resize(page, { width: 1280, height: 720 });
  for (const standard of [...largeFonts, 16]) {
    await client.send("Page.setFontSizes", { fontSizes: { standard } });
    await layOut(page);
    if (standard === 16) continue;
    const broken = (await page.evaluate(brokenWords, `${headings}, .brand__name`)).map((word) => `"${word}" breaks`);
    const hidden = await page.evaluate(hiddenStops);
    faults.push(...[...broken, ...hidden].map((fault) => `with a font of ${standard} pixels ${fault}`));
  }
  await client.detach();
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}

/** Controls that something sticky covers, or that are outside the window, when the focus goes back to them. Runs in the page. */
function hiddenStops(): string[] {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const stays = [...document.body.querySelectorAll("*")].filter((element) =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position),
  );
  const faults = [...document.body.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")]
    .filter((control) => control.tabIndex >= 0 && !control.closest("[inert]"))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .reverse()
    .flatMap((control) => {
      control.focus();
      const { top, bottom, left, right } = control.getBoundingClientRect();
      const name = control.outerHTML.slice(0, 120);
      if (bottom - top < innerHeight && (top < -1 || bottom > innerHeight + 1)) return [`${name} is out of view`];
      const hit = document.elementFromPoint((left + right) / 2, top + 1);
      const cover = stays.find((element) => element.contains(hit) && !element.contains(control));
      return cover ? [`${name} is covered by ${cover.outerHTML.slice(0, 80)}`] : [];
    });
  // With the focus, the skip link covers what is below it.
  (document.activeElement as HTMLElement | null)?.blur();
  return faults;
}

/** Faults of landmarks, skip link and menu; leaves the menu as it was. */
export async function landmarkFaults(page: Page, route: string): Promise<string[]> {
  const { skipToContent, menu, mainNavigation } = messages(localeOf(route));
  const faults: string[] = [];
  const need = (is: boolean, fault: string) => is || faults.push(fault);
  need(await page.getByRole("heading", { level: 1 }).isVisible(), "no visible h1");
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    need((await page.getByRole(landmark).count()) === 1, `not exactly one ${landmark}`);

  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: skipToContent }).and(page.locator(":focus"));
  const box = (await skip.count()) > 0 ? await skip.boundingBox() : undefined;
  need(Boolean(box && box.x >= 0 && box.y >= 0), "the first press of Tab doesn't focus a visible skip link");
  await page.keyboard.press("Enter");
  need(
    (await page.getByRole("main").and(page.locator(":focus")).count()) === 1,
    "the skip link doesn't focus the main part",
  );
  await page.keyboard.press("Tab");
  need((await page.getByRole("banner").locator(":focus").count()) === 0, "after the skip link, Tab focuses the header");
  for (const fault of await sidewaysScroll(page)) faults.push(fault);

  const button = page.getByRole("button", { name: menu, exact: true });
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  const navigation = page.getByRole("navigation", { name: mainNavigation, exact: true });
  need((await navigation.count()) === 1, "not exactly one main navigation");
  if (isPhone) await page.keyboard.press("Escape");
  return faults;
}

/** The height above a page's own words on a phone, in pixels. */
const maxAbove = 130;

/** Whether the header is low enough on 360 × 640 pixels, with any title. */
export async function startFaults(page: Page): Promise<string[]> {
  await resize(page, { width: 360, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const { start } = await edges(page);
  return start > maxAbove ? [`the page's own part begins at ${start} pixels`] : [];
}

/** Whether 360 × 640 pixels have room below the header, with a notice and without, and with letters twice as large. */
export async function firstScreenFaults(page: Page, route: string): Promise<string[]> {
  const faults = await startFaults(page);
  const { start } = await edges(page);
  const notices = page.getByRole("region", { name: messages(localeOf(route)).notices });
  for (const notice of await notices.all()) {
    const without = await notice.evaluate((notice) => {
      const nextSibling = notice.nextSibling;
      const { parentNode } = notice;
      notice.remove();
      const { top } = (document.querySelector("main") as Element).getBoundingClientRect();
      parentNode?.insertBefore(notice, nextSibling);
      return top;
    });
    if (without >= start) faults.push("a notice isn't displayed above the main part");
  }

  await enlargeLetters(page);
  const line = await page.getByRole("main").evaluate(firstLine);
  const large = await edges(page);
  if (line > large.bar)
    faults.push(`with letters twice as large its first line ends at ${line} of ${large.bar} pixels`);
  const cut = page.getByRole("banner").locator(".top-bar, .site-header__main");
  for (const name of await cut.evaluateAll((bars) =>
    bars.filter((bar) => bar.scrollWidth > bar.clientWidth).map((bar) => bar.className),
  ))
    faults.push(`with letters twice as large ${name} is cut`);
  for (const word of await page.evaluate(brokenWords, headings))
    faults.push(`with letters twice as large "${word}" breaks`);
  return [...faults, ...(await faultsOfHugeLetters(page))];
}

/** Words of usual length in these elements which begin on one line and end on the next. Runs in the page. */
function brokenWords(selector: string): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { 0: word, index } of (texts.currentNode.nodeValue ?? "").matchAll(
        /(?<=^|\s)[^\s\u2013/-]{1,9}(?=\s|$)/g,
      )) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
  }
  return broken;
}

/** The tops of the main part and of the quick bar. */
export function edges(page: Page) {
  return page.evaluate(() => ({
    start: document.querySelector("main")?.getBoundingClientRect().top ?? 0,
    bar: document.querySelector(".quick-bar")?.getBoundingClientRect().top ?? 0,
  }));
}

/** Where the first line of its words ends, in pixels from the top of the screen. Runs in the page. */
function firstLine(main: Element): number {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.nodeValue?.trim() || text.parentElement?.closest("nav, .visually-hidden, script")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    if (line && line.height > 0) return line.bottom;
  }
  return 10_000;
}

/** Rows with crossed-out text and without "Not on Fri 25 Dec" or "Only 10 am – 1 pm on Thu 31 Dec". */
export async function crossedOutTexts(page: Page): Promise<string[]> {
  const { locale, rows } = await page.evaluate(crossedOutRows);
  if (rows.length === 0) return [];
  const { off, part } = messages(locale as Locale).changes;
  const explanations = [off, part].map((template) => new RegExp(template.replace(/\{\w+\}/g, ".+")));
  return rows.filter((row) => !explanations.some((explanation) => explanation.test(row)));
}

/** The texts of rows or paragraphs with crossed-out text. Runs in the page. */
function crossedOutRows(): { locale: string; rows: string[] } {
  const isCrossedOut = (element: HTMLElement) =>
    getComputedStyle(element).textDecorationLine.includes("line-through") && element.checkVisibility();
  const elements = [...document.body.querySelectorAll<HTMLElement>("*")].filter(isCrossedOut);
  const rows = elements.map((element) => element.closest<HTMLElement>("tr") ?? (element.parentElement as HTMLElement));
  const texts = rows.map(({ innerText }) => innerText.replace(/\s+/g, " ").trim());
  return { locale: document.documentElement.lang, rows: texts };
}

/** The texts of elements that are visible despite their attribute `hidden`. Runs in the page. */
export function shownHiddenParts(): string[] {
  // Styles show buttons that don't work in browsers without these styles.
  return [...document.querySelectorAll<HTMLElement>('[hidden]:not(button, :has(button), [hidden="until-found"])')]
    .filter((element) => element.getClientRects().length > 0)
    .map(({ textContent }) => textContent.trim());
}

/**
 * Parts of tables with another display, and lists without markers: Safari ignores their roles unless they are in writing,
 * or the list is in a navigation. https://github.com/WebKit/WebKit/blob/main/Source/WebCore/accessibility/AXListHelpers.cpp
 * Runs in the page.
 */
export function lostRoles(): string[] {
  const displays: Record<string, string> = {
    TABLE: "table",
    CAPTION: "table-caption",
    THEAD: "table-header-group",
    TBODY: "table-row-group",
    TR: "table-row",
    TH: "table-cell",
    TD: "table-cell",
  };
  const hasMarker = (entry: Element) => {
    const { display, listStyleType } = getComputedStyle(entry);
    return display === "list-item" && listStyleType !== "none";
  };
  const hasRole = (element: Element) =>
    displays[element.tagName]
      ? getComputedStyle(element).display === displays[element.tagName]
      : element.closest("nav") || [...element.children].some(hasMarker);
  return [...document.querySelectorAll("table, caption, thead, tbody, tr, th, td, ul, ol")]
    .filter((element) => element.checkVisibility() && !element.hasAttribute("role") && !hasRole(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 150));
}
