import { outDir } from "astro:config/server";
import { defineMiddleware } from "astro:middleware";
import { readFileSync } from "node:fs";
import { memoize } from "@hospital/content/memoize";
import { markLanguage, withoutMarks } from "@hospital/content/text/untranslated";
import { type AtRule, parse } from "postcss";
import { withPolicy } from "./finish/content-security-policy";
import { withIntegrity } from "./finish/script-integrity";

type Step = (html: string) => string;

/**
 * All styles in one element, in their order: each element has a hash of its own in the policy, before the first screen.
 * What follows each other under one condition, as each file does by integrations/supported-browsers, says it once.
 */
function withOneStyle(html: string): string {
  const element = /<style>([\s\S]*?)<\/style>/g;
  const css = [...html.matchAll(element)].map(([, own = ""]) => own.trim()).join("");
  return html.replace(element, "").replace("</head>", () => `<style>${withJoinedConditions(css)}</style></head>`);
}

const withJoinedConditions = memoize((css: string) => {
  const sheet = parse(css);
  sheet.each((rule) => {
    const before = rule.prev();
    const isJoined = [before, rule].every((one) => one?.type === "atrule" && one.name === "supports");
    if (!isJoined || (before as AtRule).params !== (rule as AtRule).params) return;
    (before as AtRule).append((rule as AtRule).nodes ?? []);
    rule.remove();
  });
  return sheet.toString();
});

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
