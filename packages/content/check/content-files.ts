import { basename, extname, posix } from "node:path";
import { collections } from "../collections.ts";
import { knownLanguages, type Language } from "../languages.ts";
import { fileProblem, nearest, type Problem, suggestion } from "./problem.ts";

/** A file that belongs to a collection; `path` is under content/. */
export interface ContentFile {
  path: string;
  collection: keyof typeof collections;
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
export const isBrandDrawing = (path: string) => posix.matchesGlob(path, "brand/*.svg");
const saveAsPicture = `Save it as ${Object.keys(pictureFormats).join(", ")}.`;
const otherPictureEndings = [".gif", ".heic", ".tif", ".tiff", ".bmp"];
const patterns = Object.entries(collections).map(([name, { files, isProse, names }]) => ({
  collection: name as keyof typeof collections,
  pattern: files,
  isProse,
  names,
}));

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
    const home = patterns.find(({ pattern }) => posix.matchesGlob(path, pattern));
    const isPicture = ending in pictureFormats || isBrandDrawing(path);
    if (ending === ".svg" && !isPicture) problems.push(fileProblem(path, "An SVG can carry a script.", saveAsPicture));
    else if (!home && !isPicture) problems.push(unclaimed(path, ending, paths));
    else {
      const [slug = "", language] = basename(path).split(".");
      const locale = home?.isProse ? knownLanguages.find((code) => code === language) : undefined;
      const isNameless = home?.isProse && !locale;
      problems.push(...(isNameless ? [withoutLanguage(path, paths)] : nameProblems(path, paths)));
      if (home?.names && !home.names.includes(slug)) problems.push(unknownName(path, slug, home.names, paths));
      if (isPicture) pictures.push(path);
      else if (home && !isNameless) files.push({ path, collection: home.collection, slug, locale });
    }
  }
  return { files, pictures, problems: [...problems, ...missing(files, main)] };
}

/** What to do with a file whose name is wrong; nothing that is there may be lost under the new name. */
function renaming(path: string, name: string, all: string[], elsewhere = ""): string {
  if (!all.includes(posix.join(posix.dirname(path), name))) return `Rename it to "${name}"${elsewhere}.`;
  return `There is a "${name}" already: take over into it what is missing there, and delete this file.`;
}

/** No form writes such a file. */
const foreign = "The website has no use for a file of this name. A developer has to rename it, or take it out.";

function unclaimed(path: string, ending: string, all: string[]): Problem {
  const near = ending === ".yml" ? path.replace(/yml$/i, "yaml") : nearest(path, singleFiles());
  const inThisFolder = patterns.filter(({ pattern }) => posix.dirname(pattern) === posix.dirname(path));
  const names = (inThisFolder.length > 0 ? inThisFolder : patterns).map(({ pattern }) => pattern).join(", ");
  const rename = near
    ? renaming(path, basename(near), all)
    : `Move it out of content/, or name it as one of: ${names}.`;
  if (!near && posix.dirname(path) === "pages" && ending === ".yaml")
    return fileProblem(
      path,
      "No page of the site is made of this file, so it would never show.",
      'A new page also needs a change in the code: docs/content-model.md, "Add a text page". A department goes into departments/, a page of people into people/, a laboratory into laboratories/.',
      { plain: foreign },
    );
  const fix = otherPictureEndings.includes(ending) ? saveAsPicture : rename;
  return fileProblem(path, "No collection claims this file, so it would never show.", fix, { plain: foreign });
}

function withoutLanguage(path: string, all: string[]): Problem {
  const ending = extname(path);
  const slug = basename(path).split(".")[0];
  const free = knownLanguages
    .map((locale) => `${slug}.${locale}${ending}`)
    .filter((name) => !all.includes(posix.join(posix.dirname(path), name)));
  return fileProblem(
    path,
    "The file name does not say the language.",
    free.length > 0
      ? `Rename it to ${free.map((name) => `"${name}"`).join(" or ")}.`
      : "Every language has its file already: delete this one.",
    { plain: foreign },
  );
}

function unknownName(path: string, slug: string, names: readonly string[], all: string[]): Problem {
  const free = names.filter((name) => !all.includes(path.replace(slug, name)));
  return fileProblem(path, `"${slug}" is no name that a file may have here.`, suggestion(slug, free));
}

/** "Dr Rao (1).JPG" → "dr-rao-1.jpg"; before the ending a dot is for a language alone. */
function smallName(name: string): string {
  const [, stem = "", ending = ""] = /^(.*?)((?:\.[a-z]{2})?\.[a-z0-9]+)$/i.exec(name) ?? [];
  const small = stem
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${small || "asha-rao"}${ending.toLowerCase()}`;
}

/** Names that mean something else to a server, or that Windows refuses; pages/404.yaml is what it says. */
const takenNames = /^(?:index|404|con|prn|aux|nul|com\d|lpt\d)$/;

function nameProblems(path: string, all: string[]): Problem[] {
  const [slug = ""] = basename(path).split(".");
  if (takenNames.test(slug) && !singleFiles().includes(path)) {
    const message = `"${slug}" is a name that servers or Windows keep for themselves.`;
    return [
      fileProblem(path, message, "Rename it, here and wherever it is named.", {
        plain: `${message} Give it another one.`,
      }),
    ];
  }
  const isProse = patterns.some((collection) => collection.isProse && posix.matchesGlob(path, collection.pattern));
  const kebabCase = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*[/.])+[a-z]+$/;
  if (kebabCase.test(path) && basename(path).split(".").length === (isProse ? 3 : 2)) return [];
  const duplicate = all.find((other) => other !== path && other.toLowerCase() === path.toLowerCase());
  if (duplicate) {
    const message = `It has the same name as content/${duplicate} but for capital letters: one of the two would vanish.`;
    return [fileProblem(path, message, "Rename or delete one of the two.", { plain: foreign })];
  }
  const message = "A file name has small letters a to z, digits and single hyphens only.";
  return [
    fileProblem(path, message, renaming(path, smallName(basename(path)), all, ", here and wherever it is named"), {
      plain: "Its address may have small letters a to z, digits and single hyphens only.",
    }),
  ];
}

/** Without these there is no site; any other file may be absent, and what it shows with it. */
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
  return patterns.flatMap(({ pattern }) => {
    const [, before = pattern, choices = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
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
  return absent.map((path) =>
    fileProblem(path, "This file is missing.", "Create it, or restore it from the history.", {
      plain: path.endsWith(".md") ? "It is empty. Write some sentences." : "The website needs it: it stays.",
    }),
  );
}

/** The counterparts that a file needs: the prose of a record in the main language, and the record of prose. */
function companions({ path, slug, locale }: ContentFile, main: Language): string[] {
  const folder = posix.dirname(path);
  if (locale) return [`${folder}/${slug}.yaml`];
  return patterns.flatMap(({ pattern, isProse }) =>
    isProse && posix.dirname(pattern) === folder ? `${folder}/${slug}.${main}${extname(pattern)}` : [],
  );
}
