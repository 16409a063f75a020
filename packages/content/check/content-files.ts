import { basename, extname, posix } from "node:path";
import { type CollectionName, collections } from "../collections.ts";
import { knownLanguages, type Language } from "../languages.ts";
import type { Renaming } from "../messages/en/problems.ts";
import { fault } from "../messages/write-problem.ts";
import { collectionOfFile } from "../record/shaped-collections.ts";
import { fileProblem, nearest, type Problem, suggestionFor } from "./problem.ts";

/** A file that belongs to a collection; `path` is under content/. */
export interface ContentFile {
  path: string;
  collection: CollectionName;
  /** The file name without language and ending. */
  slug: string;
  /** Only of prose, which has a file for each language. */
  locale?: Language;
}

/** File extensions of pictures and their formats. */
export const pictureFormats: Record<string, string> = {
  ".webp": "webp",
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".avif": "heif",
};
/** packages/theme/svg.ts checks these drawings. */
export const isBrandDrawing = (path: string) => /^brand\/[^/]+\.svg$/.test(path);
const endings = Object.keys(pictureFormats);
const otherPictureEndings = [".gif", ".heic", ".tif", ".tiff", ".bmp"];
const globs = Object.values(collections).map(({ files }) => files);

/**
 * Sorts all paths under content/ into records, pictures and problems, missing files included; `main` is the language that
 * has every text.
 */
export function classifyFiles(paths: string[], main: Language) {
  const problems: Problem[] = [];
  const files: ContentFile[] = [];
  const pictures: string[] = [];
  for (const path of paths) {
    const ending = extname(path).toLowerCase();
    const match = collectionOfFile(path);
    const isPicture = ending in pictureFormats || isBrandDrawing(path);
    if (ending === ".svg" && !isPicture) problems.push(fileProblem(path, fault("unsafeDrawing", { endings })));
    else if (!match && !isPicture) problems.push(unclaimed(path, ending, paths));
    else {
      const [slug = "", language] = basename(path).split(".");
      const isProse = match?.isProse ?? false;
      const locale = isProse ? knownLanguages.find((code) => code === language) : undefined;
      const isNameless = isProse && !locale;
      problems.push(...(isNameless ? [withoutLanguage(path, paths)] : nameProblems(path, isProse, paths)));
      if (match?.names && !match.names.includes(slug)) problems.push(unknownName(path, slug, match.names, paths));
      if (isPicture) pictures.push(path);
      else if (match && !isNameless) files.push({ path, collection: match.name, slug, locale });
    }
  }
  return { files, pictures, problems: [...problems, ...missing(files, main)] };
}

/** A valid name for a file. */
function renaming(path: string, name: string, paths: string[]): Renaming {
  return { name, isTaken: paths.includes(posix.join(posix.dirname(path), name)) };
}

function unclaimed(path: string, ending: string, paths: string[]): Problem {
  const near = ending === ".yml" ? path.replace(/yml$/i, "yaml") : nearestFile(path);
  const inThisFolder = globs.filter((glob) => posix.dirname(glob) === posix.dirname(path));
  if (!near && posix.dirname(path) === "pages" && ending === ".yaml") return fileProblem(path, fault("unknownPage"));
  if (otherPictureEndings.includes(ending)) return fileProblem(path, fault("unusablePicture", { endings }));
  const rename = near ? renaming(path, basename(near), paths) : undefined;
  return fileProblem(path, fault("unknownFile", { rename, patterns: inThisFolder.length > 0 ? inThisFolder : globs }));
}

/** The file with a similar name. The folder and the ending aren't compared: all files have them in common. */
function nearestFile(path: string): string | undefined {
  const { dir, name, ext } = posix.parse(path);
  const names = singleFiles().flatMap((file) => {
    const parts = posix.parse(file);
    return parts.dir === dir && parts.ext === ext ? parts.name : [];
  });
  const near = nearest(name, names);
  return near && posix.join(dir, `${near}${ext}`);
}

function withoutLanguage(path: string, paths: string[]): Problem {
  const ending = extname(path);
  const slug = basename(path).split(".")[0];
  const free = knownLanguages
    .map((locale) => `${slug}.${locale}${ending}`)
    .filter((name) => !paths.includes(posix.join(posix.dirname(path), name)));
  return fileProblem(path, fault("languageMissing", { names: free }));
}

function unknownName(path: string, slug: string, names: readonly string[], paths: string[]): Problem {
  const free = names.filter((name) => !paths.includes(path.replace(slug, name)));
  return fileProblem(path, fault("unknownFileName", { slug, ...suggestionFor(slug, free) }));
}

/** "Dr Rao (1).JPG" → "dr-rao-1.jpg"; a dot before the extension is only for a language. */
function smallName(name: string): string {
  const [, stem = "", ending = ""] = /^(.*?)((?:\.[a-z]{2})?\.[a-z0-9]+)$/i.exec(name) ?? [];
  const small = stem
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${small || "asha-rao"}${ending.toLowerCase()}`;
}

/** Names that have another meaning for servers, or that Windows refuses; pages/404.yaml is the intended exception. */
const takenNames = /^(?:index|404|con|prn|aux|nul|com\d|lpt\d)$/;

function nameProblems(path: string, isProse: boolean, paths: string[]): Problem[] {
  const [slug = ""] = basename(path).split(".");
  if (takenNames.test(slug) && !singleFiles().includes(path))
    return [fileProblem(path, fault("reservedName", { slug }))];
  const kebabCase = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*[/.])+[a-z]+$/;
  if (kebabCase.test(path) && basename(path).split(".").length === (isProse ? 3 : 2)) return [];
  const duplicate = paths.find((other) => other !== path && other.toLowerCase() === path.toLowerCase());
  if (duplicate) return [fileProblem(path, fault("namesDifferByCapitals", { other: duplicate }))];
  const rename = renaming(path, smallName(basename(path)), paths);
  return [fileProblem(path, fault("fileNameCharacters", { rename }))];
}

/** The site needs these files; any other file can be absent, and its content with it. */
const required = [
  "hospital.yaml",
  "navigation.yaml",
  "dangers.yaml",
  "helplines.yaml",
  "pages/home.yaml",
  "pages/contact.yaml",
  "pages/search.yaml",
  "pages/404.yaml",
  "pages/offline.yaml",
];

/** The files that globs name explicitly. */
export function singleFiles(): string[] {
  return globs.flatMap((glob) => {
    const [, before = glob, choices = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? [];
    return choices
      .split(",")
      .map((choice) => `${before}${choice}${after}`)
      .filter((name) => !name.includes("*"));
  });
}

function missing(files: ContentFile[], main: Language): Problem[] {
  const present = new Set(files.map(({ path }) => path));
  const absent = [...new Set([...required, ...files.flatMap((file) => companions(file, main))])].filter(
    (path) => !present.has(path),
  );
  return absent.map((path) => fileProblem(path, fault("missingFile", { path })));
}

/** The counterparts that a file needs: the prose of a record in the main language, and the record of prose. */
function companions({ path, slug, locale }: ContentFile, main: Language): string[] {
  const folder = posix.dirname(path);
  if (locale) return [`${folder}/${slug}.yaml`];
  return Object.values(collections).flatMap(({ files, isProse }) =>
    isProse && posix.dirname(files) === folder ? `${folder}/${slug}.${main}${extname(files)}` : [],
  );
}
