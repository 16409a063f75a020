/** Scripts in which zero-width joiners and non-joiners change the shape of letters. */
const joinedScripts = [
  ...["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala"],
  ...["Arabic", "Syriac", "Mongolian"],
];
const joined = joinedScripts.map((script) => `\\p{Script=${script}}`).join("");

/**
 * Control characters, invisible characters (joiners between letters that they don't shape, soft hyphens, marks of
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

/** "00AD" of a soft hyphen. */
export function codePointOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}
