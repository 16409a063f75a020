import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Words of the page that are missing in print, or printed with low contrast. */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const { words, pale } = await page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    /** WCAG's contrast of a colour with white paper; no background is printed under it. */
    const contrast = (color: string) => {
      if (!canvas) throw new Error("The canvas is missing.");
      canvas.fillStyle = "white";
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const linear = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const [red = 0, green = 0, blue = 0] = linear;
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const isClipped = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    const contrasts = new Map<string, number>();
    const words: string[] = [];
    const pale = new Set<string>();
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
      const ratio = contrasts.get(color) ?? contrast(color);
      contrasts.set(color, ratio);
      if (ratio < 7) pale.add(text.trim());
    }
    return { words, pale: [...pale] };
  });
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
  ];
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
