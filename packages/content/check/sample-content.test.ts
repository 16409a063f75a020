import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sample } from "@hospital/testing/content/sample";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { checkContent, readContent } from "./check-content.ts";
import { report } from "./problem.ts";
import { formatEntry } from "./write-record.ts";

test("the shipped content has no problem", async () => {
  // Its leave ends one day, and is a warning after that.
  vi.setSystemTime("2026-11-26T06:00:00Z");
  const problems = await checkContent(sample);
  vi.useRealTimers();
  expect(problems, report(problems)).toEqual([]);
});

test("the shipped content has the canonical format: npx hospital check --fix", async () => {
  const { entries } = await readContent(sample);
  const otherwise = entries.filter((entry) => formatEntry(entry) !== entry.lines.join("\n"));
  expect(otherwise.map(({ path }) => path)).toEqual([]);
  expect(entries.length).toBeGreaterThan(10);
});

test("the list that orders the doctors has each", async () => {
  const files = (await readdir(join(sample, "content/doctors"))).filter((name) => name.endsWith(".yaml"));
  const { doctors } = parse(await readFile(join(sample, "content/pages/dr-in-hospital.yaml"), "utf8"));
  expect(files.map((name) => name.replace(".yaml", "")).sort()).toEqual(doctors.toSorted());
});
