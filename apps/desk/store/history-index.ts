import { git, type Repository } from "./repository.ts";

const dayMs = 86_400_000;

/**
 * Updates Git's index of the commits and their changed paths at the start and once a day. Without it, Git searches
 * every commit for the history of a record; later commits are found without it.
 *
 * @returns a function that stops it.
 */
export function keepHistoryIndexed(repository: Repository): () => Promise<void> {
  let writing = Promise.resolve();
  const write = () => {
    writing = git(repository, "commit-graph", "write", "--reachable", "--changed-paths", "--split").then(
      () => undefined,
      (error) => console.error(error),
    );
  };
  write();
  const timer = setInterval(write, dayMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return writing;
  };
}
