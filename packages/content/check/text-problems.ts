import { type MdastNode, markdownToMdast } from "satteri";
import { type Fault, fault } from "../messages/write-problem.ts";
import { ownValue, valuesOf } from "../record/values.ts";
import { codePointOf, unwantedIn } from "../text/characters.ts";
import { nationalDigits } from "../text/phone-number.ts";
import { oncePerEntry } from "./entry-cache.ts";
import { nearest, type Problem, suggestionFor } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Characters that no text may have, invisible texts, and texts that a program has damaged. */
export function characterProblems(entry: Entry): Problem[] {
  const problems = [...valuesOf(entry.data)].flatMap(({ value, path }) => {
    if (typeof value !== "string") return [];
    const isInvisible = value.trim() !== "" && value.replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, "") === "";
    if (isInvisible) return entry.problem(path, fault("invisibleText"));
    const unwanted = unwantedIn(value);
    const mistake = unwanted ? characterFault(unwanted.character) : (textFault(value) ?? entityFault(value));
    return mistake ? entry.problem(path, mistake) : [];
  });
  const inLines = entry.lines.flatMap((text, index) => {
    const unwanted = unwantedIn(text);
    const isBody = entry.body !== undefined;
    if (!unwanted || (problems.length > 0 && !isBody)) return [];
    return entry.problem(isBody ? ["body"] : [], characterFault(unwanted.character), { line: index + 1 });
  });
  return [...problems, ...inLines];
}

function characterFault(character: string): Fault {
  return character === "\uFFFD" ? fault("lostLetter") : fault("hiddenCharacter", { code: codePointOf(character) });
}

/** Text that can't be intended: the error of a spreadsheet, or an address with a password. */
function textFault(text: string): Fault | undefined {
  const [error] = /#(?:REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|N\/A|SPILL!|CALC!)/.exec(text) ?? [];
  if (error) return fault("spreadsheetError", { error });
  return userInfo.test(text) ? fault("passwordInAddress") : undefined;
}

// Matches only the scheme's last character: matching a whole scheme from each letter of a long word takes seconds.
const userInfo = /[a-z\d]:\/\/[^\s/?#"<>]*@/i;

/** In Markdown an entity is shown as its character. */
function entityFault(text: string): Fault | undefined {
  const [entity] = /&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i.exec(text) ?? [];
  return entity ? fault("htmlEntity", { entity }) : undefined;
}

/** The Markdown that the site has styles for. */
const shownNodes = new Set(
  "root paragraph text strong emphasis delete inlineCode break thematicBreak blockquote heading list listItem link linkReference definition html tableRow tableCell".split(
    " ",
  ),
);
const parts = {
  table: "table",
  footnoteReference: "footnote",
  footnoteDefinition: "footnote",
  listItem: "tasks",
} as const;
type NotShown = (typeof parts)[keyof typeof parts];

/** In characters; the longest overview of the sample has a tenth of it. */
const maxBodyLength = 100_000;
/** The depth of nested lists or quotations, of two nodes each; the renderer is recursive. */
const maxDepth = 20;

/** The valid targets of links in a text. */
interface LinkTargets {
  routes: string[];
  /** The numbers of the hospital and the helplines, in the format of `nationalDigits`; undefined if they are unknown. */
  numbers: ReadonlySet<string>;
}

/** Problems of a Markdown text. */
export function bodyProblems(entry: Entry, targets: LinkTargets): Problem[] {
  const { body: text } = entry;
  if (text === undefined) return [];
  if (text.length > maxBodyLength) return [entry.problem(["body"], fault("textTooLong", { max: maxBodyLength }))];
  const nodes = nodesOfEntry(entry);
  if (!nodes) return [entry.problem(["body"], fault("nestedTooDeep"))];
  const problems: Problem[] = [];
  // The text is shown below a heading of the second level.
  let level = 2;
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    const refuse = (mistake: Fault) => problems.push(entry.problem(["body"], mistake, { line }));
    if (node.type === "code") refuse(fault("codeBlock"));
    else if (node.type === "image" || node.type === "imageReference") refuse(fault("pictureInText"));
    else if (!shownNodes.has(node.type) || ("checked" in node && typeof node.checked === "boolean"))
      refuse(fault("notShownInText", { part: ownValue<NotShown>(parts, node.type) ?? "other" }));
    if (node.type === "html") refuse(fault("htmlInText", { html: node.value.slice(0, 40) }));
    if (node.type === "heading" && !/^[\s>*+.)\d-]*#/.test(entry.lines[line - 1] ?? ""))
      refuse(fault("underlinedHeading"));
    else if (node.type === "heading" && node.depth === 1) refuse(fault("firstHeading"));
    else if (node.type === "heading") {
      if (node.depth > level + 1) refuse(fault("skippedHeading", { depth: node.depth, level: level + 1 }));
      level = node.depth;
    }
    if (node.type === "heading" && textIn(node) === "") refuse(fault("headingWithoutWords"));
    if (node.type === "link" && textIn(node) === "") refuse(fault("linkWithoutWords"));
    if (node.type === "text") {
      // As the entity "&#x202e;", it isn't in any line of the file.
      const hidden = unwantedIn(node.value)?.character;
      if (hidden && !text.includes(hidden)) refuse(characterFault(hidden));
      const mistake = textFault(node.value);
      if (mistake) refuse(mistake);
    }
    if (node.type === "link" || node.type === "definition") {
      const mistake = linkFault(node, targets);
      if (mistake) refuse(mistake);
    }
  }
  return problems;
}

