import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { contentFolder } from "@hospital/content/content-folder";
import { siteFonts, subsetFile, wholeFont } from "@hospital/content/fonts/font-files";
import { displayFont, fontOf, latinFont, lettersOf, type ScriptFont, wordIn } from "@hospital/content/fonts/fonts";
import { dayWords, languageName } from "@hospital/content/text/calendar";
import { publishedLocales } from "@hospital/content/text/locales";
import { spokenLanguages } from "@hospital/content/vocabulary";
import type { AstroIntegration } from "astro";
import { parse } from "yaml";
import { dictionaries } from "../../src/i18n/dictionaries.ts";
import { virtualModule } from "../virtual-module/virtual-module.ts";
import { drawName } from "./drawn-name.ts";
import type { SubsetOptions } from "./glyph-subset.ts";
import { subsetInto } from "./stored-subset.ts";

/** Writes the subsets of the Latin fonts and, for the words of the site, of other fonts, before Astro looks for them. */
export function scriptFonts(): AstroIntegration {
  return {
    name: "script-fonts",
    hooks: {
      "astro:config:setup": async ({ config, logger, updateConfig }) => {
        const write = (font: Pick<ScriptFont, "family" | "file">, options: SubsetOptions) =>
          subsetInto(fileURLToPath(new URL(subsetFile(font), config.root)), wholeFont(font), options);
        for (const font of [latinFont, displayFont]) {
          // A Latin word needs only the glyphs of its letters.
          const subset = await write(font, { ...font, words: new Set() });
          logger.info(`The subset of ${font.family} has ${subset.length} bytes.`);
        }
        for (const font of siteFonts) {
          const words = await wordsOfTheSite(fileURLToPath(config.root), font);
          const letters = [...new Set([lettersOf(font), ...words].join(""))].sort().join("");
          const subset = await write(font, { letters, words });
          logger.info(`${words.size} words in ${font.family} are written with a font of ${subset.length} bytes.`);
        }
        updateConfig({ vite: { plugins: [virtualModule("drawn-names", drawnNames)] } });
      },
    },
  };
}

/** Leaves out the search words that no page shows. */
function withoutTypedWords(key: string, value: unknown) {
  if (key === "alsoTyped") return undefined;
  const isByLanguage = key === "words" && typeof value === "object" && value !== null && !Array.isArray(value);
  return isByLanguage ? publishedLocales.map((locale) => Reflect.get(value, locale)) : value;
}

/** Language names in scripts for which a visitor may have no font. */
async function drawnNames() {
  const drawn = publishedLocales.map(async (locale) => {
    const font = fontOf(locale);
    const name = dictionaries[locale].languageName;
    return font ? [[locale, await drawName(await readFile(wholeFont(font)), name)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(drawn)).flat());
}

/** Every word in the font's script in content, dictionaries and calendar. */
async function wordsOfTheSite(root: string, font: ScriptFont): Promise<Set<string>> {
  const words = new Set<string>();
  const collect = (text: string) => {
    for (const [word] of text.matchAll(wordIn(font))) words.add(word);
  };
  const locales = publishedLocales.filter((locale) => fontOf(locale) === font);
  const files = [
    `${contentFolder(root)}/**/*.{yaml,md}`,
    ...locales.map((locale) => `apps/site/src/i18n/${locale}.ts`),
  ];
  for await (const path of glob(files, { cwd: root })) {
    const text = await readFile(`${root}/${path}`, "utf8");
    collect(path.endsWith(".yaml") && /words:/.test(text) ? JSON.stringify(parse(text), withoutTypedWords) : text);
  }
  for (const locale of locales) {
    for (const { weekdays, months } of Object.values(dayWords(locale))) collect([...weekdays, ...months].join(" "));
    for (const language of spokenLanguages) collect(languageName(language, locale));
  }
  return words;
}
