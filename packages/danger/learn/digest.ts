import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Globs of the inputs of training: corpora, vocabulary, and the code that trains and compares words. */
const inputs = [
  "danger/{corpora/train,vocabulary}/*.yaml",
  "danger/{learn,match}/*.ts",
  "search/{edit-distance,fold}.ts",
];

/** Identifies the inputs of a model: training is deterministic, so the same inputs give the same model. */
export function digestOfInputs(): string {
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  const files = globSync(inputs, { cwd }).filter((path) => !path.endsWith(".test.ts"));
  const hash = createHash("sha256");
  for (const path of files.map((path) => path.replaceAll("\\", "/")).sort())
    hash.update(path).update(readFileSync(`${cwd}/${path}`, "utf8").replaceAll("\r\n", "\n"));
  return hash.digest("hex");
}
