import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../../content-check/check-content.ts";
import { exampleContent, plainPicture, type Tree, writeContent } from "../support/example-content.ts";

/** One process judges hospitals of different languages, as a publish does that checks another worktree. */
describe("a folder's content is judged by its own languages", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  async function problemsIn(languages: string[], change: (hospital: Record<string, unknown>, tree: Tree) => void) {
    const root = await mkdtemp(join(tmpdir(), "languages-"));
    folders.push(root);
    const tree = exampleContent(await plainPicture(500, 500).png().toBuffer());
    const hospital = { ...parse(String(tree.get("hospital.yaml"))), languages };
    change(hospital, tree);
    tree.set("hospital.yaml", stringify(hospital));
    await writeContent(root, new Map(), tree);
    return checkContent(root);
  }

  test("a site in English alone lacks nothing in Hindi", async () => {
    expect(await problemsIn(["en"], () => {})).toEqual([]);
  });

  test("each text and each prose of a site is there in its main language", async () => {
    const problems = await problemsIn(["hi", "en"], (hospital) => {
      hospital.name = { en: "City Hospital" };
    });
    const errors = problems.map(({ level, file, field, message }) => [level, file, field, message]);
    expect(errors).toContainEqual(["error", "content/hospital.yaml", "name.hi", '"name" in Hindi is missing.']);
    expect(errors).toContainEqual(["error", "content/departments/surgery.hi.md", "", "This file is missing."]);
  });

  const root = join(import.meta.dirname, "../..");
  const hospitals = globSync("test-hospitals/*/content", { cwd: root }).map((content) => dirname(content));
  test.each(hospitals)("%s passes the check in any folder", async (hospital) => {
    const problems = await checkContent(join(root, hospital));
    expect(problems.filter(({ level }) => level === "error")).toEqual([]);
  });
});
