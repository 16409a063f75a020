/**
 * An English text that stands in for a missing translation travels between two private characters, which content may
 * not hold. Whatever shows it needs to know nothing of it: `markLanguage` turns them into `lang="en"` in the page.
 */
const start = "\uE000";
const end = "\uE001";
const marks = /[\uE000\uE001]/g;

export function untranslated(text: string): string {
  return `${start}${text}${end}`;
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
 * The page with every stand-in text in `<span lang="en">`, and pictures described by one with `lang="en"`. What React
 * takes over in the browser has to be as React made it: in an island, but for its slots, the marks only go.
 */
export function markLanguage(html: string): string {
  if (!html.includes(start)) return html;
  let islands = 0;
  return html.replace(tokens, (token) => {
    if (token.startsWith("<astro-island")) islands += 1;
    if (token.startsWith("</astro-island")) islands -= 1;
    if (token.startsWith("<astro-slot")) islands -= 1;
    if (token.startsWith("</astro-slot")) islands += 1;
    if (!token.includes(start)) return token;
    if (islands > 0) return withoutMarks(token);
    if (token.startsWith("<img")) return withoutMarks(token).replace("<img", '<img lang="en"');
    if (token.startsWith("<")) return withoutMarks(token);
    return token.replaceAll(start, '<span lang="en">').replaceAll(end, "</span>");
  });
}
