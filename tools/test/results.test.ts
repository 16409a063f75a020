import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { expect, test } from "vitest";
import { playwrightResults, sum, vitestResults } from "./results.ts";

const folder = temporaryFolder("results-test");

function file(report: unknown): string {
  const path = join(folder, "report.json");
  writeFileSync(path, typeof report === "string" ? report : JSON.stringify(report));
  return path;
}

test("Vitest's tests that are left for later count as skipped", () => {
  const path = file({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  expect(vitestResults(path)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test("Playwright's tests count as passed when they end as expected", () => {
  const path = file({ stats: { expected: 4, unexpected: 2, flaky: 0, skipped: 1 } });
  expect(playwrightResults(path)).toEqual({ passed: 4, failed: 2, skipped: 1 });
});

test("a report that is missing or broken counts nothing", () => {
  expect(vitestResults(join(folder, "none.json"))).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(playwrightResults(file("{"))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test("a step that went wrong without a failed test counts as one failure", () => {
  const steps = [
    { ok: true },
    { ok: false },
    { ok: false, results: { passed: 3, failed: 0, skipped: 0 } },
    { ok: false, results: { passed: 1, failed: 2, skipped: 1 } },
  ];
  expect(sum(steps)).toEqual({ passed: 4, failed: 4, skipped: 1 });
});
