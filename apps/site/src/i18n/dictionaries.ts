import type { Language } from "@hospital/content/languages";
import { en, type InterfaceWords } from "./en.ts";
import { hi } from "./hi.ts";
import { ml } from "./ml.ts";
import { mr } from "./mr.ts";

/** The words of every language that packages/content/languages.ts knows. Fonts of scripts are in fonts.ts. */
export const dictionaries: Record<Language, InterfaceWords> = { en, hi, mr, ml };
