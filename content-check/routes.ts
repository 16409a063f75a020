import { basename, posix } from "node:path";
import { locales } from "../src/i18n/locales.ts";
import { type ContentFile, singleFiles } from "./content-files.ts";
import { fileProblem, type Problem } from "./problem.ts";

/** The addresses under which a folder's files are pages of their own. */
const pageFolders = ["departments", "people", "pages"];

/** Every address of the site, from the file names; a file that must be there counts even while it is missing. */
export function routesOf(files: ContentFile[]) {
  const required = singleFiles().map((path) => ({ path, slug: basename(path).split(".")[0] ?? "" }));
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  const records = files.filter(({ locale }) => !locale);
  for (const { path, slug } of [...required, ...records]) {
    const folder = posix.dirname(path);
    if (!pageFolders.includes(folder)) continue;
    const owner = owners.get(slug) ?? (locales.some((locale) => locale === slug) ? "the language's start page" : path);
    owners.set(slug, owner);
    if (posix.dirname(owner) !== folder)
      problems.push(
        fileProblem(path, `Its address "/${slug}" is already taken by ${owner}.`, "Rename one of the two files."),
      );
  }
  const slugs = [...owners.keys()].filter((slug) => slug !== "home" && slug !== "404");
  const parts = new Set(files.flatMap(({ collection, slug }) => (collection === "disclosures" ? slug : [])));
  return {
    routes: ["/", ...slugs.map((slug) => `/${slug}`), ...[...parts].map((part) => `/disclosures/${part}`)],
    problems,
  };
}
