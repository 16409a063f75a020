import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { git, headOf, type Repository, runGit } from "../store/repository.ts";
import { changeStoredState } from "../store/stored-state.ts";
import { hasRemote, remote, silent } from "./remote.ts";
import { touch } from "./state.ts";

/*
 * Pushes each save to a separate branch of the remote, as a backup. The desk doesn't wait for it or read it; after the
 * loss of a disk, a person merges the branch: apps/desk/docs/edit-online.md.
 */

const file = "backup.json";
/** The timeout of a push, and the delay before the next attempt after a failure, in seconds. */
const pushTimeout = 120;
const retryAfter = 600;

/** The pending requests of a running desk. */
const wakeUps = new Map<string, () => void>();
const failures = new Map<string, string>();

/** Requests a backup of the saved changes without waiting for it; saves in quick succession are one push. */
export function requestBackup({ root }: Repository): void {
  wakeUps.get(root)?.();
}

/** Backs up saved changes now and after each request, until it is stopped. */
export function keepBackedUp(repository: Repository): () => Promise<void> {
  const stopped = new AbortController();
  let isRequested = true;
  let wake = () => {};
  wakeUps.set(repository.root, () => {
    isRequested = true;
    wake();
  });
  const work = async () => {
    while (!stopped.signal.aborted) {
      isRequested = false;
      const problem = await backUp(repository, stopped.signal).catch((error) => String(error));
      if (stopped.signal.aborted) return;
      if (problem) console.warn(`${new Date().toISOString()} Not backed up: ${problem}`);
      if (isRequested && !problem) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        stopped.signal.addEventListener("abort", () => resolve(), { once: true });
        if (problem) setTimeout(resolve, retryAfter * 1000).unref();
      });
    }
  };
  const ended = work();
  return () => {
    wakeUps.delete(repository.root);
    stopped.abort();
    return ended;
  };
}

/** The time since which saves are only on this computer, because the last push failed; ISO. */
export function notBackedUpSince({ root }: Repository): string | undefined {
  return failures.get(root);
}

/** Pushes the missing commits to the desk's own branch. Returns the obstacle, if any. */
export async function backUp(repository: Repository, signal?: AbortSignal): Promise<string | undefined> {
  if (!(await hasRemote(repository))) return undefined;
  const unpushed = await git(repository, "log", "--format=%H %cI", "HEAD", "--not", `--remotes=${remote}`);
  const problem = unpushed === "" ? undefined : await pushHead(repository, signal);
  const since = problem === undefined ? undefined : unpushed.split(/[ \n]/).at(-1);
  if (since !== failures.get(repository.root)) touch(repository);
  if (since === undefined) failures.delete(repository.root);
  else failures.set(repository.root, since);
  return problem;
}

async function pushHead(repository: Repository, signal?: AbortSignal): Promise<string | undefined> {
  const head = await headOf(repository);
  const branch = await branchOf(repository);
  const tracked = `refs/remotes/${remote}/${branch}`;
  const trackedCommit = await git(repository, "rev-parse", "--quiet", "--verify", tracked).catch(() => "");
  const pushOver = (expected: string) => {
    // Overwrites only a commit that this desk has pushed.
    const lease = `--force-with-lease=refs/heads/${branch}:${expected}`;
    const args = ["push", "--quiet", lease, remote, `${head}:refs/heads/${branch}`];
    return runGit(repository.root, args, { seconds: pushTimeout, signal });
  };
  let { code, output } = await pushOver(trackedCommit);
  // If the branch was deleted at the remote.
  if (code !== 0 && trackedCommit !== "" && /stale info/.test(output)) ({ code, output } = await pushOver(""));
  if (code !== 0) return output.trim() || silent;
  // A clone may be configured to fetch only the main branch.
  await git(repository, "update-ref", tracked, head);
  return undefined;
}

/** The name has a random part, so that a new clone on the same computer doesn't overwrite the backup of a lost one. */
async function branchOf(repository: Repository): Promise<string> {
  let branch = "";
  const computer =
    hostname()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "computer";
  await changeStoredState<{ branch?: string }>(repository, file, {}, (state) => {
    branch = state.branch ?? `desk/${computer}-${randomBytes(3).toString("hex")}`;
    return { branch };
  });
  return branch;
}
