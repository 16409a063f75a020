/** Measurements that run in the page of old browsers: each is self-contained and uses only old APIs. */

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Overlapping texts: `"Nurses" on "Doctors"`. Fixed elements don't count. */
export function overlaps(): string[] {
  const tolerance = 3;
  const faults: string[] = [];
  const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = (node.nodeValue || "").trim();
    if (!element || !text || element.closest("script, style, noscript, option, svg") || !isShown(element)) continue;
    // Some browsers give closed details a box.
    if (element.closest("details:not([open]) > :not(summary)")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frames = framesOf(element);
    const rects = Array.from(range.getClientRects());
    for (const { left, right, top, bottom } of rects) {
      // Chromium has a second, shorter box for a line with an ellipsis, which has the same start: in Urdu, at the right.
      const isStartOf = (rect: DOMRect) =>
        rect.top === top && (rect.left === left ? rect.right > right : rect.right === right && rect.left < left);
      if (rects.some(isStartOf)) continue;
      // Skips lines clipped by a box, as the second of a notice.
      const middle = (top + bottom) / 2;
      if (frames.some((frame) => middle > frame.bottom || middle < frame.top)) continue;
      // Glyphs are lower than the line box.
      const inset = (bottom - top) * 0.2;
      if (right > left && bottom > top) boxes.push({ text, left, right, top: top + inset, bottom: bottom - inset });
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  boxes.forEach((box, index) => {
    for (let next = index + 1; next < boxes.length; next++) {
      const nextBox = boxes[next];
      if (!nextBox || nextBox.top >= box.bottom - tolerance) break;
      const isBeside = nextBox.left >= box.right - tolerance || nextBox.right <= box.left + tolerance;
      if (!isBeside) faults.push(`"${nextBox.text.slice(0, 40)}" on "${box.text.slice(0, 40)}"`);
    }
  });
  return faults.slice(0, 5);

  function framesOf(element: Element): DOMRect[] {
    const frames: DOMRect[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowY === "hidden") frames.push(box.getBoundingClientRect());
    return frames;
  }

  function isShown(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const isOut = style.visibility === "hidden" || style.opacity === "0" || style.position === "fixed";
      if (isOut || style.display === "none" || style.clipPath === "inset(50%)") return false;
      // Clipped, or only visible by scrolling.
      if (style.overflowX !== "visible" && box !== document.body && box !== document.documentElement) {
        const elementRect = element.getBoundingClientRect();
        const frame = box.getBoundingClientRect();
        if (elementRect.right > frame.right + 1 || elementRect.left < frame.left - 1) return false;
      }
    }
    return true;
  }
}

/** The visible menus. */
export function menus(): string[] {
  const candidates = [
    ["drawer", ".site-menu__opener"],
    ["menu", ".site-menu__lists"],
  ];
  return candidates
    .filter(([, selector = ""]) => {
      const element = document.querySelector(selector);
      return element !== null && element.getClientRects().length > 0;
    })
    .map(([name = ""]) => name);
}

/** Whether a phone link has a background colour. */
export function isCallColoured(): boolean {
  return Array.from(document.querySelectorAll('a[href^="tel:"]')).some(
    (call) => call.getClientRects().length > 0 && getComputedStyle(call).backgroundColor !== "rgba(0, 0, 0, 0)",
  );
}

/** Links without a box, except in the drawer and closed submenus. */
export function lostLinks(): string[] {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"));
  return links
    .filter((link) => !link.closest(".site-menu, details:not([open]), [hidden]") && link.getClientRects().length === 0)
    .map((link) => link.outerHTML.slice(0, 100));
}

/** Texts above a text that precedes them, outside of tables; a single column has none. */
export function outOfOrder(): string[] {
  const faults: string[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = (node.nodeValue || "").trim();
    if (!element || !text || element.closest("script, style, noscript, option, table, svg, button")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.height === 0) continue;
    if (box.bottom < bottom - 30) faults.push(text.slice(0, 40));
    bottom = box.bottom;
  }
  return faults;
}
