import type { TxtNode } from "@textlint/ast-node-types";
import type { TextlintRuleModule } from "@textlint/types";

/** Habits that docs/glossary.md describes, and the replacement. Aphorisms need a reviewer: no pattern finds them. */
const habits: [pattern: RegExp, advice: string][] = [
  // A clause as a noun. A question may begin like that.
  [/\bwhoever\b/gi, "name the person, such as a visitor, the front desk, a developer"],
  [/(?<=^|[.:;!] )(?:What|Who)\b[^.?!]*(?:[.!]|$)/g, "begin with a noun, such as content that …, a doctor who …"],
  [/\bth(?:at|ose) of\b/gi, "repeat the noun, or use a possessive"],
  // A noun as negation.
  [/\b(?:is|are|was|were) (?:no(?! longer| more than)|nobody|nothing|none)\b/g, "negate the verb: isn't, has no"],
  [/\b(?:nobody|no one)\b/gi, "negate the verb: can't, isn't, hasn't"],
  // Things that act like people.
  [/\bst(?:ands?|ood)\b(?!-| in for)/g, "is shown, is stored, is"],
  [/\bsa(?:ys|id)\b/g, "shows, lists, reports, describes"],
  [/\bt(?:ells|old)\b/g, "shows, reports, describes"],
  [/\bknows\b/g, "contains, supports, recognises"],
  // "as" for "such as", before an example.
  [/[,(] ?as (?=["“‘`])/g, "such as"],
  // "of" for a possessive.
  [/\bof (?:its|one's|our|their|your) own\b/g, "its own …, a separate …"],
  // Homely words for technical ones.
  [/\bput(?:s|ting)? together\b/g, "merge"],
  [/\bput(?:s|ting)? (?:\S+ ){0,3}live\b/g, "publish, release"],
  [/\bha[sd] come\b/g, "arrived"],
  [/\bholes?\b/g, "vulnerability"],
  [/\bkept\b/g, "stored, cached, preserved"],
  [/\blook(?:s|ed)? twice\b/g, "check carefully"],
  [/\bgr(?:ew|ows?) old\b/g, "go out of date"],
  [/\bmend(?:s|ed|ing)?\b/g, "fix, correct"],
  [/\bby (?:itself|themselves)\b/g, "automatically"],
];

/** Reports these habits in paragraphs, headings and cells. Code and the targets of links don't count. */
export const plainEnglish: TextlintRuleModule = ({ Syntax, RuleError, report, getSource, locator }) => {
  const check = (node: TxtNode) => {
    const { text, offsets } = inOneLine(getSource(node));
    for (const [pattern, advice] of habits)
      for (const { index, 0: match } of text.matchAll(pattern)) {
        const [start = 0, end = start] = [offsets[index], offsets[index + match.length - 1]];
        const padding = locator.range([start, end + 1]);
        report(node, new RuleError(`Instead of "${match.trim().slice(0, 40)}": ${advice}`, { padding }));
      }
  };
  return { [Syntax.Paragraph]: check, [Syntax.Header]: check, [Syntax.TableCell]: check };
};

/** The prose with single spaces, and the offset of each of its characters in the source. */
function inOneLine(source: string): { text: string; offsets: number[] } {
  const prose = source.replace(/`[^`]*`|\]\([^)]*\)/g, (code) => "`".repeat(code.length)).replace(/\s/g, " ");
  const offsets = Array.from({ length: prose.length }, (_, index) => index).filter(
    (index) => prose[index] !== " " || (index > 0 && /\S/.test(prose[index - 1] ?? "")),
  );
  return { text: offsets.map((index) => prose[index]).join(""), offsets };
}
