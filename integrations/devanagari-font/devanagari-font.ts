import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { contentFolder } from "../../content-check/content-folder.ts";
import { languageName, weekdayName } from "../../src/i18n/calendar.ts";
import { fontOf } from "../../src/i18n/font-of.ts";
import { publishedLocales } from "../../src/i18n/locales.ts";
import { spokenTimes } from "../../src/i18n/spoken-times.ts";
import { spokenLanguages, weekdays } from "../../src/vocabulary.ts";
import { glyphSubset } from "./glyph-subset.ts";

/** Where astro.config.ts finds the font. */
export const devanagariFontFile = ".cache/fonts/devanagari.woff2";

/** The whole font, with the licence in its package: SIL Open Font License 1.1. */
export const wholeFont = fileURLToPath(
  import.meta.resolve(
    "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
  ),
);

/** What Hindi is written with, joiners and the danda too; other signs come only with a word that has them. */
export const hindiLetters = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, index) => 0x900 + index))
  .replace(/[^\u0901-\u0903\u0905-\u0911\u0913-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939]/g, (sign) =>
    /[\u093c-\u0945\u0947-\u0949\u094b-\u094d\u0958-\u0960\u0964\u0965\u0970]/.test(sign) ? sign : "",
  )
  .concat("\u200c\u200d");

/** A word in Devanagari, with the joiners inside it. */
export const hindiWord = /[\u0900-\u097F](?:[\u0900-\u097F]|\u200C|\u200D)*/g;

/** Makes the font from the words that the site has, before Astro looks for it. */
export function devanagariFont(): AstroIntegration {
  return {
    name: "devanagari-font",
    hooks: {
      "astro:config:setup": async ({ config, logger }) => {
        const font = await readFile(wholeFont);
        const all = await hindiWords(fileURLToPath(config.root));
        const letters = [...new Set([hindiLetters, ...all].join(""))].join("");
        const subset = await glyphSubset(font, { letters, words: all, weights: [400, 700] });
        const file = new URL(devanagariFontFile, config.root);
        await mkdir(new URL(".", file), { recursive: true });
        await writeFile(file, subset);
        logger.info(`${all.size} words in Devanagari are written with a font of ${subset.length} bytes.`);
      },
    },
  };
}

/** Every word in Devanagari that a page may show: of the content, of the interface, of the calendar. */
async function hindiWords(root: string): Promise<Set<string>> {
  const found = new Set<string>();
  const read = (text: string) => {
    for (const [word] of text.matchAll(hindiWord)) found.add(word);
  };
  const written = publishedLocales.filter((locale) => fontOf[locale] === "--font-devanagari");
  const files = [`${contentFolder(root)}/**/*.{yaml,md}`, ...written.map((locale) => `src/i18n/${locale}.ts`)];
  for await (const path of glob(files, { cwd: root })) read(await readFile(`${root}/${path}`, "utf8"));
  for (const locale of written) {
    read(Object.values(spokenTimes[locale] ?? {}).join(" "));
    for (const day of weekdays) read(weekdayName(day, locale));
    for (const language of spokenLanguages) read(languageName(language, locale));
  }
  return found;
}
