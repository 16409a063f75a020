import sharp from "sharp";
import { withRoot } from "../../brand/svg.ts";
import { memoize } from "../../src/memoize.ts";
import { outline, outlineLines } from "./outline.ts";
import { type Preview, type PreviewLook, previewSize } from "./preview.ts";

const { width, height } = previewSize;
const channels = 3;
const pictureWidth = 430;
const sideWidth = width - pictureWidth;
const margin = 72;
const room = sideWidth - margin - 48;

/** The box in which the mark is centred. */
const markPlace = { x: margin - 2.3, y: 64.75, width: 79.8, height: 79.8 };

const smallest = 48;
/** Font sizes of a title, and the lines that fit. */
const sizes = [
  [84, 2],
  [70, 3],
  [58, 4],
  [smallest, 5],
] as const;

/** The left side without the title, the same on all pages of a language. */
const drawFrame = memoize(
  (siteName: string, call: string, look: PreviewLook): Promise<Uint8Array> => {
    const name = siteName ? outlineLines(siteName, 30, 600, room - 110) : [];
    const nameTop = 116 - ((name.length - 1) * 38) / 2;
    return drawSide({ top: 0, height }, look, [
      withRoot(look.mark, markPlace),
      ...name.map(({ path }, index) => placed(path, margin + 106, nameTop + index * 38, look.text)),
      ...callDrawing(call, look),
    ]);
  },
  (...made) => JSON.stringify(made),
);

/** The title's part of the left side, and its offset. */
async function drawTitle(title: string, look: PreviewLook) {
  const { size, lines } = titleLines(title);
  const leading = size * 1.22;
  const first = 320 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const drawn = lines.map(({ path }, index) => placed(path, margin, first + index * leading, look.text));
  const top = Math.floor(first - size * 1.1);
  const height = Math.ceil((lines.length - 1) * leading + size * 1.5);
  return { top, side: await drawSide({ top, height }, look, drawn) };
}

/** Renders a part of the left side, in its full width, to pixels. */
function drawSide(
  { top, height }: { top: number; height: number },
  { ground }: PreviewLook,
  drawings: string[],
): Promise<Buffer> {
  const place = `width="${sideWidth}" height="${height}" viewBox="0 ${top} ${sideWidth} ${height}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${place}>`,
    `<rect y="${top}" width="100%" height="100%" fill="${ground}"/>`,
    ...drawings,
    "</svg>",
  ];
  return sharp(Buffer.from(svg.join("")))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** As the page's call button. */
function callDrawing(call: string, { emergency, text }: PreviewLook): string[] {
  const { path, width } = outline(call, 32, 650);
  const pill = `<rect x="${margin}" y="502" width="${Math.ceil(width) + 64}" height="72" rx="36" fill="${emergency}"/>`;
  return [pill, placed(path, margin + 32, 549, text)];
}

/** A shared buffer for all previews: with a new one for each, garbage collection would run after every second. */
const pixels = new Uint8Array(width * height * channels);

/** `picture` is the right side, as `cutPicture` makes it. One at a time. */
export async function drawPreview(
  { title, siteName, call }: Preview,
  look: PreviewLook,
  picture: Uint8Array,
  quality: number,
): Promise<Uint8Array> {
  const place = (part: Uint8Array, partWidth: number, left: number, top: number) => {
    const row = partWidth * channels;
    for (let start = 0, y = top; start < part.length; start += row, y += 1)
      pixels.set(part.subarray(start, start + row), (y * width + left) * channels);
  };
  // The home page's title is the hospital's name.
  const frame = await drawFrame(title.startsWith(siteName) ? "" : siteName, call, look);
  const drawn = await drawTitle(title, look);
  // Copied by hand: compositing in sharp takes as long as all else.
  place(frame, sideWidth, 0, 0);
  place(drawn.side, sideWidth, 0, drawn.top);
  place(picture, pictureWidth, sideWidth, 0);
  // Without mozjpeg and optimised coding: twice as fast, for a third more bytes, which no visitor of the site loads.
  return sharp(pixels, { raw: { width, height, channels } }).jpeg({ quality, optimiseCoding: false }).toBuffer();
}

/**
 * The right side of a preview, as pixels.
 *
 * @throws {Error} when `picture` is not one that sharp reads.
 */
export async function cutPicture(picture: Uint8Array): Promise<Uint8Array> {
  const cut = await sharp(picture)
    .autoOrient()
    .resize(pictureWidth, height, { fit: "cover" })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  // Shared memory, so that workers get no copies.
  const shared = new Uint8Array(new SharedArrayBuffer(cut.length));
  shared.set(cut);
  return shared;
}

/** In the largest size that fits, or else in the smallest. */
function titleLines(title: string) {
  const tried = sizes.values().map(([size, most]) => ({ size, most, lines: outlineLines(title, size, 650, room) }));
  const fitting = tried.find(({ lines, most }) => lines.length <= most && lines.every(({ width }) => width <= room));
  return fitting ?? { size: smallest, lines: outlineLines(title, smallest, 650, room) };
}

const placed = (path: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;
