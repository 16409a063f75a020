import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, posix } from "node:path";
import { maxPictureSide } from "@hospital/content/limits";
import { nameInRow } from "@hospital/content/record/row-name";
import { isGroup, valueAt } from "@hospital/content/record/values";
import { defaultLocale } from "@hospital/content/text/locales";
import { slug } from "@hospital/content/text/slug";
import { dayMs } from "@hospital/timetable/clock";
import sharp from "sharp";
import type { Crop, FieldPath, RecordValue, Upload } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { writeDurably } from "./durable.ts";
import { runExclusively } from "./exclusive.ts";
import { readHeic } from "./heic.ts";
import { firstName, picturesOf, type ReadRecord, readRecords, referencesIn, withValueAt } from "./records.ts";
import { Refusal } from "./refusal.ts";
import type { Repository } from "./repository.ts";

const mark = "upload:";
/** Twice the size of a phone's largest photo; larger pictures would fill the memory. */
const maxPixels = 100_000_000;
/** The formats of photos. A small SVG with effects can take minutes to draw. */
const formats = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

/**
 * Stores a picture beside the content until a save refers to it: upright, without metadata, no larger than a page
 * needs.
 *
 * @throws {Refusal} for a file that isn't a picture.
 */
export async function storeUpload(repository: Repository, name: string, bytes: Uint8Array, crop?: Crop) {
  // One after another, because the pixels of several pictures would fill the memory.
  const { data, info } = await runExclusively("pictures", () => converted(name, bytes, crop));
  const id = createHash("sha256").update(data).digest("hex").slice(0, 32);
  const folder = await uploadsOf(repository);
  const draft = join(folder, `${id}.${randomUUID()}`);
  await writeDurably(draft, data);
  await rename(draft, join(folder, `${id}.webp`));
  const upload: Upload = { id: `${mark}${id}`, url: `/uploads/${id}.webp`, width: info.width, height: info.height };
  return upload;
}

/** The picture in the format and size of the site. */
async function converted(name: string, bytes: Uint8Array, crop: Crop | undefined) {
  const upright = await readPicture(name, bytes);
  const { width = 0, height = 0 } = upright;
  const part = crop && pixelsOf(crop, width, height);
  const cut = sharp(upright.data, { raw: { width, height, channels: upright.channels } });
  return (part ? cut.extract(part) : cut)
    .resize({ width: maxPictureSide, height: maxPictureSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
}

/** The part in pixels: at least one, inside the picture. */
function pixelsOf(crop: Crop, width: number, height: number) {
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(1, Math.floor(crop.width * width)), width - left),
    height: Math.min(Math.max(1, Math.floor(crop.height * height)), height - top),
  };
}

/** Upright pixels. */
async function readPicture(name: string, bytes: Uint8Array) {
  try {
    if (isHeic(bytes)) {
      const { width, height, data } = await readHeic(bytes);
      return { data: Buffer.from(data.buffer), width, height, channels: 4 as const };
    }
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: maxPixels });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new Refusal(refusalMessage("pictureFormat", { name }));
    const { data, info } = await picture.autoOrient().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isHuge = String(error).includes("exceeds pixel limit");
    throw new Refusal(refusalMessage(isHuge ? "pictureHuge" : "pictureUnreadable", { name }));
  }
}

/** A photo in the format of iPhones. https://nokiatech.github.io/heif/technical.html */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));
}

/** The folder of uploads; deletes those that no save has used for a month. */
async function uploadsOf({ folder }: Repository): Promise<string> {
  const uploads = join(folder, "uploads");
  await mkdir(uploads, { recursive: true });
  for (const name of await readdir(uploads)) {
    // Another upload may have renamed its draft.
    const file = await stat(join(uploads, name)).catch(() => undefined);
    if (file && Date.now() - file.mtimeMs > 31 * dayMs) await rm(join(uploads, name), { force: true });
  }
  return uploads;
}

/** The bytes of an upload by its name, such as "0123….webp". */
export async function readUpload({ folder }: Repository, name: string): Promise<Buffer | undefined> {
  if (!/^[\da-f]{32}\.webp$/.test(name)) return undefined;
  return readFile(join(folder, "uploads", name)).catch(() => undefined);
}

interface PictureFile {
  path: string;
  bytes: Buffer;
}

/**
 * The value of a record with file names instead of its uploads, and their files. A name has the words of its row or
 * record and a digest, "asha-rao-3f9a2c1b.webp": two uploads called "image.jpg" don't collide, and equal ones are
 * stored once.
 */
export async function placeUploads(repository: Repository, path: string, value: RecordValue) {
  let placed = value;
  const files: PictureFile[] = [];
  let records: ReadRecord[] | undefined;
  for (const { kind, value: id, field } of referencesIn(path, value)) {
    if (kind !== "picture" || !id.startsWith(mark)) continue;
    const bytes = await readUpload(repository, `${id.slice(mark.length)}.webp`);
    if (!bytes) throw new Refusal(refusalMessage("pictureGone"));
    const name = `${fileNameFor(path, value, field)}-${id.slice(mark.length, mark.length + 8)}.webp`;
    records ??= await readRecords(repository);
    const picturePath = posix.join(folderFor(records, path, field), name);
    placed = withValueAt(placed, field, posix.relative(posix.dirname(path), picturePath).replace(/^(?!\.)/, "./"));
    if (!files.some((file) => file.path === picturePath)) files.push({ path: picturePath, bytes });
  }
  return { value: placed, files };
}

/** The first words of the innermost row, or the record's and the field's. */
function fileNameFor(path: string, value: RecordValue, field: FieldPath): string {
  const index = field.findLastIndex((step) => typeof step === "number");
  const row = index < 0 ? undefined : valueAt(value, field.slice(0, index + 1));
  const groups = field.slice(0, -1).filter((step) => typeof step === "string");
  const rowName = isGroup(row) ? slug(nameInRow(row, defaultLocale), 5) : "";
  return rowName || slug([firstName(path, value), ...groups].join(" "), 5) || "picture";
}

/** The folder of a collection's pictures: the one that the same field already uses. */
function folderFor(records: ReadRecord[], path: string, field: FieldPath): string {
  const keyOf = (steps: FieldPath) => steps.filter((step) => typeof step === "string").join("/");
  const like = records.filter((record) => posix.dirname(record.path) === posix.dirname(path));
  for (const record of like)
    for (const { kind, value, field: pictureField } of referencesIn(record.path, record.value))
      if (kind === "picture" && keyOf(pictureField) === keyOf(field))
        return posix.join(posix.dirname(record.path), posix.dirname(value));
  return posix.join(posix.dirname(path), "pictures");
}

/** The pictures of these records that are unused after the change. */
export async function unnamedAfter(
  repository: Repository,
  changes: { path: string; value: RecordValue | null }[],
  before: ReadRecord[],
): Promise<string[]> {
  const without = (pictures: string[], records: { path: string; value: RecordValue | null }[]) => {
    const named = new Set(records.flatMap(({ path, value }) => (value ? picturesOf(path, value) : [])));
    return [...new Set(pictures)].filter((path) => !named.has(path));
  };
  const dropped = without(
    before.flatMap(({ path, value }) => picturesOf(path, value)),
    changes,
  );
  if (dropped.length === 0) return [];
  const changed = new Set(changes.map(({ path }) => path));
  return without(
    dropped,
    (await readRecords(repository)).filter(({ path }) => !changed.has(path)),
  );
}
