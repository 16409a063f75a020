import type { Locale } from "../text/locales.ts";
import { directionOf, scriptOf } from "../text/script-of.ts";

type UnicodeRange = `U+${string}`;

/** The font of Latin letters and of all numbers, in every language of the site and the desk. */
export const latinFont = {
  cssVariable: "--font-latin",
  family: "Figtree",
  /** The file in its package, variable from 400 to 700; the build subsets it to `letters`. */
  file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  /** Its name inside the file, for drawings. */
  nameInFile: "Figtree Light",
  letters:
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
    "\u00a0©°±µ·¼½¾×–—‘’“”•…↑ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÜßàáâäçèéêëíîïñóôöùúü",
  /** OpenType features to keep: kerning, digits of one width, and local forms. */
  features: ["kern", "tnum", "locl"],
  /** The most bytes that the subset may have: a test of every hospital. */
  maxBytes: 13_200,
} as const;

/** The digits are left out, because all numbers are in the font of the text. */
const displayRange: ScriptFont["range"] = ["U+20-2F", "U+3A-7E", "U+B7", "U+2013-2014", "U+2018-201D", "U+2026"];

/** The font of the largest titles in Latin letters. Languages with other letters use one font for all. */
export const displayFont = {
  cssVariable: "--font-display",
  family: "Newsreader",
  file: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
  range: displayRange,
  letters: charactersIn(displayRange),
  features: ["kern", "liga"],
  /** Its one weight, drawn for its largest size. */
  axes: { opsz: [72, 72], wght: [520, 520] },
  maxBytes: 11_500,
} as const;

/** The font of one script, beside the Latin one. */
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
  /** Whether the letters are so tall that no line of any component may be closer than `leading`. */
  isTall?: true;
  /** The most bytes that the subset may have, beside the Latin font: a test of every hospital. */
  maxBytes: number;
  /**
   * Before the font arrives: "optional" shows the text in the system's font and keeps it, "swap" replaces it. "optional"
   * is for scripts that every phone and computer has; where the system lacks the script it would leave empty boxes.
   */
  display: "optional" | "swap";
  /** For letters wider than Latin ones: the factor by which a word that fills its line is made smaller. */
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
    // The letters of Hindi; other languages add theirs with their texts.
    letters: [
      ...["U+901-903", "U+905-928", "U+92A-930", "U+932-933", "U+935-939", "U+93C-945", "U+947-949"],
      ...["U+94B-94D", "U+958-960", "U+964-965", "U+970-970"],
    ] as UnicodeRange[],
    leading: [1.75, 1.5, 1.3],
    maxBytes: 31_800,
    display: "optional",
  },
  Mlym: {
    cssVariable: "--font-malayalam",
    family: "Malayalam",
    onPhones: "Noto Sans Malayalam",
    file: "@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2",
    range: ["U+D00-D7F"],
    leading: [1.8, 1.55, 1.35],
    maxBytes: 40_000,
    display: "swap",
    wide: 0.75,
  },
  Telu: {
    cssVariable: "--font-telugu",
    family: "Telugu",
    onPhones: "Noto Sans Telugu",
    file: "@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2",
    range: ["U+C00-C7F"],
    leading: [1.85, 1.6, 1.4],
    maxBytes: 45_000,
    display: "swap",
    wide: 0.85,
  },
  Taml: {
    cssVariable: "--font-tamil",
    family: "Tamil",
    onPhones: "Noto Sans Tamil",
    file: "@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2",
    range: ["U+B80-BFF"],
    leading: [1.75, 1.5, 1.3],
    maxBytes: 32_000,
    display: "swap",
    wide: 0.7,
  },
  // Bengali and Assamese.
  Beng: {
    cssVariable: "--font-bengali",
    family: "Bengali",
    onPhones: "Noto Sans Bengali",
    file: "@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2",
    range: ["U+964-965", "U+980-9FF"],
    leading: [1.75, 1.5, 1.3],
    maxBytes: 45_000,
    display: "swap",
  },
  // Urdu is read in Nastaliq; docs/content-model.md, "Add a language", has a lighter choice.
  Arab: {
    cssVariable: "--font-urdu",
    family: "Urdu",
    onPhones: "Noto Nastaliq Urdu",
    file: "@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2",
    range: ["U+600-6FF", "U+750-77F"],
    // The letters of Urdu.
    letters: [
      ...["U+60C", "U+61B", "U+61F", "U+621-624", "U+626-63A", "U+640-642", "U+644-652", "U+670", "U+679", "U+67E"],
      ...["U+686", "U+688", "U+691", "U+698", "U+6A9", "U+6AF", "U+6BA", "U+6BE", "U+6C1-6C3", "U+6CC", "U+6D2-6D4"],
    ] as UnicodeRange[],
    leading: [2.1, 1.95, 1.85],
    isTall: true,
    maxBytes: 120_000,
    display: "swap",
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

/** Styles of a language with its own font, over styles/tokens.css; `--way` is -1 where it is written to the left. */
export function fontStyles(locale: Locale): string {
  const font = fontOf(locale);
  if (!font) return "";
  const [text, close, headings] = font.leading;
  const isJoined = directionOf(locale) === "rtl";
  const families = `var(${font.cssVariable}),var(--font-latin),"${font.onPhones}",sans-serif`;
  const leading = `--leading:${text};--leading-close:${close};--leading-tight:${headings}`;
  const width = font.wide ? `;--wide:${font.wide}` : "";
  const direction = isJoined ? ";--way:-1" : "";
  const tall = font.isTall ? ";--tall:.2em" : "";
  const lines = font.isTall ? `:root:lang(${locale}) body *{line-height:inherit}` : "";
  // The subset has only the ligatures of the site's words. A device on which somebody types the language has a complete
  // font.
  const typed = isJoined ? `:root:lang(${locale}) :is(input,textarea){font-family:"${font.onPhones}",sans-serif}` : "";
  return `:root:lang(${locale}){--font:${families};${leading};--tracking:0;--tracking-tight:0${width}${direction}${tall}}${lines}${typed}`;
}

/** A word in the script of the font, with the joiners inside it. */
export function wordIn({ range }: ScriptFont): RegExp {
  const signs = range.map((letters) => classOf(letters)).join("");
  return new RegExp(`[${signs}](?:[${signs}]|\u200C|\u200D)*`, "gu");
}

/** Every character that somebody may type. */
export function lettersOf({ range, letters = range }: ScriptFont): string {
  return `${charactersIn(letters)}\u200C\u200D`;
}

function charactersIn(ranges: UnicodeRange[]): string {
  const characters = ranges.flatMap((range) => {
    const [from = 0, to = from] = endsOf(range);
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  return characters.join("");
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
