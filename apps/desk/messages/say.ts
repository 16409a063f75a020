import { inEachLanguage, type Message, type MessageLanguage } from "@hospital/content/messages/labels";
import { fill } from "@hospital/content/text/fill";
import { changes } from "./en/changes.ts";
import { refusals } from "./en/refusals.ts";
import { sheets } from "./en/sheets.ts";
import { changes as hindiChanges } from "./hi/changes.ts";
import { refusals as hindiRefusals } from "./hi/refusals.ts";
import { sheets as hindiSheets } from "./hi/sheets.ts";

/** The names between braces in a template. */
type Holes<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

type Values<Template> = Record<Holes<Template>, string | number | Message>;

/** A function that writes a message of a dictionary in each language, with its values. */
function writer<English extends Record<string, string>>(english: English, hindi: Record<keyof English, string>) {
  const templates = { en: english, hi: hindi };
  return <Code extends keyof English>(
    code: Code,
    ...[values]: [Holes<English[Code]>] extends [never] ? [] : [Values<English[Code]>]
  ): Message => inEachLanguage((language) => fill(templates[language][code], inLanguage(values ?? {}, language)));
}

function inLanguage(values: Record<string, string | number | Message>, language: MessageLanguage) {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? value[language] : value,
  ]);
  return Object.fromEntries(written);
}

/** Why something wasn't done: `say("nameTaken")`. */
export const say = writer(refusals, hindiRefusals);

/** The description of a change: `changeMessage("readBy", { by })`. */
export const changeMessage = writer(changes, hindiChanges);

/** A problem of a spreadsheet: `sheetMessage("cellError", { error })`. */
export const sheetMessage = writer(sheets, hindiSheets);
