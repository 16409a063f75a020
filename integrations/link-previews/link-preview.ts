import { readFile } from "node:fs/promises";
import { convert } from "fontverter";
import { Face, Font, Blob as FontBlob, Buffer as FontBuffer, shape, Variation } from "harfbuzzjs";
import sharp from "sharp";
import { memoize } from "../../src/memoize.ts";
import { latinFont } from "../script-fonts/font-files.ts";

export const previewSize = { width: 1200, height: 630 };

const stripHeight = 110;
const fontSize = 60;
const weight = 650;
/** Of Lucide: src/icons/licences.md. */
const handset =
  "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384";

/** As "#f6b63f". */
export interface PreviewColours {
  /** Of the strip, and of the number on it. */
  strip: string;
  number: string;
  /** Beside a picture that is not wide. */
  ground: string;
}

/**
 * The picture that a chat shows beside a page's title: the page's own, and the number to call on a strip below it.
 *
 * @throws {Error} when `picture` is not one that sharp reads.
 */
export async function drawPreview(picture: Uint8Array, number: string, colours: PreviewColours): Promise<Buffer> {
  const { width, height } = previewSize;
  const { autoOrient: shape } = await sharp(picture).metadata();
  // Of a portrait nothing is cut away.
  const fit = shape.width > shape.height ? "cover" : "contain";
  return sharp(picture)
    .autoOrient()
    .resize(width, height - stripHeight, { fit, background: colours.ground })
    .flatten({ background: colours.ground })
    .extend({ bottom: stripHeight, background: colours.strip })
    .composite([{ input: Buffer.from(await drawStrip(number, colours)), gravity: "south" }])
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer();
}

async function drawStrip(number: string, { strip, number: ink }: PreviewColours): Promise<string> {
  const { width } = previewSize;
  const outline = await outlineOf(number);
  const iconRoom = 72;
  const start = (width - iconRoom - outline.width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${stripHeight}">
<rect width="100%" height="100%" fill="${strip}"/>
<path transform="translate(${start} 29) scale(2.2)" fill="none" stroke="${ink}" stroke-width="2" d="${handset}"/>
<g transform="translate(${start + iconRoom} 76)" fill="${ink}">${outline.paths}</g>
</svg>`;
}

const openFont = memoize(async (): Promise<Font> => {
  const bytes = await convert(await readFile(latinFont), "truetype");
  return new Font(new Face(new FontBlob(new Uint8Array(bytes).buffer)));
});

/** The number in the site's font, as outlines: a computer that builds may have no fonts. */
async function outlineOf(text: string): Promise<{ paths: string; width: number }> {
  const font = await openFont();
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new FontBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = fontSize / font.face.upem;
  let width = 0;
  const paths = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
    const path = `<path transform="translate(${width} 0) scale(${scale} ${-scale})" d="${font.glyphToPath(codepoint)}"/>`;
    width += xAdvance * scale;
    return path;
  });
  return { paths: paths.join(""), width };
}
