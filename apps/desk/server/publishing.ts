import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { valueChanges } from "@hospital/content/record/differences";
import { z } from "astro/zod";
import { streamSSE } from "hono/streaming";
import type { Change, Conflict, Publishing } from "../api.ts";
import { exceptionsFile } from "../api-today.ts";
import { refusalMessage } from "../messages/writers.ts";
import { notBackedUpSince, requestBackup } from "../publish/backup.ts";
import { type Choice, labelOfChoice } from "../publish/merge.ts";
import {
  publish,
  publishAlone,
  requirePublisher,
  rollBackWithDay,
  runningIn,
  stop,
  waitingIn,
} from "../publish/publish.ts";
import { checkReadiness, readinessOf } from "../publish/readiness.ts";
import { changeState, liveRelease, nextTouch, type Release, readState, type State, touch } from "../publish/state.ts";
import type { Work } from "../publish/steps.ts";
import { changes, isReplaced } from "../store/history.ts";
import { readRecord } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import { gitSucceeds, headOf, type Repository } from "../store/repository.ts";
import { saveRecords } from "../store/save.ts";
import { authorOf, bodyOf, choices, type Routes, savedOf } from "./request.ts";

/** A stream without an end, for which no middleware may wait. */
export const publishingEvents = "/api/publishing/events";
/** The interval for sending an unchanged state: a proxy closes a connection without data after a minute. */
const heartbeatMs = 25_000;

/** The routes of publishing: the live release, the unpublished changes, and the progress of a publish. */
export function publishingRoutes(app: Routes, repository: Repository): void {
  // Any change may be unpublished and not backed up yet.
  app.use("/api/*", async (context, next) => {
    await next();
    if (context.req.method !== "POST" || !context.res.ok) return;
    touch(repository);
    requestBackup(repository);
  });
  app.get("/api/publishing", async (context) => context.json(await publishingOf(repository)));
  app.get(publishingEvents, (context) =>
    streamSSE(context, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      while (!left.signal.aborted) {
        const changed = nextTouch(repository, AbortSignal.any([left.signal, AbortSignal.timeout(heartbeatMs)]));
        await stream.writeSSE({ data: JSON.stringify(await publishingOf(repository)) });
        await changed;
      }
    }),
  );
  app.post("/api/publish", async (context) => {
    const shape = z.object({ wait: z.boolean().optional(), alone: z.boolean().optional() });
    const { wait, alone } = await bodyOf(context, shape);
    const person = authorOf(context);
    await requirePublisher(repository, person);
    const outcome = (alone ? publishAlone : publish)(repository, person);
    if (wait) return context.json(await outcome);
    outcome.catch((error) => console.error(error));
    return context.json({});
  });
  app.post("/api/publish/stop", async (context) => {
    await stop(repository, authorOf(context));
    return context.json({});
  });
  app.post("/api/publish/check", (context) => {
    checkNow.get(repository.root)?.();
    return context.json({});
  });
  app.post("/api/publish/dismiss", async (context) => {
    await changeState(repository, { failure: undefined });
    return context.json({});
  });
  app.post("/api/back", async (context) => {
    const person = authorOf(context);
    const { name } = await bodyOf(context, z.object({ name: z.string() }));
    await requirePublisher(repository, person);
    const state = await readState(repository);
    const release = state.releases.find((candidate) => candidate.name === name);
    if (!release) throw new Refusal(refusalMessage("noSuchRelease"));
    rollBackWithDay(repository, person, release.name).catch((error) => console.error(error));
    return context.json({});
  });
  app.post("/api/conflicts", async (context) => {
    const shape = z.object({ path: z.string(), side: z.enum(["ours", "theirs"]), choices });
    const { path, side, choices: chosen } = await bodyOf(context, shape);
    const choice = (await readState(repository)).choices.find((candidate) => candidate.path === path);
    if (!choice) throw new Refusal(refusalMessage("chosenAlready"));
    const now = await readRecord(repository, choice.path).catch(() => undefined);
    // Both sides at the time of the merge, so that values saved since then stay.
    const change = {
      path: choice.path,
      value: choice.ours,
      ...(now && { base: choice.theirs ?? {}, version: now.version }),
    };
    const done =
      side === "ours"
        ? await saveRecords(repository, [change], authorOf(context), undefined, chosen)
        : { commit: undefined, paths: [choice.path] };
    await changeState(repository, (state) => ({
      choices: state.choices.filter((other) => !isDeepStrictEqual(other, choice)),
    }));
    return context.json(await savedOf(repository, context, done));
  });
}

/** The interval for checking the target, the remote and the live site, and the timeout of each, in seconds. */
const checkInterval = 300;
const checkTimeout = 20;

const checkNow = new Map<string, () => void>();

/** Checks regularly whether the next publish can go live, and which release is live, until it is stopped. */
export function watchReadiness(repository: Repository): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const watch = async () => {
    while (!signal.aborted) {
      await runningIn(repository)?.outcome;
      await checkReadiness(repository, { seconds: checkTimeout, signal }).catch((error) => console.error(error));
      const requested = new Promise<void>((resolve) => checkNow.set(repository.root, resolve));
      await Promise.race([requested, setTimeout(checkInterval * 1000, undefined, { signal, ref: false })]);
    }
  };
  const ended = watch().catch(() => undefined);
  return () => {
    stopped.abort();
    return ended;
  };
}

