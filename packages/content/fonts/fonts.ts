import type { Locale } from "../text/locales.ts";
import { directionOf, scriptOf } from "../text/script-of.ts";

type UnicodeRange = `U+${string}`;

/** The font of one script, beside the site's Latin one. */
export interface ScriptFont {
  cssVariable: `--font-${string}`;
  /** Its CSS family; not the font's real name, which would match a local font. */
  family: string;
  /** Local fallbacks. */
  onPhones: string;
  /** The file in its package, variable from 400 to 700; the build subsets it to the site's words. */
  file: string;
  /** Its Unicode ranges; joiners and the danda are shared by scripts. */
  range: [UnicodeRange, ...UnicodeRange[]];
  /** Characters to keep because people may type them; by default all of the ranges. */
  letters?: UnicodeRange[];
  /** Line heights of text, compact text and headings (1.6, 1.35 and 1.12 in Latin). */
  leading: [text: number, close: number, headings: number];
  /** Of letters wider than Latin ones: by how much a word that fills its line has to be smaller. */
  wide?: number;
}

/** By script. Connected scripts get no letter-spacing. */
const fonts: Partial<Record<string, ScriptFont>> = {
  Deva: {
    cssVariable: "--font-devanagari",
    family: "Devanagari",
    onPhones: "Noto Sans Devanagari",
    file: "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
    range: ["U+900-97F"],
    // Those of Hindi; other languages' come with their words.
    letters: [
      ...["U+901-903", "U+905-928", "U+92A-930", "U+932-933", "U+935-939", "U+93C-945", "U+947-949"],
      ...["U+94B-94D", "U+958-960", "U+964-965", "U+970-970"],
    ] as UnicodeRange[],
    leading: [1.75, 1.5, 1.3],
  },
  Mlym: {
    cssVariable: "--font-malayalam",
    family: "Malayalam",
    onPhones: "Noto Sans Malayalam",
    file: "@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2",
    range: ["U+D00-D7F"],
    leading: [1.8, 1.55, 1.35],
    wide: 0.75,
  },
};

/** The additional font of a language; none for Latin scripts. */
export function fontOf(locale: Locale): ScriptFont | undefined {
  const script = scriptOf(locale);
  if (script === "Latn") return undefined;
  const font = fonts[script];
  if (!font)
    throw new Error(
      `The language "${locale}" is written in ${script}, which has no row in packages/content/fonts/fonts.ts.`,
    );
  return font;
}

/** Overrides of styles/tokens.css for a language with its own font; `--way` is -1 where it is written to the left. */
export function fontStyles(locale: Locale): string {
  const font = fontOf(locale);
  if (!font) return "";
  const [text, close, headings] = font.leading;
  const families = `var(${font.cssVariable}),var(--font-latin),"${font.onPhones}",sans-serif`;
  const leading = `--leading:${text};--leading-close:${close};--leading-tight:${headings}`;
  const width = font.wide ? `;--wide:${font.wide}` : "";
  const way = directionOf(locale) === "rtl" ? ";--way:-1" : "";
  return `:root:lang(${locale}){--font:${families};${leading};--tracking:0;--tracking-tight:0${width}${way}}`;
}

/** A word in the script of the font, with the joiners inside it. */
export function wordIn({ range }: ScriptFont): RegExp {
  const signs = range.map((letters) => classOf(letters)).join("");
  return new RegExp(`[${signs}](?:[${signs}]|\u200C|\u200D)*`, "gu");
}

/** Every sign that somebody may type. */
export function lettersOf({ range, letters = range }: ScriptFont): string {
  const signs = letters.flatMap((range) => {
    const [from = 0, to = from] = endsOf(range);
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  return [...signs, "\u200C", "\u200D"].join("");
}

function classOf(range: UnicodeRange): string {
  return endsOf(range)
    .map((end) => `\\u{${end.toString(16)}}`)
    .join("-");
}

function endsOf(range: UnicodeRange): number[] {
  return range
    .slice(2)
    .split("-")
    .map((end) => Number.parseInt(end, 16));
}
