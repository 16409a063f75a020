// biome-ignore-all assist/source/organizeImports: in the order of packages/content/languages.ts
import type { Language } from "@hospital/content/languages";
import { en, type InterfaceMessages } from "./en.ts";
import { hi } from "./hi.ts";
import { mr } from "./mr.ts";
import { ml } from "./ml.ts";
import { te } from "./te.ts";
import { ta } from "./ta.ts";
import { bn } from "./bn.ts";
import { ur } from "./ur.ts";

/**
 * The messages of the interface in every language of packages/content/languages.ts. packages/content/fonts/fonts.ts has
 * the fonts of their scripts.
 */
export const dictionaries: Record<Language, InterfaceMessages> = {
  en,
  hi,
  mr,
  ml,
  te,
  ta,
  bn,
  ur,
};
