import { globSync } from "node:fs";
import { checkProse } from "./check-prose.ts";

/** `npx hospital prose`: checks the English of Markdown, and of comments and test titles in code. */
const files = globSync([
  "*.md",
  "{apps,docs,packages,tools}/**/*.md",
  "hospitals/{*,*/*}.md",
  "*.{js,ts}",
  "{apps,deploy,packages,tools}/**/*.{astro,css,js,ts,tsx}",
]).filter((file) => !/\bnode_modules\b|icons\/licences\.md$/.test(file));

const problems = (await Promise.all(files.sort().map((file) => checkProse(file)))).flat();
for (const { file, line, column, message } of problems) console.error(`${file}:${line}:${column}  ${message}`);
if (problems.length > 0) console.error(`\n${problems.length} problems of style. docs/glossary.md has the rules.`);
process.exitCode = problems.length > 0 ? 1 : 0;
