import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { contentFolder } from "./content-folder.ts";

/** The languages of the hospital that is built, as its `hospital.yaml` has them; nothing where it cannot be read. */
export const languages: readonly string[] | undefined = readLanguages();

function readLanguages(): readonly string[] | undefined {
  try {
    const found: unknown = parse(readFileSync(`${contentFolder(".")}/hospital.yaml`, "utf8")).languages;
    return Array.isArray(found) && found.length > 0 ? found : undefined;
  } catch {
    // What is wrong with the file is told by the content check.
    return undefined;
  }
}
