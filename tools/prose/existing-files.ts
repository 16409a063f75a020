import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TxtCodeNode, TxtLinkNode } from "@textlint/ast-node-types";
import type { TextlintRuleModule } from "@textlint/types";

/** A path from the repository's root, such as `packages/content/schema/`. Patterns and placeholders don't match. */
const fromRoot = /^(?:apps|packages|tools|docs|deploy|\.github|hospitals\/(?:sample|small))\/[\w./[\]-]*$/;
/** Written by a command, or by a hospital's developer. */
const absent = new Set(["deploy/publish.yaml"]);

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
  return {
    [Syntax.Link](node: TxtLinkNode) {
      const [target = "", fragment] = node.url.split("#");
      if (/^[a-z]+:/.test(target)) return;
      const file = target === "" ? path : join(dirname(path), target);
      if (!existsSync(file)) report(node, new RuleError(`The file ${target} doesn't exist.`));
      else if (fragment && !hasHeading(file, fragment))
        report(node, new RuleError(`${target || "This file"} has no heading #${fragment}.`));
    },
    [Syntax.Code](node: TxtCodeNode) {
      const name = node.value;
      // The changelog also names files that an update removes.
      if (path === "CHANGELOG.md") return;
      if (fromRoot.test(name) && !absent.has(name) && !existsSync(name))
        report(node, new RuleError(`The file ${name} doesn't exist.`));
    },
  };
};
