/** `npx hospital new`: asks for the required data, and writes a `content/` that builds. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { errorsIn } from "@hospital/content/check/check-content";
import { report } from "@hospital/content/check/problem";
import { deskAuthor } from "@hospital/desk/store/repository";
import { dictionaryProblems } from "@hospital/site/src/i18n/dictionary-problems";
import { parse, stringify } from "yaml";
import { explained } from "../commands.ts";
import { type Answers, readAnswers } from "./answers.ts";
import { describeDropped, newContent } from "./content.ts";
import { askAnswers, NoAnswer } from "./questions.ts";
import { wrongAnswers } from "./wrong-answers.ts";

const { values } = parseArgs({ options: { answers: { type: "string" }, into: { type: "string", default: "." } } });
const target = join(values.into, "content");
if (existsSync(target)) fail(`${target}/ exists already. Nothing was changed.`);

const answersFile = values.answers ?? join(values.into, "new-hospital-answers.yaml");
let completeAnswers: Answers | undefined;
const answers = await withPlainErrors(() => (values.answers ? answersIn(values.answers) : askAnswers()));
completeAnswers = answers;
const lacking = dictionaryProblems(answers.languages);
if (lacking.length > 0) fail(report(lacking, 10));
// Written to a temporary folder first, so that a partial content/ is never built.
const stage = `.cache/new-hospital-${process.pid}`;
const { files, dropped } = await withPlainErrors(() => newContent(answers, "hospitals/sample/content"));
for (const [path, content] of files) {
  const file = join(stage, "content", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const errors = await errorsIn(stage);
if (errors.length === 0) {
  mkdirSync(values.into, { recursive: true });
  renameSync(join(stage, "content"), target);
}
rmSync(stage, { recursive: true, force: true });
if (errors.length > 0) {
  const wrong = wrongAnswers(errors, files, { answers, file: answersFile });
  if (wrong.length > 0) refuse(report(wrong));
  refuse(report(errors), {
    summary: "These answers lead to content with errors.",
    toDo: `If the answers in ${answersFile} are right, report the errors to the project. Otherwise correct them`,
  });
}
const isCommitted = commitContent();
const commit: [string, string] = [`git add ${target} && git commit`, "publishing releases only committed files"];
console.log(`${target}/ is written and has no errors${isCommitted ? ", and is committed" : ""}. Next:

${explained([
  ...(isCommitted ? [] : [commit]),
  ["npm start", "builds the site, and prints its address"],
  ["npm run desk", 'edits the content in a browser: missing texts are marked "To be filled in"'],
  ["npx hospital launch-check", "lists what the content lacks before the release"],
])}

All steps: docs/getting-started.md, "Start your own hospital".`);
if (dropped.length > 0) console.log(`\n${describeDropped(dropped)}`);

/** Commits content/ alone, because only committed files are published. */
function commitContent(): boolean {
  const git = (...args: string[]) => spawnSync("git", ["-C", values.into, ...args], { stdio: "ignore" }).status === 0;
  const message = "content: Add the new hospital";
  // Git on a new computer has no name and email yet.
  const author = git("config", "user.email")
    ? []
    : ["-c", `user.name=${deskAuthor.name}`, "-c", `user.email=${deskAuthor.email}`];
  return git("add", "content") && git(...author, "commit", "--quiet", `--message=${message}`, "--", "content");
}

function answersIn(file: string): Answers {
  if (!existsSync(file)) fail(`The file ${file} doesn't exist.`);
  return readAnswers(parse(readFileSync(file, "utf8")));
}

/** Prints the message without a stack trace. */
async function withPlainErrors<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoAnswer) fail("\nThe questions weren't all answered. Nothing was written.");
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Stores the answers, so that a second attempt doesn't request them again. */
function refuse(
  problem: string,
  { summary, toDo } = { summary: "An answer is wrong.", toDo: `Correct it in ${answersFile}` },
): never {
  if (!values.answers && completeAnswers) {
    mkdirSync(values.into, { recursive: true });
    writeFileSync(answersFile, stringify(completeAnswers));
  }
  const into = values.into === "." ? "" : ` --into "${values.into}"`;
  const nextStep = `${toDo}, then run npx hospital new --answers "${answersFile}"${into}`;
  fail(`${summary} Nothing was written to content/.\n\n${problem}\n\n${nextStep}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
