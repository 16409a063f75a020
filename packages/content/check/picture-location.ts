import sharp, { type Metadata } from "sharp";

/** EXIF's entry for the location of a picture, in both byte orders. */
const gpsEntries = [Buffer.from([0x25, 0x88, 4, 0]), Buffer.from([0x88, 0x25, 0, 4])];

/** Whether the file contains the location of the camera. */
export function hasLocation({ exif, xmp }: Pick<Metadata, "exif" | "xmp">): boolean {
  const inExif = exif !== undefined && gpsEntries.some((entry) => exif.includes(entry));
  return inExif || (xmp !== undefined && /GPSL(?:atitude|ongitude)/.test(xmp.toString("latin1")));
}

/** The picture saved again in its format, rotated upright, without its metadata. */
export async function withoutLocation(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes);
  const { format } = await picture.metadata();
  return picture
    .autoOrient()
    .toFormat(format === "heif" ? "avif" : format, { quality: 92 })
    .toBuffer();
}
