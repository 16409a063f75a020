import { crc32 } from "node:zlib";
import sharp, { type Metadata } from "sharp";

const latitudeAndLongitude = [2, 4];
const gpsPointer = 0x8825;
/** The bytes of one EXIF value, by type. https://www.loc.gov/preservation/digital/formats/fdd/fdd000022.shtml */
const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Whether the file says where the picture was taken. */
export function hasLocation({ exif, xmp }: Pick<Metadata, "exif" | "xmp">): boolean {
  return (exif !== undefined && gpsRanges(tiffOf(exif)).length > 0) || (xmp !== undefined && namesPlace(xmp));
}

/**
 * The same file with the location's bytes blanked in place, so that pixels and orientation stay. Nothing where the
 * location is compressed and only saving the picture again removes it.
 */
export async function withoutLocation(bytes: Buffer): Promise<Buffer | undefined> {
  const { exif, xmp, format } = await sharp(bytes).metadata();
  const copy = Buffer.from(bytes);
  if (exif) {
    const tiff = tiffOf(exif);
    const start = copy.indexOf(tiff);
    if (start >= 0) for (const [from, to] of gpsRanges(tiff)) copy.fill(0, start + from, start + to);
  }
  if (xmp && namesPlace(xmp)) {
    const start = copy.indexOf(xmp);
    if (start >= 0) copy.fill(" ", start, start + xmp.length);
  }
  if (format === "png") correctChecksums(copy);
  return hasLocation(await sharp(copy).metadata()) ? undefined : copy;
}

function namesPlace(xmp: Buffer): boolean {
  return /GPSL(?:atitude|ongitude)/.test(xmp.toString("latin1"));
}

function tiffOf(exif: Buffer): Buffer {
  return exif.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
}

/** The byte ranges of the location: the GPS directory, and the values stored outside of it. */
function gpsRanges(tiff: Buffer): [from: number, to: number][] {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = (at: number) =>
    Array.from({ length: short(at) }, (_, index) => at + 2 + 12 * index).map((entry) => ({
      tag: short(entry),
      size: (valueBytes[short(entry + 2)] ?? 1) * long(entry + 4),
      value: entry + 8,
    }));
  try {
    const pointer = directory(long(4)).find(({ tag }) => tag === gpsPointer);
    if (!pointer) return [];
    const start = long(pointer.value);
    const entries = directory(start);
    if (!entries.some(({ tag }) => latitudeAndLongitude.includes(tag))) return [];
    const outside = entries.filter(({ size }) => size > 4);
    return [
      [start, start + 2 + 12 * entries.length],
      ...outside.map(({ size, value }): [number, number] => [long(value), long(value) + size]),
    ];
  } catch {
    // No program reads a directory that points out of its block.
    return [];
  }
}

/** A PNG holds a checksum after each of its parts. https://www.w3.org/TR/png-3/#5Chunk-layout */
function correctChecksums(png: Buffer): void {
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length) return;
    png.writeUInt32BE(crc32(png.subarray(at + 4, end)), end);
    at = end + 4;
  }
}
