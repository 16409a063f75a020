import { describe, expect, test } from "vitest";
import commitlint from "../commitlint.config.js";
import { checkedFiles, checkProse } from "./check-prose.ts";

async function messagesIn(text: string, file = "docs/example.md"): Promise<string[]> {
  return (await checkProse(file, text)).map(({ message }) => message);
}

describe("plain English", () => {
  test.each([
    ["What grows old.", "Content that goes out of date."],
    ["Who finds an error reads the page.", "Report an error to the hospital."],
    ["Whoever changes a signed text gets a warning.", "Warn when a signed text changes."],
    ["The time is no time.", "The time isn't valid."],
    ["Nobody can arrive tomorrow.", "A doctor can't arrive on a future day."],
    ["Your name stands beside the change.", "Your name is shown with your changes."],
    ["The index says what is there.", "The index lists the pages."],
    ["An address, as `info@hospital.example`.", "An address such as `info@hospital.example`."],
    ["A page has rules of its own.", "A page has its own rules."],
    ["Both are put together.", "Both are merged."],
    ["Someone put the release live.", "Someone published the release."],
    ["Changes are kept.", "Changes are stored."],
    ["It is half of the page without what a script adds.", "It is half of the page without added text."],
    ["A doctor of which none has hours.", "A doctor without hours."],
    ["Each clone has to say it.", "Each clone has to configure it."],
    ["The scripts know the size.", "The scripts have the size."],
    ["The page is asked for.", "The page is requested."],
    ["Scripts ask for nothing.", "Scripts request no file."],
    ["A row holds all languages.", "A row contains all languages."],
    ["A degree, as MBBS, MD.", "A degree such as MBBS, MD."],
    ["A colour (as #0d5450).", "A colour (such as #0d5450)."],
  ])("reports “%s” and accepts “%s”", async (habit, plain) => {
    expect(await messagesIn(habit)).not.toEqual([]);
    expect(await messagesIn(plain)).toEqual([]);
  });

  test("accepts a question, code and the target of a link", async () => {
    expect(await messagesIn("What is a release?")).toEqual([]);
    expect(await messagesIn("Look in `kept` and in [the page](https://hospital.example/who-says).")).toEqual([]);
  });

  test.each([
    "A term that people say and patients know.",
    "Two people who didn't know the site.",
    "Half of what compression saves.",
    "Stored in the folder, as JSON in a file.",
    "A test that holds back a script.",
    "If none is installed, it stops.",
    "A doctor stands in for another.",
  ])("accepts “%s”", async (text) => {
    expect(await messagesIn(text)).toEqual([]);
  });

  test("reports a term that is spelt in another way", async () => {
    expect(await messagesIn("Use javascript.")).toEqual([expect.stringContaining("JavaScript")]);
  });
});

describe("files", () => {
  test.each([
    ["[a page](missing.md)", "The file missing.md doesn't exist."],
    ["[a heading](testing.md#missing)", "testing.md has no heading #missing."],
    ["The schema is `packages/content/missing.ts`.", "The file packages/content/missing.ts doesn't exist."],
    ["It is merged in `store/missing.ts`.", "The file store/missing.ts doesn't exist."],
    ["```sh\nnpx vitest run apps/desk/missing.test.ts\n```", "The file apps/desk/missing.test.ts doesn't exist."],
    ["```\nmerge  store/missing.ts: by field\n```", "The file store/missing.ts doesn't exist."],
  ])("reports %s", async (text, message) => {
    expect(await messagesIn(text)).toEqual([message]);
  });

  test("accepts existing files and headings, patterns and addresses", async () => {
    const text = "[one](testing.md#run-some-tests), [two](https://hospital.example), `docs/testing.md`, `docs/*.md`";
    expect(await messagesIn("`store/commit.ts`, `content/pages/feedback.yaml`, `doctors/<address>.yaml`")).toEqual([]);
    expect(await messagesIn(text)).toEqual([]);
  });
});

