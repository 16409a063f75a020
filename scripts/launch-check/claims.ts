import type { Entry } from "../../integrations/content-check/read-entry.ts";
import { entryAt, groupsOf, isWrittenIn, type LaunchContent, type Place, place, rowsAt, textsOf } from "./check.ts";

/** Numbers that a hospital boasts of: "40+", "over 5,000", "within 30 minutes", "under 1%". Advice says "five minutes". */
const claim =
  /\d[\d,.]*\+|\b(?:over|more than) \d[\d,]{2,}|\bwithin \d+ (?:minutes|hours)|\b(?:under )?\d+(?:\.\d+)?%/i;

/** Facts without source and date, and numbers in English texts that content/launch.yaml has no source for. */
export function unprovenClaims(content: LaunchContent): Place[] {
  const proven = rowsAt(entryAt(content, "launch.yaml")?.data, "claims").map(({ says }) => String(says).toLowerCase());
  return content.entries
    .filter((entry) => entry.collection !== "launch" && isWrittenIn(entry, "en"))
    .flatMap((entry) => {
      const facts = factsOf(entry);
      const numbers = new Set(facts.map(({ fact }) => fact.number));
      const unproven = facts.flatMap(({ fact: { number, source, asOf }, path }) =>
        source && asOf
          ? []
          : place(entry, path, `${number}: without ${source ? "date" : asOf ? "source" : "source and date"}`),
      );
      const inTexts = textsOf(entry).flatMap(({ text, at }) => {
        const rest = proven.reduce((left, says) => left.replaceAll(says, ""), text.toLowerCase());
        const found = numbers.has(text) ? null : claim.exec(rest);
        return found ? at(`"${excerpt(text, text.toLowerCase().indexOf(found[0]))}"`) : [];
      });
      return [...unproven, ...inTexts];
    });
}

function factsOf(entry: Entry) {
  return [...groupsOf(entry)].flatMap(({ group, path }) =>
    rowsAt(group, "facts").map((fact, index) => ({ fact, path: [...path, "facts", index] })),
  );
}

function excerpt(text: string, at: number): string {
  const from = text.lastIndexOf(" ", Math.max(0, at - 25)) + 1;
  return `${from > 0 ? "… " : ""}${text.slice(from, at + 40)}${text.length > at + 40 ? " …" : ""}`;
}
