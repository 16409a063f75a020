import type { Message } from "@hospital/content/messages/labels";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import { git, type Repository, runGit } from "../store/repository.ts";
import type { RunOptions } from "../store/run.ts";

/** The hospital's own repository. Other remotes belong to others, such as the project that this clone came from. */
export const remote = "origin";

export async function hasRemote(repository: Repository): Promise<boolean> {
  return (await git(repository, "remote")).split("\n").includes(remote);
}

/** The current branch, which the remote has by the same name; undefined without a remote. */
async function sharedBranch(repository: Repository): Promise<string | undefined> {
  if (!(await hasRemote(repository))) return undefined;
  const branch = await git(repository, "rev-parse", "--abbrev-ref", "HEAD");
  if (branch === "HEAD") throw new Refusal(refusalMessage("withoutBranch"));
  return branch;
}

/** The timeout of the remote in seconds; less than a step's, which would end the publish. */
const fetchTimeout = 30;
const pushTimeout = 60;

/** The remote's commit. A repository that does not answer doesn't block publishing. */
export async function fetchOthers(
  repository: Repository,
  limits: Partial<RunOptions>,
): Promise<{ theirs: string | undefined; notes: Message[] }> {
  const branch = await sharedBranch(repository);
  if (!branch) return { theirs: undefined, notes: [] };
  const name = `refs/remotes/${remote}/${branch}`;
  // Fetches only this branch, because a backup that is pushed at the same time locks its own.
  const args = ["fetch", "--quiet", remote, `+refs/heads/${branch}:${name}`];
  const { code, output } = await runGit(repository.root, args, { ...limits, seconds: fetchTimeout });
  // The repository is empty.
  if (/couldn't find remote ref/.test(output)) return { theirs: undefined, notes: [] };
  if (code !== 0)
    return { theirs: undefined, notes: [refusalMessage("notFetched", { output: output.trim() || silent })] };
  const theirs = await git(repository, "rev-parse", "--quiet", "--verify", name).catch(() => "");
  return { theirs: theirs || undefined, notes: [] };
}

/** The reason why the remote can't be read, if any. */
export async function remoteObstacle(
  repository: Repository,
  limits: Partial<RunOptions>,
): Promise<Message | undefined> {
  if (!(await hasRemote(repository))) return undefined;
  const { code, output } = await runGit(repository.root, ["ls-remote", "--quiet", "--heads", remote], limits);
  return code === 0 ? undefined : refusalMessage("notFetched", { output: output.trim() || silent });
}

/** The reason why a host that builds pushed commits would get none. */
export async function pushObstacle(repository: Repository, limits: Partial<RunOptions>): Promise<Message | undefined> {
  const branch = await sharedBranch(repository);
  if (!branch) return refusalMessage("pushNeedsOrigin");
  const args = ["push", "--quiet", "--dry-run", remote, `HEAD:refs/heads/${branch}`];
  const { code, output } = await runGit(repository.root, args, limits);
  return code === 0 || isRejected(output)
    ? undefined
    : refusalMessage("notPushed", { output: output.trim() || silent });
}

/** Others have pushed since the fetch, and their commits must be merged first. */
export const pushRejected = refusalMessage("pushRejected");
export const silent = "It did not answer in time.";

/** Pushes a commit. Returns the error message, if any. */
export async function push(repository: Repository, commit: string, limits: Partial<RunOptions>) {
  const branch = await sharedBranch(repository);
  if (!branch) return undefined;
  const args = ["push", "--quiet", remote, `${commit}:refs/heads/${branch}`];
  const { code, output } = await runGit(repository.root, args, { ...limits, seconds: pushTimeout });
  if (code === 0) return undefined;
  if (isRejected(output)) return pushRejected;
  return refusalMessage("notPushed", { output: output.trim() || silent });
}

/** Whether the remote can be written to, but has commits that aren't here. */
function isRejected(output: string): boolean {
  return /fetch first|non-fast-forward|cannot lock ref/.test(output);
}
