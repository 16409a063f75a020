import { EventEmitter, once } from "node:events";
import { isDeepStrictEqual } from "node:util";
import type { Publishing } from "../api.ts";
import type { Repository } from "../store/repository.ts";
import { changeStoredState, readStoredState } from "../store/stored-state.ts";
import type { Choice } from "./merge.ts";
import type { Proof } from "./verify-site.ts";

/** A release that `deploy/release` keeps. */
export interface Release {
  /** "12-2026-12-31-235959" */
  name: string;
  /** Since when it is live, or is not any more; ISO. */
  at: string;
  /** The desk's data on it; absent for a developer's release. */
  commit?: string;
  /** The commit whose exceptions it has, where that is a later one. */
  day?: string;
  by?: string;
  proof?: Proof;
}

/** The file of Today's changes, below content/; it is published automatically. */
export const dayFile = "exceptions.yaml";

/** The stored state of publishing. */
export interface State {
  /** One is running; at startup, that one was cut off. */
  isRunning?: boolean | undefined;
  /** Shown until somebody has seen it. */
  failure?: Publishing["failure"];
  choices: Choice[];
  /** The releases in the last output of `deploy/release`; the newest last. */
  releases: Release[];
  live?: { name: string; since: string; isSeen: boolean } | undefined;
}

const file = "publish.json";
const none: State = { releases: [], choices: [] };

/** State that a full disk couldn't store; written with the next change. */
const unwritten = new Map<string, Partial<State>>();
const changes = new EventEmitter().setMaxListeners(0);

/** Announces a change of what a page shows of publishing. */
export function touch({ root }: Repository): void {
  changes.emit(root);
}

/** Resolves at the next `touch`, or when the signal aborts. */
export async function nextTouch({ root }: Repository, signal: AbortSignal): Promise<void> {
  await once(changes, root, { signal }).catch(() => undefined);
}

export async function readState(repository: Repository): Promise<State> {
  return { ...none, ...(await readStoredState(repository, file, none)), ...unwritten.get(repository.root) };
}

/** Remembers a part of the state, for now in memory alone where the disk is full. */
export async function changeState(
  repository: Repository,
  change: Partial<State> | ((state: State) => Partial<State>),
): Promise<void> {
  const { root } = repository;
  let part: Partial<State> = {};
  let isChanged = true;
  const changed = changeStoredState(repository, file, none, (stored) => {
    const state = { ...none, ...stored, ...unwritten.get(root) };
    part = typeof change === "function" ? change(state) : change;
    const changed = { ...state, ...part };
    isChanged = !isDeepStrictEqual(changed, state);
    return changed;
  });
  await changed.then(
    () => unwritten.delete(root),
    () => unwritten.set(root, { ...unwritten.get(root), ...part }),
  );
  // Listeners read the state right after the change.
  if (isChanged) touch(repository);
}
