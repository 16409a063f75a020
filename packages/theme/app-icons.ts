import sharp from "sharp";
import { readSvg, recoloured, type Svg, withRoot } from "./svg.ts";

/** The hospital's mark and the colours of its icons, in the form "#0d5450". */
export interface IconBrand {
  mark: Svg;
  monochrome?: Svg | undefined;
  /** The background of icons. */
  light: string;
  /** The background of maskable icons. */
  deep: string;
  /** The mark's colours on a dark background. */
  onDark: ReadonlyMap<string, string>;
}

const pictures = [192, 512].flatMap((size) =>
  ["any", "maskable"].map((purpose) => ({
    src: `/icon-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);

/** In the format of a manifest: https://www.w3.org/TR/appmanifest/#icons-member */
export function manifestIcons({ monochrome }: IconBrand) {
  const drawing = { sizes: "any", type: "image/svg+xml" };
  return [
    { src: "/favicon.svg", ...drawing },
    ...(monochrome ? [{ src: "/icon-monochrome.svg", ...drawing, purpose: "monochrome" }] : []),
    ...pictures,
  ];
}

/** The icons by their addresses. */
export async function drawIcons({ mark, monochrome, light, deep, onDark }: IconBrand): Promise<Map<string, Buffer>> {
  const badge = icon(mark, { ground: light, roundness: 1, share: 0.94 });
  const touch = icon(mark, { ground: light, roundness: 0, share: 0.72 });
  const any = icon(mark, { ground: light, roundness: 0.44, share: 0.8 });
  // A launcher may crop the icon to a disc of 80%.
  const maskable = icon(recoloured(mark, onDark), { ground: deep, roundness: 0, share: 0.64 });
  const sized = pictures.map(async ({ src, sizes, purpose }) => {
    const drawing = purpose === "any" ? any : maskable;
    return [src, await png(drawing, Number.parseInt(sizes, 10))] as const;
  });
  return new Map([
    ["/favicon.svg", Buffer.from(favicon(mark, onDark))],
    ["/favicon.ico", ico(await png(badge, 32, false), 32)],
    ["/apple-touch-icon.png", await png(touch, 180)],
    ...(await Promise.all(sized)),
    ...(monochrome ? [["/icon-monochrome.svg", Buffer.from(monochrome.text)] as const] : []),
  ]);
}

/** The favicon: the mark, with its dark colours in dark mode. */
export function favicon(mark: Svg, onDark: ReadonlyMap<string, string>): string {
  const rules = [...onDark]
    .filter(([colour]) => new RegExp(`fill="${colour}"`, "i").test(mark.text))
    .map(([colour, dark]) => `[fill="${colour}" i]{fill:${dark}}`);
  const style = rules.length > 0 ? `<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>` : "";
  return withRoot(mark, {}, style);
}

/** Wraps a bitmap in an SVG, so that the rest handles only SVG. */
export async function drawnPicture(picture: Buffer): Promise<Svg> {
  const { data, info } = await sharp(picture)
    .resize(512, 512, { fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return readSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="data:image/png;base64,${data.toString("base64")}" width="${width}" height="${height}"/></svg>`,
  );
}

interface Plate {
  ground: string;
  /** The corner radius of the background: 0 is square, 1 is a disc. */
  roundness: number;
  /** The mark's longer side as a share of the icon's. */
  share: number;
}

/** The mark in the middle of a square plate. */
function icon(mark: Svg, { ground, roundness, share }: Plate): string {
  const { x, y, width, height } = mark.viewBox;
  const side = Math.max(width, height) / share;
  const [left, top] = [x + width / 2 - side / 2, y + height / 2 - side / 2];
  const plate = `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${(roundness * side) / 2}" fill="${ground}"/>`;
  const inner = withRoot(mark, { x, y, width, height });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}">${plate}${inner}</svg>`;
}

/** Writes a palette, which has room for an icon's colours and blends, and halves the bytes. */
function png(drawing: string, size: number, palette = true): Promise<Buffer> {
  return sharp(Buffer.from(drawing.replace("<svg ", `<svg width="${size}" height="${size}" `)))
    .png({ palette, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** An ICO with one PNG. Some readers support it only in full colour: https://en.wikipedia.org/wiki/ICO_(file_format) */
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