async function publishingOf(repository: Repository): Promise<Publishing> {
  const state = await readState(repository);
  const work = runningIn(repository);
  const readiness = await readinessOf(repository);
  // The settings may have been corrected.
  if (readiness.state === "checking") checkNow.get(repository.root)?.();
  const { unpublished, ...changesOfWork } = await unpublishedDuring(repository, state, work);
  return {
    running: work && {
      step: work.step,
      since: work.since,
      began: work.began,
      by: work.by,
      canStop: work.canStop,
      isRollback: work.kind === "back",
      ...changesOfWork,
    },
    live: state.live,
    releases: state.releases.map(({ name, by = "", at }) => ({ name, by, at })).reverse(),
    unpublished,
    mistaken: unpublished.length > 0 && !work ? await mistakenIn(repository, state, unpublished) : [],
    failure: state.failure,
    readiness,
    notBackedUpSince: notBackedUpSince(repository),
    conflicts: await Promise.all(state.choices.map((choice) => toConflict(repository, choice))),
  };
}

async function toConflict(repository: Repository, choice: Choice): Promise<Conflict> {
  const { path, by, ours, theirs } = choice;
  return {
    path,
    by,
    name: await labelOfChoice(repository, choice),
    values: valueChanges({ before: ours ?? undefined, after: theirs ?? undefined }),
  };
}

/** The desk's saves since the live release. */
async function unpublishedIn(repository: Repository, state: State): Promise<Change[]> {
  const release = liveRelease(state);
  if (release?.commit) return changesSince(repository, release);
  const allChanges = await changes(repository, { byTheDesk: true }).catch(() => []);
  return allChanges.filter(({ at }) => !state.live || Date.parse(at) > Date.parse(state.live.since));
}

/** The unpublished changes: of the running publish, of the waiting one, and the others. */
async function unpublishedDuring(repository: Repository, state: State, work: Work | undefined) {
  const changesNow = await unpublishedIn(repository, state);
  if (!work) return { unpublished: changesNow, changes: [], next: [] };
  if (work.kind === "back") return { unpublished: [], changes: [], next: [] };
  const { commit = "HEAD" } = (work.kind === "day" && liveRelease(state)) || {};
  const commits = work.commits ?? { commit, day: "HEAD" };
  const afterwards = await changesSince(repository, commits);
  const waiting = waitingIn(repository);
  const isAllNext = waiting.has("all") || waiting.has("alone");
  const afterTheDay = waiting.has("day") ? await changesSince(repository, { ...commits, day: "HEAD" }) : afterwards;
  const unpublished = isAllNext ? [] : afterTheDay;
  return { unpublished, changes: without(changesNow, afterwards), next: without(afterwards, unpublished) };
}

function without(list: Change[], others: Change[]): Change[] {
  return list.filter(({ id }) => others.every((other) => other.id !== id));
}

/** The desk's changes that a release lacks; a change and its reversal cancel each other. */
async function changesSince(
  repository: Repository,
  { commit, day = commit }: Pick<Release, "commit" | "day">,
): Promise<Change[]> {
  const exceptions = `${repository.content}/${exceptionsFile}`;
  const otherPaths = [repository.content, `:(exclude)${exceptions}`];
  const [ofTheDay, ofOtherFiles] = await Promise.all([
    isSame(repository, day, [exceptions]).then((same) =>
      same ? [] : changes(repository, { since: day, path: exceptionsFile, byTheDesk: true }),
    ),
    isSame(repository, commit, otherPaths).then((same) =>
      same ? [] : changes(repository, { since: commit, without: exceptionsFile, byTheDesk: true }),
    ),
  ]).catch(() => [[], []]);
  const byId = new Map([...ofTheDay, ...ofOtherFiles].map((change) => [change.id, change]));
  return [...byId.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function isSame(repository: Repository, commit: string | undefined, paths: string[]): Promise<boolean> {
  return gitSucceeds(repository, "diff", "--quiet", commit ?? "", "HEAD", "--", ...paths);
}

/** The unpublished changes that a newer release contains, after a rollback, without those that were corrected since. */
async function mistakenIn(repository: Repository, state: State, unpublished: Change[]): Promise<Change[]> {
  const live = liveRelease(state);
  const base = live?.commit;
  if (!base) return [];
  // After a tap on Today, the newest release is the live one: the earlier release with the tap.
  const newest = [state.releases.at(-1), state.releases.findLast(({ commit }) => commit && commit !== base)];
  const mistaken = new Set<Change>();
  for (const release of new Set(newest)) {
    if (!release?.commit || release === live) continue;
    if (!(await gitSucceeds(repository, "merge-base", "--is-ancestor", base, release.commit))) continue;
    const later = new Set((await changesSince(repository, release)).map(({ id }) => id));
    for (const change of unpublished) if (!later.has(change.id)) mistaken.add(change);
  }
  return withoutReplaced(
    repository,
    unpublished.filter((change) => mistaken.has(change)),
  );
}

/**
 * Whether each change is replaced at a commit, by its ID. That needs several Git processes, and every open desk asks often,
 * all of them after each event.
 */
const replacedAt = new Map<string, { head: string; replaced: Map<string, Promise<boolean>> }>();

async function withoutReplaced(repository: Repository, candidates: Change[]): Promise<Change[]> {
  const head = await headOf(repository);
  const before = replacedAt.get(repository.root);
  const known = before?.head === head ? before : { head, replaced: new Map<string, Promise<boolean>>() };
  replacedAt.set(repository.root, known);
  const remaining: Change[] = [];
  // One after another: there may be a hundred.
  for (const change of candidates) {
    const replaced = known.replaced.get(change.id) ?? isReplaced(repository, change.id).catch(() => false);
    known.replaced.set(change.id, replaced);
    if (!(await replaced)) remaining.push(change);
  }
  return remaining;
}