/** The fault of a link's target. */
function linkFault(
  node: Extract<MdastNode, { type: "link" | "definition" }>,
  { routes, numbers }: LinkTargets,
): Fault | undefined {
  const { url } = node;
  const [address = ""] = url.split(/[#?]/);
  if (!/^(?:https:\/\/[^/?#]|mailto:[^@]+@|tel:\+?\d|\/(?!\/)|#)/.test(url)) return fault("incompleteLink", { url });
  if (address.startsWith("/") && !routes.includes(address))
    return fault("deadLink", { url, ...suggestionFor(address, routes) });
  const mistake = textFault(url);
  if (mistake) return mistake;
  const number = dialled(url);
  if (number && numbers.size > 0 && !numbers.has(number))
    return fault("unknownNumber", { number, near: nearest(number, numbers) });
  if (node.type !== "link") return undefined;
  const named = otherTarget(textIn(node), url);
  if (named) return fault("misleadingLink", { named, target: url.replace(/^mailto:/, "") });
  return nationalDigits(textIn(node)).includes(number) ? undefined : fault("numberNotShown", { number });
}

/** The site or email address that the words of a link name, where the link leads to another one. */
function otherTarget(text: string, url: string): string | undefined {
  const hostOf = (address: string) => address.toLowerCase().replace(/^www\./, "");
  if (url.startsWith("mailto:")) {
    const [, address = ""] = /^mailto:([^?]*)/.exec(url) ?? [];
    const [named] = /(?<![^\s<>()@])[^\s<>()@]+@[^\s<>()@]+\.[^\s<>()@.,;]+/.exec(text) ?? [];
    return named && named.toLowerCase() !== address.toLowerCase() ? named : undefined;
  }
  if (!URL.canParse(url)) return undefined;
  const [, named] =
    /(?:https?:\/\/|\b(?=www\.))((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+)/iu.exec(text) ??
    /^((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:\/\S*)?$/iu.exec(text) ??
    [];
  return named && hostOf(named) !== hostOf(new URL(url).hostname) ? named : undefined;
}

/** The number of a `tel:` link, without +91. */
function dialled(url: string): string {
  return url.startsWith("tel:") ? nationalDigits(url.slice("tel:".length)) : "";
}

/** The text of a node that people read, descriptions of pictures included. */
function textIn(node: MdastNode): string {
  const text = "value" in node ? node.value : "alt" in node ? node.alt : "";
  return ["children" in node ? node.children.map(textIn).join("") : "", text].join("").trim();
}

const nodesOfEntry = oncePerEntry(({ body = "" }) => nodesOf(markdownToMdast(body)));

/** A node and all of its descendants in order; undefined if they are deeper than `maxDepth`. */
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
