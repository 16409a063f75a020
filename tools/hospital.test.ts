import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runCommand } from "./commands.ts";

const root = join(import.meta.dirname, "..");
const hospital = (...args: string[]) =>
  spawnSync(process.execPath, ["tools/hospital.js", ...args], { cwd: root, encoding: "utf8" });
/** The text that a command prints, without a process for it. */
async function printed(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await runCommand(args);
    return log.mock.calls.flat().join("\n");
  } finally {
    log.mockRestore();
  }
}
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("lists every command, and prints the usage of each", async () => {
  const names = [...(await printed()).matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = ""]) => name);
  expect(names).toContain("launch-check");
  for (const name of names) expect(await printed(name, "--help")).toMatch(new RegExp(`^npx hospital ${name}`));
});

test("refuses an unknown command, and lists the known ones", () => {
  const { status, stdout, stderr } = hospital("chekc");
  expect(status).toBe(1);
  expect(stderr).toContain('Unknown command: "chekc".');
  expect(stdout).toContain("  check ");
});

test("runs a command in the repository's root, whatever the current folder is", () => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, "tools/hospital.js"), "check"], {
    cwd: join(root, "docs"),
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining("0 errors")]);
});

test("prints the warning box of a query, and reports a query without one", () => {
  const { status, stdout } = spawnSync(process.execPath, ["tools/hospital.js", "danger", "বিষ খেল", "teak table"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, HOSPITAL: "hospitals/hyderabad" },
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^বিষ খেল: .* \(bn\)\n {2}.*: \+91 .*\n {2}.*: 112\n {2}.*: 14416\nteak table: no box\n$/);
});

test("has each command that a script of package.json calls, and at most ten scripts", async () => {
  const calledCommands = Object.values<string>(scripts).flatMap(
    (script) => /hospital\.js (\S+)/.exec(script)?.[1] ?? [],
  );
  expect(calledCommands.length).toBeGreaterThan(3);
  for (const name of calledCommands)
    expect(await printed(name, "--help")).toMatch(new RegExp(`^npm run ${name}(?: -- .+)?\\n`));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(10);
});
