import { en } from "./en.ts";
import { hi } from "./hi.ts";
import { mr } from "./mr.ts";

/** Every supported language by its code. Fonts of scripts are in fonts.ts. */
export const dictionaries = { en, hi, mr };
