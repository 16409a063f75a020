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
 * Deploys a release.
 *
 * @throws {Refusal} with the error of the other side; the live release stays.
 */
export async function deploy(repository: Repository, settings: Settings, { number }: Release): Promise<void> {
  const variables = { DIST: distOf(repository, number), RELEASE: String(number) };
  const command = settings.command ?? (settings.release && `deploy/release "${settings.release}"`);
  // Already pushed.
  if (!command) return;
  const { code, output } = await run(command, repository.root, variables);
  if (code !== 0) throw new Refusal(`The website could not be put live; the one before still is.\n${output.trim()}`);
}

/** The current branch and its upstream; nothing without one. */
export async function upstream(repository: Repository): Promise<{ remote: string; branch: string } | undefined> {
  const branch = (await git(repository, "rev-parse", "--abbrev-ref", "HEAD")).trim();
  const remotes = (await git(repository, "remote")).trim().split("\n").filter(Boolean);
  const remote = remotes.includes("origin") ? "origin" : remotes[0];
  if (remote === undefined) return undefined;
  if (branch === "HEAD") throw new Refusal("A developer has left this folder without a branch: git switch main");
  return { remote, branch };
}

/** git's output for a rejected push. */
export const pushRejected = "Others have sent changes to the repository at the same time. Publish again.";

/** Pushes the published commit. Returns the obstacle in words, if any. */
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

/** Rolls back by a new commit with the old content, for hosts that build what is pushed. */
export async function pushRollback(repository: Repository, { commit, number }: Release, person: Person): Promise<void> {
  const head = await runExclusively(repository.root, async () => {
    await recover(repository);
    const head = (await headOf(repository)) ?? "";
    const updates = await updatesBetween(repository, head, commit, contentFolder(repository.root));
    if (updates.length === 0) return head;
    const tree = await writeTree(repository, head, updates);
    const to = await commitTree(repository, tree, [head], person, `All of the content as in release ${number}`);
    await applyUpdates(repository, head, { to, updates }, "Back");
    return to;
  });
  const refused = await push(repository, head);
  if (refused) throw new Refusal(refused);
}
