import type { z } from "astro/zod";
import { isLanguage } from "../messages/labels.ts";
import { publishedLocales } from "../text/locales.ts";
import { isBlank, isGroup } from "./fields.ts";
import { metaOf } from "./meta.ts";

/** The subjects of an exception: each has a field of this name with its record or row. */
export const subjects = ["doctor", "department", "counter", "ward"] as const;

/**
 * Whether a field has a use in its group: a holiday of the hospital has no stand-in. A field that has a value always
 * shows, so that nothing is hidden that is saved.
 */
export function appliesTo(name: string, shape: z.ZodType, group: unknown): boolean {
  if (!isGroup(group) || !isBlank(group[name])) return true;
  if (isLanguage(name)) return publishedLocales.includes(name);
  return metaOf(shape).appliesIf?.(group) ?? true;
}
