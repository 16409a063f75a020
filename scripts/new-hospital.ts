/** `npm run new-hospital`: asks what a site must know, and writes a `content/` that can be built at once. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { askAnswers, readAnswers } from "./new-hospital/answers.ts";
import { newContent } from "./new-hospital/content.ts";

const { values } = parseArgs({ options: { answers: { type: "string" }, into: { type: "string", default: "." } } });
const target = join(values.into, "content");
if (existsSync(target)) fail(`${target}/ is there already. Nothing was changed.`);

const answers = values.answers ? readAnswers(parse(readFileSync(values.answers, "utf8"))) : await askAnswers();
// Beside the project's own, so that a half-written hospital is never built.
const stage = `.cache/new-hospital-${process.pid}`;
for (const [path, content] of await newContent(answers, "sample/content")) {
  const file = join(stage, "content", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const check = spawnSync(process.execPath, ["content-check/main.ts"], {
  env: { ...process.env, HOSPITAL: stage },
  encoding: "utf8",
});
if (check.status === 0) {
  mkdirSync(values.into, { recursive: true });
  renameSync(join(stage, "content"), target);
}
rmSync(stage, { recursive: true, force: true });
if (check.status !== 0) fail(`An answer has to be put right. Nothing was written.\n\n${check.stdout}${check.stderr}`);

console.log(`${target}/ is written and has no errors. Next:

  npm start               builds the site, and says where to look at it
  npm run edit            fills it in, in a browser: what waits says "To be filled in"
  npm run launch-check    lists what is still to be filled in before it goes live

docs/making-it-yours.md goes on from here.`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
