/** `npx hospital migrate`: brings a `content/` of an earlier schema to this one. CHANGELOG.md lists the changes. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent, readContent } from "@hospital/content/check/check-content";
import { report } from "@hospital/content/check/problem";
import { contentFolder, withRealPaths } from "@hospital/content/content-folder";
import { parse } from "yaml";
import { changes } from "./changes.ts";

const folder = contentFolder(".");
for (const { schema, files } of changes) {
  const { languages, routes } = await readContent(process.cwd());
  const read = (path: string): unknown =>
    existsSync(join(folder, path)) ? parse(readFileSync(join(folder, path), "utf8")) : undefined;
  for (const [path, text] of files({ languages, routes, read })) {
    writeFileSync(join(folder, path), text);
    console.log(`${folder}/${path}: written as schema ${schema} has it.`);
  }
}
// A folder without content has no schema number.
const settings = "deploy/publish.yaml";
const before = existsSync(settings) ? readFileSync(settings, "utf8") : "";
const after = before.replace(/^patience:/m, "liveWithin:");
if (after !== before) {
  writeFileSync(settings, after);
  console.log(`${settings}: \`patience\` is called \`liveWithin\`.`);
}
const schema = changes.at(-1)?.schema;
const errors = (await checkContent(process.cwd())).filter(({ level }) => level === "error");
if (errors.length > 0) {
  console.error(withRealPaths(report(errors), process.cwd()));
  console.error(`\n${folder}/ is not of schema ${schema} yet. Correct the errors above, then run npx hospital check.`);
  process.exitCode = 1;
} else {
  console.log(`${folder}/ is of schema ${schema} and has no errors. Next: git diff shows what changed.`);
}
