import { readFile } from "node:fs/promises";
import { convert } from "fontverter";
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape, Variation } from "harfbuzzjs";
import { hindiWord, wholeFont } from "../devanagari-font/devanagari-font.ts";

/** Outlines as one SVG path whose baseline starts at 0 0. */
export interface Outline {
  path: string;
  width: number;
}

const fonts = { latin: await openFont("src/fonts/figtree.woff2"), devanagari: await openFont(wholeFont) };

/** `text` in the site's two fonts, `size` units high, each word in the font that has its letters. */
export function outline(text: string, size: number, weight: number): Outline {
  const pieces = text.split(new RegExp(`(${hindiWord.source})`)).filter(Boolean);
  let width = 0;
  const paths = pieces.map((piece) => {
    const font = /[\u0900-\u097F]/.test(piece) ? fonts.devanagari : fonts.latin;
    const shaped = shapeIn(font, piece, size, weight, width);
    width = shaped.end;
    return shaped.path;
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

function shapeIn(font: Font, text: string, size: number, weight: number, start: number) {
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
  return { path: glyphs.join(""), end };
}

/** A glyph's outline, whose y goes up, scaled and moved. Its commands have absolute pairs of numbers only. */
function placed(glyph: string, scale: number, x: number, y: number): string {
  return glyph.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, across, up) =>
    [x + Number(across) * scale, y - Number(up) * scale].map((place) => place.toFixed(2)).join(" "),
  );
}

async function openFont(file: string): Promise<Font> {
  const bytes = await convert(await readFile(file), "truetype");
  return new Font(new Face(new FontBlob(new Uint8Array(bytes).buffer)));
}
