import { type MdastNode, markdownToMdast } from "satteri";
import { nationalDigits } from "../src/i18n/phone-number.ts";
import { type Problem, suggestion } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { valuesOf } from "./shapes.ts";

/** Control characters, halves and non-characters, replacement characters, bidi controls and invisible characters. */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060\u2066-\u2069\uE000-\uE0FF\uFEFF\uFFFD\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Forbidden characters, and texts without visible ones. */
export function characterProblems(entry: Entry): Problem[] {
  const problems = [...valuesOf(entry.data)].flatMap(({ value, path }) => {
    if (typeof value !== "string") return [];
    const match = unwanted.exec(value);
    if (match) return entry.problem(path, ...unwantedCharacter(match[0]));
    const isInvisible = value.trim() !== "" && value.replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, "") === "";
    return isInvisible ? entry.problem(path, "The text shows nothing.", "Write something that can be seen.") : [];
  });
  const inLines = entry.lines.flatMap((text, index) => {
    const match = unwanted.exec(text);
    const isBody = entry.body !== undefined;
    if (!match || (problems.length > 0 && !isBody)) return [];
    return entry.problem(isBody ? ["body"] : [], ...unwantedCharacter(match[0]), { line: index + 1 });
  });
  return [...problems, ...inLines];
}

function unwantedCharacter(character: string): [message: string, fix: string] {
  if (character === "\uFFFD") return ["A letter was lost here: �.", "Type it again."];
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return [`An invisible character, U+${code}, is in this text.`, "Delete the text and type it by hand."];
}

/** The Markdown that the site has styles for. */
const shown = new Set(
  "root paragraph text strong emphasis delete inlineCode break thematicBreak blockquote heading list listItem link linkReference definition image imageReference html tableRow tableCell".split(
    " ",
  ),
);
const nouns: Record<string, string> = {
  table: "a table",
  footnoteReference: "a footnote",
  footnoteDefinition: "a footnote",
  listItem: "a list to tick off",
};

/** In characters; the longest overview of the sample has a tenth of it. */
const maxBodyLength = 100_000;
/** In lists or quotations within each other, of two nodes each; what draws the page calls itself for each node. */
const maxDepth = 20;

/** A picture that a Markdown text shows. */
export interface BodyPicture {
  url: string;
  line: number;
}

/** Problems of a Markdown text, and its pictures. */
export function readBody(entry: Entry, routes: string[]): { pictures: BodyPicture[]; problems: Problem[] } {
  const { body: text } = entry;
  if (text === undefined) return { pictures: [], problems: [] };
  const refuseWhole = (message: string, fix: string) => ({
    pictures: [],
    problems: [entry.problem(["body"], message, fix, { plain: `${message} ${fix}` })],
  });
  if (text.length > maxBodyLength)
    return refuseWhole(`The text has over ${maxBodyLength.toLocaleString("en")} characters.`, "Shorten it.");
  const nodes = nodesOf(markdownToMdast(text));
  if (!nodes) return refuseWhole("Quotations or lists stand deeply within each other.", "Write it as sentences.");
  const urls = new Map(nodes.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url]] : [])));
  const pictures: BodyPicture[] = [];
  const problems: Problem[] = [];
  // The text stands below a heading of the second level.
  let level = 2;
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    const refuse = (message: string, fix: string, plainFix = fix) =>
      problems.push(entry.problem(["body"], message, fix, { line, plain: `${message} ${plainFix}` }));
    if (node.type === "code")
      refuse(
        "A line that begins with four spaces, or a fence of ``` or ~~~, makes a computer's program of the text.",
        "Take the spaces or the fence away.",
      );
    else if (!shown.has(node.type) || ("checked" in node && typeof node.checked === "boolean"))
      refuse(`A text cannot show this here (${nouns[node.type] ?? node.type}).`, "Write it as sentences or as a list.");
    if (node.type === "html")
      refuse(`HTML is not allowed in a text: ${node.value.slice(0, 40)}`, "Remove it, and use Markdown.", "Remove it.");
    if (node.type === "heading" && node.depth === 1)
      refuse(
        "The page's title is its only heading of the first level.",
        'Begin headings of the text with "##".',
        "Make it a Heading 2.",
      );
    else if (node.type === "heading") {
      if (node.depth > level + 1)
        refuse(
          `The heading is of level ${node.depth}, and none of level ${level + 1} stands above it.`,
          `Begin it with "${"#".repeat(level + 1)}".`,
          `Make it a Heading ${level + 1}.`,
        );
      level = node.depth;
    }
    if ((node.type === "heading" || node.type === "link") && saidIn(node) === "")
      refuse(`A ${node.type} here has no words.`, "Write them, or take it out.");
    // Written as "&#x202e;" it is in no line of the file.
    const hidden = node.type === "text" ? unwanted.exec(node.value)?.[0] : undefined;
    if (hidden && !text.includes(hidden)) refuse(...unwantedCharacter(hidden));
    if (node.type === "image") pictures.push({ url: node.url, line });
    if (node.type === "imageReference") pictures.push({ url: urls.get(node.identifier) ?? "", line });
    if (node.type === "link" || (node.type === "definition" && !isPicture(node.identifier, nodes))) {
      const wrong = linkFault(node, routes);
      if (wrong) refuse(...wrong);
    }
  }
  return { pictures, problems };
}

/** What is wrong with where a link leads, and what to do. */
function linkFault(
  node: Extract<MdastNode, { type: "link" | "definition" }>,
  routes: string[],
): [message: string, fix: string] | undefined {
  const { url } = node;
  const [address = ""] = url.split(/[#?]/);
  if (!/^(?:https:\/\/[^/?#]|mailto:[^@]+@|tel:\+?\d|\/(?!\/)|#)/.test(url))
    return [
      `The link "${url}" is not safe or not complete.`,
      'Begin it with "https://", "/", "#", "tel:+" or "mailto:".',
    ];
  if (address.startsWith("/") && !routes.includes(address))
    return [`The link "${url}" leads to no page of this site.`, suggestion(address, routes)];
  const number = dialled(url);
  if (node.type === "link" && !nationalDigits(saidIn(node)).includes(number))
    return [
      `The link to ${number} does not show the number, and not every computer can dial.`,
      "Write the number as the words of the link.",
    ];
  return undefined;
}

/** The number of a link that dials, without +91. */
function dialled(url: string): string {
  return url.startsWith("tel:") ? nationalDigits(url.slice("tel:".length)) : "";
}

/** What one reads of it, pictures' words included. */
function saidIn(node: MdastNode): string {
  const text = "value" in node ? node.value : "alt" in node ? node.alt : "";
  return ["children" in node ? node.children.map(saidIn).join("") : "", text].join("").trim();
}

function isPicture(identifier: string, nodes: MdastNode[]): boolean {
  return nodes.some((node) => node.type === "imageReference" && node.identifier === identifier);
}

/** A node and all below it in their order; undefined where they lie deeper than `maxDepth`. */
function nodesOf(root: MdastNode): MdastNode[] | undefined {
  const nodes: MdastNode[] = [];
  const waiting = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth > 2 * maxDepth) return undefined;
    nodes.push(node);
    if ("children" in node)
      for (const child of node.children.toReversed()) waiting.push({ node: child, depth: depth + 1 });
  }
  return nodes;
}
