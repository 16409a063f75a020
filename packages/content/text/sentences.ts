import type { Language } from "../languages.ts";
import { scriptOf } from "./script-of.ts";

const fullStops: Record<string, string> = { Deva: "।", Beng: "।", Arab: "۔" };

/** `sentences(["Per day", "without medicines"], "en")` → "Per day. without medicines"; with a danda in Hindi. */
export function sentences(parts: readonly (string | undefined)[], locale: Language): string {
  const stop = fullStops[scriptOf(locale)] ?? ".";
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part, index, texts) => (index === texts.length - 1 || /[.।۔?!]$/.test(part) ? part : `${part}${stop}`))
    .join(" ");
}
