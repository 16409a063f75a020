import { readFile } from "node:fs/promises";
import { extname, join, posix } from "node:path";
import sharp from "sharp";
import { pictureFormats } from "./content-files.ts";
import { fileProblem, nearest, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { fieldsOf } from "./shapes.ts";
import type { BodyPicture } from "./text-problems.ts";

const maxBytes = 8_000_000;
const maxPixels = 40_000_000;
const smaller = "Save it smaller, at most 2,400 pixels wide.";

interface Mention {
  /** The picture's path under content/. */
  path: string;
  problem(message: string, fix: string): Problem;
}

/** The pictures that a record names, in its fields and in its text. */
export function mentionedPictures(entry: Entry, inBody: BodyPicture[]) {
  const named = [...fieldsOf(entry.shape, entry.data)].flatMap(({ shape, value, path }) =>
    shape.meta()?.reference === "picture" && typeof value === "string" ? [{ value, path, line: undefined }] : [],
  );
  const shown = inBody.map(({ url, line }) => ({ value: url, path: ["body"], line }));
  const mentions: Mention[] = [];
  const problems: Problem[] = [];
  for (const { value, path, line } of [...named, ...shown]) {
    const problem = (message: string, fix: string) => entry.problem(path, message, fix, line);
    const target = posix.normalize(posix.join(posix.dirname(entry.path), value));
    const isHere = /^\.\.?\//.test(value) && !target.startsWith("../");
    if (!isHere)
      problems.push(problem(`"${value}" is not a file in content/.`, 'Put it there and write "./" and its name.'));
    else if (!(extname(value) in pictureFormats))
      problems.push(problem(`"${value}" is not a picture that the site can show.`, "Save it as .webp."));
    else mentions.push({ path: target, problem });
  }
  return { mentions, problems };
}

/** Looks at each named picture once; `pictures` are the paths that are there. */
export async function pictureProblems(root: string, mentions: Mention[], pictures: string[]): Promise<Problem[]> {
  const first = new Map(mentions.map((mention) => [mention.path, mention] as const).reverse());
  const problems = await Promise.all(
    mentions.map(async (mention) => {
      if (!pictures.includes(mention.path)) return missing(mention, pictures);
      if (first.get(mention.path) !== mention) return [];
      const fault = await faultOf(join(root, "content", mention.path));
      return fault ? mention.problem(`The picture content/${mention.path} ${fault[0]}.`, fault[1]) : [];
    }),
  );
  return problems.flat();
}

export function orphanWarnings(mentions: Mention[], pictures: string[]): Problem[] {
  const named = new Set(mentions.map(({ path }) => path));
  return pictures
    .filter((path) => !named.has(path))
    .map((path) => fileProblem(path, "No record names this picture.", "Name it in a record, or delete it.", "warning"));
}

function missing({ path, problem }: Mention, pictures: string[]): Problem {
  const inFolder = pictures.filter((picture) => posix.dirname(picture) === posix.dirname(path));
  const near = nearest(
    posix.basename(path),
    inFolder.map((picture) => posix.basename(picture)),
  );
  return problem(
    `The picture content/${path} is missing.`,
    near ? `Did you mean "${near}"?` : "Add the picture, or remove this line if it may be left out.",
  );
}

async function faultOf(file: string): Promise<[message: string, fix: string] | undefined> {
  const bytes = await readFile(file);
  if (bytes.length > maxBytes) return ["is over 8 MB", smaller];
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return [`has ${width} × ${height} pixels, over 40 million`, smaller];
    if (pictureFormats[extname(file)] !== format)
      return [`is not a ${extname(file)} file inside`, "Save it again as .webp."];
    // The head of a WebP file tells whether it is whole; the others have to be drawn.
    if (format !== "webp") await sharp(bytes, { failOn: "truncated" }).resize(16).raw().toBuffer();
    return undefined;
  } catch {
    return ["cannot be opened", "Save it again as .webp."];
  }
}
