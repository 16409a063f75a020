import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteFonts, subsetFile, wholeFont } from "@hospital/content/fonts/font-files";
import { fontOf, lettersOf, type ScriptFont, wordIn } from "@hospital/content/fonts/fonts";
import { expect, test } from "vitest";
import { glyphSubset, wordsDrawnOtherwise } from "../integrations/script-fonts/glyph-subset.ts";
import { pages } from "./support/built-site.ts";

const devanagari = fontOf("hi") as ScriptFont;
const whole = await readFile(wholeFont(devanagari));
const letters = lettersOf(devanagari);

// A half letter and a dot are joined in two steps, through a glyph that no other word needs.
test("a word keeps its dot whichever other words the site has", async () => {
  for (const word of ["नर्सें", "गुर्दों", "वर्षों"]) {
    const subset = await glyphSubset(whole, { letters, words: new Set([word]) });
    expect(await wordsDrawnOtherwise(whole, subset, [word])).toEqual([]);
  }
});

// Word processors put a joiner or a non-joiner after the sign that takes a letter's vowel away: "डॉक्‍टर".
test("a joiner in any word does not stop the build", async () => {
  const texts = pages.map(({ document }) => document.body.textContent ?? "");
  const words = new Set(texts.flatMap((text) => text.match(wordIn(devanagari)) ?? []));
  const joined = [...words]
    .filter((word) => word.includes("\u094D"))
    .flatMap((word) => ["\u200D", "\u200C"].map((joiner) => word.replaceAll("\u094D", `\u094D${joiner}`)));
  expect(joined.length).toBeGreaterThan(200);
  await expect(glyphSubset(whole, { letters, words: new Set(joined) })).resolves.toBeInstanceOf(Uint8Array);
});

test("a word that a font has not the glyphs for is named, and stops the build", async () => {
  const subset = await glyphSubset(whole, { letters, words: new Set(["नमक"]) });
  expect(await wordsDrawnOtherwise(whole, subset, ["नमक", "नर्सें"])).toEqual(["नर्सें"]);
});

test.each(siteFonts)("every word of every page is drawn as by the whole font: $family", async (font) => {
  const texts = pages.map(({ document }) => document.body.textContent ?? "");
  const words = new Set(texts.flatMap((text) => text.match(wordIn(font)) ?? []));
  expect(words.size).toBeGreaterThan(1000);
  const subset = await readFile(join(import.meta.dirname, "../../..", subsetFile(font)));
  expect(await wordsDrawnOtherwise(await readFile(wholeFont(font)), subset, words)).toEqual([]);
});
