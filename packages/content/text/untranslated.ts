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

export function withoutMarks(text: string): string {
  return text.replace(marks, "");
}

/** The words of a text, each with its own mark, so that each can be in a separate element. */
export function wordsOf(text: string): string[] {
  let open = "";
  return text.split(" ").map((word) => {
    const marked = open + word;
    const last = marked.slice(marked.lastIndexOf(start));
    open = last.includes(end) ? "" : (beginning.exec(last)?.[0] ?? "");
    return open ? marked + end : marked;
  });
}

/** An option whose whole label is in another language. */
const markedOption = /^<option\b[^>]*>\uE000[^\uE000\uE001]*\uE001<\/option>$/;

/** Raw-text elements as a whole, tags with their attributes, and text. */
const tokens = /<(script|style|title|textarea|option)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;

/** A price, a phone number, a code of letters and digits; and entities, which only look like one. */
const codes = /&#?\w+;|[₹+]?[A-Za-z\d]+(?:[-/.:+ ][A-Za-z\d]+)*/g;

/** In a right-to-left page, "12-B" and "+91 98765 43210" would be shown reversed. */
function isolateCodes(text: string): string {
  const isCode = (run: string) => !run.startsWith("&") && /\d/.test(run) && /\D/.test(run);
  return text.replace(codes, (run) => (isCode(run) ? `<bdi dir="ltr">${run}</bdi>` : run));
}

/**
 * The page with each such text in `<span lang="…">`, with `dir` if its direction differs from the page's, and `lang` on
 * options and on images with such an `alt`. In a right-to-left page also isolates codes. Inside islands it removes the
 * other marks, because React compares its HTML with the page.
 */
export function markLanguage(html: string): string {
  const direction = directionOf(/^[^<]*(?:<!doctype[^>]*>)?\s*<html[^>]* lang="([\w-]+)"/i.exec(html)?.[1] ?? "en");
  if (direction === "ltr" && !html.includes(start)) return html;
  const inItsOwn = (language: string) =>
    directionOf(language) === direction ? `lang="${language}"` : `lang="${language}" dir="${directionOf(language)}"`;
  let isInIsland = false;
  let tag = "";
  return html.replace(tokens, (token) => {
    if (token.startsWith("<")) tag = token;
    if (/^<\/?lazy-island/.test(token)) isInIsland = token[1] !== "/";
    const isBare = direction === "rtl" && !isInIsland && tag !== token && !tag.startsWith("<bdi");
    if (!token.includes(start)) return isBare ? isolateCodes(token) : token;
    const languageOf = (letters: string | undefined) => moveLetters(letters ?? "", -moved);
    // Also inside an island, because React doesn't compare attributes.
    if (markedOption.test(token))
      return withoutMarks(token).replace("<option", `<option ${inItsOwn(languageOf(beginning.exec(token)?.[1]))}`);
    if (isInIsland) return withoutMarks(token);
    if (token.startsWith("<img"))
      return withoutMarks(token).replace("<img", `<img lang="${languageOf(beginning.exec(token)?.[1])}"`);
    if (token.startsWith("<")) return withoutMarks(token);
    return (isBare ? isolateCodes(token) : token)
      .replace(new RegExp(beginning, "g"), (_, letters) => `<span ${inItsOwn(languageOf(letters))}>`)
      .replaceAll(end, "</span>");
  });
}
