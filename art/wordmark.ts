import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { convert } from "fontverter";
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape, Variation } from "harfbuzzjs";
import { parse } from "yaml";
import { wholeFont } from "../integrations/devanagari-font/devanagari-font.ts";
import { blossom, oneColour } from "./blossom.ts";

const root = join(import.meta.dirname, "..");

// From src/styles/tokens.css.
const inks = {
  colour: { mark: blossom("#0d5450", "#f6b63f"), words: "#0b3534" },
  black: { mark: oneColour("#000"), words: "#000" },
  white: { mark: oneColour("#fff"), words: "#fff" },
};

/** The blossom beside the hospital's name and city, in outlines: no font is needed where it is printed. */
function wordmark(font: Font, name: string, city: string, { mark, words }: (typeof inks)["colour"]): string {
  const first = line(font, name, 650, 19, 60, 27);
  const second = line(font, city, 400, 14, 60, 45);
  const width = Math.ceil(Math.max(first.end, second.end)) + 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 56">`,
    `<title>${name}, ${city}</title>`,
    `<g transform="translate(4 4)">\n${mark}\n</g>`,
    `<path fill="${words}" d="${first.outline}${second.outline}" />`,
    "</svg>\n",
  ].join("\n");
}

/** `text` as one outline with its baseline at `x`, `y`, and where it ends. */
function line(font: Font, text: string, weight: number, size: number, x: number, y: number) {
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new FontBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let pen = 0;
  const outline = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset, yOffset }) => {
    if (codepoint === 0) throw new Error(`The font lacks a letter of "${text}".`);
    const left = pen + (xOffset ?? 0);
    pen += xAdvance ?? 0;
    return placed(font.glyphToPath(codepoint), scale, x + left * scale, y - (yOffset ?? 0) * scale);
  });
  return { outline: outline.join(""), end: x + pen * scale };
}

/** A glyph's outline, whose y goes up, scaled and moved; its commands have absolute pairs of numbers only. */
function placed(outline: string, scale: number, x: number, y: number): string {
  return outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, across, up) =>
    [x + Number(across) * scale, y - Number(up) * scale].map((place) => place.toFixed(2)).join(" "),
  );
}

async function openFont(file: string): Promise<Font> {
  const bytes = await convert(await readFile(file), "truetype");
  return new Font(new Face(new FontBlob(new Uint8Array(bytes).buffer)));
}

const { shortName, city } = parse(await readFile(join(root, "content/hospital.yaml"), "utf8"));
const folder = join(root, "art/wordmark");
await mkdir(folder, { recursive: true });
const fonts = { en: join(root, "src/fonts/figtree.woff2"), hi: wholeFont };
for (const [locale, file] of Object.entries(fonts)) {
  const font = await openFont(file);
  for (const [ink, colours] of Object.entries(inks))
    await writeFile(
      join(folder, `${locale}-${ink}.svg`),
      wordmark(font, shortName[locale] ?? shortName, city[locale] ?? city, colours),
    );
}
