import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Words of the page that are missing in print, or printed with low contrast, without backgrounds or with them. */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.evaluate(transitionsEnd);
  await page.emulateMedia({ media: "print" });
  const { words, pale, covered } = await page.evaluate(printedTexts);
  const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const { text } = await extractText(sheets, { mergePages: true });
  const printed = new Map<string, number>();
  for (const [word] of text.matchAll(/[A-Za-z]+|\d+/g)) printed.set(word, (printed.get(word) ?? 0) + 1);
  const lost = words.filter((word) => {
    const left = printed.get(word) ?? 0;
    printed.set(word, left - 1);
    return left <= 0;
  });
  await page.emulateMedia({ media: null });
  if (words.length <= 10) return [`the page has only ${words.length} words`];
  return [
    ...lost.map((word) => `"${word}" isn't printed`),
    ...pale.map((text) => `"${text}" is printed with low contrast`),
    ...covered.map((text) => `"${text}" has low contrast with its printed background`),
  ];
}

/** Waits for the colours of the screen: a transition from dark mode stops in print. Runs in the page. */
async function transitionsEnd(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** The words in print, the texts that are pale on paper, and those that their background hides. Runs in the page. */
function printedTexts() {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** WCAG's relative luminance of these colours, painted over one another on white paper. */
  const luminance = (colors: string[]) => {
    if (!canvas) throw new Error("The canvas is missing.");
    for (const color of ["white", ...colors]) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const linear = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    const [red = 0, green = 0, blue = 0] = linear;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** WCAG's contrast of a colour with the backgrounds below it; without any, with paper. */
  const contrast = (color: string, backgrounds: string[]) => {
    const [a, b] = [luminance(backgrounds), luminance([...backgrounds, color])];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  /** The background colours below an element's text, from the back to the front. */
  const backgroundsOf = (element: Element | null): string[] => {
    if (!element) return [];
    const { backgroundColor } = getComputedStyle(element);
    const below = backgroundsOf(element.parentElement);
    return backgroundColor === "rgba(0, 0, 0, 0)" ? below : [...below, backgroundColor];
  };
  const isClipped = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  const contrasts = new Map<string, number>();
  const contrastOf = (color: string, backgrounds: string[]) => {
    const key = [color, ...backgrounds].join();
    const ratio = contrasts.get(key) ?? contrast(color, backgrounds);
    contrasts.set(key, ratio);
    return ratio;
  };
  const words: string[] = [];
  const pale = new Set<string>();
  const covered = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? "";
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !text.trim()) continue;
    if (element.closest("svg, script, style, noscript")) continue;
    let around: Element | null = element;
    while (around && !isClipped(around)) around = around.parentElement;
    if (around) continue;
    words.push(...(text.match(/[A-Za-z]+|\d+/g) ?? []));
    const { color } = getComputedStyle(element);
    if (contrastOf(color, []) < 7) pale.add(text.trim());
    if (contrastOf(color, backgroundsOf(element)) < 4.5) covered.add(text.trim());
  }
  return { words, pale: [...pale], covered: [...covered] };
}

/** The number of sheets of a PDF, and the pairs of texts that are printed over one another. */
export async function sheetsOf(pdf: Uint8Array) {
  const sheets = await getDocumentProxy(new Uint8Array(pdf));
  const overprinted: string[] = [];
  for (let number = 1; number <= sheets.numPages; number++) {
    const { items } = await (await sheets.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => {
      if (!("str" in item) || !item.str.trim()) return [];
      const [, , , , left, base] = item.transform as number[];
      return [{ text: item.str, left: left ?? 0, base: base ?? 0, width: item.width, height: item.height }];
    });
    for (const [index, item] of texts.entries())
      for (const otherItem of texts.slice(index + 1)) {
        const across =
          Math.min(item.left + item.width, otherItem.left + otherItem.width) - Math.max(item.left, otherItem.left);
        const isOnLine = Math.abs(item.base - otherItem.base) < Math.min(item.height, otherItem.height) / 2;
        if (across > 2 && isOnLine) overprinted.push(`${item.text} | ${otherItem.text}`);
      }
  }
  return { count: sheets.numPages, overprinted };
}
