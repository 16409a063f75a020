import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { expect, test } from "vitest";
import { playwrightResults, sum, summary, vitestResults } from "./results.ts";

const folder = temporaryFolder("results-test");
const none = { passed: 0, failed: 0, skipped: [] };

function file(report: unknown): string {
  const path = join(folder, "report.json");
  writeFileSync(path, typeof report === "string" ? report : JSON.stringify(report));
  return path;
}

test("counts Vitest's tests that are left for later as skipped", () => {
  const assertionResults = ["passed", "failed", "pending", "todo", "skipped"].map((status) => ({
    status,
    fullName: `a ${status} test`,
  }));
  const path = file({ numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] });
  expect(vitestResults(path)).toEqual({
    passed: 1,
    failed: 1,
    skipped: ["a pending test", "a todo test", "a skipped test"],
  });
});

test("counts Playwright's tests as passed when they end as expected, and gives the reasons of the skipped", () => {
  const skipped = { projectName: "phone", status: "skipped", annotations: [{ type: "skip", description: "no Caddy" }] };
  const suites = [{ specs: [], suites: [{ specs: [{ title: "calls", tests: [skipped] }] }] }];
  const path = file({ stats: { expected: 4, unexpected: 2, flaky: 0, skipped: 1 }, suites });
  expect(playwrightResults(path)).toEqual({ passed: 4, failed: 2, skipped: ["phone: calls: no Caddy"] });
});

test("counts nothing in a report that is missing or broken", () => {
  expect(vitestResults(join(folder, "none.json"))).toEqual(none);
  expect(playwrightResults(file("{"))).toEqual(none);
});

test("counts a step that fails without a failed test as one failure", () => {
  const steps = [
    { ok: true },
    { ok: false },
    { ok: false, results: { passed: 3, failed: 0, skipped: [] } },
    { ok: false, results: { passed: 1, failed: 2, skipped: ["one"] } },
  ];
  expect(sum(steps)).toEqual({ passed: 4, failed: 4, skipped: ["one"] });
});

test("lists what was skipped before the counts, which are the last line", () => {
  expect(summary({ passed: 4, failed: 0, skipped: [] })).toBe("4 passed, 0 failed, 0 skipped");
  expect(summary({ passed: 4, failed: 1, skipped: ["one", "two"] })).toBe(
    "Skipped:\n  one\n  two\n\n4 passed, 1 failed, 2 skipped",
  );
});
