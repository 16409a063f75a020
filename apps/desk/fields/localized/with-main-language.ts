import { defaultLocale } from "@hospital/content/text/locales";
import type { LocalizedText } from "../../api.ts";

/** A text that lacks the site's main language has the same text there: it is stored without waiting for a translation. */
export function withMainLanguage(text: LocalizedText): LocalizedText {
  return { [defaultLocale]: Object.values(text).find(Boolean), ...text };
}
