import { parse } from "@textlint/markdown-to-ast";
import type { TextlintMessage, TextlintPluginCreator } from "@textlint/types";
import ts from "typescript";

/** A passage of prose in code: a comment or a test's title, as start and end. */
type Passage = [start: number, end: number];

/** Lets textlint read Markdown, the comments of CSS and Astro, and the comments and test titles of TypeScript. */
export const plugin: TextlintPluginCreator = {
  Processor: class {
    availableExtensions() {
      return [".md", ".js", ".ts", ".tsx", ".astro", ".css"];
    }

    processor(extension: string) {
      return {
        preProcess: (text: string, file = "") => (extension === ".md" ? parse(text) : proseOfCode(text, file)),
        postProcess: (messages: TextlintMessage[], filePath = "") => ({ messages, filePath }),
      };
    }
  },
};

/** Replaces everything but prose by spaces, so that positions stay the same. */
function proseOfCode(text: string, file: string) {
  const passages = /\.(?:js|tsx?)$/.test(file) ? passagesIn(text, file) : lineComments(text);
  return documentOf(masked(text, passages), passages);
}

function passagesIn(text: string, file: string): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return [...commentsIn(source), ...titlesIn(source)].sort(([a], [b]) => a - b);
}

/** Comments in CSS and Astro, at the start of a line or after a CSS declaration. Strings such as "/*" don't count. */
function lineComments(text: string): Passage[] {
  const comments = text.matchAll(/(?<=^[ \t{]*|; )(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm);
  return [...comments].map(({ index, 0: comment }) => [index, index + comment.length]);
}

/** Comments; those on consecutive lines are one passage. */
function commentsIn(source: ts.SourceFile): Passage[] {
  const starts = new Map<number, number>();
  const visit = (node: ts.Node) => {
    for (const comment of ts.getLeadingCommentRanges(source.text, node.pos) ?? []) starts.set(comment.pos, comment.end);
    for (const comment of ts.getTrailingCommentRanges(source.text, node.end) ?? [])
      starts.set(comment.pos, comment.end);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  const passages: Passage[] = [];
  for (const [start, end] of [...starts].sort(([a], [b]) => a - b)) {
    const last = passages.at(-1);
    if (last && /^\n[ \t]*$/.test(source.text.slice(last[1], start))) last[1] = end;
    else passages.push([start, end]);
  }
  return passages;
}

/** First arguments of `test`, `describe` and their variants, such as `test.each` and `testPages`. */
function titlesIn(source: ts.SourceFile): Passage[] {
  const passages: Passage[] = [];
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/^(?:test(?:Pages)?|describe)\b/.test(node.expression.getText(source))) return;
    const [title] = node.arguments;
    if (!title) return;
    if (ts.isStringLiteralLike(title)) passages.push([title.getStart(source) + 1, title.end - 1]);
    if (!ts.isTemplateExpression(title)) return;
    for (const part of [title.head, ...title.templateSpans.map(({ literal }) => literal)])
      if (part.text.trim()) passages.push([part.getStart(source) + 1, part.getStart(source) + 1 + part.text.length]);
  };
  visit(source);
  return passages;
}

/** The text with spaces for all code, marks of comments, links and code in them. */
function masked(text: string, passages: Passage[]): string {
  const blank = (code: string) => code.replace(/[^\n]/g, " ");
  let end = 0;
  const parts = passages.map(([start, stop]) => {
    const before = blank(text.slice(end, start));
    end = stop;
    const marks = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$|https?:\S+|\{@link[^}]*\}/gm;
    return (
      before +
      text
        .slice(start, stop)
        .replace(marks, blank)
        .replace(/`[^`]*`/g, (code) => "`".repeat(code.length))
    );
  });
  return [...parts, blank(text.slice(end))].join("");
}

function documentOf(text: string, passages: Passage[]) {
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const position = (offset: number) => {
    const line = lines.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) };
  };
  const nodeOf = <Type extends string>(type: Type, [start, end]: Passage) => ({
    type,
    raw: text.slice(start, end),
    range: [start, end] as const,
    loc: { start: position(start), end: position(end) },
  });
  const children = passages.map((passage) => ({
    ...nodeOf("Paragraph", passage),
    children: [{ ...nodeOf("Str", passage), value: text.slice(...passage) }],
  }));
  return { text, ast: { ...nodeOf("Document", [0, text.length]), children } };
}
