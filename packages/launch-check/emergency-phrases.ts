import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { phrasesIn } from "@hospital/content/check/phrase-problems";
import { contentFolder } from "@hospital/content/content-folder";
import type { Language } from "@hospital/content/languages";
import { languageName } from "@hospital/content/messages/labels";
import { rowsAt } from "@hospital/content/record/values";
import { basicEmergencies, recognisedInLatin, recognisedLanguages } from "@hospital/content/schema/dangers";
import { scriptOf } from "@hospital/content/text/script-of";
import { createPhraseFinder } from "@hospital/danger/match/basic-phrases";
import { z } from "astro/zod";
import { parseDocument } from "yaml";
import { entryAt, type Finding, finding, type LaunchContent } from "./check.ts";

/**
 * Languages that the danger search has not learned have words for the most basic emergencies, also in the Latin letters
 * in which many people type them.
 */
export function missingPhrases(content: LaunchContent): Finding[] {
  const entry = entryAt(content, "dangers.yaml");
  if (!entry) return [];
  const rows = rowsAt(entry.data, "phrases");
  return unlearned(content).flatMap((language) =>
    [scriptOf(language), ...(recognisedInLatin.includes(language) ? [] : ["Latn"])].flatMap((script) => {
      const letters = RegExp(`\\p{Script=${script}}`, "u");
      const hasWords = (emergency: string) =>
        rows.some(
          (row) => row.emergency === emergency && phrasesIn(row.words, language).some((phrase) => letters.test(phrase)),
        );
      const missing = Object.keys(basicEmergencies).filter((emergency) => !hasWords(emergency));
      const where = script === scriptOf(language) ? "" : " in Latin letters";
      return missing.length > 0
        ? finding(entry, ["phrases"], `no phrases in ${languageName(language, "en")}${where} for ${missing.join(", ")}`)
        : [];
    }),
  );
}

/** The IDs of the dangers whose first aid the hospital's phrases in the language show. */
export function dangersWithPhrases(content: LaunchContent, language: Language): unknown[] {
  const dangerOf: Record<string, string | undefined> = basicEmergencies;
  return rowsAt(entryAt(content, "dangers.yaml")?.data, "phrases")
    .filter(({ words }) => phrasesIn(words, language).length > 0)
    .map(({ emergency }) => dangerOf[String(emergency)]);
}

const queries = z.record(z.string(), z.array(z.union([z.string(), z.array(z.string())])));
/** Queries by language; the queries about one emergency may be in a separate list. */
const queriesFile = z.strictObject({ emergencies: queries, ordinary: queries.default({}) });

/**
 * Queries beside the content that measure the phrases: emergencies that match none of them, and ordinary searches that
 * match one. The model isn't asked, which recognises some emergencies in Latin letters.
 */
export async function misreadQueries(content: LaunchContent): Promise<Finding[]> {
  const languages = unlearned(content);
  if (languages.length === 0) return [];
  const file = posix.join(contentFolder(content.root), "../emergency-queries.yaml");
  const toFinding = (message: string): Finding => ({ file, line: 0, field: "", names: {}, message });
  const text = await readFile(join(content.root, file), "utf8").catch(() => undefined);
  if (text === undefined) return [toFinding("is missing")];
  const { data, error } = queriesFile.safeParse(parseDocument(text).toJS());
  if (error) return [toFinding("has to list emergencies and ordinary searches for each language")];
  const rows = rowsAt(entryAt(content, "dangers.yaml")?.data, "phrases");
  const finders = rows.flatMap(({ words, ordinary }) =>
    languages.map((language) => createPhraseFinder(phrasesIn(words, language), phrasesIn(ordinary, language))),
  );
  const isEmergency = (query: string) => finders.some((isIn) => isIn(query));
  return languages.flatMap((language) => {
    const name = languageName(language, "en");
    const emergencies = data.emergencies[language]?.flat() ?? [];
    const ordinary = data.ordinary[language]?.flat() ?? [];
    const missed = emergencies.filter((query) => !isEmergency(query));
    const alarms = ordinary.filter(isEmergency);
    const messages = [
      ...(emergencies.length === 0 ? [`no emergencies in ${name}`] : []),
      ...(ordinary.length === 0 ? [`no ordinary searches in ${name}`] : []),
      ...(missed.length > 0
        ? [`${missed.length} of ${emergencies.length} emergencies in ${name} match no phrase: ${missed.join(", ")}`]
        : []),
      ...(alarms.length > 0
        ? [`${alarms.length} of ${ordinary.length} ordinary searches in ${name} match a phrase: ${alarms.join(", ")}`]
        : []),
    ];
    return messages.map(toFinding);
  });
}

/** The site's languages whose emergencies the danger search has not learned. */
function unlearned({ languages }: LaunchContent): Language[] {
  return languages.filter((language) => !recognisedLanguages.includes(language));
}
