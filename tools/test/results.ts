import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

export interface Results {
  passed: number;
  failed: number;
  /** The titles of the failed tests, with the first lines of the errors. */
  failures: string[];
  /** The titles of the skipped tests, with the reasons. */
  skipped: string[];
}

const emptyResults: Results = { passed: 0, failed: 0, failures: [], skipped: [] };

/** The results in the file of Vitest's JSON reporter; zero counts if it is missing. */
export function vitestResults(file: string): Results {
  const report = readReport<JsonTestResults>(file);
  if (!report) return emptyResults;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0])),
    skipped: tests.filter(({ status }) => status !== "passed" && status !== "failed").map(({ fullName }) => fullName),
  };
}

/** The results in the file of Playwright's JSON reporter; zero counts if it is missing. */
export function playwrightResults(file: string): Results {
  const report = readReport<JSONReport>(file);
  if (!report) return emptyResults;
  const { expected, unexpected, flaky } = report.stats;
  const titles = (outcome: string) => report.suites.flatMap((suite) => titlesIn(suite, outcome));
  return { passed: expected + flaky, failed: unexpected, failures: titles("unexpected"), skipped: titles("skipped") };
}

/** The titles of the tests with a status, with the reasons of those that were skipped or failed. */
function titlesIn({ specs, suites = [] }: JSONReportSuite, outcome: string): string[] {
  const ownTitles = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, annotations, results }) => {
        const reasons = annotations.flatMap(({ description }) => description ?? []);
        const error = results.flatMap(({ errors }) => errors).find(({ message }) => message);
        return withReason([projectName, title, ...reasons].join(": "), error?.message);
      }),
  );
  return [...ownTitles, ...suites.flatMap((suite) => titlesIn(suite, outcome))];
}

/** Lines of the stack, and lines of the test's source code, such as "> 35 |   expect(…)" and "     |  ^". */
const isCode = (line: string) => /^\s+at .*:\d+:\d+\)?$|^\s*(?:>\s*)?\d+ \||^\s+\|\s*\^/.test(line);

/** A failed test's title, and below it the first findings of its error: the whole is far above, between other tests. */
function withReason(title: string, error = ""): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() && !isCode(line));
  return [title, ...lines.slice(0, 5).map((line) => `    ${line}`)].join("\n");
}

/**
 * The sum of all steps. A failed step counts as at least one failure, even without a failed test: it could not start,
 * or failed outside a test.
 */
export function sum(steps: readonly { name: string; ok: boolean; results?: Results }[]): Results {
  const total: Results = { passed: 0, failed: 0, failures: [], skipped: [] };
  for (const { name, ok, results = emptyResults } of steps) {
    const { failures } = results;
    total.passed += results.passed;
    total.failed += Math.max(results.failed, ok ? 0 : 1);
    total.failures.push(
      ...(ok || failures.length > 0 ? failures : ["a whole step"]).map((title) => `${name}: ${title}`),
    );
    total.skipped.push(...results.skipped.map((title) => `${name}: ${title}`));
  }
  return total;
}

/** The end of the run's output: the failed and the skipped tests with their step, and the counts as the last line. */
export function summary({ passed, failed, failures, skipped }: Results): string {
  const list = (heading: string, titles: string[]) =>
    titles.length === 0 ? [] : [`${heading}:`, ...titles.map((title) => `  ${title}`), ""];
  const counts = `${passed} passed, ${failed} failed, ${skipped.length} skipped`;
  return [...list("Failed", failures), ...list("Skipped", skipped), counts].join("\n");
}

function readReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
