import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, extname, posix } from "node:path";
import { svgProblem } from "@hospital/theme/svg";
import sharp from "sharp";
import { maxPictureSide } from "../limits.ts";
import { type Fault, fault } from "../messages/write-problem.ts";
import { isOptional, metaAt } from "../record/fields.ts";
import { isBrandDrawing, pictureFormats } from "./content-files.ts";
import { referencesOfEntry } from "./entry-cache.ts";
import { hasLocation } from "./picture-location.ts";
import { fileProblem, nearest, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

const maxBytes = 8_000_000;
const maxPixels = 40_000_000;
/** Cards are 250 px wide, for screens with a pixel ratio of 2. */
const minPortraitPixels = 500;

interface Mention {
  /** The picture's path under content/. */
  path: string;
  isPortrait: boolean;
  mayBeAbsent: boolean;
  problem(fault: Fault): Problem;
}

/** The pictures that a record names in its fields. */
export function mentionedPictures(entry: Entry, pictures: string[]) {
  const named = referencesOfEntry(entry).filter(({ reference }) => reference === "picture");
  const mentions: Mention[] = [];
  const problems: Problem[] = [];
  for (const { value, path } of named) {
    const problem: Mention["problem"] = (mistake) => entry.problem(path, mistake);
    const target = posix.normalize(posix.join(posix.dirname(entry.path), value));
    const isHere = /^\.\.?\//.test(value) && !target.startsWith("../");
    if (!isHere)
      problems.push(problem(fault("pictureElsewhere", { value, near: nearPicture(value, entry, pictures) })));
    else if (!(extname(value) in pictureFormats) && extname(value).toLowerCase() in pictureFormats)
      problems.push(problem(fault("pictureInCapitals", { value, isThere: pictures.includes(target.toLowerCase()) })));
    else if (!(extname(value) in pictureFormats || isBrandDrawing(target)))
      problems.push(problem(fault("notAPicture", { value })));
    else {
      const mayBeAbsent = isOptional(entry.shape, path);
      mentions.push({ path: target, isPortrait: "focus" in metaAt(entry.shape, path), mayBeAbsent, problem });
    }
  }
  return { mentions, problems };
}

/** The path to write instead of a local path or a bare file name. */
function nearPicture(value: string, entry: Entry, pictures: string[]): string | undefined {
  const name = value.split(/[\\/]/).at(-1)?.toLowerCase();
  const folder = `${posix.dirname(entry.path)}/`;
  const picture = pictures.find((path) => path.startsWith(folder) && posix.basename(path).toLowerCase() === name);
  return picture && `./${picture.slice(folder.length)}`;
}

/** Checks every picture once; `pictures` are the existing paths. */
export async function pictureProblems(
  readBytes: (path: string) => Promise<Uint8Array>,
  mentions: Mention[],
  pictures: string[],
): Promise<Problem[]> {
  const mentionOf = new Map(mentions.map((mention) => [mention.path, mention] as const).reverse());
  const portraits = new Set(mentions.filter(({ isPortrait }) => isPortrait).map(({ path }) => path));
  const problems = await Promise.all(
    pictures.map(async (path) => {
      const mistake = await pictureFault(path, await readBytes(path), portraits.has(path));
      if (!mistake) return [];
      return mentionOf.get(path)?.problem(mistake) ?? fileProblem(path, mistake);
    }),
  );
  const absent = mentions.filter(({ path }) => !pictures.includes(path));
  return [...problems.flat(), ...absent.map((mention) => missing(mention, pictures))];
}

export function orphanWarnings(mentions: Mention[], pictures: string[]): Problem[] {
  const named = new Set(mentions.map(({ path }) => path));
  return pictures
    .filter((path) => !named.has(path))
    .map((path) => fileProblem(path, fault("pictureUnused"), "warning"));
}

function missing({ path, mayBeAbsent, problem }: Mention, pictures: string[]): Problem {
  const inFolder = pictures.filter((picture) => posix.dirname(picture) === posix.dirname(path));
  const near = nearest(
    posix.basename(path),
    inFolder.map((picture) => posix.basename(picture)),
  );
  return problem(fault("pictureGone", { path, near, isOptional: mayBeAbsent }));
}

/** The digests of valid pictures: decoding all of them again would take as long as the rest of a check. */
const memory = ".cache/right-pictures";
const validDigests = new Set(existsSync(memory) ? readFileSync(memory, "utf8").split("\n") : []);
const rules = digestOf(readFileSync(new URL(import.meta.url)));

async function pictureFault(path: string, bytes: Uint8Array, isPortrait: boolean): Promise<Fault | undefined> {
  const key = digestOf([rules, extname(path), isPortrait, digestOf(bytes)].join(" "));
  if (validDigests.has(key)) return undefined;
  const mistake = await inspectPicture(bytes, path, isPortrait);
  if (!mistake) remember(key);
  return mistake;
}

/** If it can't be written, the next process checks again. */
function remember(key: string): void {
  validDigests.add(key);
  try {
    mkdirSync(dirname(memory), { recursive: true });
    appendFileSync(memory, `${key}\n`);
  } catch {}
}

function digestOf(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

async function inspectPicture(bytes: Uint8Array, path: string, isPortrait: boolean): Promise<Fault | undefined> {
  const maxSide = maxPictureSide;
  const ending = extname(path);
  if (bytes.length > maxBytes) return fault("pictureTooHeavy", { path, maxSide });
  if (ending === ".svg") {
    const reason = svgProblem(Buffer.from(bytes).toString());
    if (reason) return fault("drawingUnsafe", { path, reason });
  }
  try {
    if (await isAnimated(bytes)) return fault("pictureMoves", { path });
    const { width, height, format, exif, xmp, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return fault("pictureTooWide", { path, width, height, maxSide });
    if ((pictureFormats[ending.toLowerCase()] ?? "svg") !== format) return fault("pictureFormat", { path, ending });
    // Only decoding detects a truncated or damaged file.
    await sharp(bytes, { failOn: "truncated" }).resize(16).raw().toBuffer();
    if (isPortrait && Math.min(width, height) < minPortraitPixels)
      return fault("portraitTooSmall", { path, width, height, least: minPortraitPixels });
    if (isPortrait && hasAlpha && !(await sharp(bytes).stats()).isOpaque) return fault("portraitTransparent", { path });
    return hasLocation({ exif, xmp }) ? fault("pictureLocation", { path }) : undefined;
  } catch {
    return fault("pictureUnreadable", { path });
  }
}

/** Whether a WebP, PNG or AVIF has several frames. */
async function isAnimated(bytes: Uint8Array): Promise<boolean> {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  // The library counts no frames in these two: the chunk before a PNG's pixels, the brand of an AVIF.
  if (/^\x89PNG/.test(head)) return /acTL.*?IDAT/s.test(Buffer.from(bytes).toString("latin1"));
  if (/^.{4}ftyp/s.test(head)) return head.slice(8, 12) === "avis";
  return ((await sharp(bytes).metadata()).pages ?? 1) > 1;
}
