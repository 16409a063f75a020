/** Adds the words of one hospital to the model, when its site is built. */
import { createDangerFinder, type DangerModel } from "./finder.ts";
import { frontCoded, wordsFrom } from "./front-coding.ts";
import { phrasesOf } from "./guards.ts";
import { plainly } from "./plainly.ts";

/** Adds the region's names of types; they also count as own words of types that need one. */
export function withOwnNames(model: DangerModel, byKind: Readonly<Record<string, readonly string[]>>): DangerModel {
  const entries = Object.entries(byKind);
  const ownNames = Object.fromEntries(
    entries.map(([kind, texts]) => [kind, texts.map((text) => plainly(text).join(" "))]),
  );
  const ownWords = Object.entries(model.guards.ownWords).map(([kind, phrases]) => [
    kind,
    [...phrases, ...phrasesOf(byKind[kind] ?? [])],
  ]);
  return { ...model, ownNames, guards: { ...model.guards, ownWords: Object.fromEntries(ownWords) } };
}

/** Adds ordinary words, such as people's names, that the finder would take for a misspelt emergency word. */
export function withOrdinaryWords(model: DangerModel, texts: readonly string[]): DangerModel {
  const { isMisspelt } = createDangerFinder(model);
  const words = [...new Set(texts.flatMap(plainly))].filter(isMisspelt);
  return { ...model, ordinary: frontCoded([...wordsFrom(model.ordinary), ...words]) };
}
