import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { dictionaries } from "../src/i18n/dictionaries.ts";
import { contentFolder } from "./content-folder.ts";

/** Every language that has a dictionary. */
export const knownLanguages: readonly string[] = Object.keys(dictionaries);

/** The languages of the hospital that is built, as its `hospital.yaml` has them; all while it cannot be read. */
export const siteLanguages: readonly string[] = readLanguages() ?? knownLanguages;

function readLanguages(): readonly string[] | undefined {
  try {
    const found: unknown = parse(readFileSync(`${contentFolder(".")}/hospital.yaml`, "utf8")).languages;
    return Array.isArray(found) && found.length > 0 ? found : undefined;
  } catch {
    // What is wrong with the file is told by the content check.
    return undefined;
  }
}
