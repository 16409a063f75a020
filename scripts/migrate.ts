/** `npm run migrate`: brings a `content/` of an earlier schema to this one. CHANGELOG.md tells what changed. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readContent } from "../content-check/check-content.ts";
import { contentFolder } from "../site/content-folder.ts";
import { changes } from "./migrate/changes.ts";

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
// What is no content has no number.
const settings = "deploy/publish.yaml";
const before = existsSync(settings) ? readFileSync(settings, "utf8") : "";
const after = before.replace(/^patience:/m, "liveWithin:");
if (after !== before) {
  writeFileSync(settings, after);
  console.log(`${settings}: \`patience\` is called \`liveWithin\`.`);
}
console.log(
  `${folder}/ is of schema ${changes.at(-1)?.schema}. Now: npm run check:content, and git diff to see what changed.`,
);
