import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeConfig } from "../editor/config.ts";
import { sample } from "./sample.ts";

const project = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(project, path), "utf8");

/** Every label that the forms have, and each choice. */
function labelsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(labelsIn);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    /^label/.test(key) && typeof value === "string" ? [value] : labelsIn(value),
  );
}

const labels = labelsIn(await makeConfig(sample));
const ofSveltia = Object.values(
  JSON.parse(read("node_modules/@sveltia/cms/locales/en-US.json")) as Record<string, string>,
);
const pages = (await readdir(join(project, "editor/page"))).filter((name) => /\.(?:html|ts)$/.test(name));
const ownPages = pages
  .map((name) => read(`editor/page/${name}`))
  .join("\n")
  .replaceAll(/\s+/g, " ");

/** Whether somebody finds these words on the screen: a number in them stands for any. */
function isOnScreen(words: string): boolean {
  const names = [...labels, ...labels.map((label) => `Add ${label}`), ...ofSveltia];
  const text = new RegExp(
    words
      .split(/\d+/)
      .map((part) => RegExp.escape(part.trim()))
      .join("(?:.{0,80}?)"),
  );
  return names.includes(words) || text.test(ownPages);
}

describe("what the front desk reads", () => {
  const text = read("docs/content.md").split("\n## The files")[0]?.replaceAll(/\s+/g, " ") ?? "";
  // A paragraph may begin with what it is about.
  const named = [...text.matchAll(/(?<![*\w])\*{1,2}([^*]+?)\*{1,2}(?![*\w])/g)].map(([, words = ""]) => words);

  test.each([...new Set(named)].filter((words) => !words.endsWith(".")))("“%s” is what the form calls it", (words) => {
    expect(isOnScreen(words)).toBe(true);
  });

  test("each picture that is shown is there, and each that is there is shown", async () => {
    const shown = [...read("docs/content.md").matchAll(/\]\(pictures\/([^)]+)\)/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual((await readdir(join(project, "docs/pictures"))).sort());
  });
});
