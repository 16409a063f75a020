import { inLatinLetters } from "../../site/latin-letters.ts";
import type { AnswerText } from "./answers.ts";

/** The slug of a department or doctor, from its English name if it has one; "" where no character fits. */
export function slugOf(name: AnswerText): string {
  const text = typeof name === "string" ? name : (name.en ?? Object.values(name)[0] ?? "");
  return inLatinLetters(text)
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
