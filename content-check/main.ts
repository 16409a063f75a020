import { readFile, writeFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Saves a fifth of the time: the compile cache, and no JIT compilation of the schemas, which only pays in long
// processes.
enableCompileCache(".cache/node");
const { z } = await import("astro/zod");
z.config({ jitless: true });
const { contentFolder, withRealPaths } = await import("./content-folder.ts");
const { checkContent, readContent } = await import("./check-content.ts");
const { withoutLocation } = await import("./locations.ts");
const { report } = await import("./problem.ts");
const { formatEntry } = await import("./write-record.ts");

const root = process.cwd();
const folder = contentFolder(root);
if (process.argv.includes("--fix")) {
  await removeLocations();
  await writeOneWay();
}
const problems = await checkContent(root);
console.log(withRealPaths(report(problems), root));
if (problems.some(({ level }) => level === "error")) process.exitCode = 1;

/** Formats records as the editor writes them, so that its next save has a minimal diff. */
async function writeOneWay(): Promise<void> {
  const { entries } = await readContent(root);
  for (const entry of entries) {
    const text = formatEntry(entry);
    if (text === undefined || text === entry.lines.join("\n")) continue;
    await writeFile(join(root, folder, entry.path), text);
    console.log(`${folder}/${entry.path}: written as the editor writes it.`);
  }
}

/** Removes the location from pictures, which people can't do by hand; pixels stay as they are. */
async function removeLocations(): Promise<void> {
  const { pictures } = await readContent(root);
  for (const path of pictures) {
    const file = join(root, folder, path);
    const bytes = await readFile(file);
    const clean = await withoutLocation(bytes).catch(() => bytes);
    if (!clean) console.log(`${folder}/${path}: the place cannot be taken out. Save the picture again as .webp.`);
    else if (!clean.equals(bytes)) {
      await writeFile(file, clean);
      console.log(`${folder}/${path}: the place where it was taken is removed.`);
    }
  }
  console.log("");
}
