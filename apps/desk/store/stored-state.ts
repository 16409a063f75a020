import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "./durable.ts";
import { runExclusively } from "./exclusive.ts";
import type { Repository } from "./repository.ts";

/* The desk's stored state beside the content, as JSON in a separate folder. */

/** States that couldn't be written, such as on a full disk, by path; written with the next change. */
const unwritten = new Map<string, unknown>();

/**
 * The state in a file, or `none` if it is missing or damaged.
 *
 * @throws {Error} when it can't be read now, such as with too many open files: `none` would then replace it.
 */
export async function readStoredState<State>({ folder }: Repository, file: string, initial: State): Promise<State> {
  const path = join(folder, file);
  if (unwritten.has(path)) return unwritten.get(path) as State;
  const text = await readFile(path, "utf8").catch((error) => {
    if (error.code === "ENOENT") return "null";
    throw error;
  });
  try {
    return JSON.parse(text) ?? initial;
  } catch (error) {
    console.error(`${path} is damaged: ${error}`);
    return initial;
  }
}

/**
 * Changes stored state; simultaneous changes run one after the other.
 *
 * @throws {Error} when it can't be written. Until the next change, this process then has it in memory.
 */
export function changeStoredState<State>(
  repository: Repository,
  file: string,
  initial: State,
  change: (state: State) => State,
): Promise<void> {
  return runExclusively(repository.folder, async () => {
    const path = join(repository.folder, file);
    const state = change(await readStoredState(repository, file, initial));
    unwritten.set(path, state);
    await writeAtomically(path, JSON.stringify(state));
    unwritten.delete(path);
  });
}
