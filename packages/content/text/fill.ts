import type { Language } from "../languages.ts";
import { commaList } from "./comma-list.ts";

/** `withReason("Not today", "on leave")` → "Not today (on leave)". */
export function withReason(text: string, why: string | undefined): string {
  return why ? `${text} (${why})` : text;
}

/** `listed(["1st", "2nd", "3rd"], "and", "en")` → "1st, 2nd and 3rd". */
export function listed(parts: string[], and: string, locale: Language): string {
  return parts.length > 1 ? `${commaList(parts.slice(0, -1), locale)} ${and} ${parts.at(-1)}` : (parts[0] ?? "");
}

/** `fill("Play: {title}", { title: "Hand washing" })` → `Play: Hand washing`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(
    /\{(\w+)\}/g,
    (_, key: string) => `${(Object.hasOwn(values, key) ? values[key] : undefined) ?? ""}`,
  );
}
