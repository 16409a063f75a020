import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { TextlintKernel } from "@textlint/kernel";
import terminology from "textlint-rule-terminology";
import { existingFiles } from "./existing-files.ts";
import { plainEnglish } from "./plain-english.ts";
import { plugin } from "./plugin.ts";

interface ProseProblem {
  file: string;
  line: number;
  column: number;
  message: string;
}

const plugins = [{ pluginId: "prose", plugin }];
/** Terms of textlint-rule-terminology that this project writes in another way, by their patterns there. */
const exclude = ["web[- ]?site(s)?", "file[- ]name(s)?", "readme(s)?"];
const rules = [
  { ruleId: "plain-english", rule: plainEnglish },
  { ruleId: "existing-files", rule: existingFiles },
  { ruleId: "terminology", rule: terminology, options: { exclude } },
];
const kernel = new TextlintKernel();

/** The files with English text, sorted. */
export function checkedFiles(): string[] {
  return globSync([
    "*.md",
    "{apps,docs,packages,tools}/**/*.md",
    "hospitals/{*,*/*}.md",
    "*.{js,ts}",
    "{apps,deploy,packages,tools}/**/*.{astro,css,js,ts,tsx}",
    // A pattern doesn't include folders whose names begin with a dot.
    "apps/site/src/pages/**/.*/*.ts",
    ".ci/*",
    "deploy/*",
    "Dockerfile",
  ])
    .filter((file) => !/\bnode_modules\b|icons\/licences\.md$/.test(file))
    .sort();
}

/** The problems of style in a file of Markdown or code. `text` replaces the file's content. */
export async function checkProse(file: string, text?: string): Promise<ProseProblem[]> {
  const options = { filePath: file, ext: extensionOf(file), plugins, rules };
  const { messages } = await kernel.lintText(text ?? (await readFile(file, "utf8")), options);
  return messages.map(({ message, loc }) => ({ file, ...loc.start, message }));
}

/** Scripts without an extension and Caddy's files have the comments of a shell script. */
function extensionOf(file: string): string {
  const extension = extname(file);
  return extension === "" || extension === ".caddyfile" ? ".sh" : extension;
}
