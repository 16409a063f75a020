import { describe, expect, test } from "vitest";
import { checkProse } from "./check-prose.ts";

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
  ])("reports “%s” and accepts “%s”", async (habit, plain) => {
    expect(await messagesIn(habit)).not.toEqual([]);
    expect(await messagesIn(plain)).toEqual([]);
  });

  test("accepts a question, code and the target of a link", async () => {
    expect(await messagesIn("What is a release?")).toEqual([]);
    expect(await messagesIn("Look in `kept` and in [the page](https://hospital.example/who-says).")).toEqual([]);
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
