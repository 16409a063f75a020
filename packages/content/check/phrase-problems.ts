import { createPhraseFinder } from "@hospital/danger/match/basic-phrases";
import { fault } from "../messages/write-problem.ts";
import { isGroup, type Path, rowsAt } from "../record/fields.ts";
import { recognisedLanguages } from "../schema/dangers.ts";
import { isLocalized } from "../text/translation.ts";
import { fieldsOfEntry, oncePerEntry } from "./entry-cache.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/**
 * Emergency phrases that are also in a name or heading, such as a menu row or a department: somebody who looks for that
 * page isn't in an emergency.
 */
export function phraseProblems(entries: Entry[]): Problem[] {
  const dangers = entries.find(({ collection }) => collection === "dangers");
  const phrases = dangers ? phrasesOf(dangers) : [];
  if (!dangers || phrases.length === 0) return [];
  const isPhrase = createPhraseFinder(phrases.map(({ phrase }) => phrase));
  const names = entries.flatMap((entry) =>
    namesIn(entry).flatMap(({ name, path }) => (isPhrase(name) ? [{ name, entry, path }] : [])),
  );
  return phrases.flatMap(({ phrase, path }) => {
    const isThis = createPhraseFinder([phrase]);
    const same = names.find(({ name }) => isThis(name));
    if (!same) return [];
    const other = same.entry.locate(same.path);
    return dangers.problem(path, fault("phraseInName", { phrase, name: same.name, other }));
  });
}

/** The phrases that the site uses: of its languages which packages/danger hasn't learned. */
function phrasesOf(dangers: Entry): { phrase: string; path: Path }[] {
  const languages = dangers.languages.filter((language) => !recognisedLanguages.includes(language));
  return rowsAt(dangers.data, "phrases").flatMap(({ words }, row) =>
    languages.flatMap((language) => {
      const phrases = isGroup(words) ? words[language] : undefined;
      return (Array.isArray(phrases) ? phrases : []).map((phrase, index) => ({
        phrase: String(phrase),
        path: ["phrases", row, "words", language, index],
      }));
    }),
  );
}

/** The fields that pages show as headings, links and labels. */
const shown = new Set<PropertyKey>(["name", "shortName", "title", "tile", "headline"]);

/** "108 Ambulance" is a name of help: who types it is looking for that number. */
const emergencies = new Set<string>(["dangers", "helplines"]);

const namesIn = oncePerEntry((entry): { name: string; path: Path }[] =>
  emergencies.has(entry.collection)
    ? []
    : fieldsOfEntry(entry).flatMap(({ shape, value, path }) => {
        if (!isLocalized(shape) || !shown.has(path.at(-1) ?? "")) return [];
        if (typeof value === "string") return [{ name: value, path }];
        return entry.languages.flatMap((language) => {
          const name = isGroup(value) ? value[language] : undefined;
          return typeof name === "string" ? [{ name, path: [...path, language] }] : [];
        });
      }),
);
