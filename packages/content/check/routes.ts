import { basename, posix } from "node:path";
import { collections } from "../collections.ts";
import { knownLanguages } from "../languages.ts";
import { fault } from "../messages/write-problem.ts";
import { ownValue } from "../record/values.ts";
import { pageFolders, routesOf } from "../routes.ts";
import { type ContentFile, singleFiles } from "./content-files.ts";
import { fileProblem, type Problem } from "./problem.ts";

/** Pages of the site without a file in content/, by address. */
const ownPages: Record<string, string> = {
  ...Object.fromEntries(knownLanguages.map((locale) => [locale, "language"])),
  board: "board",
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
      problems.push(fileProblem(path, fault("addressTaken", { address: `/${slug}`, owner })));
  }
  return {
    routes: routesOf(records.map((file) => ({ ...file, files: collections[file.collection].files }))),
    problems,
  };
}
