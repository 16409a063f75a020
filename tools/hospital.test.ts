import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const hospital = (...args: string[]) =>
  spawnSync(process.execPath, ["tools/hospital.js", ...args], { cwd: root, encoding: "utf8" });
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("lists every command, and prints how each is called", () => {
  const { status, stdout } = hospital();
  expect(status).toBe(0);
  const names = [...stdout.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = ""]) => name);
  expect(names).toContain("launch-check");
  for (const name of names) expect(hospital(name, "--help").stdout).toMatch(new RegExp(`^npx hospital ${name}`));
});

test("refuses a command that isn't there, and lists those that are", () => {
  const { status, stdout, stderr } = hospital("chekc");
  expect(status).toBe(1);
  expect(stderr).toContain('Unknown command: "chekc".');
  expect(stdout).toContain("  check ");
});

test("runs a command in the repository's root, wherever it is called", () => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, "tools/hospital.js"), "check"], {
    cwd: join(root, "docs"),
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining("0 errors")]);
});

test("has each command that a script of package.json calls, of which there are at most ten", () => {
  const called = Object.values<string>(scripts).flatMap((script) => /hospital\.js (\S+)/.exec(script)?.[1] ?? []);
  expect(called.length).toBeGreaterThan(3);
  for (const name of called) expect(hospital(name, "--help").stdout).toContain(`npm run ${name} --`);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(10);
});
