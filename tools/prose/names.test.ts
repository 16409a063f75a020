import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@hospital/testing/temporary-folder";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = temporaryFolder("names-test", join(root, ".cache"));

/** The lines with a problem of this rule in a file. */
function linesWithProblems(file: string, lines: string[]): number[] {
  const path = join(folder, file);
  writeFileSync(path, lines.join("\n"));
  // Git ignores the folder.
  const args = ["lint", "--vcs-enabled=false", "--reporter=github", path];
  const { stdout } = spawnSync(process.execPath, [join(root, "node_modules/@biomejs/biome/bin/biome"), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/title=plugin,.*?line=(\d+)/g)].map(([, line]) => Number(line));
}

test("refuses variables, parameters and functions whose names aren't the noun for the thing", () => {
  const lines = [
    "export const found = [1];",
    "export const { own, seen: record } = readRecord();",
    "export const names = (one: string) => found.map((kept) => one + kept);",
    "export function say() {}",
    "for (const told of found) console.log(told);",
    "export const [made, { title: said = 1 }] = [0, { title: 2 }];",
  ];
  expect(linesWithProblems("refused.ts", lines)).toEqual([1, 2, 3, 3, 4, 5, 6, 6]);
  expect(linesWithProblems("refused.tsx", ["export const List = (things: string[]) => <p>{things}</p>;"])).toEqual([1]);
  expect(linesWithProblems("refused.astro", ["---", "const own = 1;", "---", "{[own].map((one) => one)}"])).toEqual([
    2, 4,
  ]);
});

test("accepts other names, and properties with these names", () => {
  const lines = [
    "export const match = [1];",
    "export const record = { found: match, own: 1 };",
    "export const { own: ownRecord } = record;",
    "export interface Answer { seen: string }",
    "export const choose = (oneOf: number) => record.found[oneOf];",
  ];
  expect(linesWithProblems("accepted.ts", lines)).toEqual([]);
});
