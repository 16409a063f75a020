import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

const maxTries = 5;

/** Milliseconds, many times the duration of the longest page on a busy machine. */
const longestWait = 10_000;

/** Changes the size of the screen and waits until the page's scripts have the new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await frames(page);
}

/**
 * Waits two frames, in which an input takes effect and scripts follow a new size. With JavaScript off, no frame is
 * reported. Chromium seldom paints no further frame.
 */
export async function frames(page: Page): Promise<void> {
  const painted = page.evaluate(() =>
    window.matchMedia?.("(scripting: none)").matches
      ? undefined
      : new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // Ignores the rejection for a page that is closed without a further frame.
  painted.catch(() => {});
  await Promise.race([painted, setTimeout(longestWait, undefined, { ref: false })]);
}

/** Lays out the parts that a phone lays out only near the screen, so that each has its height. */
export async function layOut(page: Page): Promise<void> {
  if ((await page.evaluate(layOutParts)) > 0) await frames(page);
}

/** The number of parts that weren't rendered yet. Runs in the page. */
export function layOutParts(): number {
  const parts = [...document.querySelectorAll<HTMLElement>("main > section")];
  const late = parts.filter((part) => getComputedStyle(part).contentVisibility === "auto");
  for (const part of late) part.style.contentVisibility = "visible";
  return late.length;
}

/**
 * Makes the screen as high as the page with all its pictures, so that a screenshot shows all of it: full-page
 * screenshots of long pages repeat their beginning.
 */
export async function fitScreen(page: Page, width: number): Promise<void> {
  await layOut(page);
  let height = 800;
  for (let tries = 0; tries < maxTries; tries += 1) {
    await page.setViewportSize({ width, height });
    const needed = await page.evaluate(async (longestWait) => {
      const visibleImages = [...document.images].filter((image) => image.checkVisibility());
      for (const image of visibleImages) image.loading = "eager";
      const fonts = [...document.fonts].map((font) => font.load().catch(() => undefined));
      const arrived = Promise.all([...fonts, ...visibleImages.map((image) => image.decode().catch(() => undefined))]);
      // A bar at the bottom of the screen follows its new size a frame later.
      const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // Chromium seldom never decodes a picture that it has, or paints no further frame.
      await Promise.race([
        arrived.then(painted),
        new Promise<void>((done) => window.setTimeout(() => done(), longestWait)),
      ]);
      return document.documentElement.scrollHeight;
    }, longestWait);
    if (needed === height) return;
    height = needed;
  }
}

/**
 * Takes a screenshot of the screen, in a third of the time that Playwright's method takes. The page has its own context:
 * in a shared one the size may be another page's. If Chromium never answers, which is rare, it is asked again.
 */
export async function screenshot(page: Page): Promise<Buffer> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const session = await page.context().newCDPSession(page);
    const answer = await Promise.race([
      session.send("Page.captureScreenshot", { optimizeForSpeed: true }),
      setTimeout(longestWait, undefined, { ref: false }),
    ]);
    await session.detach();
    if (answer) return Buffer.from(answer.data, "base64");
  }
  throw new Error(`Chromium gives no screenshot of ${page.url()}`);
}
