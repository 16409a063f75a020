import { languagesOf } from "../hospital-languages.ts";
import type { Languages } from "../languages.ts";

/** For Node; browsers get built-locales.ts. */
export const publishedLocales: Languages = languagesOf(".");
