import { subsetFile, trueType } from "@hospital/content/fonts/font-files";
import { latinFont } from "@hospital/content/fonts/fonts";
import sharp, { type OverlayOptions } from "sharp";

export const previewSize = { width: 1200, height: 630 };

const stripHeight = 110;
const fontSize = 60;
/** The Lucide icon "phone". Its licence is in packages/theme/icons/licences.md. */
const handset =
  "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384";

/** Hexadecimal colours such as "#f6b63f". */
export interface PreviewColours {
  /** The strip and the number on it. */
  strip: string;
  number: string;
  /** The background on both sides of a picture that isn't wide. */
  background: string;
}

/**
 * Draws the picture that chat applications show with a link: the page's picture above a strip with the phone number.
 *
 * @throws {Error} when sharp can't read `picture`.
 */
export async function drawPreview(picture: Uint8Array, number: string, colours: PreviewColours): Promise<Buffer> {
  const { width, height } = previewSize;
  const { autoOrient: shape } = await sharp(picture).metadata();
  // Portraits aren't cropped.
  const fit = shape.width > shape.height ? "cover" : "contain";
  return sharp(picture)
    .autoOrient()
    .resize(width, height - stripHeight, { fit, background: colours.background })
    .flatten({ background: colours.background })
    .extend({ bottom: stripHeight, background: colours.strip })
    .composite(await onStrip(number, colours))
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer();
}

/**
 * The handset and the number in the middle of the strip. Uses the site's font, because a build server may have no
 * fonts.
 */
async function onStrip(number: string, { number: ink }: PreviewColours): Promise<OverlayOptions[]> {
  const text = `<span foreground="${ink}">${number}</span>`;
  const fontfile = await trueType(subsetFile(latinFont));
  const font = { font: `${latinFont.nameInFile}, SemiBold ${fontSize}`, fontfile, dpi: 72 };
  const digits = await sharp({ text: { text, ...font, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="53" height="53" viewBox="0 0 24 24">
<path fill="none" stroke="${ink}" stroke-width="2" d="${handset}"/></svg>`;
  const iconRoom = 72;
  const left = Math.round((previewSize.width - iconRoom - digits.info.width) / 2);
  const middle = previewSize.height - stripHeight / 2;
  return [
    { input: Buffer.from(icon), left, top: Math.round(middle - 53 / 2) },
    { input: digits.data, left: left + iconRoom, top: Math.round(middle - digits.info.height / 2) },
  ];
}
