import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../store/apply-updates.ts";
import type { Repository } from "../store/repository.ts";
import type { Conflict } from "./merge-commits.ts";
import type { Site } from "./verify-site.ts";

export interface Release {
  /** A sequence number, because clocks jump. */
  number: number;
  commit: string;
  by: string;
  /** The build time, for display only. */
  at: string;
}

interface Failure {
  words: string;
  at: string;
}

/** The persistent state of publishing. */
export interface State {
  next: number;
  /** The newest last. */
  releases: Release[];
  /** The live release, since when, and whether the site has been verified. */
  live?: { number: number; since: string; isSeen: boolean } | undefined;
  /** A publish is running; at startup, that one was interrupted. */
  isRunning?: boolean | undefined;
  /** Shown until somebody dismisses it. */
  failure?: Failure | undefined;
  conflicts: Conflict[];
}

/** The number of releases kept for rollback. */
const maxReleases = 10;

const stateFile = ({ folder }: Repository) => join(folder, "publish.json");

/** A state that a full disk couldn't store; written with the next change. */
const unwritten = new Map<string, Partial<State>>();

export async function readState(repository: Repository): Promise<State> {
  const text = await readFile(stateFile(repository), "utf8").catch(() => undefined);
  const written: State = text === undefined ? { next: 1, releases: [], conflicts: [] } : JSON.parse(text);
  return { ...written, ...unwritten.get(repository.folder) };
}

/** Updates the state; concurrent updates are serialized. */
export async function changeState(repository: Repository, change: (state: State) => Partial<State>): Promise<State> {
  const state = await readState(repository);
  const changed = { ...state, ...change(state) };
  await writeAtomically(stateFile(repository), JSON.stringify(changed));
  unwritten.delete(repository.folder);
  return changed;
}

/** Updates the state for a fact that must be reported even on a full disk. */
export async function noteState(repository: Repository, part: Partial<State>): Promise<void> {
  await changeState(repository, () => part).catch(() => {
    unwritten.set(repository.folder, { ...unwritten.get(repository.folder), ...part });
  });
}

/** The folder of a release. */
export function distOf({ folder }: Repository, number: number): string {
  return join(folder, "releases", String(number), "dist");
}

export async function siteOfRelease({ folder }: Repository, number: number): Promise<Site> {
  return JSON.parse(await readFile(join(folder, "releases", String(number), "site.json"), "utf8"));
}

/** Moves the built site out of its worktree, and deletes old releases. */
export async function storeRelease(
  repository: Repository,
  dist: string,
  site: Site,
  release: Omit<Release, "number">,
): Promise<Release> {
  const { next } = await readState(repository);
  const place = join(repository.folder, "releases", String(next));
  // A release left by a crash, which the state doesn't know.
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await writeFile(join(place, "site.json"), JSON.stringify(site));
  await rename(dist, distOf(repository, next));
  const made = { ...release, number: next };
  const { releases } = await changeState(repository, (state) => ({
    next: next + 1,
    releases: [...state.releases, made].slice(-maxReleases),
  }));
  const names = new Set(releases.map(({ number }) => String(number)));
  for (const name of await readdir(join(repository.folder, "releases")))
    if (!names.has(name)) await rm(join(repository.folder, "releases", name), { recursive: true, force: true });
  return made;
}

/** The releases whose files exist. */
export function availableReleases(repository: Repository, { releases }: State): Release[] {
  return releases.filter(({ number }) => existsSync(distOf(repository, number)));
}
