import { fileURLToPath } from "node:url";
import { fontOf, type ScriptFont } from "../../src/i18n/fonts.ts";
import { publishedLocales } from "../../src/i18n/locales.ts";

/** The font of the pages' Latin letters. */
export const latinFont = "src/fonts/figtree.woff2";

/** The additional fonts of this site's languages. */
export const siteFonts: readonly ScriptFont[] = [
  ...new Set(publishedLocales.map(fontOf).filter((font) => font !== undefined)),
];

/** The whole font, with the licence in its package: SIL Open Font License 1.1. */
export function wholeFont({ file }: ScriptFont): string {
  return fileURLToPath(import.meta.resolve(file));
}

/** The subset's path, for site.config.ts. */
export function cutFont({ family }: ScriptFont): string {
  return `.cache/fonts/${family.toLowerCase().replaceAll(" ", "-")}.woff2`;
}