describe("code", () => {
  test("reads comments and titles of tests, at their positions", async () => {
    const code = `/** The page says it. */\nconst says = "The page says it.";\n  // Kept\n  // and kept.\ntest("nobody asks", () => {});\n`;
    const problems = await checkProse("example.test.ts", code);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [1, 14],
      [4, 10],
      [5, 7],
    ]);
  });

  test("reads titles of testPages and titles with values", async () => {
    expect(await messagesIn('testPages("says it", pages);', "example.test.ts")).toHaveLength(1);
    expect(await messagesIn(`test(\`\${name} says it\`);`, "example.test.ts")).toHaveLength(1);
  });

  test("reads names of rules, and the reports of the browser tests", async () => {
    const rule = 'export const rules = [{ name: "nothing stands alone", report: "the index says it" }];';
    expect(await messagesIn(rule, "apps/site/tests/browser/rules.ts")).toHaveLength(2);
    expect(await messagesIn('faults.push("the link says it");', "apps/site/tests/browser/page-rules.ts")).toHaveLength(
      1,
    );
    expect(await messagesIn('const doctor = { name: "Asha Holds" };', "example.test.ts")).toEqual([]);
  });

  test.each([
    ["keeps what is typed", "keeps the typed text"],
    ["where a thing is", "the location of a thing"],
    ["/opd: whom to call", "/opd: the number to call"],
    ["nothing of the desk is in the site", "the site contains no file of the desk"],
    ["the box is small, and nothing scrolls", "the box is small, and doesn't scroll"],
  ])("reports the title “%s” and accepts “%s”", async (habit, plain) => {
    expect(await messagesIn(`test("${habit}", () => {});`, "example.test.ts")).toHaveLength(1);
    expect(await messagesIn(`test("${plain}", () => {});`, "example.test.ts")).toEqual([]);
    expect(await messagesIn(`// The page shows what to do, ${plain}.`, "example.test.ts")).toEqual([]);
  });

  test("reads the strings of messages, but no strings of other code", async () => {
    const code = `export const en = { say: "What you typed is kept.", "stands here": "The cell holds a day" };`;
    expect(await messagesIn(code, "apps/desk/messages/en/interface.ts")).toHaveLength(4);
    expect(await messagesIn(code, "packages/launch-check/messages/en.ts")).toHaveLength(4);
    expect(await messagesIn(code, "tools/new/questions.ts")).toHaveLength(4);
    expect(await messagesIn(code, "apps/desk/messages/hi/interface.ts")).toEqual([]);
    expect(await messagesIn(code, "tools/new/new.test.ts")).toEqual([]);
  });

  test("accepts labels, requests and commands in messages", async () => {
    const code = 'const en = { a: "What the picture shows", b: "What to tell the staff", c: "Run git push again." };';
    expect(await messagesIn(code, "packages/content/messages/en/labels.ts")).toEqual([]);
  });

  test("reads comments and messages of a shell script and of Caddy's files", async () => {
    const script = '#!/bin/sh\n# The page\n# says it.\nsays=1\nstop "The folder is no folder." || echo "It is kept."\n';
    expect((await checkProse("deploy/release", script)).map(({ line }) => line)).toEqual([3, 5, 5]);
    expect(await messagesIn("# It says so.\nrespond says\n", "deploy/edit.caddyfile")).toHaveLength(1);
  });

  test("reads comments of CSS and Astro, but not strings", async () => {
    const css = "/* It stands still. */\na {\n  color: red; /* says it */\n}\n";
    expect((await checkProse("example.css", css)).map(({ line }) => line)).toEqual([1, 3]);
    const astro = '---\nconst a = "/* says */";\n/** It says so. */\n---\n{/* It says so. */}\n';
    expect((await checkProse("example.astro", astro)).map(({ line }) => line)).toEqual([3, 5]);
  });

  test("joins the lines of a comment to one passage", async () => {
    expect(await messagesIn("// The value\n// is no value.\n", "example.ts")).toHaveLength(1);
    expect(await messagesIn("/**\n * The value is\n * no value.\n */\n", "example.ts")).toHaveLength(1);
    expect(await messagesIn("/** What came of it. */\n", "example.ts")).toHaveLength(1);
  });
});

describe("files of the check", () => {
  test("the check includes scripts, and folders that begin with a dot", () => {
    for (const file of ["deploy/release", "apps/site/src/pages/.well-known/security.txt.ts"])
      expect(checkedFiles()).toContain(file);
  });
});

describe("subjects of commits", () => {
  const isPlain = (subject: string) => commitlint.plugins[0]?.rules["subject-plain-english"]({ subject })[0];

  test("are reported with a habit", () => {
    expect(isPlain("Show what the hospital lacks")).toBe(false);
    expect(isPlain("Show services that the hospital lacks")).toBe(true);
  });
});
