import type { Page } from "@playwright/test";
import { layOut } from "../whole-page.ts";

/** The elements that make the page scroll sideways, such as "p.notice__text, 12 px"; empty when it doesn't. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")]
      .map((element) => ({ element, by: Math.ceil(element.getBoundingClientRect().right - clientWidth) }))
      .filter(({ element, by }) => by > 0 && element.checkVisibility() && !isHeldBack(element))
      .map(({ element, by }) => `${element.tagName.toLowerCase()}.${element.classList}, ${by} px`);
    return [`the page, ${scrollWidth - clientWidth} px`, ...wide.slice(0, 12)];

    function isHeldBack(element: Element) {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    }
  });
}

/** Visible text that lies left or right of its element's box, of a box that clips it, or of the screen. */
export async function clippedTexts(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(() => {
    const tolerance = 1;
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || element.closest("script, style, noscript, [inert]")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForScreenReadersOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects()) {
        if (width === 0) continue;
        const frame = frames(element).find((box) => left < box.left - tolerance || right > box.right + tolerance);
        if (frame) faults.push(`"${text.nodeValue.trim().slice(0, 40)}" is wider than ${frame.name}`);
      }
    }
    return [...new Set(faults)];

    function isForScreenReadersOnly(element: Element) {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath === "inset(50%)") return true;
      return false;
    }

    /** A text's own box, those that clip it, and the screen, up to a box that scrolls or moves. */
    function frames(element: Element) {
      const boxes: { name: string; left: number; right: number }[] = [];
      let isOwn = true;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, textOverflow } = getComputedStyle(box);
        if (display === "inline" || display === "contents") continue;
        // A line that ends in dots, beside an arrow that opens it.
        const opener = box.closest("summary") ?? box.closest("section")?.querySelector("summary");
        if (textOverflow === "ellipsis" && opener?.checkVisibility()) return [];
        const { left, right } = box.getBoundingClientRect();
        if (isOwn || overflowX === "hidden" || overflowX === "clip")
          boxes.push({ name: `${box.tagName.toLowerCase()}.${box.classList}`, left, right });
        if (overflowX === "auto" || overflowX === "scroll") return boxes;
        // A moving row shows everything eventually.
        if (box.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity)) return boxes;
        isOwn = false;
      }
      return [...boxes, { name: "the screen", left: 0, right: document.documentElement.clientWidth }];
    }
  });
}
