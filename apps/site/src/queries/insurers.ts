import { inAllLanguages, type Locale, translate } from "@hospital/content/text/locales";
import { scriptOf } from "@hospital/content/text/script-of";
import { messages } from "../i18n/messages";
import { findOnly } from "./entries";

/** All insurers and third-party administrators in file order. */
export async function getInsurers(locale: Locale) {
  const label = messages(locale);
  const { insurers = [] } = (await findOnly("insurers")) ?? {};
  return insurers.map(({ name, kind, aliases = [], devanagari = [], strip }) => {
    const shown = nameIn(locale, { name, devanagari });
    const others = shown === name ? aliases : [name, ...aliases];
    return {
      name: translate(shown, locale),
      kind: label[kind],
      aliases: others.length > 0 ? `${label.alsoKnownAs} ${translate(others.join(", "), locale)}` : undefined,
      names: [name, ...aliases, ...devanagari].join(", "),
      isInStrip: strip,
    };
  });
}

/** The health schemes of governments and public employers, in file order. */
export async function getSchemes(locale: Locale) {
  const label = messages(locale);
  const { schemes = [] } = (await findOnly("insurers")) ?? {};
  return schemes.map(({ name, alsoTyped = [], empanelled, text }) => ({
    name: translate(name, locale),
    kind: label.empanelled[empanelled],
    text: translate(text, locale),
    names: [...inAllLanguages(name), ...alsoTyped].join(", "),
  }));
}

/** The name in the script of `locale`, if there is one. */
export function nameIn(locale: Locale, { name, devanagari = [] }: { name: string; devanagari?: string[] }): string {
  return (scriptOf(locale) === "Deva" && devanagari[0]) || name;
}
