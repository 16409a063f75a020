import { type MdastNode, markdownToMdast } from "satteri";
import { valuesOf } from "../record/fields.ts";
import { nationalDigits } from "../text/phone-number.ts";
import { characterName, unwantedIn } from "./characters.ts";
import { nearest, type Problem, suggestion } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Characters that no text may have, texts that show nothing, and texts that a program has spoilt. */
export function characterProblems(entry: Entry): Problem[] {
  const problems = [...valuesOf(entry.data)].flatMap(({ value, path }) => {
    if (typeof value !== "string") return [];
    const isInvisible = value.trim() !== "" && value.replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, "") === "";
    if (isInvisible) return entry.problem(path, "The text shows nothing.", "Write something that can be seen.");
    const found = unwantedIn(value);
    if (found) return entry.problem(path, ...unwantedCharacter(found.character));
    const fault = textFault(value) ?? entityFault(value);
    return fault ? entry.problem(path, ...fault) : [];
  });
  const inLines = entry.lines.flatMap((text, index) => {
    const found = unwantedIn(text);
    const isBody = entry.body !== undefined;
    if (!found || (problems.length > 0 && !isBody)) return [];
    return entry.problem(isBody ? ["body"] : [], ...unwantedCharacter(found.character), { line: index + 1 });
  });
  return [...problems, ...inLines];
}

function unwantedCharacter(character: string): Fault {
  if (character === "\uFFFD") return ["A letter was lost here: �.", "Type it again."];
  return [`The text has ${characterName(character)}, which nobody sees.`, "Delete the text and type it by hand."];
}

type Fault = [message: string, fix: string];

/** What no text means: the error of a spreadsheet, or an address with a password. */
function textFault(text: string): Fault | undefined {
  const [error] = /#(?:REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|N\/A|SPILL!|CALC!)/.exec(text) ?? [];
  if (error) return [`A spreadsheet's error was copied here: ${error}.`, "Write what the cell should have shown."];
  if (userInfo.test(text))
    return [
      "An address has a user name or a password before its @, which everybody would read.",
      'Take out what is between "//" and "@".',
    ];
  return undefined;
}

const userInfo = /[a-z][a-z\d+.-]*:\/\/[^\s/?#"<>]*@/i;

/** In Markdown an entity is shown as its character. */
function entityFault(text: string): Fault | undefined {
  const [entity] = /&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i.exec(text) ?? [];
  return entity
    ? [`The text has ${entity}, which is code for a character.`, "Write the character itself: & for &amp;."]
    : undefined;
}

/** The Markdown that the site has styles for. */
const shown = new Set(
  "root paragraph text strong emphasis delete inlineCode break thematicBreak blockquote heading list listItem link linkReference definition html tableRow tableCell".split(
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

/** What links in a text may lead to. */
export interface LinkTargets {
  routes: string[];
  /** The numbers of the hospital and the helplines, as `nationalDigits`; none where they are unknown. */
  numbers: ReadonlySet<string>;
}

/** Problems of a Markdown text. */
export function bodyProblems(entry: Entry, targets: LinkTargets): Problem[] {
  const { body: text } = entry;
  if (text === undefined) return [];
  const refuseWhole = (message: string, fix: string) => [
    entry.problem(["body"], message, fix, { plain: `${message} ${fix}` }),
  ];
  if (text.length > maxBodyLength)
    return refuseWhole(`The text has over ${maxBodyLength.toLocaleString("en")} characters.`, "Shorten it.");
  const nodes = nodesOf(markdownToMdast(text));
  if (!nodes) return refuseWhole("Quotations or lists stand deeply within each other.", "Write it as sentences.");
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
    else if (node.type === "image" || node.type === "imageReference")
      refuse(
        "A text cannot show a picture.",
        "Take it out. Pictures have a field of their own, as in the banner of the page.",
      );
    else if (!shown.has(node.type) || ("checked" in node && typeof node.checked === "boolean"))
      refuse(`A text cannot show this here (${nouns[node.type] ?? node.type}).`, "Write it as sentences or as a list.");
    if (node.type === "html")
      refuse(`HTML is not allowed in a text: ${node.value.slice(0, 40)}`, "Remove it, and use Markdown.", "Remove it.");
    if (node.type === "heading" && !/^[\s>*+.)\d-]*#/.test(entry.lines[line - 1] ?? ""))
      refuse(
        "The hyphens or equals signs below this text make a heading of it.",
        'Put an empty line above them; or, for a heading, begin the text with "##" and take them out.',
        "Put an empty line above them.",
      );
    else if (node.type === "heading" && node.depth === 1)
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
    if (node.type === "text") {
      // Written as "&#x202e;" it is in no line of the file.
      const hidden = unwantedIn(node.value)?.character;
      if (hidden && !text.includes(hidden)) refuse(...unwantedCharacter(hidden));
      const fault = textFault(node.value);
      if (fault) refuse(...fault);
    }
    if (node.type === "link" || node.type === "definition") {
      const wrong = linkFault(node, targets);
      if (wrong) refuse(...wrong);
    }
  }
  return problems;
}

/** What is wrong with where a link leads, and what to do. */
function linkFault(
  node: Extract<MdastNode, { type: "link" | "definition" }>,
  { routes, numbers }: LinkTargets,
): Fault | undefined {
  const { url } = node;
  const [address = ""] = url.split(/[#?]/);
  if (!/^(?:https:\/\/[^/?#]|mailto:[^@]+@|tel:\+?\d|\/(?!\/)|#)/.test(url))
    return [
      `The link "${url}" is not safe or not complete.`,
      'Begin it with "https://", "/", "#", "tel:+" or "mailto:".',
    ];
  if (address.startsWith("/") && !routes.includes(address))
    return [`The link "${url}" leads to no page of this site.`, suggestion(address, routes)];
  const fault = textFault(url);
  if (fault) return fault;
  const number = dialled(url);
  if (number && numbers.size > 0 && !numbers.has(number)) {
    const near = nearest(number, numbers);
    return [
      `The number ${number} is dialled here, and is neither one of the hospital's nor a helpline: the page /numbers would warn of it.`,
      `${near ? `Did you mean ${near}? Otherwise add` : "Add"} it to the phone numbers of the hospital, or take it out.`,
    ];
  }
  if (node.type === "link") {
    const named = otherTarget(saidIn(node), url);
    if (named)
      return [
        `The words of the link name ${named}, and it leads to ${url.replace(/^mailto:/, "")}.`,
        "Make both the same, or write other words.",
      ];
  }
  if (node.type === "link" && !nationalDigits(saidIn(node)).includes(number))
    return [
      `The link to ${number} does not show the number, and not every computer can dial.`,
      "Write the number as the words of the link.",
    ];
  return undefined;
}

/** The site or e-mail address that the words of a link name, where the link leads to another one. */
function otherTarget(words: string, url: string): string | undefined {
  const hostOf = (address: string) => address.toLowerCase().replace(/^www\./, "");
  if (url.startsWith("mailto:")) {
    const [, address = ""] = /^mailto:([^?]*)/.exec(url) ?? [];
    const [named] = /[^\s<>()@]+@[^\s<>()@]+\.[^\s<>()@.,;]+/.exec(words) ?? [];
    return named && named.toLowerCase() !== address.toLowerCase() ? named : undefined;
  }
  if (!URL.canParse(url)) return undefined;
  const [, named] =
    /(?:https?:\/\/|\b(?=www\.))((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+)/iu.exec(words) ??
    /^((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:\/\S*)?$/iu.exec(words) ??
    [];
  return named && hostOf(named) !== hostOf(new URL(url).hostname) ? named : undefined;
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
