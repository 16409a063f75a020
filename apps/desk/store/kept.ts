import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "./durable.ts";
import { runExclusively } from "./exclusive.ts";
import type { Repository } from "./repository.ts";

/* What the editor remembers beside the content, as JSON in its own folder. */

/** What is kept in a file, or `none` where there is nothing that can be read. */
export async function readKept<Kept>({ folder }: Repository, file: string, none: Kept): Promise<Kept> {
  try {
    return JSON.parse(await readFile(join(folder, file), "utf8")) ?? none;
  } catch {
    return none;
  }
}

/** Changes what is kept; changes at once come one after the other. */
export function changeKept<Kept>(
  repository: Repository,
  file: string,
  none: Kept,
  change: (kept: Kept) => Kept,
): Promise<void> {
  return runExclusively(repository.folder, async () => {
    const kept = change(await readKept(repository, file, none));
    await writeAtomically(join(repository.folder, file), JSON.stringify(kept));
  });
}
