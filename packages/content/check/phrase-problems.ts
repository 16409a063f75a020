import { createPhraseFinder, isLongEnough } from "@hospital/danger/match/basic-phrases";
import type { Language } from "../languages.ts";
import { fault } from "../messages/write-problem.ts";
import { type Path, rowsAt, valueAt } from "../record/values.ts";
import { recognisedLanguages } from "../schema/dangers.ts";
import { isLocalized } from "../text/translation.ts";
import { fieldsOfEntry, oncePerEntry } from "./entry-cache.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/**
 * Emergency phrases that are too short, or are also in a name or heading, such as a menu row or a department: somebody
 * who looks for that page isn't in an emergency. Names of emergencies and of the departments for them may contain
 * phrases, and names of the ambulance page may contain phrases for an ambulance.
 */
export function phraseProblems(entries: Entry[]): Problem[] {
  const dangers = entries.find(({ collection }) => collection === "dangers");
  const phrases = dangers ? phrasesOf(dangers) : [];
  if (!dangers || phrases.length === 0) return [];
  const isPhrase = createPhraseFinder(phrases.map(({ phrase }) => phrase));
  const emergencies = entries.filter(isForEmergencies);
  const routes = new Set(emergencies.map(({ slug }) => `/${slug}`));
  const names = entries
    .filter((entry) => !emergencies.includes(entry))
    .flatMap((entry) =>
      namesIn(entry).flatMap(({ name, path, link }) =>
        isPhrase(name) && !routes.has(link)
          ? [
              {
                name,
                at: entry.locate(path),
                isOfAmbulance: entry.collection === "ambulance" || link === ambulancePage,
              },
            ]
          : [],
      ),
    );
  return phrases.flatMap(({ phrase, ordinary, emergency, path }) => {
    if (!isLongEnough(phrase)) return dangers.problem(path, fault("phraseTooShort", { phrase }));
    const isThis = createPhraseFinder([phrase], ordinary);
    const same = names.filter(
      ({ name, isOfAmbulance }) => isThis(name) && !(isOfAmbulance && emergency === "ambulance"),
    );
    return same.length > 0 ? dangers.problem(path, fault("phraseInName", { phrase, names: same })) : [];
  });
}

/** The phrases that the site uses: of its languages which packages/danger hasn't learned. */
function phrasesOf(dangers: Entry): { phrase: string; ordinary: string[]; emergency: unknown; path: Path }[] {
  const languages = dangers.languages.filter((language) => !recognisedLanguages.includes(language));
  return rowsAt(dangers.data, "phrases").flatMap(({ emergency, words, ordinary }, row) =>
    languages.flatMap((language) =>
      phrasesIn(words, language).map((phrase, index) => ({
        phrase,
        ordinary: phrasesIn(ordinary, language),
        emergency,
        path: ["phrases", row, "words", language, index],
      })),
    ),
  );
}

/** The phrases in one language of `words` or `ordinary`. */
export function phrasesIn(words: unknown, language: Language): string[] {
  const phrases = valueAt(words, [language]);
  return Array.isArray(phrases) ? phrases.map(String) : [];
}

const ambulancePage = "/ambulance-service";

/** The fields that pages show as headings, links and labels. */
const shownFields = new Set<PropertyKey>(["name", "shortName", "title", "tile", "headline"]);

/** "108 Ambulance" is a name of help: people who type it look for that number. */
const namesOfHelp = new Set<string>(["dangers", "helplines"]);

function isForEmergencies({ collection, data }: Entry): boolean {
  return namesOfHelp.has(collection) || (collection === "departments" && valueAt(data, ["isEmergency"]) === true);
}

/** Lists of a department that name emergencies: "Heart attack". */
const listsOfEmergencies = new Set<PropertyKey>(["conditions", "firstAid"]);

/** The names in a record. `link` is where a menu row leads. */
const namesIn = oncePerEntry((entry): { name: string; path: Path; link: string }[] =>
  fieldsOfEntry(entry).flatMap(({ shape, value, path }) => {
    if (!isLocalized(shape) || !shownFields.has(path.at(-1) ?? "") || listsOfEmergencies.has(path[0] ?? "")) return [];
    const link = String(valueAt(entry.data, [...path.slice(0, -1), "link"]));
    if (typeof value === "string") return [{ name: value, path, link }];
    return entry.languages.flatMap((language) => {
      const name = valueAt(value, [language]);
      return typeof name === "string" ? [{ name, path: [...path, language], link }] : [];
    });
  }),
);
