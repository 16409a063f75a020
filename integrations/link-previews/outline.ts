import { readFile } from "node:fs/promises";
import { convert } from "fontverter";
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape, Variation } from "harfbuzzjs";
import { wordIn } from "../../src/i18n/fonts.ts";
import { siteFonts, wholeFont } from "../script-fonts/font-files.ts";

/** Outlines as one SVG path whose baseline starts at 0 0. */
export interface Outline {
  path: string;
  width: number;
}

const latin = await openFont("src/fonts/figtree.woff2");
const others = await Promise.all(
  siteFonts.map(async (font) => ({ word: wordIn(font), font: await openFont(wholeFont(font)) })),
);

/** `text` in the site's fonts, `size` units high, each word in the font that has its letters. */
export function outline(text: string, size: number, weight: number): Outline {
  let pieces = [{ text, font: latin }];
  for (const { word, font } of others)
    pieces = pieces.flatMap((piece) => {
      const parts = piece.font === latin ? piece.text.split(new RegExp(`(${word.source})`, "u")) : [];
      // What was matched stands at every second place.
      return parts.length > 0
        ? parts.map((part, index) => ({ text: part, font: index % 2 === 1 ? font : latin }))
        : [piece];
    });
  let width = 0;
  const paths = pieces.map((piece) => {
    const drawn = outlineIn(piece.font, piece.text, size, weight, width);
    width = drawn.width;
    return drawn.path;
  });
  return { path: paths.join(""), width };
}

/** `text` in lines of at most `room` units, broken between words; a longer word has a line of its own. */
export function outlineLines(text: string, size: number, weight: number, room: number): Outline[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && outline(longer, size, weight).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => outline(line, size, weight));
}

/** `text` in one font, from the place `start` on; the width is where it ends. */
export function outlineIn(font: Font, text: string, size: number, weight: number, start = 0): Outline {
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new FontBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let end = start;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const x = end + xOffset * scale;
    end += xAdvance * scale;
    return placed(font.glyphToPath(codepoint), scale, x, -yOffset * scale);
  });
  return { path: glyphs.join(""), width: end };
}

/** A glyph's outline, whose y goes up, scaled and moved. Its commands have absolute pairs of numbers only. */
function placed(glyph: string, scale: number, x: number, y: number): string {
  return glyph.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, across, up) =>
    [x + Number(across) * scale, y - Number(up) * scale].map((place) => place.toFixed(2)).join(" "),
  );
}

export async function openFont(file: string): Promise<Font> {
  const bytes = await convert(await readFile(file), "truetype");
  return new Font(new Face(new FontBlob(new Uint8Array(bytes).buffer)));
}
