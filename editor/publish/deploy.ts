import { contentFolder } from "../../content-check/content-folder.ts";
import { applyUpdates, recover } from "../store/apply-updates.ts";
import { commitTree, writeTree } from "../store/commit.ts";
import { runExclusively } from "../store/exclusive.ts";
import { git, headOf, type Person, Refusal, type Repository } from "../store/repository.ts";
import { updatesBetween } from "./merge-commits.ts";
import { distOf, type Release } from "./releases.ts";
import type { Settings } from "./settings.ts";
import { run } from "./worktree.ts";

/**
 * Hands a release over to what serves it.
 *
 * @throws {Refusal} with what the other side says; what was live still is.
 */
export async function deploy(repository: Repository, settings: Settings, { number }: Release): Promise<void> {
  const variables = { DIST: distOf(repository, number), RELEASE: String(number) };
  const command = settings.command ?? (settings.release && `deploy/release "${settings.release}"`);
  // A push has been made already.
  if (!command) return;
  const { code, output } = await run(command, repository.root, variables);
  if (code !== 0) throw new Refusal(`The website could not be put live; the one before still is.\n${output.trim()}`);
}

/** The branch that is worked on here, and where it goes; nothing where the repository is on this computer alone. */
export async function upstream(repository: Repository): Promise<{ remote: string; branch: string } | undefined> {
  const branch = (await git(repository, "rev-parse", "--abbrev-ref", "HEAD")).trim();
  const remotes = (await git(repository, "remote")).trim().split("\n").filter(Boolean);
  const remote = remotes.includes("origin") ? "origin" : remotes[0];
  if (remote === undefined) return undefined;
  if (branch === "HEAD") throw new Refusal("A developer has left this folder without a branch: git switch main");
  return { remote, branch };
}

/** What `push` says when somebody else has pushed in between. */
export const pushRejected = "Others have sent changes to the repository at the same time. Publish again.";

/** Sends what is published to where the developers work. What hinders it, in words. */
export async function push(repository: Repository, commit: string): Promise<string | undefined> {
  const to = await upstream(repository);
  if (!to) return undefined;
  try {
    await git(repository, "push", "--quiet", to.remote, `${commit}:refs/heads/${to.branch}`);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message.trim() : String(error);
    if (/fetch first|non-fast-forward|cannot lock ref/.test(message)) return pushRejected;
    return `The repository elsewhere did not take the changes; they are kept here and go with the next publishing.\n${message}`;
  }
}

/** Where others build what is pushed, an older release is a new commit with its content. */
export async function pushRollback(repository: Repository, { commit, number }: Release, person: Person): Promise<void> {
  const head = await runExclusively(repository.root, async () => {
    await recover(repository);
    const head = (await headOf(repository)) ?? "";
    const moves = await updatesBetween(repository, head, commit, contentFolder(repository.root));
    if (moves.length === 0) return head;
    const tree = await writeTree(repository, head, moves);
    const to = await commitTree(repository, tree, [head], person, `All of the content as in release ${number}`);
    await applyUpdates(repository, head, { to, updates: moves }, "Back");
    return to;
  });
  const refused = await push(repository, head);
  if (refused) throw new Refusal(refused);
}
