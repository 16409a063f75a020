import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "./durable.ts";
import { runExclusively } from "./exclusive.ts";
import type { Repository } from "./repository.ts";

/* The desk's stored state beside the content, as JSON in a separate folder. */

/** The state in a file, or `none` if it is missing or unreadable. */
export async function readStoredState<State>({ folder }: Repository, file: string, none: State): Promise<State> {
  try {
    return JSON.parse(await readFile(join(folder, file), "utf8")) ?? none;
  } catch {
    return none;
  }
}

/** Changes stored state; simultaneous changes run one after the other. */
export function changeStoredState<State>(
  repository: Repository,
  file: string,
  none: State,
  change: (state: State) => State,
): Promise<void> {
  return runExclusively(repository.folder, async () => {
    const state = change(await readStoredState(repository, file, none));
    await writeAtomically(join(repository.folder, file), JSON.stringify(state));
  });
}
