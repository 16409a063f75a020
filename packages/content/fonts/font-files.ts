import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, parse, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import { memoize } from "../memoize.ts";
import { publishedLocales } from "../text/locales.ts";
import { fontOf, type ScriptFont } from "./fonts.ts";

/** A font's file as TrueType, for drawing with sharp, which reads no WOFF2. */
export const trueType = memoize(async (file: string): Promise<string> => {
  const copy = resolve(".cache/fonts", `${parse(file).name}.ttf`);
  await mkdir(dirname(copy), { recursive: true });
  const part = `${copy}.${randomUUID()}`;
  await writeFile(part, await convert(await readFile(file), "truetype"));
  // Atomic, because another process may be reading it.
  await rename(part, copy);
  return copy;
});

/** The additional fonts of this site's languages. */
export const siteFonts: readonly ScriptFont[] = [
  ...new Set(publishedLocales.map(fontOf).filter((font) => font !== undefined)),
];

/** The whole font, with the licence in its package: SIL Open Font License 1.1. */
export function wholeFont({ file }: Pick<ScriptFont, "file">): string {
  return fileURLToPath(import.meta.resolve(file));
}

/** The subset's path, for apps/site/site.config.ts. */
export function subsetFile({ family }: Pick<ScriptFont, "family">): string {
  return `.cache/fonts/${family.toLowerCase().replaceAll(" ", "-")}.woff2`;
}
