import { checkedFiles, checkProse } from "./check-prose.ts";

/** `npx hospital prose`: checks the English of Markdown, and of comments, test titles and messages in code. */
const problems = (await Promise.all(checkedFiles().map((file) => checkProse(file)))).flat();
for (const { file, line, column, message } of problems) console.error(`${file}:${line}:${column}  ${message}`);
if (problems.length > 0) console.error(`\n${problems.length} problems of style. docs/glossary.md has the rules.`);
process.exitCode = problems.length > 0 ? 1 : 0;
