import sharp from "sharp";
import { type Svg, withRoot } from "../../brand/svg.ts";
import { outline, outlineLines } from "./outline.ts";

export interface Preview {
  title: string;
  /** The hospital's name. */
  siteName: string;
  /** The most urgent number after its name. */
  call: string;
}

export const previewSize = { width: 1200, height: 630 };
const { width, height } = previewSize;
const pictureWidth = 430;
const margin = 72;
const room = width - pictureWidth - margin - 48;

/** What a preview shows of the hospital's brand; each colour as "#0d5450". */
export interface PreviewLook {
  mark: Svg;
  ground: string;
  text: string;
  /** Of the call, under the text. */
  emergency: string;
}

/** The mark's place: it stands in the middle of it. */
const markPlace = { x: margin - 2.3, y: 64.75, width: 79.8, height: 79.8 };

const smallest = 48;
/** Sizes for a title, and how many lines of it find room. */
const sizes = [
  [84, 2],
  [70, 3],
  [58, 4],
  [smallest, 5],
] as const;

/** The words and the mark of a preview, as SVG: what stands left of the picture. */
function drawWords({ title, siteName, call }: Preview, look: PreviewLook): string {
  const { mark, ground, text } = look;
  const { size, lines } = titleLines(title);
  const leading = size * 1.22;
  const middle = 320;
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.3;
  // The home page's title is the hospital's name.
  const name = title.startsWith(siteName) ? [] : outlineLines(siteName, 30, 600, room - 110);
  const nameTop = 116 - ((name.length - 1) * 38) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width - pictureWidth}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    withRoot(mark, markPlace),
    ...name.map(({ path }, index) => placed(path, margin + 106, nameTop + index * 38, text)),
    ...lines.map(({ path }, index) => placed(path, margin, first + index * leading, text)),
    ...callDrawing(call, look),
    "</svg>",
  ].join("");
}

/** As the button of the page has it. */
function callDrawing(call: string, { emergency, text }: PreviewLook): string[] {
  const { path, width } = outline(call, 32, 650);
  const pill = `<rect x="${margin}" y="502" width="${Math.ceil(width) + 64}" height="72" rx="36" fill="${emergency}"/>`;
  return [pill, placed(path, margin + 32, 549, text)];
}

/** @throws {Error} when `picture` is not one that sharp reads. */
export async function drawPreview(
  words: Preview,
  look: PreviewLook,
  picture: Uint8Array,
  quality: number,
): Promise<Buffer> {
  // Side by side: to put one upon the other takes sharp as long as all else.
  return (
    sharp([Buffer.from(drawWords(words, look)), await cutPicture(picture)], { join: { across: 2 } })
      .extract({ left: 0, top: 0, width, height })
      .removeAlpha()
      // Not mozjpeg's way: it takes twice the time of all else, for a fifth of bytes that no visitor of the site loads.
      .jpeg({ quality })
      .toBuffer()
  );
}

const cut = new WeakMap<Uint8Array, Promise<Buffer>>();

/** The right side. A page has the same in each language. */
function cutPicture(picture: Uint8Array): Promise<Buffer> {
  const known = cut.get(picture);
  if (known) return known;
  const made = sharp(picture)
    .autoOrient()
    .resize(pictureWidth, height, { fit: "cover" })
    .flatten()
    .toColourspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer();
  cut.set(picture, made);
  return made;
}

/** In the largest size in which it finds room, or else in the smallest. */
function titleLines(title: string) {
  const tried = sizes.values().map(([size, most]) => ({ size, most, lines: outlineLines(title, size, 650, room) }));
  const fitting = tried.find(({ lines, most }) => lines.length <= most && lines.every(({ width }) => width <= room));
  return fitting ?? { size: smallest, lines: outlineLines(title, smallest, 650, room) };
}

const placed = (path: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;
