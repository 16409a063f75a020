import { inAllLanguages, type Locale, translate } from "@hospital/content/text/locales";
import { scriptOf } from "@hospital/content/text/script-of";
import { messages } from "../i18n/messages";
import { findOnly } from "./entries";

/** All insurers and third-party administrators in file order. */
export async function getInsurers(locale: Locale) {
  const label = messages(locale);
  const { insurers = [] } = (await findOnly("insurers")) ?? {};
  return insurers.map((insurer) => {
    const { name, kind, aliases = [], strip } = insurer;
    const shownName = nameIn(locale, insurer);
    const otherNames = shownName === name ? aliases : [name, ...aliases];
    return {
      name: translate(shownName, locale),
      kind: label[kind],
      aliases: otherNames.length > 0 ? `${label.alsoKnownAs} ${translate(otherNames.join(", "), locale)}` : undefined,
      names: searchNames(insurer).join(", "),
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

interface InsurerNames {
  name: string;
  aliases?: string[] | undefined;
  devanagari?: string[] | undefined;
  alsoTyped?: string[] | undefined;
}

/** All names by which a search finds the insurer. */
export function searchNames({ name, aliases = [], devanagari = [], alsoTyped = [] }: InsurerNames): string[] {
  return [name, ...aliases, ...devanagari, ...alsoTyped];
}

/** The name in the script of `locale`, if there is one. */
export function nameIn(locale: Locale, { name, devanagari = [] }: InsurerNames): string {
  return (scriptOf(locale) === "Deva" && devanagari[0]) || name;
}
