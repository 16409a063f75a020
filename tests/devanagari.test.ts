import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  devanagariFontFile,
  hindiLetters,
  hindiWord,
  wholeFont,
} from "../integrations/devanagari-font/devanagari-font.ts";
import { glyphSubset, wordsDrawnOtherwise } from "../integrations/devanagari-font/glyph-subset.ts";
import { pages } from "./built-site.ts";

const whole = await readFile(wholeFont);
const weights: [number, number] = [400, 700];

// A half letter and a dot are joined in two steps, and no other word brings the glyph between.
test("a word keeps its dot whichever other words the site has", async () => {
  for (const word of ["नर्सें", "गुर्दों", "वर्षों"]) {
    const subset = await glyphSubset(whole, { letters: hindiLetters, words: [word], weights });
    expect(await wordsDrawnOtherwise(whole, subset, [word])).toEqual([]);
  }
}, 30_000);

test("a word that a font has not the glyphs for is named, and stops the build", async () => {
  const subset = await glyphSubset(whole, { letters: hindiLetters, words: ["नमक"], weights });
  expect(await wordsDrawnOtherwise(whole, subset, ["नमक", "नर्सें"])).toEqual(["नर्सें"]);
}, 30_000);

test("every Hindi word of every page is drawn as by the whole font", async () => {
  const words = new Set(pages.flatMap(({ document }) => document.body.textContent?.match(hindiWord) ?? []));
  expect(words.size).toBeGreaterThan(1000);
  const own = await readFile(join(import.meta.dirname, "..", devanagariFontFile));
  expect(await wordsDrawnOtherwise(whole, own, words)).toEqual([]);
});
