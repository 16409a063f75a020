import type { z } from "astro/zod";
import { isLanguage } from "../messages/labels.ts";
import { publishedLocales } from "../text/locales.ts";
import { metaOf } from "./meta.ts";
import { isBlank, isGroup } from "./values.ts";

/** The subjects of an exception: each has a field of this name with its record or row. */
export const subjects = ["doctor", "department", "counter", "ward", "place"] as const;

/**
 * Whether a field applies in its group: a holiday of the hospital has no stand-in. A field with a value always applies,
 * so that no saved value is hidden.
 */
export function appliesTo(name: string, shape: z.ZodType, group: unknown): boolean {
  if (!isGroup(group) || !isBlank(group[name])) return true;
  if (isLanguage(name)) return publishedLocales.includes(name);
  return metaOf(shape).appliesIf?.(group) ?? true;
}
