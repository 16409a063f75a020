import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../store/apply-updates.ts";
import type { Repository } from "../store/repository.ts";
import type { Conflict } from "./merge-commits.ts";
import type { Site } from "./verify-site.ts";

export interface Release {
  /** One more than the one before: clocks jump. */
  number: number;
  commit: string;
  by: string;
  /** When it was built, for people alone. */
  at: string;
}

interface Failure {
  words: string;
  at: string;
}

/** What is known of the published site, from one publishing to the next. */
export interface State {
  next: number;
  /** The newest last. */
  releases: Release[];
  /** The release that the site shows, since when, and whether the site itself has said so. */
  live?: { number: number; since: string; isSeen: boolean } | undefined;
  /** A publishing is at work; at a start it means that the power failed in one. */
  isRunning?: boolean | undefined;
  /** Until somebody has seen it. */
  failure?: Failure | undefined;
  conflicts: Conflict[];
}

/** So many can be brought back. */
const maxReleases = 10;

const stateFile = ({ folder }: Repository) => join(folder, "publish.json");

/** What a full disk had no room for; the next change that is written has it too. */
const unwritten = new Map<string, Partial<State>>();

export async function readState(repository: Repository): Promise<State> {
  const text = await readFile(stateFile(repository), "utf8").catch(() => undefined);
  const written: State = text === undefined ? { next: 1, releases: [], conflicts: [] } : JSON.parse(text);
  return { ...written, ...unwritten.get(repository.folder) };
}

/** Changes what is known; of two at once, the second sees what the first has written. */
export async function changeState(repository: Repository, change: (state: State) => Partial<State>): Promise<State> {
  const state = await readState(repository);
  const changed = { ...state, ...change(state) };
  await writeAtomically(stateFile(repository), JSON.stringify(changed));
  unwritten.delete(repository.folder);
  return changed;
}

/** Changes what has come to be so already, and is to be told though the disk is full. */
export async function noteState(repository: Repository, part: Partial<State>): Promise<void> {
  await changeState(repository, () => part).catch(() => {
    unwritten.set(repository.folder, { ...unwritten.get(repository.folder), ...part });
  });
}

/** Where the files of a release are. */
export function distOf({ folder }: Repository, number: number): string {
  return join(folder, "releases", String(number), "dist");
}

export async function siteOfRelease({ folder }: Repository, number: number): Promise<Site> {
  return JSON.parse(await readFile(join(folder, "releases", String(number), "site.json"), "utf8"));
}

/** Takes the built site out of its workshop, and lets go of the ones that are too old. */
export async function storeRelease(
  repository: Repository,
  dist: string,
  site: Site,
  release: Omit<Release, "number">,
): Promise<Release> {
  const { next } = await readState(repository);
  const place = join(repository.folder, "releases", String(next));
  // One that a power cut has left without a word in the state.
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

/** Those whose files are there. */
export function availableReleases(repository: Repository, { releases }: State): Release[] {
  return releases.filter(({ number }) => existsSync(distOf(repository, number)));
}
