import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { TxtCodeBlockNode, TxtCodeNode, TxtLinkNode } from "@textlint/ast-node-types";
import type { TextlintRuleModule } from "@textlint/types";

/** A path from the repository's root, such as `packages/content/schema/`. Patterns and placeholders don't match. */
const fromRoot = /^(?:apps|packages|tools|docs|deploy|\.github|hospitals\/(?:sample|small))\/[\w./[\]-]*$/;
/** A path from any folder, such as `store/commit.ts`. In content/, a hospital has its own files. */
const fromFolder = /^(?!content\/)[\w.[\]-]+\/[\w./[\]-]*\.(?:astro|css|js|md|tsx?|yaml)$/;
/** Written by a command, or by a hospital's developer. */
const absent = new Set(["deploy/publish.yaml"]);

/** The paths of all files, by name. */
let filesByName: Partial<Record<string, string[]>> | undefined;

function exists(path: string): boolean {
  if (absent.has(path) || existsSync(path)) return true;
  if (fromRoot.test(path)) return false;
  filesByName ??= Object.groupBy(
    globSync("{apps,deploy,docs,hospitals,packages,tools}/**/*.*", { exclude: ["**/node_modules"] }),
    (file) => basename(file),
  );
  return (filesByName[basename(path)] ?? []).some((file) => `/${file}`.endsWith(`/${path}`));
}

/** The fragment that GitHub gives a heading. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

function hasHeading(file: string, fragment: string): boolean {
  return [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].some(([, text = ""]) => fragmentOf(text) === fragment);
}

/** Reports links and paths to files, folders and headings that don't exist. */
export const existingFiles: TextlintRuleModule = ({ Syntax, RuleError, report, getFilePath }) => {
  const path = getFilePath() ?? "";
  const checkPaths = (node: TxtCodeNode | TxtCodeBlockNode) => {
    // The changelog also names files that an update removes.
    if (path === "CHANGELOG.md") return;
    for (const name of node.value.split(/[\s,;:"'()]+/))
      if ((fromRoot.test(name) || fromFolder.test(name)) && !exists(name))
        report(node, new RuleError(`The file ${name} doesn't exist.`));
  };
  return {
    [Syntax.Link](node: TxtLinkNode) {
      const [target = "", fragment] = node.url.split("#");
      if (/^[a-z]+:/.test(target)) return;
      const file = target === "" ? path : join(dirname(path), target);
      if (!existsSync(file)) report(node, new RuleError(`The file ${target} doesn't exist.`));
      else if (fragment && !hasHeading(file, fragment))
        report(node, new RuleError(`${target || "This file"} has no heading #${fragment}.`));
    },
    [Syntax.Code]: checkPaths,
    [Syntax.CodeBlock]: checkPaths,
  };
};
