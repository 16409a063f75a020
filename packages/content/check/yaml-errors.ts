import { type Document, isAlias, isScalar, visit, type YAMLError } from "yaml";

/** Message and fix by the parser's error code; `line` is the text of the line. */
export function explainYamlError(
  { code, message }: YAMLError,
  line: string,
  column: number,
): [message: string, fix: string] {
  const [, key = "", value = ""] = /^\s*(?:- )?([\w-]+):\s+(.*)$/.exec(line) ?? [];
  const quoted =
    key && !value.includes('"') ? `Put the text in quotes: ${key}: "${value}".` : "Put the text in quotes.";
  const [, bracket] = /end with a (.)/.exec(message) ?? [];
  if (bracket)
    return ["A bracket is opened above this line, and never closed.", `Put "${bracket}" after its last word.`];
  const isAtStart = line.slice(0, column - 1).trim() === "";
  if (code === "BAD_INDENT" || (code === "BLOCK_AS_IMPLICIT_KEY" && isAtStart))
    return [
      "The line begins further to the right or to the left than the lines it belongs to.",
      "Put as many spaces before it as before the line above it, or two more where it is a part of that one.",
    ];
  if (/multiple documents/.test(message))
    return ["The record ends above this line, at --- or ..., and another one begins.", "Take that line out."];
  if (/call stack/.test(message))
    return ["Brackets stand too deeply within each other.", "Write each entry in a line of its own."];
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return [`There is a second colon in this line, at column ${column}, so that it cannot be read.`, quoted];
    case "BAD_SCALAR_START":
      return [`The text begins with a sign that means something else here, at column ${column}.`, quoted];
    case "TAB_AS_INDENT":
      return ["The line begins with a tab.", "Begin it with spaces, as many as the lines beside it."];
    case "MISSING_CHAR":
      if (/closing/.test(message))
        return [
          "A quotation mark is opened here or above, and never closed.",
          "Put the same quotation mark after the last word of the text.",
        ];
      break;
    case "MULTILINE_IMPLICIT_KEY":
      return [
        "A colon is missing in this line, or a quotation mark or bracket above it.",
        'Write it as "name: value".',
      ];
    default:
  }
  return [
    `The line cannot be read at column ${column} (${message}).`,
    "Look at quotes, brackets, colons and the spaces at the start, here and above.",
  ];
}

/** Where YAML drops a part of a text: from a # on, or a first word that begins with &. */
export function droppedParts(document: Document, text: string): { offset: number; message: string; fix: string }[] {
  const dropped: { offset: number; message: string; fix: string }[] = [];
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) return;
      const [start = 0, end = 0] = node.range ?? [];
      const { anchor } = node;
      if (anchor !== undefined)
        dropped.push({
          offset: start,
          message: `The word &${anchor} would be left out: a first word that begins with & is a name in YAML.`,
          fix: 'Put the whole text in quotes: "& …".',
        });
      if (!isScalar(node) || node.type !== "PLAIN") return;
      const [, rest] = /^[ \t]*(#[^\s#].*)/.exec(text.slice(end)) ?? [];
      if (rest === undefined) return;
      const whole = `${text.slice(start, end)} ${rest}`.trim();
      dropped.push({
        offset: start,
        message: `The text is cut off at "${rest}": what follows a # is a comment in YAML.`,
        fix: `Put the whole text in quotes: "${whole}".`,
      });
    },
  });
  return dropped;
}
