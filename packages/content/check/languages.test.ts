import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { exampleFolder } from "@hospital/testing/content/example-folder";
import { edit } from "@hospital/testing/content/ready-content";
import { describe, expect, test } from "vitest";
import { fileText } from "../messages/write-problem.ts";
import { checkContent } from "./check-content.ts";

/** One process checks hospitals with different languages, as when a publish checks another worktree. */
describe("a folder's content is checked in its own languages", () => {
  const example = exampleFolder();
  const problemsOf = (changes: { languages: string[]; name?: object }) =>
    example.after((tree) => edit(tree, "hospital.yaml", (hospital) => Object.assign(hospital, changes)), checkContent);

  test("a site in English alone needs no Hindi, and one warning counts its hidden texts", async () => {
    const problems = await problemsOf({ languages: ["en"] });
    const messages = problems.map((problem) => [problem.level, problem.file, problem.field, fileText(problem).message]);
    const hidden = /^\d+ texts are in Hindi, which the site doesn't show: (?:\S+\.yaml,? ){5}and \d+ more files\.$/;
    expect(messages).toEqual([["warning", "content/hospital.yaml", "languages", expect.stringMatching(hidden)]]);
  });

  test("each text of a site is required in its main language", async () => {
    const problems = await problemsOf({ languages: ["hi", "en"], name: { en: "City Hospital" } });
    const errors = problems.map((problem) => [problem.level, problem.file, problem.field, fileText(problem).message]);
    expect(errors).toContainEqual(["error", "content/hospital.yaml", "name.hi", '"name" in Hindi is missing.']);
    expect(errors).toContainEqual(["error", "content/departments/surgery.hi.md", "", "This file is missing."]);
  });

  test("texts of the warning box need one of the site's languages", async () => {
    const problems = await problemsOf({ languages: ["mr"] });
    const fields = problems.flatMap(({ code, file, field }) => (code === "noLanguage" ? `${file} ${field}` : []));
    expect(fields).toContain("content/dangers.yaml box.call");
  });

  const root = join(import.meta.dirname, "../../..");
  const hospitals = globSync("hospitals/*/content", { cwd: root }).map((content) => dirname(content));
  test.each(hospitals)("%s passes the check in any folder", async (hospital) => {
    const problems = await checkContent(join(root, hospital));
    expect(problems.filter(({ level }) => level === "error")).toEqual([]);
  });
});
