import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * A function that writes what `create` writes into any folder. It is created once, and stays in memory: a worker of the
 * tests may end without a chance to remove a folder.
 */
export function folderTemplate(
  create: (folder: string) => Promise<unknown> | unknown,
): (folder: string) => Promise<void> {
  let template: ReturnType<typeof read> | undefined;
  const read = async () => {
    const folder = mkdtempSync(join(tmpdir(), "to copy "));
    await create(folder);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = entry.isDirectory() ? undefined : readFileSync(file);
      return { path: relative(folder, file), mode: statSync(file).mode, bytes };
    });
    rmSync(folder, { recursive: true });
    return entries;
  };
  return async (folder) => {
    template ??= read();
    const entries = await template;
    mkdirSync(folder, { recursive: true });
    for (const { path, mode, bytes } of entries)
      if (bytes) writeFileSync(join(folder, path), bytes, { mode });
      else mkdirSync(join(folder, path));
  };
}
