import { filePolicy } from "@hospital/hosting/hosting";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { pages, testPages } from "../support/built-site.ts";

/** The findings of Google's CSP Evaluator of high, possibly high or medium severity. */
function weaknesses(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE).map(({ description }) => description);
}

test("the evaluator reports a weak policy", () => {
  expect(weaknesses("script-src 'unsafe-inline'")).not.toEqual([]);
});

testPages(
  "the policy of each page has no serious weakness",
  pages,
  ({ document }) => {
    const policies = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
    expect([...policies].map(({ content }) => weaknesses(content))).toEqual([[]]);
  },
  [
    {
      replace: [/(http-equiv="Content-Security-Policy" content=")[^"]*/, "$1script-src 'unsafe-inline'"],
      report: /unsafe-inline/,
    },
    { replace: [/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""], report: /expected \[\] to deeply equal/ },
  ],
);

test("the policy of all other files has no serious weakness", () => {
  expect(weaknesses(filePolicy)).toEqual([]);
});
