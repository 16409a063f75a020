import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { convert } from "fontverter";
import { expect, test } from "vitest";
import { devanagariFonts, hindiWord, wholeFont } from "../integrations/devanagari-font/devanagari-font.ts";
import { glyphReader } from "../integrations/devanagari-font/glyph-subset.ts";
import { pages } from "./built-site.ts";

const truetype = async (path: string) => convert(await readFile(path), "truetype");
const words = new Set(pages.flatMap(({ document }) => document.body.textContent?.match(hindiWord) ?? []));

test("every Hindi word of every page is written with as many glyphs as the whole font takes, and none is missing", async () => {
  const own = glyphReader(await truetype(join(import.meta.dirname, "..", devanagariFonts.pages)));
  const whole = glyphReader(await truetype(wholeFont));
  expect(words.size).toBeGreaterThan(1000);
  const different = [...words].filter((word) => {
    const glyphs = own(word);
    return glyphs.includes(0) || glyphs.length !== whole(word).length;
  });
  expect(different).toEqual([]);
});
