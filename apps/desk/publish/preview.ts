import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { hostingFile } from "@hospital/hosting/hosting";
import { runExclusively } from "../store/exclusive.ts";
import type { Repository } from "../store/repository.ts";
import { runningIn } from "./publish.ts";
import { nextTouch } from "./state.ts";
import { build, openWorktree, removeWorktrees } from "./worktree.ts";

/** The site built from a commit, marked as a preview, without a service worker. */
const variables = { SITE_PREVIEW: "on", SERVICE_WORKER: "off" };

/** The built site's folder, and its hosting requirements. */
export interface Preview {
  dist: string;
  hosting: string;
}

interface Building {
  controller: AbortController;
  ended: Promise<void>;
}

const building = new Map<string, Building>();
const failed = new Map<string, unknown>();

/** The preview of a commit; undefined until it is built. */
export function previewOf(repository: Repository, commit: string): Preview | undefined {
  const folder = join(previews(repository), commit);
  return existsSync(folder) ? { dist: join(folder, "dist"), hosting: join(folder, "hosting.json") } : undefined;
}

/** Whether the last attempt to build it has failed. */
export function hasFailed(repository: Repository, commit: string): boolean {
  return failed.has(keyOf(repository, commit));
}

/** Builds the preview of a commit. Builds run one after the other, and a publish has priority. */
export function requestPreview(repository: Repository, commit: string): void {
  const key = keyOf(repository, commit);
  if (building.has(key) || previewOf(repository, commit)) return;
  failed.delete(key);
  const controller = new AbortController();
  const { signal } = controller;
  const ended = runExclusively(previews(repository), () => buildUndisturbed(repository, commit, signal))
    .catch((error) => void (signal.aborted || failed.set(key, error)))
    .finally(() => building.delete(key));
  building.set(key, { controller, ended });
}

/** Stops the builds when the desk closes; the next request of a link starts them again. */
export async function stopPreviews(repository: Repository): Promise<void> {
  const ownBuilds = [...building]
    .filter(([key]) => key.startsWith(keyOf(repository, "")))
    .map(([, pending]) => pending);
  for (const { controller } of ownBuilds) controller.abort();
  await Promise.all(ownBuilds.map(({ ended }) => ended));
}

/** Deletes the previews of all but the `wantedCommits`, and the rest of an interrupted build, after the current builds. */
export function removePreviews(repository: Repository, wantedCommits: () => Promise<Set<string>>): Promise<void> {
  return runExclusively(previews(repository), async () => {
    const [commits, names] = await Promise.all([wantedCommits(), readdir(previews(repository)).catch(() => [])]);
    for (const name of names)
      if (!commits.has(name)) await rm(join(previews(repository), name), { recursive: true, force: true });
    await removeWorktrees(repository, worktrees);
  });
}

/** A publish needs the processor and the cache of pictures, so it stops the build, which starts again afterwards. */
async function buildUndisturbed(repository: Repository, commit: string, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await runningIn(repository)?.outcome;
    const [interrupted, ended] = [new AbortController(), new AbortController()];
    watchPublishing(repository, ended.signal, () => interrupted.abort());
    try {
      return await buildOnce(repository, commit, AbortSignal.any([stopped, interrupted.signal]));
    } catch (error) {
      if (!interrupted.signal.aborted) throw error;
    } finally {
      ended.abort();
    }
  }
}

async function watchPublishing(repository: Repository, ended: AbortSignal, onPublishing: () => void): Promise<void> {
  while (!ended.aborted && !runningIn(repository)) await nextTouch(repository, ended);
  if (!ended.aborted) onPublishing();
}

async function buildOnce(repository: Repository, commit: string, signal: AbortSignal): Promise<void> {
  const worktree = await openWorktree(repository, commit, worktrees);
  try {
    await build(repository, worktree, { signal, variables });
    await mkdir(previews(repository), { recursive: true });
    const folder = await mkdtemp(join(previews(repository), unfinished));
    await rename(join(worktree.folder, "dist"), join(folder, "dist"));
    await rename(join(worktree.folder, hostingFile), join(folder, "hosting.json"));
    await rename(folder, join(previews(repository), commit));
  } finally {
    await worktree.close();
  }
}

const unfinished = "unfinished-";
const worktrees = "preview-worktrees";
const previews = ({ folder }: Repository) => join(folder, "previews");
const keyOf = ({ root }: Repository, commit: string) => `${root} ${commit}`;
