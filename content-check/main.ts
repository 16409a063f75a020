import { readFile, writeFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// A fifth of the time would go into understanding the program, which is the same every time, and into making each shape
// fast, which pays only for what runs long.
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

/** What was written by hand is put as the editor writes it, so that its next save changes what is changed alone. */
async function writeOneWay(): Promise<void> {
  const { entries } = await readContent(root);
  for (const entry of entries) {
    const text = formatEntry(entry);
    if (text === undefined || text === entry.lines.join("\n")) continue;
    await writeFile(join(root, folder, entry.path), text);
    console.log(`${folder}/${entry.path}: written as the editor writes it.`);
  }
}

/** What a person cannot do without a program: the place where a picture was taken goes, the picture stays as it is. */
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
