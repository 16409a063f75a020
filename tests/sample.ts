import { join } from "node:path";

/** The folder of the invented hospital, whose names and numbers the tests know, whatever hospital's site this is. */
export const sample = join(import.meta.dirname, "../sample");
