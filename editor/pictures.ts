import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import sharp from "sharp";
import { pictureFormats } from "../content-check/content-files.ts";
import { contentFolder } from "../content-check/content-folder.ts";
import { hasLocation } from "../content-check/locations.ts";
import { isGroup } from "../content-check/shapes.ts";
import { collectionOf, recordPaths, slugOf } from "./content.ts";
import type { FormChange } from "./form-files.ts";
import { inLatinLetters } from "./page/latin-letters.ts";
import { withNewNames } from "./page/new-names.ts";
import { isHeic, whyUnreadable } from "./page/unreadable-picture.ts";
import { pictureNames } from "./picture-paths.ts";
import { readRecord } from "./record-file.ts";

/** The largest width and height in pixels that a page needs. */
const maxSide = 2400;

interface Placed {
  changes: FormChange[];
  /** Renamed pictures: the editor's path to the final one, below content/. */
  renamed: Record<string, string>;
  /** Why files were refused. */
  refused: string[];
}

/**
 * The changes with their new pictures as stored: upright, without metadata, no larger than a page needs. File names
 * have the owner and a content hash, "asha-rao-3f9a2c1b.webp": two uploads called "image.jpg" don't collide, and equal
 * pictures are stored once.
 */
export async function placePictures(changes: FormChange[]): Promise<Placed> {
  const isUpload = ({ path, content }: FormChange) => content instanceof Uint8Array && collectionOf(path) === undefined;
  const records = changes.filter((change) => !isUpload(change));
  const placed: Placed = { changes: [], renamed: {}, refused: [] };
  for (const { path, content } of changes.filter(isUpload)) {
    const picture = await readPicture(content as Uint8Array, path);
    if ("refused" in picture) placed.refused.push(picture.refused);
    else {
      const name = `${wordsFor(path, records)}-${hashOf(picture.bytes)}${picture.ending}`;
      const target = posix.join(posix.dirname(path), name);
      placed.renamed[path] = target;
      if (!placed.changes.some((one) => one.path === target))
        placed.changes.push({ path: target, content: picture.bytes });
    }
  }
  const renamed = Object.entries(placed.renamed);
  for (const change of records)
    placed.changes.push(
      typeof change.content === "string" ? { ...change, content: withNewNames(change.content, renamed) } : change,
    );
  return placed;
}

type Picture = { bytes: Uint8Array; ending: string } | { refused: string };

async function readPicture(bytes: Uint8Array, path: string): Promise<Picture> {
  const name = posix.basename(path);
  if (isHeic(bytes)) return { refused: whyUnreadable(name, bytes) };
  // The content check reports unsupported formats.
  if (name.toLowerCase().endsWith(".svg")) return { bytes, ending: ".svg" };
  try {
    const {
      format,
      width,
      height,
      orientation = 1,
      exif,
      xmp,
    } = await sharp(bytes, { failOn: "truncated" }).metadata();
    const ending = Object.keys(pictureFormats).find((one) => pictureFormats[one] === format);
    const isReady = ending && orientation === 1 && Math.max(width, height) <= maxSide && !hasLocation({ exif, xmp });
    // Metadata doesn't show that the rest is intact.
    await sharp(bytes, { failOn: "truncated" }).resize(16).raw().toBuffer();
    if (isReady) return { bytes, ending };
    const smaller = sharp(bytes, { failOn: "truncated" })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
    return { bytes: await smaller.webp({ quality: 85 }).toBuffer(), ending: ".webp" };
  } catch {
    return { refused: whyUnreadable(name, bytes) };
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

/** The prefix of a picture's name: the row's first words, or the record and its group. */
function wordsFor(path: string, records: FormChange[]): string {
  for (const { path: file, content } of records) {
    const steps = typeof content === "string" ? stepsTo(`/content/${path}`, readRecord(content)) : undefined;
    if (!steps) continue;
    const row = steps.filter(({ isRow }) => isRow).at(-1);
    const groups = steps.slice(0, -1).flatMap(({ key }) => (/^[a-z]/i.test(key) ? key : []));
    return slug(row ? labelOfRow(row.value) : "") || slug([slugOf(file), ...groups].join(" "));
  }
  return slug(posix.basename(path, posix.extname(path))) || "picture";
}

interface Step {
  key: string;
  value: unknown;
  isRow: boolean;
}

function stepsTo(wanted: string, value: unknown): Step[] | undefined {
  if (typeof value !== "object" || value === null) return value === wanted ? [] : undefined;
  for (const [key, part] of Object.entries(value)) {
    const steps = stepsTo(wanted, part);
    if (steps) return [{ key, value: part, isRow: Array.isArray(value) }, ...steps];
  }
  return undefined;
}

function labelOfRow(row: unknown): string {
  if (!isGroup(row)) return "";
  const text = row.name ?? row.title ?? row.caption ?? row.alt ?? "";
  return String(isGroup(text) ? (text.en ?? "") : text);
}

function slug(text: string): string {
  const words =
    inLatinLetters(text)
      .normalize("NFKD")
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, 5).join("-");
}

/** Adds the deletion of pictures that no record refers to after the changes; the history keeps them. */
export async function withoutUnnamed(root: string, changes: FormChange[]): Promise<FormChange[]> {
  const changed = new Map(changes.map((change) => [change.path, change]));
  const others = recordPaths(root).filter((path) => !changed.has(path));
  const [before, elsewhere] = await Promise.all([namesIn(root, [...changed.keys()]), namesIn(root, others)]);
  const after = changes.map(({ content }) => (typeof content === "string" ? content : "")).join("\n");
  const isNamed = (name: string) => elsewhere.includes(name) || after.includes(`/content/${name}`) || changed.has(name);
  const unnamed = [...new Set(before)].filter((name) => !isNamed(name));
  return [...changes, ...unnamed.map((path) => ({ path, content: undefined }))];
}

async function namesIn(root: string, paths: string[]): Promise<string[]> {
  const names = paths.map(async (path) => {
    const shape = collectionOf(path)?.shape;
    const text = shape && (await readFile(join(root, contentFolder(root), path), "utf8").catch(() => undefined));
    try {
      return shape && text ? pictureNames(path, shape, readRecord(text)) : [];
    } catch {
      // An unreadable record could refer to any picture, but the content check refuses it anyway.
      return [];
    }
  });
  return (await Promise.all(names)).flat();
}
