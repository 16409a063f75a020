import { basename, posix } from "node:path";
import { collections } from "../collections.ts";
import { knownLanguages } from "../languages.ts";
import { ownValue } from "../record/fields.ts";
import { pageFolders, routesOf } from "../routes.ts";
import { type ContentFile, singleFiles } from "./content-files.ts";
import { fileProblem, type Problem } from "./problem.ts";

/** Pages of the site that no file of content/ is. */
const ownPages: Record<string, string> = {
  ...Object.fromEntries(knownLanguages.map((locale) => [locale, "the language's start page"])),
  board: "the board in the lobby",
};

/** Every address of the site, from the file names. */
export function addressesOf(files: ContentFile[]) {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  const records = files.filter(({ locale }) => !locale);
  // The names of absent pages are reserved.
  const named = singleFiles().map((path) => ({ path, slug: basename(path).split(".")[0] ?? "" }));
  for (const { path, slug } of [...named, ...records]) {
    const folder = posix.dirname(path);
    if (!pageFolders.includes(folder)) continue;
    const owner = owners.get(slug) ?? ownValue(ownPages, slug) ?? path;
    owners.set(slug, owner);
    if (posix.dirname(owner) !== folder)
      problems.push(
        fileProblem(path, `Its address "/${slug}" is already taken by ${owner}.`, "Rename one of the two files.", {
          plain: `The address “/${slug}” is that of another page already. Give this one another name.`,
        }),
      );
  }
  return {
    routes: routesOf(records.map((file) => ({ ...file, files: collections[file.collection].files }))),
    problems,
  };
}
