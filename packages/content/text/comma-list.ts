import type { Language } from "../languages.ts";
import { scriptOf } from "./script-of.ts";

/** `commaList(["12 Test Street", "Test Nagar"], "en")` → "12 Test Street, Test Nagar"; with the Arabic comma in Urdu. */
export function commaList(parts: readonly (string | undefined)[], locale: Language): string {
  return parts.filter(Boolean).join(comma(locale));
}

/** The comma with a space, in Urdu the Arabic one. */
export function comma(locale: Language): string {
  return scriptOf(locale) === "Arab" ? "، " : ", ";
}
