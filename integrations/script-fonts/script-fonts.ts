import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { contentFolder } from "../../site/content-folder.ts";
import { languageName, weekdayName } from "../../src/i18n/calendar.ts";
import { fontOf, lettersOf, type ScriptFont, wordIn } from "../../src/i18n/fonts.ts";
import { publishedLocales } from "../../src/i18n/locales.ts";
import { spokenLanguages, weekdays } from "../../src/vocabulary.ts";
import { cutFont, siteFonts, wholeFont } from "./font-files.ts";
import { glyphSubset } from "./glyph-subset.ts";

/**
 * Makes the fonts from the words that the site has, before Astro looks for them and beside what other integrations do
 * first.
 */
export function scriptFonts(): AstroIntegration {
  let written: Promise<unknown>;
  return {
    name: "script-fonts",
    hooks: {
      "astro:config:setup": async ({ config, logger }) => {
        const write = async (font: ScriptFont) => {
          const words = await wordsOfTheSite(fileURLToPath(config.root), font);
          const letters = [...new Set([lettersOf(font), ...words].join(""))].sort().join("");
          const file = fileURLToPath(new URL(cutFont(font), config.root));
          const subset = await writeSubset(file, await readFile(wholeFont(font)), { letters, words });
          logger.info(`${words.size} words in ${font.family} are written with a font of ${subset.length} bytes.`);
        };
        written = Promise.all(siteFonts.map(write));
        // It is thrown below.
        written.catch(() => undefined);
      },
      "astro:config:done": async () => {
        await written;
      },
    },
  };
}

/** The code that a subset depends on. */
const cutter = ["./glyph-subset.ts", "../../package-lock.json"].map((path) => new URL(path, import.meta.url));

/**
 * Subsets `font` into `file` and returns its bytes. A digest of inputs and output beside it tells whether the file is
 * complete and up to date.
 */
export async function writeSubset(file: string, font: Uint8Array, part: { letters: string; words: Iterable<string> }) {
  const source = [
    font,
    part.letters,
    [...part.words].sort().join(" "),
    ...(await Promise.all(cutter.map((one) => readFile(one)))),
  ];
  const digestOf = (subset: Uint8Array) => {
    const hash = createHash("sha256");
    for (const part of [...source, subset]) hash.update(createHash("sha256").update(part).digest());
    return hash.digest("hex");
  };
  const [last, digest] = await Promise.all(
    [file, `${file}.sha256`].map((path) => readFile(path).catch(() => undefined)),
  );
  if (last && digest?.toString() === digestOf(last)) return last;
  const subset = Buffer.from(
    await glyphSubset(font, { letters: part.letters, words: [...part.words], weights: [400, 700] }),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, subset);
  await writeFile(`${file}.sha256`, digestOf(subset));
  return subset;
}

/** Every word in the font's script in content, dictionaries and calendar. */
async function wordsOfTheSite(root: string, font: ScriptFont): Promise<Set<string>> {
  const words = new Set<string>();
  const read = (text: string) => {
    for (const [word] of text.matchAll(wordIn(font))) words.add(word);
  };
  const written = publishedLocales.filter((locale) => fontOf(locale) === font);
  const files = [`${contentFolder(root)}/**/*.{yaml,md}`, ...written.map((locale) => `src/i18n/${locale}.ts`)];
  for await (const path of glob(files, { cwd: root })) read(await readFile(`${root}/${path}`, "utf8"));
  for (const locale of written) {
    for (const day of weekdays) read(weekdayName(day, locale));
    for (const language of spokenLanguages) read(languageName(language, locale));
  }
  return words;
}
