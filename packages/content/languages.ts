import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "./content-folder.ts";

/** Every language that a site can speak; apps/site/src/i18n/dictionaries.ts has the words of each. */
export const knownLanguages = ["en", "hi", "mr", "ml", "te", "ta", "bn", "ur"] as const;

export type Language = (typeof knownLanguages)[number];

/** The languages of one site. Addresses of the first have no prefix, and every text exists in it. */
export type Languages = readonly [main: Language, ...others: Language[]];

/** The languages of the hospital at `root`. */
export function languagesOf(root: string): Languages {
  try {
    return languagesIn(readFileSync(join(root, contentFolder(root), "hospital.yaml"), "utf8"));
  } catch {
    return knownLanguages;
  }
}

/** The languages that the text of a `hospital.yaml` names; all where it cannot be read, which the content check reports. */
export function languagesIn(hospital: string): Languages {
  const [main, ...others] = knownIn(namedIn(hospital));
  return main ? [main, ...others] : knownLanguages;
}

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
