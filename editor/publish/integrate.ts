import { errorsIn } from "../../content-check/check-content.ts";
import { plainMessage } from "../../content-check/problem.ts";
import { recordName } from "../describe-changes.ts";
import { applyUpdates, ChangedMeanwhile, recover } from "../store/apply-updates.ts";
import { git, headOf, Refusal, type Repository } from "../store/repository.ts";
import { upstream } from "./deploy.ts";
import { conflictChange, type Merge, mergeCommits } from "./merge-commits.ts";
import { changeState } from "./releases.ts";
import { openWorktree, type Worktree } from "./worktree.ts";

/** What is to be published: a commit with what was changed here and elsewhere, and a checkout of it. */
export interface Integrated {
  commit: string;
  workshop: Worktree;
  /** What the front desk should know: a conflict, a repository that does not answer. */
  notes: string[];
}

/**
 * Fetches what others have done, brings it together with what was saved here, and checks the content as a whole. Only
 * what passes comes into this folder.
 *
 * @throws {Refusal} with what is wrong, in words; nothing has changed then.
 */
export async function integrate(repository: Repository): Promise<Integrated> {
  await recover(repository);
  const head = (await headOf(repository)) ?? "";
  const { theirs, notes } = await fetchOthers(repository);
  const merged = theirs === undefined ? undefined : await mergeCommits(repository, head, theirs);
  const commit = merged?.commit ?? head;
  const workshop = await openWorktree(repository, commit);
  try {
    await checkWhole(workshop.folder);
    if (merged) await fastForward(repository, head, merged);
    return { commit, workshop, notes: [...notes, ...(await conflictNotes(repository, merged))] };
  } catch (error) {
    await workshop.close();
    if (!(error instanceof ChangedMeanwhile)) throw error;
    if (error.paths.length === 0) return integrate(repository);
    throw new Refusal(
      `These files were changed elsewhere, and by hand in this folder too. A developer has to commit them first: ${error.paths.join(", ")}.`,
    );
  }
}

/** Where the others are. A repository that does not answer keeps nothing from going live. */
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

/** Our side of a conflict is known before the files change: what the power cuts off is lost nowhere. */
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
