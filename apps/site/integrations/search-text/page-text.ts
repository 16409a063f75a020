const parts = /<main\b[\s\S]*<\/main>/;
const unread = /<(script|style|svg|template|nav|form|select)\b[\s\S]*?<\/\1>/g;
const heading = /<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g;
const inline = /<\/?(?:a|abbr|b|bdi|em|i|mark|s|small|span|strong|sup|time)\b[^>]*>/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#x27": "'", "#39": "'" };

/** The texts of a page, without duplicates. */
export function pageText(html: string): { headings: string[]; texts: string[] } {
  const main = (parts.exec(html)?.[0] ?? "").replace(unread, " ");
  const headings = [...main.matchAll(heading)].map(([, , text = ""]) => textOf(text).join(" "));
  return { headings: distinct(headings), texts: distinct(textOf(main.replace(heading, "\n"))) };
}

/** The text of an HTML fragment as lines. */
function textOf(html: string): string[] {
  return (
    html
      // A class marks a part of a component, which often has its own line; `lang` may be in the middle of a word.
      .replace(inline, (tag) => (tag.includes(" class=") ? " " : ""))
      .replace(/\s+/g, " ")
      .replace(/<[^>]*>/g, "\n")
      .replace(/&(#?\w+);/g, (whole, name) => (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => /\p{L}{2}/u.test(line))
  );
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)];
}
