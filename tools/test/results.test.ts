import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { expect, test } from "vitest";
import { playwrightResults, sum, summary, vitestResults } from "./results.ts";

const folder = temporaryFolder("results-test");
const emptyResults = { passed: 0, failed: 0, failures: [], skipped: [] };

function file(report: unknown): string {
  const path = join(folder, "report.json");
  writeFileSync(path, typeof report === "string" ? report : JSON.stringify(report));
  return path;
}

test("counts Vitest's tests that are left for later as skipped", () => {
  const assertionResults = ["passed", "failed", "pending", "todo", "skipped"].map((status) => ({
    status,
    fullName: `a ${status} test`,
    failureMessages:
      status === "failed" ? ["\u001b[31mno number\u001b[0m\n  at fail (src/a.ts:1:2)\n\n at the top"] : [],
  }));
  const path = file({ numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] });
  expect(vitestResults(path)).toEqual({
    passed: 1,
    failed: 1,
    failures: ["a failed test\n    no number\n     at the top"],
    skipped: ["a pending test", "a todo test", "a skipped test"],
  });
});

test("counts Playwright's tests as passed when they end as expected, and gives the reasons of the others", () => {
  const skipped = {
    projectName: "phone",
    status: "skipped",
    annotations: [{ type: "skip", description: "no Caddy" }],
    results: [],
  };
  const failed = {
    projectName: "desktop",
    status: "unexpected",
    annotations: [],
    results: [{ errors: [{ message: "no answer" }] }],
  };
  const suites = [{ specs: [], suites: [{ specs: [{ title: "calls", tests: [skipped, failed] }] }] }];
  const path = file({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 1 }, suites });
  expect(playwrightResults(path)).toEqual({
    passed: 4,
    failed: 1,
    failures: ["desktop: calls\n    no answer"],
    skipped: ["phone: calls: no Caddy"],
  });
});

test("lists the findings of a failed test, without the test's source code", () => {
  const message = [
    "Error: /opd at 320 px. To see it: npm run dev, http://localhost:4322/opd",
    "broken rule: nothing is covered",
    ...[1, 2, 3, 4].map((count) => `  finding ${count}`),
    "",
    "  33 |   for (const rule of rules)",
    "> 34 |     expect(rule)",
    "     |     ^",
    "    at /site/every-page.spec.ts:34:5",
  ];
  const reasonFrom = (lines: string[]) => {
    const tests = [
      {
        projectName: "phone",
        status: "unexpected",
        annotations: [],
        results: [{ errors: [{ message: lines.join("\n") }] }],
      },
    ];
    const path = file({
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      suites: [{ specs: [{ title: "/opd", tests }] }],
    });
    return playwrightResults(path).failures.join().split("\n    ").slice(1);
  };
  expect(reasonFrom(message)).toEqual(message.slice(0, 5));
  expect(reasonFrom([...message.slice(0, 1), ...message.slice(6)])).toEqual(message.slice(0, 1));
});

test("returns zero counts for a missing or broken report", () => {
  expect(vitestResults(join(folder, "none.json"))).toEqual(emptyResults);
  expect(playwrightResults(file("{"))).toEqual(emptyResults);
});

test("counts a step that fails without a failed test as one failure, and names the step of each test", () => {
  const steps = [
    { name: "The build", ok: true },
    { name: "The check", ok: false },
    { name: "The code", ok: false, results: { passed: 3, failed: 0, failures: [], skipped: [] } },
    { name: "The pages", ok: false, results: { passed: 1, failed: 1, failures: ["calls"], skipped: ["one"] } },
  ];
  expect(sum(steps)).toEqual({
    passed: 4,
    failed: 3,
    failures: ["The check: a whole step", "The code: a whole step", "The pages: calls"],
    skipped: ["The pages: one"],
  });
});

test("lists failed and skipped tests before the counts, which are the last line", () => {
  expect(summary({ passed: 4, failed: 0, failures: [], skipped: [] })).toBe("4 passed, 0 failed, 0 skipped");
  expect(summary({ passed: 4, failed: 1, failures: ["a"], skipped: ["one", "two"] })).toBe(
    "Failed:\n  a\n\nSkipped:\n  one\n  two\n\n4 passed, 1 failed, 2 skipped",
  );
});
