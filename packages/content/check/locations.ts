import sharp, { type Metadata } from "sharp";

/** EXIF's entry for where a picture was taken, in either order of bytes. */
const gpsEntries = [Buffer.from([0x25, 0x88, 4, 0]), Buffer.from([0x88, 0x25, 0, 4])];

/** Whether the file contains the location where the picture was taken. */
export function hasLocation({ exif, xmp }: Pick<Metadata, "exif" | "xmp">): boolean {
  const inExif = exif !== undefined && gpsEntries.some((entry) => exif.includes(entry));
  return inExif || (xmp !== undefined && /GPSL(?:atitude|ongitude)/.test(xmp.toString("latin1")));
}

/** The picture saved again in its format, turned as its camera was held, without what a camera writes beside the pixels. */
export async function withoutLocation(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes);
  const { format } = await picture.metadata();
  return picture
    .autoOrient()
    .toFormat(format === "heif" ? "avif" : format, { quality: 92 })
    .toBuffer();
}
