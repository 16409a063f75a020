import { en } from "./en.ts";
import { hi } from "./hi.ts";
import { mr } from "./mr.ts";

/** Every language that a site can speak, by its code: all that the code knows of it. The font of its script is in fonts.ts. */
export const dictionaries = { en, hi, mr };
