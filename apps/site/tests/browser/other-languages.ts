import type { Page } from "@playwright/test";

/** Pseudo-languages. */
type Pseudo = "longer" | "mirrored" | "urdu";

/** Real words, for the rules by which letters of both directions share a line. */
const urdu =
  "ہسپتال ڈاکٹر سے ملنے کا وقت فون کریں ہنگامی صورت میں فوراً آئیں پتہ راستہ شعبہ مریض ہمارے ماہرین علاج کی تفصیل صبح شام تک".split(
    " ",
  );

/** Makes every word 40% longer, the whole page right-to-left, or all its words Urdu; numbers stay as they are. */
export async function speak(page: Page, pseudo: Pseudo): Promise<void> {
  await page.evaluate(
    ([pseudo, urdu]) => {
      if (pseudo !== "longer") document.documentElement.dir = "rtl";
      let next = 0;
      const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest("script, style, noscript, svg")) continue;
        const original = text.nodeValue ?? "";
        // A right-to-left override, and its end: https://www.w3.org/International/questions/qa-bidi-unicode-controls
        if (pseudo === "mirrored") text.nodeValue = original.replace(/\S(?:.*\S)?/gs, "\u202e$&\u202c");
        else if (pseudo === "urdu")
          text.nodeValue = original
            .replace(/\p{L}[\p{L}\p{M}’'-]*/gu, () => urdu[next++ % urdu.length] ?? "")
            // As on pages in Urdu, by packages/content/text/untranslated.ts: a door number such as "15-31-2".
            .replace(/\d+(?:[-/]\d+)+/g, "\u2066$&\u2069");
        // Addresses and numbers are the same everywhere.
        else text.nodeValue = original.replace(/(?<![\S])[\p{L}\p{M}’'-]{2,}/gu, longer);
      }
    },
    [pseudo, urdu] as const,
  );
}

/** Phone numbers, prices and codes that one reads otherwise than they are written: "12345 98480 91+", "500₹". */
export function misreadNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const misread: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest("script, style, noscript, template")) continue;
      for (const { 0: number, index } of (text.nodeValue ?? "").matchAll(
        /\+91(?: ?\d){10}|1800 \d{3} \d{3,4}|₹[\d,]+|[A-Z\d]+(?:[-/][A-Z\d]+)+/g,
      )) {
        const boxes = [...number].map((character, offset) => {
          const range = document.createRange();
          range.setStart(text, index + offset);
          range.setEnd(text, index + offset + 1);
          const { left, top, width } = range.getBoundingClientRect();
          return { character, left, top, width };
        });
        const isSeen = boxes.some(({ width }) => width > 1) && new Set(boxes.map(({ top }) => top)).size === 1;
        const characters = boxes.sort((a, b) => a.left - b.left).map(({ character }) => character);
        if (isSeen && characters.join("") !== number) misread.push(characters.join(""));
      }
    }
    return [...new Set(misread)];
  });
}
