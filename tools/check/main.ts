import { readFile, writeFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Saves a fifth of the time: the compile cache, and no JIT compilation of the schemas, which only pays in long
// processes.
enableCompileCache(".cache/node");
const { z } = await import("astro/zod");
z.config({ jitless: true });
const { contentFolder, withRealPaths } = await import("@hospital/content/content-folder");
const { checkContent, problemsOf, readContent } = await import("@hospital/content/check/check-content");
const { default: sharp } = await import("sharp");
const { hasLocation, withoutLocation } = await import("@hospital/content/check/picture-location");
const { languagesOf } = await import("@hospital/content/hospital-languages");
const { dictionaryProblems } = await import("@hospital/site/src/i18n/dictionary-problems");
const { report } = await import("@hospital/content/check/problem");
const { formatEntry } = await import("@hospital/content/check/write-record");

const root = process.cwd();
const folder = contentFolder(root);
if (process.argv.includes("--fix")) {
  await removeLocations();
  await writeOneWay();
}
const problems = [...(await checkContent(root)), ...dictionaryProblems(languagesOf(root))];
console.log(withRealPaths(report(problems), root));
if (problems.some(({ level }) => level === "error")) process.exitCode = 1;

/**
 * Formats records as the desk writes them, so that its next save has a minimal diff. Files with errors don't change.
 */
async function writeOneWay(): Promise<void> {
  const content = await readContent(root);
  const problems = await problemsOf(root, content);
  const wrong = new Set(problems.filter(({ level }) => level === "error").map(({ file }) => file));
  for (const entry of content.entries) {
    if (wrong.has(`content/${entry.path}`)) continue;
    const text = formatEntry(entry);
    if (text === undefined || text === entry.lines.join("\n")) continue;
    await writeFile(join(root, folder, entry.path), text);
    console.log(`${folder}/${entry.path}: formatted.`);
  }
}

/** Removes the location from pictures, which people can't do by hand. */
async function removeLocations(): Promise<void> {
  const { pictures } = await readContent(root);
  for (const path of pictures) {
    const file = join(root, folder, path);
    const bytes = await readFile(file);
    const metadata = await sharp(bytes)
      .metadata()
      .catch(() => ({}));
    if (!hasLocation(metadata)) continue;
    await writeFile(file, await withoutLocation(bytes));
    console.log(`${folder}/${path}: the place where it was taken is removed.`);
  }
  console.log("");
}
