import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "./durable.ts";
import { runExclusively } from "./exclusive.ts";
import type { Repository } from "./repository.ts";

/* The desk's stored state beside the content, as JSON in a separate folder. */

/** The state in a file, or `none` if it is missing or unreadable. */
export async function readKept<Kept>({ folder }: Repository, file: string, none: Kept): Promise<Kept> {
  try {
    return JSON.parse(await readFile(join(folder, file), "utf8")) ?? none;
  } catch {
    return none;
  }
}

/** Changes stored state; simultaneous changes run one after the other. */
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
