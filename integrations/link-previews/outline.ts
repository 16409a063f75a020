import { readFile } from "node:fs/promises";
import { convert } from "fontverter";
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape, Variation } from "harfbuzzjs";
import { wordIn } from "../../src/i18n/fonts.ts";
import { memoize } from "../../src/memoize.ts";
import { latinFont, siteFonts, wholeFont } from "../script-fonts/font-files.ts";

/** Outlines as one SVG path whose baseline starts at 0 0. */
export interface Outline {
  path: string;
  width: number;
}

export const openFont = memoize(async (file: string): Promise<Font> => {
  const bytes = await convert(await readFile(file), "truetype");
  return new Font(new Face(new FontBlob(new Uint8Array(bytes).buffer)));
});

const latin = await openFont(latinFont);
const others = await Promise.all(
  siteFonts.map(async (font) => ({ word: wordIn(font), font: await openFont(wholeFont(font)) })),
);

interface PlacedGlyph {
  font: Font;
  glyph: number;
  x: number;
  y: number;
}

/** `text` in the site's fonts, `size` units high, each word in the font that has its letters. */
export function outline(text: string, size: number, weight: number): Outline {
  return drawn(layOut(text, size, weight), size, weight);
}

/** `text` in one font. */
export function outlineIn(font: Font, text: string, size: number, weight: number): Outline {
  return drawn(layOutIn(font, text, size, weight), size, weight);
}

/** `text` in lines of at most `room` units, broken between words; a longer word has a line of its own. */
export function outlineLines(text: string, size: number, weight: number, room: number): Outline[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && layOut(longer, size, weight).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => outline(line, size, weight));
}

/** The positions of the glyphs of `text`, and the total advance. */
function layOut(text: string, size: number, weight: number): { glyphs: PlacedGlyph[]; width: number } {
  let pieces = [{ text, font: latin }];
  for (const { word, font } of others)
    pieces = pieces.flatMap((piece) => {
      const parts = piece.font === latin ? piece.text.split(new RegExp(`(${word.source})`, "u")) : [];
      // `split` by a group alternates other text and matches.
      return parts.length > 0
        ? parts.map((part, index) => ({ text: part, font: index % 2 === 1 ? font : latin }))
        : [piece];
    });
  let width = 0;
  const glyphs = pieces.flatMap((piece) => {
    const placed = layOutIn(piece.font, piece.text, size, weight, width);
    width = placed.width;
    return placed.glyphs;
  });
  return { glyphs, width };
}

/** The same in one font, starting at `start`. */
function layOutIn(font: Font, text: string, size: number, weight: number, start = 0) {
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new FontBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let width = start;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const x = width + xOffset * scale;
    width += xAdvance * scale;
    return { font, glyph: codepoint, x, y: -yOffset * scale };
  });
  return { glyphs, width };
}

function drawn({ glyphs, width }: ReturnType<typeof layOut>, size: number, weight: number): Outline {
  const paths = glyphs.map(({ font, glyph, x, y }) => placed(pathOf(font, glyph, weight), size / font.face.upem, x, y));
  return { path: paths.join(""), width };
}

const known = new WeakMap<Font, Map<string, string>>();

/** The outline of a glyph, memoized across titles. */
function pathOf(font: Font, glyph: number, weight: number): string {
  const paths = known.get(font) ?? new Map<string, string>();
  known.set(font, paths);
  const key = `${glyph} ${weight}`;
  const before = paths.get(key);
  if (before !== undefined) return before;
  font.setVariations([new Variation("wght", weight)]);
  const path = font.glyphToPath(glyph);
  paths.set(key, path);
  return path;
}

/** Scales and moves a glyph's outline, whose y axis points up. Its commands have only absolute coordinates. */
function placed(glyph: string, scale: number, x: number, y: number): string {
  return glyph.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, across, up) =>
    [x + Number(across) * scale, y - Number(up) * scale].map((place) => place.toFixed(2)).join(" "),
  );
}
