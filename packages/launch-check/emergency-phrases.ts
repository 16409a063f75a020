import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { phrasesIn } from "@hospital/content/check/phrase-problems";
import { contentFolder } from "@hospital/content/content-folder";
import { siteModel } from "@hospital/content/danger-model";
import { knownLanguages, type Language } from "@hospital/content/languages";
import { languageName } from "@hospital/content/messages/labels";
import { rowsAt } from "@hospital/content/record/values";
import {
  dangerOf,
  dangers as dangersShape,
  type Emergency,
  recognisedInLatin,
  recognisedLanguages,
} from "@hospital/content/schema/dangers";
import { helplines as helplinesShape } from "@hospital/content/schema/helplines";
import { scriptOf } from "@hospital/content/text/script-of";
import { createPhraseFinder } from "@hospital/danger/match/basic-phrases";
import { createDangerFinder, type DangerModel } from "@hospital/danger/match/finder";
import { z } from "astro/zod";
import { parseDocument } from "yaml";
import { entryAt, type Finding, finding, type LaunchContent } from "./check.ts";

/**
 * Languages that the danger search has not learned have phrases for each of these emergencies, also in the Latin letters in
 * which many people type them.
 */
export function missingPhrases(emergencies: readonly string[]) {
  return (content: LaunchContent): Finding[] => {
    const entry = entryAt(content, "dangers.yaml");
    if (!entry) return [];
    const rows = rowsAt(entry.data, "phrases");
    return unlearned(content).flatMap((language) =>
      [scriptOf(language), ...(recognisedInLatin.includes(language) ? [] : ["Latn"])].flatMap((script) => {
        const letters = RegExp(`\\p{Script=${script}}`, "u");
        const hasWords = (emergency: string) =>
          rows.some(
            (row) =>
              row.emergency === emergency && phrasesIn(row.words, language).some((phrase) => letters.test(phrase)),
          );
        const missing = emergencies.filter((emergency) => !hasWords(emergency));
        const where = script === scriptOf(language) ? "" : " in Latin letters";
        return missing.length > 0
          ? finding(
              entry,
              ["phrases"],
              `no phrases in ${languageName(language, "en")}${where} for ${missing.join(", ")}`,
            )
          : [];
      }),
    );
  };
}

/** The IDs of the dangers whose first aid the hospital's phrases in the language show. */
export function dangersWithPhrases(content: LaunchContent, language: Language): unknown[] {
  return rowsAt(entryAt(content, "dangers.yaml")?.data, "phrases")
    .filter(({ words }) => phrasesIn(words, language).length > 0)
    .map(({ emergency }) => dangerOf(emergency as Emergency));
}

const queries = z.partialRecord(z.enum(knownLanguages), z.array(z.union([z.string(), z.array(z.string())])));
/** Queries by language; the queries about one emergency may be in a separate list. */
const queriesFile = z.strictObject({ emergencies: queries, ordinary: queries.default({}) });

/**
 * Queries beside the content that measure what the site recognises: emergencies that bring no box, and ordinary searches
 * that bring one. The phrases are asked, and for a language that it has learned, the model. Other languages in Latin
 * letters would only make it guess.
 */
export async function misreadQueries(content: LaunchContent): Promise<Finding[]> {
  const needed = unlearned(content);
  const folder = contentFolder(content.root);
  const file = posix.join(folder, "../emergency-queries.yaml");
  const toFinding = (message: string): Finding => ({ file, line: 0, field: "", names: {}, message });
  const text = await readFile(join(content.root, file), "utf8").catch(() => undefined);
  if (text === undefined) return needed.length > 0 ? [toFinding("is missing")] : [];
  const { data, error } = queriesFile.safeParse(parseDocument(text).toJS());
  if (error) return [toFinding("has to list emergencies and ordinary searches by language, such as te")];
  const rows = rowsAt(entryAt(content, "dangers.yaml")?.data, "phrases");
  const finders = rows.flatMap(({ words, ordinary }) =>
    needed.map((language) => createPhraseFinder(phrasesIn(words, language), phrasesIn(ordinary, language))),
  );
  const find = createDangerFinder(modelOf(content));
  const isEmergency = (query: string, language: Language) =>
    finders.some((isIn) => isIn(query)) || (isLearned(language, query) && find(query) !== undefined);
  const listed = content.languages.filter((language) => data.emergencies[language] ?? data.ordinary[language]);
  return [...new Set([...needed, ...listed])].flatMap((language) => {
    const name = languageName(language, "en");
    const emergencies = data.emergencies[language]?.flat() ?? [];
    const ordinary = data.ordinary[language]?.flat() ?? [];
    const missed = emergencies.filter((query) => !isEmergency(query, language));
    const alarms = ordinary.filter((query) => isEmergency(query, language));
    const [bring, box] = needed.includes(language) ? ["match", "phrase"] : ["bring", "warning box"];
    const messages = [
      ...(emergencies.length === 0 ? [`no emergencies in ${name}`] : []),
      ...(ordinary.length === 0 ? [`no ordinary searches in ${name}`] : []),
      ...(missed.length > 0
        ? [`${missed.length} of ${emergencies.length} emergencies in ${name} ${bring} no ${box}: ${missed.join(", ")}`]
        : []),
      ...(alarms.length > 0
        ? [
            `${alarms.length} of ${ordinary.length} ordinary searches in ${name} ${bring} a ${box}: ${alarms.join(", ")}`,
          ]
        : []),
    ];
    return messages.map(toFinding);
  });
}

/** Whether the model has learned the language of a query. */
function isLearned(language: Language, query: string): boolean {
  return recognisedLanguages.includes(language) || (recognisedInLatin.includes(language) && /[a-z]/i.test(query));
}

/** The site's model. The content has no errors, or no launch check would run. */
function modelOf({ root, entries, languages }: LaunchContent): DangerModel {
  const record = (path: string) => entries.find((entry) => entry.path === path)?.data;
  const { dangers } = dangersShape().parse(record("dangers.yaml"));
  const { helplines } = helplinesShape().parse(record("helplines.yaml"));
  return siteModel(join(root, contentFolder(root)), { dangers, helplines, languages });
}

/** The site's languages whose emergencies the danger search has not learned. */
function unlearned({ languages }: LaunchContent): Language[] {
  return languages.filter((language) => !recognisedLanguages.includes(language));
}
