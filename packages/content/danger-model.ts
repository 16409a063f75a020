/** The model that recognises emergencies on one hospital's site. */
import { globSync, readFileSync } from "node:fs";
import type { DangerModel } from "@hospital/danger/match/finder";
import { withOrdinaryWords, withOwnNames } from "@hospital/danger/match/site-model";
import model from "@hospital/danger/model.json" with { type: "json" };
import type { z } from "astro/zod";
import type { Languages } from "./languages.ts";
import { type dangers as dangersShape, recognisedInLatin, recognisedLanguages } from "./schema/dangers.ts";
import type { helplines as helplinesShape } from "./schema/helplines.ts";

interface EmergencyContent {
  dangers: z.infer<ReturnType<typeof dangersShape>>["dangers"];
  helplines: z.infer<ReturnType<typeof helplinesShape>>["helplines"];
  languages: Languages;
}

/**
 * The model without its digest, with the hospital's own phrases, the names in its content, and the numbers of ambulances,
 * which call for help if somebody types nothing else.
 */
export function siteModel(folder: string, { dangers, helplines, languages }: EmergencyContent): DangerModel {
  const { digest, ...learned } = model;
  const numbers = helplines.flatMap(({ isAmbulance, number }) => (isAmbulance ? [number] : []));
  const lexicon = { ...learned.lexicon, calls: [...new Set([...learned.lexicon.calls, ...numbers])] };
  const ownNames = Object.fromEntries(dangers.map(({ id, words = [] }) => [id, words]));
  const modelLanguages = [...recognisedLanguages, ...recognisedInLatin];
  return {
    ...withOwnNames(withOrdinaryWords({ ...learned, lexicon }, namesIn(folder)), ownNames),
    hasOtherLanguages: languages.some((language) => !modelLanguages.includes(language)),
  };
}

/** Capitalised words in the content, such as names. The recogniser must not treat them as misspellings. */
function namesIn(folder: string): string[] {
  const files = globSync("**/*.{yaml,md}", { cwd: folder }).filter((path) => path !== "dangers.yaml");
  const texts = files.map((path) => readFileSync(`${folder}/${path}`, "utf8"));
  return [...new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []))];
}
