import { outDir } from "astro:config/server";
import { defineMiddleware } from "astro:middleware";
import { readFileSync } from "node:fs";
import { withPolicy } from "./finish/content-security-policy";
import { withIntegrity } from "./finish/script-integrity";
import { markLanguage, withoutMarks } from "./i18n/untranslated";
import { memoize } from "./memoize";

type Step = (html: string) => string;

/** What each file's styles stand under: integrations/supported-browsers. */
const condition = /^@supports selector\(:is\(a\)\)\{/;

/**
 * All styles in one element, in their order, and under one condition where files with it follow each other: each element
 * has a hash of its own in the policy, before the first screen.
 */
function withOneStyle(html: string): string {
  const element = /<style>([\s\S]*?)<\/style>/g;
  const files = [...html.matchAll(element)].map(([, own = ""]) => own.trim());
  const rules = files.map((own, index) => {
    const goesOn = (at: number) => condition.test(files[at] ?? "") && condition.test(files[at - 1] ?? "");
    const start = goesOn(index) ? own.replace(condition, "") : own;
    return goesOn(index + 1) ? start.slice(0, -1) : start;
  });
  return html.replace(element, "").replace("</head>", () => `<style>${rules.join("")}</style></head>`);
}

const readBuilt = memoize((path: string) => readFileSync(new URL(`.${path}`, outDir)));

/** What only a built site can have. */
const built: Step[] = [
  withOneStyle,
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
