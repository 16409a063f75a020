import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { dictionaries } from "../src/i18n/dictionaries.ts";
import { contentFolder } from "./content-folder.ts";

/** Every language that has a dictionary. */
export const knownLanguages: readonly string[] = Object.keys(dictionaries);

/** The languages in the `hospital.yaml` of the site that is built; all of them while it is unreadable. */
export const siteLanguages: readonly string[] = readLanguages() ?? knownLanguages;

function readLanguages(): readonly string[] | undefined {
  try {
    const found: unknown = parse(readFileSync(`${contentFolder(".")}/hospital.yaml`, "utf8")).languages;
    return Array.isArray(found) && found.length > 0 ? found : undefined;
  } catch {
    // The content check reports the file's problems.
    return undefined;
  }
}
