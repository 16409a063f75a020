import { EventEmitter, once } from "node:events";
import { isDeepStrictEqual } from "node:util";
import type { LocalizedText, Publishing } from "../api.ts";
import type { Repository } from "../store/repository.ts";
import { changeStoredState, readStoredState } from "../store/stored-state.ts";
import type { Choice } from "./merge.ts";
import type { Proof } from "./verify-site.ts";

/** A release that `deploy/release` stores. */
export interface Release {
  /** "12-2026-12-31-235959" */
  name: string;
  /** When it went live; ISO. */
  at: string;
  /** The desk's data about it; absent for a developer's release. */
  commit?: string;
  /** The commit of its exceptions, if that is a later one. */
  day?: string;
  by?: string;
  proof?: Proof;
}

/** The stored state of publishing. */
export interface State {
  /** Whether a publish is running. If set at startup, it was interrupted. */
  isRunning?: boolean | undefined;
  /** Shown until a person has closed it. */
  failure?: Publishing["failure"];
  choices: Choice[];
  /** The releases in the last output of `deploy/release`; the newest last. */
  releases: Release[];
  live?: { name: string; since: string; isSeen: boolean } | undefined;
}

const file = "publish.json";
const emptyState: State = { releases: [], choices: [] };

/** Earlier versions stored the messages of a failure as `words`. */
type Stored = State & { failure?: { words?: LocalizedText[] } };

function toState({ failure, ...stored }: Stored): State {
  const messages = failure?.messages ?? failure?.words ?? [];
  return { ...emptyState, ...stored, failure: failure && { ...failure, messages } };
}

const changes = new EventEmitter().setMaxListeners(0);

/** Notifies listeners about a change of the publishing state. */
export function touch({ root }: Repository): void {
  changes.emit(root);
}

/** Resolves at the next `touch`, or when the signal aborts. */
export async function nextTouch({ root }: Repository, signal: AbortSignal): Promise<void> {
  await once(changes, root, { signal }).catch(() => undefined);
}

export async function readState(repository: Repository): Promise<State> {
  return toState(await readStoredState<Stored>(repository, file, emptyState));
}

/** The desk's data about the live release; undefined without one. */
export function liveRelease({ releases, live }: State): Release | undefined {
  return releases.find(({ name }) => name === live?.name);
}

/** Changes a part of the state; only in memory while the disk is full. */
export async function changeState(
  repository: Repository,
  change: Partial<State> | ((state: State) => Partial<State>),
): Promise<void> {
  let isChanged = true;
  await changeStoredState<Stored>(repository, file, emptyState, (stored) => {
    const state = toState(stored);
    const changed = { ...state, ...(typeof change === "function" ? change(state) : change) };
    isChanged = !isDeepStrictEqual(changed, state);
    return changed;
  }).catch(() => undefined);
  // Listeners read the state right after the change.
  if (isChanged) touch(repository);
}

/** Stores whether the live site has served this release, if it is still the live one. */
export function changeSeen(repository: Repository, name: string, isSeen: boolean): Promise<void> {
  return changeState(repository, ({ live }) => ({ live: live?.name === name ? { ...live, isSeen } : live }));
}
