import type { Locale } from "./locales.ts";
import { scriptOf } from "./script-of.ts";

type UnicodeRange = `U+${string}`;

/** The font of the languages of one script, beside the site's own, which has Latin letters and digits. */
export interface ScriptFont {
  cssVariable: `--font-${string}`;
  /** Its name in the page: not the font's real one, which stands for what the phone has of it. */
  family: string;
  /** What a phone may have of the same. */
  onPhones: string;
  /** In an installed package, with weights from 400 to 700; a build cuts it to the words that the site has. */
  file: string;
  /** Where its signs are in Unicode; joiners and, in India, the danda belong to every script. */
  range: [UnicodeRange, ...UnicodeRange[]];
  /** What somebody may type although no word of the site has it; all of its signs where that is left out. */
  letters?: UnicodeRange[];
  /** The heights of its lines, of text, of what stands close, and of headings: beside 1.6, 1.35 and 1.12 of Latin. */
  leading: [text: number, close: number, headings: number];
}

/** By script. Letters that hang together are never set apart or drawn together, as Latin headings are. */
const fonts: Partial<Record<string, ScriptFont>> = {
  Deva: {
    cssVariable: "--font-devanagari",
    family: "Devanagari",
    onPhones: "Noto Sans Devanagari",
    file: "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
    range: ["U+900-97F"],
    // Those of Hindi; another language's come with its words.
    letters: [
      ...["U+901-903", "U+905-928", "U+92A-930", "U+932-933", "U+935-939", "U+93C-945", "U+947-949"],
      ...["U+94B-94D", "U+958-960", "U+964-965", "U+970-970"],
    ] as UnicodeRange[],
    leading: [1.75, 1.5, 1.3],
  },
};

/** The font that the pages of a language have beside the site's own; none where that one has all letters. */
export function fontOf(locale: Locale): ScriptFont | undefined {
  const script = scriptOf(locale);
  if (script === "Latn") return undefined;
  const font = fonts[script];
  if (!font)
    throw new Error(`The language "${locale}" is written in ${script}, which has no row in src/i18n/fonts.ts.`);
  return font;
}

/** What differs from styles/tokens.css on the pages of a language with a font of its own. */
export function fontStyles(locale: Locale): string {
  const font = fontOf(locale);
  if (!font) return "";
  const [text, close, headings] = font.leading;
  const families = `var(${font.cssVariable}),var(--font-latin),"${font.onPhones}",sans-serif`;
  const leading = `--leading:${text};--leading-close:${close};--leading-tight:${headings}`;
  return `:root:lang(${locale}){--font:${families};${leading};--tracking:0;--tracking-tight:0}`;
}

/** A word in the script of the font, with the joiners inside it. */
export function wordIn({ range }: ScriptFont): RegExp {
  const signs = range.map((one) => classOf(one)).join("");
  return new RegExp(`[${signs}](?:[${signs}]|\u200C|\u200D)*`, "gu");
}

/** Every sign that somebody may type. */
export function lettersOf({ range, letters = range }: ScriptFont): string {
  const signs = letters.flatMap((one) => {
    const [from = 0, to = from] = endsOf(one);
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
