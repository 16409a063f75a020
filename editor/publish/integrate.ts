import { errorsIn } from "../../content-check/check-content.ts";
import { plainMessage } from "../../content-check/problem.ts";
import { recordName } from "../describe-changes.ts";
import { applyUpdates, ChangedMeanwhile, recover } from "../store/apply-updates.ts";
import { git, headOf, Refusal, type Repository } from "../store/repository.ts";
import { upstream } from "./deploy.ts";
import { conflictChange, type Merge, mergeCommits } from "./merge-commits.ts";
import { changeState } from "./releases.ts";
import { openWorktree, type Worktree } from "./worktree.ts";

/** The commit to publish, with local and remote changes, and a worktree of it. */
export interface Integrated {
  commit: string;
  worktree: Worktree;
  /** Notes for the front desk: conflicts, an unreachable repository. */
  notes: string[];
}

/**
 * Fetches, merges with the local saves, and checks the whole content. Only a merge that passes is checked out here.
 *
 * @throws {Refusal} with the problem in words; nothing has changed then.
 */
export async function integrate(repository: Repository): Promise<Integrated> {
  await recover(repository);
  const head = (await headOf(repository)) ?? "";
  const { theirs, notes } = await fetchOthers(repository);
  const merged = theirs === undefined ? undefined : await mergeCommits(repository, head, theirs);
  const commit = merged?.commit ?? head;
  const worktree = await openWorktree(repository, commit);
  try {
    await checkWhole(worktree.folder);
    if (merged) await fastForward(repository, head, merged);
    return { commit, worktree, notes: [...notes, ...(await conflictNotes(repository, merged))] };
  } catch (error) {
    await worktree.close();
    if (!(error instanceof ChangedMeanwhile)) throw error;
    if (error.paths.length === 0) return integrate(repository);
    throw new Refusal(
      `These files were changed elsewhere, and by hand in this folder too. A developer has to commit them first: ${error.paths.join(", ")}.`,
    );
  }
}

/** The remote's commit. An unreachable repository doesn't block publishing. */
async function fetchOthers(repository: Repository): Promise<{ theirs?: string; notes: string[] }> {
  const from = await upstream(repository);
  if (!from) return { notes: [] };
  try {
    await git(repository, "fetch", "--quiet", from.remote);
  } catch (error) {
    const message = error instanceof Error ? error.message.trim() : error;
    return { notes: [`The repository elsewhere could not be asked for what developers have changed.\n${message}`] };
  }
  const name = `refs/remotes/${from.remote}/${from.branch}`;
  const theirs = (await git(repository, "rev-parse", "--quiet", "--verify", name).catch(() => "")).trim();
  return { ...(theirs && { theirs }), notes: [] };
}

async function checkWhole(folder: string): Promise<void> {
  const errors = await errorsIn(folder);
  if (errors.length === 0) return;
  const words = errors.slice(0, 10).map((problem) => plainMessage(problem));
  throw new Refusal(["The website cannot go live until this is put right:", ...words].join("\n"));
}

/** Our side of a conflict is recorded before files change, so that a crash loses nothing. */
async function fastForward(repository: Repository, head: string, { commit, updates, conflicts }: Merge): Promise<void> {
  const paths = new Set(conflicts.map(({ path }) => path));
  await changeState(repository, (state) => ({
    conflicts: [...state.conflicts.filter(({ path }) => !paths.has(path)), ...conflicts],
  }));
  await applyUpdates(repository, head, { to: commit, updates: updates }, "Changes from elsewhere");
}

async function conflictNotes(repository: Repository, merged: Merge | undefined): Promise<string[]> {
  const words = (merged?.conflicts ?? []).map(async (conflict) => {
    const name = recordName(await conflictChange(repository, conflict));
    return `${name} was changed here and by ${conflict.by}. Choose which of the two it is; all the rest goes out.`;
  });
  return Promise.all(words);
}
