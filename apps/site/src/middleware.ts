import { outDir } from "astro:config/server";
import { defineMiddleware } from "astro:middleware";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { memoize } from "@hospital/content/memoize";
import { markLanguage, withoutMarks } from "@hospital/content/text/untranslated";
import { withPolicy } from "./postprocess/content-security-policy";
import { withFirstPicture } from "./postprocess/first-picture";
import { withShortFontNames } from "./postprocess/font-names";
import { withStyles } from "./postprocess/page-styles";
import { withIntegrity } from "./postprocess/script-integrity";

type Step = (html: string) => string;

const digestOf = memoize((path: string) => {
  const built = readFileSync(new URL(`.${path}`, outDir));
  return createHash("sha256").update(built).digest("base64");
});

/** Steps that are only possible in a build. */
const built: Step[] = [
  withShortFontNames,
  withStyles,
  withFirstPicture,
  (html) => withIntegrity(html, digestOf),
  // Must be last, because the policy contains hashes of the final HTML.
  withPolicy,
];

/** All changes to the HTML of a rendered page, in this order. */
const steps: Step[] = [markLanguage, ...(import.meta.env.PROD ? built : [])];

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get("Content-Type") ?? "";
  if (!/^(?:text|application)\//.test(type)) return response;
  const text = await response.text();
  const finished = type.startsWith("text/html") ? steps.reduce((html, step) => step(html), text) : withoutMarks(text);
  return new Response(finished, response);
});
