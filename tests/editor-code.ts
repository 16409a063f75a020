import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, posix } from "node:path";

const root = join(import.meta.dirname, "..");

/** The digest of the code that all tests of the editor passed on last. A copy of the project has the project's node_modules. */
export const passedFile = join(realpathSync(join(root, "node_modules")), "..", "tests/editor-passed.txt");

/** The editor, its tests, and what they run or read under a name that is none of a file beside them. */
const entries = [
  "editor/**/*.*",
  "tests/{editor-*,killed-at,publish-in-a-child,save-in-a-child}.ts",
  "tests/browser/editor*.ts",
  "tests/spreadsheets/*.*",
  "content-check/languages.ts",
  "deploy/{edit.caddyfile,release}",
  "package-lock.json",
];

/** Why all tests of the editor run, and not the daily ones alone; nothing where all have passed on this code. */
export function reasonForAll(): string | undefined {
  if (process.env.TEST_FULL === "true") return "it is the full run";
  if (process.argv.slice(2).some((word) => word.includes("editor"))) return "they are asked for by name";
  const passed = existsSync(passedFile) ? readFileSync(passedFile, "utf8").trim() : "";
  return passed === digestOfCode() ? undefined : "what they run is not what they last passed on";
}

/** The digest of all that the editor's tests run: the editor, their own files, what these name, and the locked packages. */
export function digestOfCode(): string {
  const files = new Set<string>();
  for (const file of globSync(entries, { cwd: root })) addWithImports(file.replaceAll("\\", "/"), files);
  const hash = createHash("sha256");
  for (const file of [...files].sort()) hash.update(`${file}\n${textOf(file)}\n`);
  return hash.digest("hex");
}

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  if (!/\.tsx?$/.test(file)) return;
  // Whatever it imports, and what it reads or starts by its place.
  for (const [, path = ""] of textOf(file).matchAll(/"(\.\.?\/[^"\n]+)"/g)) {
    const named = posix.join(posix.dirname(file), path);
    if (statSync(join(root, named), { throwIfNoEntry: false })?.isFile()) addWithImports(named, files);
  }
}

/** With the line ends that it has on every computer. */
function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");
}
