import type { Language } from "@hospital/content/languages";
import { bn } from "./bn.ts";
import { en, type InterfaceWords } from "./en.ts";
import { hi } from "./hi.ts";
import { ml } from "./ml.ts";
import { mr } from "./mr.ts";
import { ta } from "./ta.ts";
import { te } from "./te.ts";
import { ur } from "./ur.ts";

/** The interface's messages in every language that packages/content/languages.ts knows. Fonts of scripts are in fonts.ts. */
export const dictionaries: Record<Language, InterfaceWords> = { en, hi, mr, ml, te, ta, bn, ur };
