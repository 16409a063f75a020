import { git, type Repository } from "./repository.ts";

const dayMs = 86_400_000;

/**
 * Keeps git's index of the commits and of the paths that each has changed: without it, the history of a record is
 * searched through every commit. Written at the start and once a day; commits since then are found without it.
 *
 * @returns a function that stops it.
 */
export function keepHistoryIndexed(repository: Repository): () => Promise<void> {
  let written = Promise.resolve();
  const write = () => {
    written = git(repository, "commit-graph", "write", "--reachable", "--changed-paths", "--split").then(
      () => undefined,
      (error) => console.error(error),
    );
  };
  write();
  const timer = setInterval(write, dayMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return written;
  };
}
