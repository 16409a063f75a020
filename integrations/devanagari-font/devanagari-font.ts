import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { languageName, weekdayName } from "../../src/i18n/calendar.ts";
import { locales } from "../../src/i18n/locales.ts";
import { words } from "../../src/i18n/words.ts";
import { spokenLanguages, weekdays } from "../../src/vocabulary.ts";
import { glyphSubset } from "./glyph-subset.ts";

/** Where astro.config.ts finds the fonts: for Hindi pages, and for the name of the language on the others. */
export const devanagariFonts = {
  pages: ".cache/fonts/devanagari.woff2",
  languageName: ".cache/fonts/language-name.woff2",
};

/** The whole font, with the licence in its package: SIL Open Font License 1.1. */
export const wholeFont = fileURLToPath(
  import.meta.resolve(
    "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
  ),
);

/** What Hindi is written with, joiners and the danda too; signs of Sanskrit and of other languages are left out. */
export const hindiLetters = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, index) => 0x900 + index))
  .replace(/[^\u0901-\u0903\u0905-\u0911\u0913-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939]/g, (sign) =>
    /[\u093c-\u0945\u0947-\u0949\u094b-\u094d\u0958-\u0960\u0964\u0965\u0970]/.test(sign) ? sign : "",
  )
  .concat("\u200c\u200d");

/** A word in Devanagari, with the joiners inside it. */
export const hindiWord = /(?:[\u0900-\u097F]|\u200C|\u200D)+/g;

/** Makes the fonts from the words that the site has, before Astro looks for them. */
export function devanagariFont(): AstroIntegration {
  return {
    name: "devanagari-font",
    hooks: {
      "astro:config:setup": async ({ config, logger }) => {
        const font = await readFile(wholeFont);
        const all = await hindiWords(fileURLToPath(config.root));
        const names =
          locales
            .map((locale) => words(locale).languageName)
            .join(" ")
            .match(hindiWord) ?? [];
        const fonts = {
          pages: await glyphSubset(font, { letters: hindiLetters, words: all, weights: [400, 700] }),
          languageName: await glyphSubset(font, { letters: names.join(""), words: names, weights: [400, 700] }),
        };
        for (const [name, path] of Object.entries(devanagariFonts)) {
          const file = new URL(path, config.root);
          await mkdir(new URL(".", file), { recursive: true });
          await writeFile(file, fonts[name as keyof typeof fonts]);
        }
        logger.info(`${all.size} Hindi words are written with a font of ${fonts.pages.length} bytes.`);
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
  for await (const path of glob(["content/**/*.{yaml,md}", "src/i18n/*.ts"], { cwd: root }))
    read(await readFile(`${root}/${path}`, "utf8"));
  for (const day of weekdays) read(weekdayName(day, "hi"));
  for (const language of spokenLanguages) read(languageName(language, "hi"));
  return found;
}
