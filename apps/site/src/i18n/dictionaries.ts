import type { Language } from "@hospital/content/languages";
import { bn } from "./bn.ts";
import { en, type InterfaceMessages } from "./en.ts";
import { hi } from "./hi.ts";
import { ml } from "./ml.ts";
import { mr } from "./mr.ts";
import { ta } from "./ta.ts";
import { te } from "./te.ts";
import { ur } from "./ur.ts";

/**
 * The messages of the interface in every language of packages/content/languages.ts. packages/content/fonts/fonts.ts has
 * the fonts of their scripts.
 */
export const dictionaries: Record<Language, InterfaceMessages> = { en, hi, mr, ml, te, ta, bn, ur };
