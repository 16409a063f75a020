import { type Document, isAlias, isScalar, visit, type YAMLError } from "yaml";
import { type Fault, fault } from "../messages/write-problem.ts";

/** A parser's error as a problem; `line` is the text of its line. */
export function yamlFault({ code, message }: YAMLError, line: string, column: number): Fault {
  const [, key = "", value = ""] = /^\s*(?:- )?([\w-]+):\s+(.*)$/.exec(line) ?? [];
  const quoted = key && !value.includes('"') ? `${key}: "${value}"` : "";
  const [, bracket] = /end with a (.)/.exec(message) ?? [];
  if (bracket) return fault("yamlOpenBracket", { bracket });
  const isAtStart = line.slice(0, column - 1).trim() === "";
  if (code === "BAD_INDENT" || (code === "BLOCK_AS_IMPLICIT_KEY" && isAtStart)) return fault("yamlIndentation");
  if (/multiple documents/.test(message)) return fault("yamlSeveralRecords");
  if (/call stack/.test(message)) return fault("yamlNestedBrackets");
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return fault("yamlSecondColon", { column, quoted });
    case "BAD_SCALAR_START":
      return fault("yamlSpecialStart", { column, quoted });
    case "TAB_AS_INDENT":
      return fault("yamlTab");
    case "MISSING_CHAR":
      if (/closing/.test(message)) return fault("yamlOpenQuote");
      break;
    case "MULTILINE_IMPLICIT_KEY":
      return fault("yamlColonMissing");
    default:
  }
  return fault("yamlUnreadable", { column, reason: message });
}

/**
 * Values that YAML reads differently from the written text: it drops the rest after a # and a first word that begins
 * with &, and replaces a first word that begins with * by another value, which could be recursive or expand endlessly.
 */
export function misreadParts(document: Document, text: string): { offset: number; fault: Fault }[] {
  const misread: { offset: number; fault: Fault }[] = [];
  const [anchors, aliases] = [new Set<string>(), new Set<string>()];
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) aliases.add(node.source);
      else if (node.anchor !== undefined) anchors.add(node.anchor);
    },
  });
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const refuse = (fault: Fault) => misread.push({ offset: start, fault });
      if (isAlias(node)) {
        const name = node.source;
        return void refuse(anchors.has(name) ? fault("yamlRepeated", { name }) : fault("yamlAlias", { name }));
      }
      const { anchor } = node;
      if (anchor !== undefined && !aliases.has(anchor)) refuse(fault("yamlAnchor", { anchor }));
      if (!isScalar(node) || node.type !== "PLAIN") return;
      const [, rest] = /^[ \t]*(#[^\s#].*)/.exec(text.slice(end)) ?? [];
      if (rest === undefined) return;
      const whole = `${text.slice(start, end)} ${rest}`.trim();
      refuse(fault("yamlComment", { rest, whole }));
    },
  });
  return misread;
}
