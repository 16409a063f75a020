/** Scripts whose letters a zero-width joiner or non-joiner shapes. */
const joinedScripts = [
  ...["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala"],
  ...["Arabic", "Syriac", "Mongolian"],
];
const joined = joinedScripts.map((script) => `\\p{Script=${script}}`).join("");

/**
 * Control characters, characters that nobody sees (joiners between letters that they don't shape, soft hyphens, marks of
 * direction, tags, halves of characters), private ones that the site uses itself, and the mark of a lost letter.
 */
const unwanted = new RegExp(
  [
    "[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uE000-\\uE0FF\\uFFFD\\p{Cs}\\p{Noncharacter_Code_Point}]",
    `(?<![${joined}]|\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D`,
    `(?<![${joined}])\\u200C`,
    "(?<![\\p{Emoji}])[\\uFE0E\\uFE0F]",
    "(?![\\u200C\\u200D\\uFE0E\\uFE0F])\\p{Default_Ignorable_Code_Point}",
  ].join("|"),
  "u",
);

/** The first character of a text that no content may have, and where it is. */
export function unwantedIn(text: string): { character: string; index: number } | undefined {
  const match = unwanted.exec(text);
  return match ? { character: match[0], index: match.index } : undefined;
}

/** "a soft hyphen (U+00AD)". */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const number = code.toString(16).toUpperCase().padStart(4, "0");
  const isTag = code >= 0xe0000 && code <= 0xe007f;
  return `${(isTag ? "a tag character" : names[number]) ?? "an invisible character"} (U+${number})`;
}

const names: Record<string, string> = {
  "00A0": "a no-break space",
  "00AD": "a soft hyphen",
  "200B": "a zero-width space",
  "200C": "a zero-width non-joiner",
  "200D": "a zero-width joiner",
  "200E": "a left-to-right mark",
  "200F": "a right-to-left mark",
  "2010": "a hyphen that is not the one of the keyboard",
  "2011": "a non-breaking hyphen",
  "2012": "a figure dash",
  "2013": "an en dash",
  "2014": "an em dash",
  "2028": "a line separator",
  "202A": "a turn of the writing direction",
  "202B": "a turn of the writing direction",
  "202C": "a turn of the writing direction",
  "202D": "a turn of the writing direction",
  "202E": "a turn of the writing direction",
  "202F": "a narrow no-break space",
  "2060": "a word joiner",
  "2066": "a turn of the writing direction",
  "2067": "a turn of the writing direction",
  "2068": "a turn of the writing direction",
  "2069": "a turn of the writing direction",
  FEFF: "a byte order mark",
};
