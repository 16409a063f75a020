import type { Language } from "../../site/languages.ts";
import { en, type InterfaceWords } from "./en.ts";
import { hi } from "./hi.ts";
import { ml } from "./ml.ts";
import { mr } from "./mr.ts";

/** The words of every language that site/languages.ts knows. Fonts of scripts are in fonts.ts. */
export const dictionaries: Record<Language, InterfaceWords> = { en, hi, mr, ml };
