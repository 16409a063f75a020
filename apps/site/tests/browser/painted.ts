import { isDeepStrictEqual } from "node:util";
import { fitScreen, screenshot } from "@hospital/testing/whole-page";
import type { Page } from "@playwright/test";
import sharp, { type OutputInfo } from "sharp";
import { isFull } from "./routes.ts";

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Smaller differences, of 255, aren't visible. */
const minSpread = 12;

const maxTries = 5;

/** Each layout at its narrowest, and the widest; on a phone those below its breakpoint. */
const widths = { phone: [280, 320, 360, 450, 600, 640], desktop: [768, 900, 1024, 1280, 1920] };

/** Invisible texts and pictures: everything painted at their place has one colour. */
export async function unpaintedFaults(page: Page, isMobile: boolean): Promise<string[]> {
  const usual = isMobile ? 360 : 1280;
  const faults: string[] = [];
  const check = async (width: number, colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const fault of await unpainted(page, width)) faults.push(`${fault} at ${width} px, ${colorScheme}`);
  };
  for (const width of isFull ? widths[isMobile ? "phone" : "desktop"] : [usual]) await check(width, "light");
  if (isFull) await check(usual, "dark");
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}

async function unpainted(page: Page, width: number): Promise<string[]> {
  let faults = ["a part of the page never stops moving"];
  for (let tries = 0; tries < maxTries && faults.length > 0; tries += 1) {
    await fitScreen(page, width);
    const boxes = await page.evaluate(boxesOfContent);
    const { data, info } = await sharp(await screenshot(page))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Late parts move others. On a busy machine a part of a long page is also painted late; a covered part stays covered.
    if (isDeepStrictEqual(boxes, await page.evaluate(boxesOfContent)))
      faults = boxes
        .filter((place) => hasOneColour(data, info, place, info.width / width))
        .map(({ name }) => `${name} isn't visible: it is covered, or in the colour of its background,`);
  }
  return faults;
}

/** The visible boxes of lines of text and of pictures: a scroller or a closed part may cut them. Runs in the page. */
function boxesOfContent(): Box[] {
  const boxes: Box[] = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const canBeSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  for (const picture of document.querySelectorAll("img, video, canvas, svg:not(svg svg)")) {
    const name = picture.getAttribute("alt") || `${picture.parentElement?.className || "a picture"}`;
    if (canBeSeen(picture)) add(`picture "${name}"`, picture.getBoundingClientRect(), picture.parentElement);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.nodeValue?.trim();
    // The skip link is visible only with focus.
    if (!element || !text || element.closest("svg, script, style, noscript, .skip-link") || !canBeSeen(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) add(`"${text.slice(0, 40)}"`, line, element);
  }
  return boxes;

  function add(name: string, { left, top, right, bottom }: DOMRect, container: Element | null) {
    // Text for screen readers alone has one pixel.
    const isEmpty = () => right - left < 2 || bottom - top < 2;
    const cut = (by: { left: number; top: number; right: number; bottom: number }) => {
      left = Math.max(left, by.left);
      top = Math.max(top, by.top);
      right = Math.min(right, by.right);
      bottom = Math.min(bottom, by.bottom);
    };
    if (isEmpty()) return;
    for (let frame = container; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(frame);
      if (display !== "contents" && (overflowX !== "visible" || overflowY !== "visible"))
        cut(frame.getBoundingClientRect());
    }
    if (isEmpty()) return;
    cut(screen);
    boxes.push({ name, left, top, right, bottom });
  }
}

/** Whether the pixels at a place, which may lie outside of the screenshot, are nearly the same. */
function hasOneColour(data: Buffer, { width, channels }: OutputInfo, box: Box, scale: number): boolean {
  const lowest = Array(channels).fill(255);
  const highest = Array(channels).fill(0);
  // Whole pixels: the others have something of the neighbours.
  for (let y = Math.ceil(scale * box.top); y < Math.floor(scale * box.bottom); y += 1)
    for (let x = Math.ceil(scale * box.left); x < Math.floor(scale * box.right); x += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        const value = data[(y * width + x) * channels + channel] ?? 0;
        lowest[channel] = Math.min(lowest[channel], value);
        highest[channel] = Math.max(highest[channel], value);
        if (highest[channel] - lowest[channel] >= minSpread) return false;
      }
  return true;
}
