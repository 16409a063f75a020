import type { TxtDocumentNode } from "@textlint/ast-node-types";
import { parse } from "@textlint/markdown-to-ast";
import type { TextlintMessage, TextlintPluginCreator } from "@textlint/types";
import ts from "typescript";

/** A passage of prose in code, as start and end: a comment, a test's title, or a message for people. */
type Passage = [start: number, end: number, type?: "Paragraph" | "Header" | "Message"];

/** Files whose strings are messages: also the reports of the browser tests. */
const messageFiles = /\/messages\/en[./]|tools\/new\/(?!.*\.test\.)|\/tests\/browser\/(?!rules|.*\.spec\.)/;

/**
 * Lets textlint read Markdown, comments of CSS, Astro, Caddy and shell scripts, and comments, test titles and messages of
 * TypeScript.
 */
export const plugin: TextlintPluginCreator = {
  Processor: class {
    availableExtensions() {
      return [".md", ".js", ".ts", ".tsx", ".astro", ".css", ".sh"];
    }

    processor(extension: string) {
      return {
        preProcess: (text: string, file = "") =>
          extension === ".md" ? parse(text) : proseOfCode(text, extension, file),
        postProcess: (messages: TextlintMessage[], filePath = "") => ({ messages, filePath }),
      };
    }
  },
};

/** Replaces everything but prose by spaces, so that positions stay the same. */
function proseOfCode(text: string, extension: string, file: string) {
  const passages = /^\.(?:js|tsx?)$/.test(extension)
    ? passagesIn(text, file)
    : extension === ".sh"
      ? hashComments(text)
      : lineComments(text);
  return documentOf(masked(text, passages), passages);
}

function passagesIn(text: string, file: string): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const messages = messageFiles.test(file) ? messagesIn(source) : [];
  return [...commentsIn(source), ...titlesIn(source), ...messages].sort(([a], [b]) => a - b);
}

/** Comments in CSS and Astro, at the start of a line or after a CSS declaration. Strings such as "/*" don't count. */
function lineComments(text: string): Passage[] {
  const comments = text.matchAll(/(?<=^[ \t{]*|; )(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm);
  return [...comments].map(({ index, 0: comment }) => [index, index + comment.length]);
}

/** Comments that begin with #; those on consecutive lines are one passage. A shell script also has messages. */
function hashComments(text: string): Passage[] {
  const comments = text.matchAll(/(?:^[ \t]*#.*\n?)+/gm);
  const messages = text.matchAll(/(?<=\b(?:echo|stop) ")(?:[^"\\]|\\.)+/g);
  return [
    ...[...comments].map(({ index, 0: comment }): Passage => [index, index + comment.length]),
    ...[...messages].map(({ index, 0: message }): Passage => [index, index + message.length, "Message"]),
  ].sort(([a], [b]) => a - b);
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

/** First arguments of `test`, `describe` and their variants, such as `test.each` and `testPages`, and names of rules. */
function titlesIn(source: ts.SourceFile): Passage[] {
  const passages: Passage[] = [];
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    const title = titleOf(node, source);
    if (title) passages.push(...textsOf(title, source).map(([start, end]): Passage => [start, end, "Header"]));
  };
  visit(source);
  return passages;
}

function titleOf(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (ts.isCallExpression(node) && /^(?:test(?:Pages)?|describe)\b/.test(node.expression.getText(source)))
    return node.arguments[0];
  // A sentence, not the name of a person or a file.
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText(source) === "name" &&
    /^.[a-z]+ /.test(node.initializer.getText(source))
  )
    return node.initializer;
  return undefined;
}

/** Strings of several words. */
function messagesIn(source: ts.SourceFile): Passage[] {
  const passages: Passage[] = [];
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    for (const [start, end] of textsOf(node, source))
      if (/\S\s+\S/.test(source.text.slice(start, end))) passages.push([start, end, "Message"]);
  };
  visit(source);
  return passages;
}

/** A string, or the parts of a template between its values. */
function textsOf(node: ts.Node, source: ts.SourceFile): Passage[] {
  if (ts.isStringLiteralLike(node)) return [[node.getStart(source) + 1, node.end - 1]];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .filter(({ text }) => text.trim())
    .map((part) => [part.getStart(source) + 1, part.getStart(source) + 1 + part.text.length]);
}

/** The text with spaces for all code, marks of comments, links and code in them. */
function masked(text: string, passages: Passage[]): string {
  const blank = (code: string) => code.replace(/[^\n]/g, " ");
  let end = 0;
  const parts = passages.map(([start, stop]) => {
    const before = blank(text.slice(end, start));
    end = stop;
    const marks = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/|#!.*|#)|\*\/$|https?:\S+|\{@link[^}]*\}/gm;
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

/** A document of Markdown, but with messages as a type of node. */
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
  const children = passages.map(([start, end, type = "Paragraph"]) => ({
    ...nodeOf(type, [start, end]),
    // The rule for terms reads "Str". Messages have other words, such as commands and the names of fields.
    children: type === "Message" ? [] : [{ ...nodeOf("Str", [start, end]), value: text.slice(start, end) }],
  }));
  return { text, ast: { ...nodeOf("Document", [0, text.length]), children } as unknown as TxtDocumentNode };
}
