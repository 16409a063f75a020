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
const pictureWidth = 430;
const margin = 72;
const room = previewSize.width - pictureWidth - margin - 48;

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

/** Sizes for a title, and how many lines of it find room. */
const sizes = [
  [84, 2],
  [70, 3],
  [58, 4],
  [48, 5],
] as const;

/** The words and the mark of a preview, as SVG; the picture's place on the right stays empty. */
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
    `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">`,
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
  const drawing = drawWords(words, look);
  const { height } = previewSize;
  const { data, info } = await sharp(picture)
    .resize(pictureWidth, height, { fit: "cover" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not mozjpeg's way: it takes twice the time of all else, for a fifth of bytes that no visitor of the site loads.
  return sharp(Buffer.from(drawing))
    .composite([{ input: data, raw: info, left: previewSize.width - pictureWidth, top: 0 }])
    .flatten()
    .jpeg({ quality })
    .toBuffer();
}

function titleLines(title: string) {
  const tried = sizes.map(([size, most]) => ({ size, most, lines: outlineLines(title, size, 650, room) }));
  const fitting = tried.find(({ lines, most }) => lines.length <= most && lines.every(({ width }) => width <= room));
  const chosen = fitting ?? tried.at(-1);
  if (!chosen) throw new Error("There is no size for a title.");
  return chosen;
}

const placed = (path: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;
