import { labelOf, ownLabelOf, pathLabel, singularOf } from "../../content-check/labels.ts";
import type { FieldPath } from "../api.ts";
import { useDesk } from "../app/desk-context.ts";
import { hindiHelp } from "./hindi-help.ts";
import { hindiLabels, placeInHindi } from "./hindi-labels.ts";
import { inHindi } from "./hindi-problems.ts";

/** The labels and the help of the fields, in the desk's language; a text without a Hindi one shows in English. */
export function useFieldWords() {
  const { language } = useDesk();
  const isHindi = language === "hi";
  return {
    label: (name: string) => (isHindi ? hindiLabels[name] : undefined) ?? labelOf(name),
    /** Only where the desk has a better word than the record's own title. */
    ownLabel: (name: string) => (isHindi ? hindiLabels[name] : undefined) ?? ownLabelOf(name),
    /** From the top of a record to a value: "OPD hours › 2 › From". */
    path: (field: FieldPath) => (isHindi ? placeInHindi(pathLabel(field)) : pathLabel(field)),
    /** A place or a change, as the server says it in English. */
    place: (words: string) => (isHindi ? placeInHindi(words) : words),
    /** For the button that adds one. */
    singular: (name: string) => (isHindi ? hindiLabels[name] : undefined) ?? singularOf(name),
    help: (words: string | undefined) => words && ((isHindi ? hindiHelp[words] : undefined) ?? words),
    problem: (words: string | undefined) => (words && isHindi ? inHindi(words) : words),
    language: (code: string) => new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code,
  };
}
