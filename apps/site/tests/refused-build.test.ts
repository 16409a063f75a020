import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCopy, temporaryCopy } from "@hospital/testing/project-copy";
import { afterAll, expect, test } from "vitest";

const copy = temporaryCopy();

afterAll(() => rmSync(copy, { recursive: true }));

test("a build with bad content fails, and reports file, line, field and fix", () => {
  const file = "content/people/nurses.yaml";
  const lines = readFileSync(join(copy, file), "utf8").split("\n");
  const line = lines.findIndex((text) => text.trim().startsWith("role:"));
  writeFileSync(join(copy, file), lines.with(line, (lines[line] ?? "").replace("role:", "rolle:")).join("\n"));

  const { status, stdout, stderr } = buildCopy(copy);
  expect(line).toBeGreaterThan(0);
  expect(status).not.toBe(0);
  expect(stderr).toContain(`${file}:${line + 1}  members.0.rolle`);
  expect(stderr).toContain('to do: Did you mean "role"?');
  expect(stderr + stdout).not.toMatch(/\bat .*\.[jt]s:\d+/);
  expect(existsSync(join(copy, "dist"))).toBe(false);
});
