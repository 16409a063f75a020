import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "./content-folder.ts";
import { knownLanguages, type Language, type Languages } from "./languages.ts";

/** The languages of the hospital at `root`. */
export function languagesOf(root: string): Languages {
  try {
    return languagesIn(readFileSync(join(root, contentFolder(root), "hospital.yaml"), "utf8"));
  } catch {
    return knownLanguages;
  }
}

/** The languages in the text of a `hospital.yaml`; all if it can't be read, which the content check reports. */
export function languagesIn(hospital: string): Languages {
  if (hospital !== last.hospital) {
    const [main, ...others] = knownIn(namedIn(hospital));
    last = { hospital, languages: main ? [main, ...others] : knownLanguages };
  }
  return last.languages;
}

/** Each check of a save reads the file, which seldom changes. */
let last: { hospital: string; languages: Languages } = { hospital: "", languages: knownLanguages };

function namedIn(hospital: string): unknown[] {
  try {
    const named: unknown = parse(hospital).languages;
    return Array.isArray(named) ? named : [];
  } catch {
    // A file with an error in another line still lists them.
    const [, named = ""] = /^languages: *\[(.*)\]/m.exec(hospital) ?? [];
    return named.split(",").map((name) => name.trim());
  }
}

function knownIn(named: unknown[]): Language[] {
  return named.flatMap((name) => knownLanguages.find((language) => language === name) ?? []);
}
