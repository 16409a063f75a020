/**
 * A text in another language than its page travels between private characters, which content may not hold: one that
 * begins, the letters of the language moved among them, and one that ends. Whatever shows it needs to know nothing of it:
 * `markLanguage` turns them into `lang` in the page.
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

/** Texts that hold no elements, whole; then tags with their quoted attributes; then the text between. */
const tokens = /<(script|style|title|textarea|option)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;

/**
 * The page with every such text in `<span lang="…">`, and pictures described by one with `lang`. What React
 * takes over in the browser has to be as React made it: in an island, but for its slots, the marks only go.
 */
export function markLanguage(html: string): string {
  if (!html.includes(start)) return html;
  let islands = 0;
  return html.replace(tokens, (token) => {
    if (/^<(?:astro|lazy)-island/.test(token)) islands += 1;
    if (/^<\/(?:astro|lazy)-island/.test(token)) islands -= 1;
    if (token.startsWith("<astro-slot")) islands -= 1;
    if (token.startsWith("</astro-slot")) islands += 1;
    if (!token.includes(start)) return token;
    if (islands > 0) return withoutMarks(token);
    const languageOf = (letters: string | undefined) => moveLetters(letters ?? "", -moved);
    if (token.startsWith("<img"))
      return withoutMarks(token).replace("<img", `<img lang="${languageOf(beginning.exec(token)?.[1])}"`);
    if (token.startsWith("<")) return withoutMarks(token);
    return token
      .replace(new RegExp(beginning, "g"), (_, letters) => `<span lang="${languageOf(letters)}">`)
      .replaceAll(end, "</span>");
  });
}
