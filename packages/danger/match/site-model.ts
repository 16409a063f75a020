/** Adds to the model what one hospital's site knows; when the site is built. */
import { createDangerFinder, type DangerModel, plainly } from "./finder.ts";
import { frontCoded, wordsFrom } from "./front-coding.ts";
import { phrasesOf } from "./guards.ts";

/** Adds what people of the hospital's region call the kinds: names, and words of its own of a kind that has to have one. */
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

/** Adds ordinary words, such as people's names, of which the finder would take some for a misspelled danger. */
export function withOrdinaryWords(model: DangerModel, texts: readonly string[]): DangerModel {
  const find = createDangerFinder(model);
  const words = [...new Set(texts.flatMap(plainly))].filter((word) => find(word)?.length === 0);
  return { ...model, ordinary: frontCoded([...wordsFrom(model.ordinary), ...words]) };
}
