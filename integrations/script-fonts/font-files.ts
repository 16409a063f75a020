import { fileURLToPath } from "node:url";
import { fontOf, type ScriptFont } from "../../src/i18n/fonts.ts";
import { publishedLocales } from "../../src/i18n/locales.ts";

/** The fonts that the languages of this site need beside its own. */
export const siteFonts: readonly ScriptFont[] = [
  ...new Set(publishedLocales.map(fontOf).filter((font) => font !== undefined)),
];

/** The whole font, with the licence in its package: SIL Open Font License 1.1. */
export function wholeFont({ file }: ScriptFont): string {
  return fileURLToPath(import.meta.resolve(file));
}

/** Where site.config.ts finds what a build has made of it. */
export function cutFont({ family }: ScriptFont): string {
  return `.cache/fonts/${family.toLowerCase().replaceAll(" ", "-")}.woff2`;
}
