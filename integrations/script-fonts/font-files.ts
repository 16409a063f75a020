import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import { fontOf, type ScriptFont } from "../../src/i18n/fonts.ts";
import { publishedLocales } from "../../src/i18n/locales.ts";
import { memoize } from "../../src/memoize.ts";

/** The font of the pages' Latin letters. */
export const latinFont = "src/fonts/figtree.woff2";
/** Its name inside the file. */
export const latinFamily = "Figtree Light";

/** The same in a file for drawing with sharp, which reads no WOFF2. */
export const latinTrueType = memoize(async (): Promise<string> => {
  const file = ".cache/fonts/latin.ttf";
  await mkdir(".cache/fonts", { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, await convert(await readFile(latinFont), "truetype"));
  // In one step: a build beside this one may be reading it.
  await rename(part, file);
  return file;
});

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
