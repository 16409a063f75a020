import { existsSync, readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

export interface Results {
  passed: number;
  failed: number;
  /** The titles of the skipped tests, with the reasons. */
  skipped: string[];
}

const none: Results = { passed: 0, failed: 0, skipped: [] };

/** The results in the file that Vitest's JSON reporter wrote; none where it is missing. */
export function vitestResults(file: string): Results {
  const report = readReport<JsonTestResults>(file);
  if (!report) return none;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

/** The results in the file that Playwright's JSON reporter wrote; none where it is missing. */
export function playwrightResults(file: string): Results {
  const report = readReport<JSONReport>(file);
  if (!report) return none;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped: report.suites.flatMap(skippedIn) };
}

function skippedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ projectName, annotations }) =>
        [projectName, title, ...annotations.flatMap(({ description }) => description ?? [])].join(": "),
      ),
  );
  return [...own, ...suites.flatMap(skippedIn)];
}

/**
 * The sum of all steps. A failed step counts as at least one failure, even without a failed test: it could not start,
 * or failed outside a test.
 */
export function sum(steps: readonly { ok: boolean; results?: Results }[]): Results {
  const total: Results = { passed: 0, failed: 0, skipped: [] };
  for (const { ok, results = none } of steps) {
    total.passed += results.passed;
    total.failed += Math.max(results.failed, ok ? 0 : 1);
    total.skipped.push(...results.skipped);
  }
  return total;
}

/** The end of the run's output: the skipped tests, and the counts as the last line. */
export function summary({ passed, failed, skipped }: Results): string {
  const counts = `${passed} passed, ${failed} failed, ${skipped.length} skipped`;
  return skipped.length === 0 ? counts : ["Skipped:", ...skipped.map((title) => `  ${title}`), "", counts].join("\n");
}

function readReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
