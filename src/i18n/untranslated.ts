import { directionOf } from "./script-of.ts";

/**
 * A text in another language than its page is wrapped in private-use characters, which content may not contain: a start
 * mark, the language code shifted into that range, and an end mark. Components can ignore them: `markLanguage` turns
 * them into `lang` attributes.
 */
const start = "\uE000";
const end = "\uE001";
const marks = /[\uE000-\uE0FF]/g;
const beginning = /\uE000([\uE061-\uE07A]+)/;
const moved = 0xe000;

const moveLetters = (text: string, by: number) =>
  String.fromCharCode(...[...text].map((letter) => letter.charCodeAt(0) + by));

export function untranslated(text: string, language = "en"): string {
  return `${start}${moveLetters(language, moved)}${text}${end}`;
}

export function isUntranslated(text: string): boolean {
  return text.startsWith(start);
}

export function withoutMarks(text: string): string {
  return text.replace(marks, "");
}

/** Raw-text elements as a whole, tags with their attributes, and text. */
const tokens = /<(script|style|title|textarea|option)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;

/**
 * The page with each such text in `<span lang="…">`, with `dir` where that is another than the page's, and `lang` on images
 * with such an `alt`. In islands marks are only removed, because React has to find the page as it made it.
 */
export function markLanguage(html: string): string {
  if (!html.includes(start)) return html;
  const direction = directionOf(/^[^<]*(?:<!doctype[^>]*>)?\s*<html[^>]* lang="([\w-]+)"/i.exec(html)?.[1] ?? "en");
  const inItsOwn = (language: string) =>
    directionOf(language) === direction ? `lang="${language}"` : `lang="${language}" dir="${directionOf(language)}"`;
  let isInIsland = false;
  return html.replace(tokens, (token) => {
    if (/^<\/?lazy-island/.test(token)) isInIsland = token[1] !== "/";
    if (!token.includes(start)) return token;
    if (isInIsland) return withoutMarks(token);
    const languageOf = (letters: string | undefined) => moveLetters(letters ?? "", -moved);
    if (token.startsWith("<img"))
      return withoutMarks(token).replace("<img", `<img lang="${languageOf(beginning.exec(token)?.[1])}"`);
    if (token.startsWith("<")) return withoutMarks(token);
    return token
      .replace(new RegExp(beginning, "g"), (_, letters) => `<span ${inItsOwn(languageOf(letters))}>`)
      .replaceAll(end, "</span>");
  });
}
