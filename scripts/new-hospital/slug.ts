import { slug } from "../../site/slug.ts";
import type { AnswerText } from "./answers.ts";

/** The slug of a department or doctor, from its English name if it has one; "" where no character fits. */
export function slugOf(name: AnswerText): string {
  return slug(typeof name === "string" ? name : (name.en ?? Object.values(name)[0] ?? ""));
}
