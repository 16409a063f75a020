import { knownLanguages, type Language } from "../languages.ts";
import { ownValue } from "../record/values.ts";
import { spokenLanguages } from "../vocabulary.ts";
import { help as englishHelp } from "./en/help.ts";
import { labels as english, singulars as englishSingulars } from "./en/labels.ts";
import { help as hindiHelp } from "./hi/help.ts";
import { labels as hindi, singulars as hindiSingulars } from "./hi/labels.ts";
import type { Location } from "./location.ts";

/** The languages that messages are written in. */
export type MessageLanguage = "en" | "hi";

/** A text in each language of the messages. */
export type Message = Record<MessageLanguage, string>;

export function inEachLanguage(write: (language: MessageLanguage) => string): Message {
  return { en: write("en"), hi: write("hi") };
}

const labels: Record<MessageLanguage, Record<string, string>> = { en: english, hi: hindi };
const singulars: Record<MessageLanguage, Record<string, string>> = { en: englishSingulars, hi: hindiSingulars };
const names = { en: languagesNamedIn("en"), hi: languagesNamedIn("hi") };

/** The names of the languages that sites have and doctors speak. Some browsers lack the names of some of them. */
function languagesNamedIn(language: MessageLanguage): Record<string, string> {
  const displayNames = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
  const named = [...knownLanguages, ...spokenLanguages].map((code) => [code, displayNames.of(code)] as const);
  return Object.fromEntries(named.flatMap(([code, name]) => (name ? [[code, name]] : [])));
}

export function isLanguage(name: PropertyKey): name is Language {
  return (knownLanguages as readonly PropertyKey[]).includes(name);
}

/** `languageName("mr", "en")` → "Marathi". */
export function languageName(code: Language, language: MessageLanguage): string {
  return labelOf(code, language);
}

/**
 * The label of a file, field or choice. A file that a hospital names itself, such as a page of people, has no row in the
 * catalogues: its label is derived from its name, "board-members" → "Board members".
 */
export function labelOf(name: string, language: MessageLanguage): string {
  const label = ownValue(labels[language], name) ?? ownValue<string>(names[language], name);
  if (label) return label;
  const spaced = name.replaceAll(/[-_]/g, " ").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** The label of an option of a choice. Some are named like a field with another label, such as the fee of a first visit. */
export function optionLabel(option: string, language: MessageLanguage): string {
  return ownValue(labels[language], `option.${option}`) ?? labelOf(option, language);
}

/** The singular of a list, for the button that adds a row: "Notices" → "Notice". */
export function singularOf(name: string, language: MessageLanguage): string {
  return ownValue(singulars[language], name) ?? labelOf(name, language);
}

/**
 * The path to a value by the labels of the forms: "OPD hours › 2 › From"; a list counts from 0. A row has its name of
 * `rowNames`, from the outermost row, or else its number.
 */
export function pathLabel(
  steps: readonly PropertyKey[],
  language: MessageLanguage,
  rowNames: (string | undefined)[] = [],
): string {
  const names = rowNames.values();
  const labelAt = (step: string, parent: string) => labelOf(parent === "focus" ? `focus.${step}` : step, language);
  return steps
    .map((step, index) =>
      /^\d+$/.test(String(step))
        ? names.next().value || Number(step) + 1
        : labelAt(String(step), String(steps[index - 1])),
    )
    .join(" › ");
}

/** A record's position in the menu of the desk: "Doctors › Dr Asha Rao". `path` is under content/. */
export function recordLabel(path: string, names: Location["names"], language: MessageLanguage): string {
  const folders = path.split("/");
  const file = folders.pop() ?? "";
  const slug = file.replace(/\..*/, "");
  if (folders.length === 0) return labelOf(slug, language);
  const name = names[language] ?? Object.values(names)[0];
  const fallback = /\.(?:yaml|md)$/.test(file) ? labelOf(slug, language) : file;
  return [...folders.map((folder) => labelOf(folder, language)), name ?? fallback].join(" › ");
}

/** A location by the labels of the forms: "Doctors › Dr Asha Rao › Overview › Hindi"; for `rowNames`, see `pathLabel`. */
export function locationLabel(
  location: Location,
  language: MessageLanguage,
  rowNames?: (string | undefined)[],
): string {
  const [, prose] = /\.([a-z]+)\.md$/.exec(location.file) ?? [];
  const steps = prose ? ["overview", prose] : location.field.split(".").filter(Boolean);
  const field = pathLabel(steps, language, rowNames);
  const record = recordLabel(location.file.replace(/^content\//, ""), location.names, language);
  // A file with a single list has the list's label.
  return field.startsWith(`${record} › `) ? field : [record, field].filter(Boolean).join(" › ");
}

const helps = { en: englishHelp, hi: hindiHelp };

export type HelpKey = keyof typeof englishHelp;

/** The help under a field, by the `help` in the metadata of its schema. */
export function helpIn(key: HelpKey, language: MessageLanguage): string {
  return helps[language][key];
}
