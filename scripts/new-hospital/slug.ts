import { inLatinLetters } from "../../editor/page/latin-letters.ts";
import type { AnswerText } from "./answers.ts";

/** The address of a department or doctor, of its English name if it has one; "" where no letter of it fits an address. */
export function slugOf(name: AnswerText): string {
  const text = typeof name === "string" ? name : (name.en ?? Object.values(name)[0] ?? "");
  return inLatinLetters(text)
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
