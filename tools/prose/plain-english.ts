import type { TxtNode } from "@textlint/ast-node-types";
import type { TextlintRuleModule } from "@textlint/types";

/** Habits that docs/glossary.md describes, and the replacement. Aphorisms need a reviewer: no pattern finds them. */
const habits: [pattern: RegExp, advice: string][] = [
  // A clause as a noun. A question may begin like that.
  [/\bwhoever\b/gi, "name the person, such as a visitor, the front desk, a developer"],
  [/(?<=^|[.:;!] )(?:What|Who)\b(?! to\b)[^.?!]*[.!]/g, "begin with a noun, such as content that …, a doctor who …"],
  [/\b(?:(?<!\bhalf )of|with|from|for|than|like|but|except|without) what\b(?! to\b)/gi, "use a noun: the text that …"],
  [/\bth(?:at|ose) of\b/gi, "repeat the noun, or use a possessive"],
  // A noun as negation.
  [/\b(?:is|are|was|were) (?:no(?! longer| more than)|nobody|nothing|none)\b/g, "negate the verb: isn't, has no"],
  [/\b(?:nobody|no one)\b/gi, "negate the verb: can't, isn't, hasn't"],
  [/\bnone (?:ha[sd]|have|may|can|does|redirects|shows?|takes?)\b/g, "negate the verb: isn't, has no"],
  // Things that act like people.
  [/\bst(?:ands?|ood)\b(?!-| in for)/g, "is shown, is stored, is"],
  [/\bsa(?:ys|id)\b/g, "shows, lists, reports, describes"],
  [/\bt(?:ells|old)\b/g, "shows, reports, describes"],
  [/\bknows\b/g, "contains, supports, recognises"],
  [/\bhears\b/g, "receives, recognises"],
  [/\basks? (?:for )?no(?:thing)?\b|\basked (?:for|of)\b/g, "requests, requires"],
  [/\bholds?\b(?! back)/g, "contains, applies, stores"],
  // "as" for "such as", before an example.
  [/[,(] ?as (?=["“‘`#]|https?:|[A-Z]{2,}(?=[,.:;)]))/g, "such as"],
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

/** Habits outside of messages, which can ask a person to report something, and begin a label with "What". */
const habitsOfDevelopers: typeof habits = [
  [/(?<=^|[.:;!] )(?:What|Who)\b[^.?!]*$/g, "begin with a noun, such as content that …, a doctor who …"],
  [/(?<!\b(?:patients|people|readers|who|you)\b.{0,15})\b(?:say|tell|know)\b/g, "show, list, report, contain, support"],
];

/** Habits in titles of tests, and in headings. In a sentence they can be right. */
const habitsOfTitles: typeof habits = [
  [/\bwhat\b(?! to\b)[^?]*$/g, "use a noun: the text that …"],
  [/(?<=^|[:;] )wh(?:om?|ere)\b[^?]*$/g, "begin with a noun, such as content that …, a doctor who …"],
  [/(?<=^|[,:;] |\band )nothing (?:\w+s|of|in)\b/g, "negate the verb: doesn't, isn't, has no"],
];

/** The habits in a text, as start, end and advice. */
export function habitsIn(text: string, lists = [habits, habitsOfDevelopers, habitsOfTitles]) {
  return lists.flat().flatMap(([pattern, advice]) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      start: index,
      end: index + match.length,
      message: `Instead of "${match.trim().slice(0, 40)}": ${advice}`,
    })),
  );
}

/** Reports these habits in paragraphs, headings, cells and messages. Code and the targets of links don't count. */
export const plainEnglish: TextlintRuleModule = ({ Syntax, RuleError, report, getSource, locator }) => {
  const checkFor = (lists: (typeof habits)[]) => (node: TxtNode) => {
    const { text, offsets } = inOneLine(getSource(node));
    for (const { start, end, message } of habitsIn(text, lists)) {
      const [first = 0, last = first] = [offsets[start], offsets[end - 1]];
      report(node, new RuleError(message, { padding: locator.range([first, last + 1]) }));
    }
  };
  return {
    [Syntax.Paragraph]: checkFor([habits, habitsOfDevelopers]),
    [Syntax.TableCell]: checkFor([habits, habitsOfDevelopers]),
    [Syntax.Header]: checkFor([habits, habitsOfDevelopers, habitsOfTitles]),
    Message: checkFor([habits]),
  };
};

/** The prose with single spaces, and the offset of each of its characters in the source. */
function inOneLine(source: string): { text: string; offsets: number[] } {
  const prose = source.replace(/`[^`]*`|\]\([^)]*\)/g, (code) => "`".repeat(code.length)).replace(/\s/g, " ");
  const offsets = Array.from({ length: prose.length }, (_, index) => index).filter(
    (index) => prose[index] !== " " || (index > 0 && /\S/.test(prose[index - 1] ?? "")),
  );
  return { text: offsets.map((index) => prose[index]).join(""), offsets };
}
