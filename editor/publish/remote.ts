import { Refusal } from "../store/refusal.ts";
import { type Said, say } from "../store/refusals.ts";
import { git, type Repository, runGit } from "../store/repository.ts";
import type { RunOptions } from "../store/run.ts";

/** The current branch and its upstream; nothing without one. */
async function upstream(repository: Repository): Promise<{ remote: string; branch: string } | undefined> {
  const branch = await git(repository, "rev-parse", "--abbrev-ref", "HEAD");
  const remotes = (await git(repository, "remote")).split("\n").filter(Boolean);
  const remote = remotes.includes("origin") ? "origin" : remotes[0];
  if (remote === undefined) return undefined;
  if (branch === "HEAD") throw new Refusal(say("withoutBranch"));
  return { remote, branch };
}

/** The remote's commit. A repository that does not answer doesn't block publishing. */
export async function fetchOthers(
  repository: Repository,
  limits: Partial<RunOptions>,
): Promise<{ theirs: string | undefined; notes: Said[] }> {
  const from = await upstream(repository);
  if (!from) return { theirs: undefined, notes: [] };
  const { code, output } = await runGit(repository.root, ["fetch", "--quiet", from.remote], limits);
  if (code !== 0)
    return {
      theirs: undefined,
      notes: [say("notFetched", { output: output.trim() || silent })],
    };
  const name = `refs/remotes/${from.remote}/${from.branch}`;
  const theirs = await git(repository, "rev-parse", "--quiet", "--verify", name).catch(() => "");
  return { theirs: theirs || undefined, notes: [] };
}

/** Others have pushed since the fetch: their commits have to be merged first. */
export const pushRejected = say("pushRejected");
const silent = "It did not answer in time.";

/** Pushes a commit. Returns the obstacle in words, if any. */
export async function push(repository: Repository, commit: string, limits: Partial<RunOptions>) {
  const to = await upstream(repository);
  if (!to) return undefined;
  const words = ["push", "--quiet", to.remote, `${commit}:refs/heads/${to.branch}`];
  const { code, output } = await runGit(repository.root, words, limits);
  if (code === 0) return undefined;
  if (/fetch first|non-fast-forward|cannot lock ref/.test(output)) return pushRejected;
  return say("notPushed", { output: output.trim() || silent });
}
