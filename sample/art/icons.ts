import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { blossom, oneColour } from "./blossom.ts";

const folder = join(import.meta.dirname, "../../public");

// From src/styles/tokens.css.
const warmWhite = "#fdfbf7";
const teal950 = "#0b3534";
const teal800 = "#0d5450";
const mint300 = "#b9dccf";
const amber500 = "#f6b63f";

const middle = 24;
/** How far the petals reach from the middle. */
const reach = 21;
const tight = "3 2.5 42 42";
/** The height that looks like the middle: two petals below reach less far than one above. */
const balance = 23.5;

/** Laid out as `biome check` wants it, which reads public/favicon.svg too. */
const svg = (viewBox: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${parts.join("\n").replace(/^/gm, "  ")}\n</svg>\n`;

type Icon = {
  petals: string;
  ground: string;
  /** Of the ground's corners: 0 is square, 1 is a disc. */
  roundness: number;
  /** The blossom's diameter as a share of the icon's. */
  share: number;
};

function icon({ petals, ground, roundness, share }: Icon): string {
  const { x, y, width } = square(share);
  const radius = (roundness * width) / 2;
  const plate = `<rect x="${x}" y="${y}" width="${width}" height="${width}" rx="${radius}" fill="${ground}"/>`;
  return svg(box(share), plate, blossom(petals, amber500));
}

/** The square of which the blossom takes `share`. */
function square(share: number) {
  const width = (2 * reach) / share;
  return { x: middle - width / 2, y: balance - width / 2, width };
}

function box(share: number): string {
  const { x, y, width } = square(share);
  return `${x} ${y} ${width} ${width}`;
}

/** An icon's few colours and their blends fit a palette, which halves the bytes. */
const png = (drawing: string, size: number, palette = true) =>
  sharp(Buffer.from(drawing.replace("<svg ", `<svg width="${size}" height="${size}" `)))
    .png({ palette, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** An ICO of one PNG, which some readers take only in full colour: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const onWhite = { petals: teal800, ground: warmWhite };
const badge = icon({ ...onWhite, roundness: 1, share: 0.94 });
const touch = icon({ ...onWhite, roundness: 0, share: 0.72 });
const any = icon({ ...onWhite, roundness: 0.44, share: 0.8 });
// A launcher may cut away all but a disc of 80%.
const maskable = icon({ petals: mint300, ground: teal950, roundness: 0, share: 0.64 });

const files = {
  "favicon.svg": svg(
    tight,
    "<title>Kachnar blossom</title>",
    `<style>\n@media (prefers-color-scheme: dark) {\n  .petals {\n    fill: ${mint300};\n  }\n}\n</style>`,
    blossom(teal800, amber500),
  ),
  "icon-monochrome.svg": svg(box(0.8), "<title>Kachnar blossom</title>", oneColour(teal950)),
  "favicon.ico": ico(await png(badge, 32, false), 32),
  "apple-touch-icon.png": await png(touch, 180),
  "icon-any-192.png": await png(any, 192),
  "icon-any-512.png": await png(any, 512),
  "icon-maskable-192.png": await png(maskable, 192),
  "icon-maskable-512.png": await png(maskable, 512),
};

for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
console.log(`Drew ${Object.keys(files).length} icons.`);
