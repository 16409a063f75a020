import { existsSync, readFileSync } from "node:fs";

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts in the file that Vitest's JSON reporter wrote; zeros where it is missing. */
export function vitestResults(file: string): Results {
  const report = readReport(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/** The counts in the file that Playwright's JSON reporter wrote; zeros where it is missing. */
export function playwrightResults(file: string): Results {
  const stats = readReport(file)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
}

/**
 * The sum of all steps. A failed step counts as at least one failure, even without a failed test: it could not start,
 * or failed outside a test.
 */
export function sum(steps: readonly { ok: boolean; results?: Results }[]): Results {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { ok, results } of steps) {
    total.passed += results?.passed ?? 0;
    total.failed += Math.max(results?.failed ?? 0, ok ? 0 : 1);
    total.skipped += results?.skipped ?? 0;
  }
  return total;
}

// biome-ignore lint/suspicious/noExplicitAny: the two reports have no published types
function readReport(file: string): any {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
