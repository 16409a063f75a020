import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "refused-build-"));

afterAll(() => rmSync(copy, { recursive: true }));

test("a build with bad content fails, and says which file, line and field, and what to do", { timeout: 60_000 }, () => {
  for (const part of ["astro.config.ts", "package.json", "tsconfig.json", "content", "integrations", "src"])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  const file = "content/people/nurses.yaml";
  const lines = readFileSync(join(copy, file), "utf8").split("\n");
  const line = lines.findIndex((text) => text.trim().startsWith("role:"));
  writeFileSync(join(copy, file), lines.with(line, (lines[line] ?? "").replace("role:", "rolle:")).join("\n"));

  const astro = join(root, "node_modules/astro/bin/astro.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, "build"], { cwd: copy, encoding: "utf8" });
  expect(line).toBeGreaterThan(0);
  expect(status).not.toBe(0);
  expect(stderr).toContain(`${file}:${line + 1}  members.0.rolle`);
  expect(stderr).toContain('to do: Did you mean "role"?');
  expect(stderr + stdout).not.toMatch(/\bat .*\.[jt]s:\d+/);
  expect(existsSync(join(copy, "dist"))).toBe(false);
});
