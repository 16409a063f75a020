import type { Problem } from "@hospital/content/check/problem";
import type { Language } from "@hospital/content/languages";
import { fault } from "@hospital/content/messages/write-problem";
import { phrases } from "@hospital/content/text/phrases";
import { dictionaries } from "./dictionaries.ts";

/**
 * The messages that the dictionaries of these languages lack. An update may add new ones, and a build doesn't check
 * types, so that the page would show "undefined".
 */
export function dictionaryProblems(languages: readonly Language[]): Problem[] {
  return languages.flatMap((language) => [
    ...lacking(`apps/site/src/i18n/${language}.ts`, language, dictionaries),
    ...lacking("packages/content/text/phrases.ts", language, phrases),
  ]);
}

function lacking(file: string, language: Language, messages: Record<Language, object>): Problem[] {
  return missingMessages(messages.en, messages[language]).map(({ key, english }) => {
    const missing = fault("dictionaryMessageMissing", { language, key, file, english });
    return { file, line: 0, field: key, names: {}, ...missing, level: "error" };
  });
}

interface MissingMessage {
  /** A path such as "opd.title"; empty if the whole dictionary is missing. */
  key: string;
  english: string;
}

/** The messages of `english` that `translation` has no text for. */
export function missingMessages(english: unknown, translation: unknown, path: string[] = []): MissingMessage[] {
  if (typeof english !== "object" || english === null)
    return typeof translation === "string" && translation.trim()
      ? []
      : [{ key: path.join("."), english: String(english) }];
  if (typeof translation !== "object" || translation === null) return [{ key: path.join("."), english: "" }];
  return Object.entries(english).flatMap(([key, value]) =>
    missingMessages(value, (translation as Record<string, unknown>)[key], [...path, key]),
  );
}
