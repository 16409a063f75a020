import { outDir } from "astro:config/server";
import { defineMiddleware } from "astro:middleware";
import { readFileSync } from "node:fs";
import { memoize } from "@hospital/content/memoize";
import { markLanguage, withoutMarks } from "@hospital/content/text/untranslated";
import { withPolicy } from "./finish/content-security-policy";
import { withStyles } from "./finish/page-styles";
import { withIntegrity } from "./finish/script-integrity";

type Step = (html: string) => string;

const readBuilt = memoize((path: string) => readFileSync(new URL(`.${path}`, outDir)));

/** What only a built site can have. */
const built: Step[] = [
  withStyles,
  (html) => withIntegrity(html, readBuilt),
  // The last: it is of the page as it will be sent.
  withPolicy,
];

/** All that is done to the HTML of a finished page, in this order; nothing else writes it. */
const steps: Step[] = [markLanguage, ...(import.meta.env.PROD ? built : [])];

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const type = response.headers.get("Content-Type") ?? "";
  if (!/^(?:text|application)\//.test(type)) return response;
  const text = await response.text();
  const finished = type.startsWith("text/html") ? steps.reduce((html, step) => step(html), text) : withoutMarks(text);
  return new Response(finished, response);
});
