import { join } from "node:path";

/** The sample hospital's folder, which tests rely on whatever hospital's site this is. */
export const sample = join(import.meta.dirname, "../../../hospitals/sample");
