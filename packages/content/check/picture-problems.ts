import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, extname, posix } from "node:path";
import { svgProblem } from "@hospital/theme/svg";
import sharp from "sharp";
import { maxPictureSide } from "../limits.ts";
import { isOptional, referenceOf } from "../record/fields.ts";
import { isBrandDrawing, pictureFormats } from "./content-files.ts";
import { fieldsOfEntry } from "./entry-cache.ts";
import { hasLocation } from "./locations.ts";
import { fileProblem, nearest, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

const maxBytes = 8_000_000;
const maxPixels = 40_000_000;
/** Cards are 250 px wide, for screens with a pixel ratio of 2. */
const minPortraitPixels = 500;
const chooseAgain = "is no picture of the website. Choose it again.";
const smaller = `Save it smaller, at most ${maxPictureSide.toLocaleString("en")} pixels wide.`;

interface Mention {
  /** The picture's path under content/. */
  path: string;
  isPortrait: boolean;
  mayBeAbsent: boolean;
  problem(message: string, fix: string, plain?: string): Problem;
}

/** The pictures that a record names in its fields. */
export function mentionedPictures(entry: Entry, pictures: string[]) {
  const named = fieldsOfEntry(entry).flatMap(({ shape, value, path }) =>
    typeof value === "string" && referenceOf(shape) === "picture" ? [{ value, path }] : [],
  );
  const mentions: Mention[] = [];
  const problems: Problem[] = [];
  for (const { value, path } of named) {
    const problem: Mention["problem"] = (message, fix, plain) =>
      entry.problem(path, message, fix, plain ? { plain } : {});
    const target = posix.normalize(posix.join(posix.dirname(entry.path), value));
    const isHere = /^\.\.?\//.test(value) && !target.startsWith("../");
    if (!isHere)
      problems.push(
        problem(
          `"${value}" is not a file in content/.`,
          pathAdvice(value, entry, pictures),
          `“${posix.basename(value)}” ${chooseAgain}`,
        ),
      );
    else if (!(extname(value) in pictureFormats) && extname(value).toLowerCase() in pictureFormats)
      problems.push(
        problem(
          `"${value}" has capital letters, and names of files are small.`,
          pictures.includes(target.toLowerCase())
            ? `Write "${value.toLowerCase()}".`
            : `Rename the file, and write "${value.toLowerCase()}".`,
          `“${posix.basename(value)}” ${chooseAgain}`,
        ),
      );
    else if (!(extname(value) in pictureFormats || isBrandDrawing(target)))
      problems.push(
        problem(
          `"${value}" is not a picture that the site can show.`,
          "Save it as .webp.",
          `“${posix.basename(value)}” is not a picture that the site can show. Save it as JPEG, PNG or WebP.`,
        ),
      );
    else {
      const mayBeAbsent = isOptional(entry.shape, path);
      mentions.push({ path: target, isPortrait: path.at(-1) === "photo", mayBeAbsent, problem });
    }
  }
  return { mentions, problems };
}

/** The path to write instead of a local path or a bare file name. */
function pathAdvice(value: string, entry: Entry, pictures: string[]): string {
  const name = value.split(/[\\/]/).at(-1)?.toLowerCase();
  const folder = `${posix.dirname(entry.path)}/`;
  const picture = pictures.find((path) => path.startsWith(folder) && posix.basename(path).toLowerCase() === name);
  const relativePath = picture?.slice(folder.length);
  return relativePath ? `Did you mean "./${relativePath}"?` : 'Put it there and write "./" and its name.';
}

/** Looks at every picture once; `pictures` are the paths that are there. */
export async function pictureProblems(
  readBytes: (path: string) => Promise<Uint8Array>,
  mentions: Mention[],
  pictures: string[],
): Promise<Problem[]> {
  const mentionOf = new Map(mentions.map((mention) => [mention.path, mention] as const).reverse());
  const portraits = new Set(mentions.filter(({ isPortrait }) => isPortrait).map(({ path }) => path));
  const problems = await Promise.all(
    pictures.map(async (path) => {
      const advice = await adviceFor(path, await readBytes(path), portraits.has(path));
      const problem =
        mentionOf.get(path)?.problem ??
        ((message, fix, plain) => fileProblem(path, message, fix, plain ? { plain } : {}));
      if (!advice) return [];
      const [predicate, fix, plainFix = fix] = advice;
      return problem(`The picture content/${path} ${predicate}.`, fix, `The picture ${predicate}. ${plainFix}`);
    }),
  );
  const absent = mentions.filter(({ path }) => !pictures.includes(path));
  return [...problems.flat(), ...absent.map((mention) => missing(mention, pictures))];
}

export function orphanWarnings(mentions: Mention[], pictures: string[]): Problem[] {
  const named = new Set(mentions.map(({ path }) => path));
  return pictures
    .filter((path) => !named.has(path))
    .map((path) =>
      fileProblem(path, "No record names this picture.", "Name it in a record, or delete it.", { level: "warning" }),
    );
}

const needed = "Put a picture there under this name: here one has to be.";

function missing({ path, mayBeAbsent, problem }: Mention, pictures: string[]): Problem {
  const inFolder = pictures.filter((picture) => posix.dirname(picture) === posix.dirname(path));
  const near = nearest(
    posix.basename(path),
    inFolder.map((picture) => posix.basename(picture)),
  );
  return problem(
    `The picture content/${path} is missing.`,
    near ? `Did you mean "${near}"?` : mayBeAbsent ? "Put the picture there, or remove this line." : needed,
    `The picture ${chooseAgain}`,
  );
}

type Advice = [message: string, fix: string, plainFix?: string];

/** Pictures that were right, by their digests: to decode each anew takes as long as all the rest of a check. */
const memory = ".cache/right-pictures";
const right = new Set(existsSync(memory) ? readFileSync(memory, "utf8").split("\n") : []);
const rules = digestOf(readFileSync(new URL(import.meta.url)));

async function adviceFor(file: string, bytes: Uint8Array, isPortrait: boolean): Promise<Advice | undefined> {
  const key = digestOf([rules, extname(file), isPortrait, digestOf(bytes)].join(" "));
  if (right.has(key)) return undefined;
  const advice = await inspectPicture(bytes, file, isPortrait);
  if (!advice) remember(key);
  return advice;
}

/** Where it cannot be written, the next process looks again. */
function remember(key: string): void {
  right.add(key);
  try {
    mkdirSync(dirname(memory), { recursive: true });
    appendFileSync(memory, `${key}\n`);
  } catch {}
}

function digestOf(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

async function inspectPicture(bytes: Uint8Array, file: string, isPortrait: boolean): Promise<Advice | undefined> {
  if (bytes.length > maxBytes) return ["is over 8 MB", smaller];
  if (extname(file) === ".svg") {
    const refusal = svgProblem(Buffer.from(bytes).toString());
    if (refusal) return [refusal, "Save it as plain SVG, with shapes alone, or as .png."];
  }
  try {
    if (await isAnimated(bytes))
      return ["moves: its frames would show as one picture", "Save one frame of it, or put it on the page as a video."];
    const { width, height, format, exif, xmp, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return [`has ${width} × ${height} pixels, over 40 million`, smaller];
    if ((pictureFormats[extname(file).toLowerCase()] ?? "svg") !== format)
      return [`is not a ${extname(file)} file inside`, "Save it again as .webp."];
    // Cut off or damaged inside, it is noticed by whoever decodes it.
    await sharp(bytes, { failOn: "truncated" }).resize(16).raw().toBuffer();
    if (isPortrait && Math.min(width, height) < minPortraitPixels)
      return [
        `is ${width} × ${height} pixels; a portrait needs ${minPortraitPixels} each way`,
        "Use a larger photo: enlarging this one would only blur it. Without a photo the initials show.",
      ];
    if (isPortrait && hasAlpha && !(await sharp(bytes).stats()).isOpaque)
      return ["is transparent in places, which some browsers show black", "Save it with a plain background."];
    if (hasLocation({ exif, xmp }))
      return [
        "says where it was taken: the position is in the file, for everybody to read",
        'Run "npx hospital check --fix": it takes the position out and leaves the picture as it is.',
        "Choose it again: the editor takes the position out.",
      ];
    return undefined;
  } catch {
    return ["cannot be opened", "Save it again as .webp."];
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
