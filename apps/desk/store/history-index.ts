import { runDaily } from "./daily.ts";
import { git, type Repository } from "./repository.ts";

/**
 * Updates Git's index of the commits and their changed paths at the start and once a day. Without it, Git searches
 * every commit for the history of a record; later commits are found without it.
 *
 * @returns a function that stops it.
 */
export function keepHistoryIndexed(repository: Repository): () => Promise<unknown> {
  return runDaily(() => git(repository, "commit-graph", "write", "--reachable", "--changed-paths", "--split"));
}
