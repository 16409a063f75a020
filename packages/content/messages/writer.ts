import { fill } from "../text/fill.ts";
import { inEachLanguage, type Message, type MessageLanguage } from "./labels.ts";

/** The names between braces in a template. */
type Placeholders<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<Template> = Record<Placeholders<Template>, string | number | Message>;

/** A function that writes a message of a catalogue in each language, with its values. */
export function writer<English extends Record<string, string>>(english: English, hindi: Record<keyof English, string>) {
  const templates = { en: english, hi: hindi };
  return <Code extends keyof English>(
    code: Code,
    ...[values]: [Placeholders<English[Code]>] extends [never] ? [] : [Values<English[Code]>]
  ): Message => inEachLanguage((language) => fill(templates[language][code], inLanguage(values ?? {}, language)));
}

function inLanguage(values: Record<string, string | number | Message>, language: MessageLanguage) {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? value[language] : value,
  ]);
  return Object.fromEntries(texts);
}
