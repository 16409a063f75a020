import { describe, expect, test } from "vitest";
import { report } from "../../launch-check/report.ts";
import { runChecks } from "../../launch-check/run-checks.ts";
import { sample } from "../support/sample.ts";

describe("the sample content", async () => {
  const results = await runChecks(sample, { today: "2026-11-21", fetchStatus: async () => undefined });

  test.runIf(results.open.some(({ check }) => check.id === "sample-records"))("lacks exactly this", () => {
    const ids = `sample-records phone-numbers reserved-addresses postal-code
      reviews unknown-people dates helplines links claims contradictions waste-months waste-report
      implant-prices rates complaints registrations doctors-registrations accessibility
      annual-return equal-opportunity accessibility-audit consents privacy`;
    expect(results.open.map(({ check }) => check.id)).toEqual(ids.split(/\s+/));
    expect([...results.waived, ...results.waiverProblems]).toEqual([]);
  });

  test("has a report that shortens long lists and says that it is no legal advice", () => {
    const text = report(results);
    expect(text).toContain("This is guidance, not legal advice");
    for (const { check } of results.open) expect(text).toContain(`${check.title}  [${check.id}]`);
    const { problems } = results.open.toSorted((a, b) => b.problems.length - a.problems.length)[0] ?? { problems: [] };
    expect(problems.length).toBeGreaterThan(10);
    expect(text).not.toContain(problems.at(-1)?.file);
  });
});
