import { checkContent, checkExceptions } from "@hospital/content/check/check-content";
import type { Problem } from "@hospital/content/check/problem";
import { contentFolder } from "@hospital/content/content-folder";
import type { Message } from "@hospital/content/messages/labels";
import { exceptionsFile } from "../api-today.ts";
import { refusalMessage } from "../messages/writers.ts";
import { updatesBetween } from "../store/changed-files.ts";
import { ChangedMeanwhile, commitUpdates, moveHead, recover } from "../store/commit.ts";
import { runExclusively } from "../store/exclusive.ts";
import { problemLine } from "../store/localized-problem.ts";
import { Refusal } from "../store/refusal.ts";
import { git, gitSucceeds, headOf, type Person, type Repository, refusalFor } from "../store/repository.ts";
import { run } from "../store/run.ts";
import { requestBackup } from "./backup.ts";
import { labelOfChoice, type Merge, mergeCommits } from "./merge.ts";
import { liveAddress, requireTarget } from "./readiness.ts";
import { type NewRelease, releaseSite, rollBackTo } from "./releases.ts";
import { fetchOthers, push, pushRejected } from "./remote.ts";
import { readSettings, type Settings } from "./settings.ts";
import { changeSeen, changeState, liveRelease, readState, touch } from "./state.ts";
import { type Limits, type Outcome, Steps, type Work } from "./steps.ts";
import { type Proof, proofOf, tryBuiltSite, verifyLiveSite } from "./verify-site.ts";
import { build, openWorktree, type Worktree } from "./worktree.ts";

const running = new Map<string, Work>();
/** The kinds of the publishes that start after the running one. */
const waiting = new Map<string, Set<Work["kind"]>>();

/** The running publish. */
export function runningIn({ root }: Repository): Work | undefined {
  return running.get(root);
}

/** The kinds of the publishes that start after the running one. */
export function waitingIn({ root }: Repository): ReadonlySet<Work["kind"]> {
  return waiting.get(root) ?? new Set();
}

/**
 * Stops the running publish, if its step can be stopped.
 *
 * @throws {Refusal} for a person who may not publish, unless they have started it, such as with a tap on Today.
 */
export async function stop(repository: Repository, person: Person): Promise<void> {
  const work = runningIn(repository);
  if (work && work.by !== person.name && !(await mayPublish(repository, person)))
    throw new Refusal(refusalMessage("mayNotStop", { by: work.by }));
  if (work?.canStop) work.controller.abort();
}

/** Cleans up after a crash at startup, and reports an interrupted publish. */
export async function recoverPublishing(repository: Repository): Promise<void> {
  await runExclusively(repository.root, () => recover(repository));
  if (!(await readState(repository)).isRunning) return;
  await changeState(repository, {
    isRunning: undefined,
    failure: { messages: [refusalMessage("cutOff")] },
  });
}

/** Publishes the saved changes. A second publish waits for the first one. */
export function publish(repository: Repository, person: Person): Promise<Outcome> {
  return start(repository, person, "all", (steps) => publishNow(repository, person, steps));
}

/**
 * Publishes the saved changes without other people's pushed changes and without a push, for when theirs can't be merged
 * or built.
 */
export function publishAlone(repository: Repository, person: Person): Promise<Outcome> {
  return start(repository, person, "alone", (steps) => publishNow(repository, person, steps, true));
}

/** Publishes only the changes under "Today", because a person has to check other changes first. */
export function publishDay(repository: Repository, person: Person): Promise<Outcome> {
  return start(repository, person, "day", (steps) => publishDayNow(repository, person, steps));
}

/** Rolls back to the release of this name. The content doesn't change, so its later changes become unpublished. */
export function rollBack(repository: Repository, person: Person, name: string): Promise<Outcome> {
  return start(repository, person, "back", (steps) => rollBackNow(repository, person, steps, name));
}

/**
 * Rolls back, then publishes the saved changes under "Today": a person doesn't want to undo them, and a closed
 * hospital must not look open. A host that builds pushed commits, and a release that wasn't created here, can't take
 * single files.
 */
export async function rollBackWithDay(repository: Repository, person: Person, name: string): Promise<Outcome> {
  const outcome = await rollBack(repository, person, name);
  const { commit, day = commit } = liveRelease(await readState(repository)) ?? {};
  const { push: isBuiltElsewhere } = await readSettings(repository.root);
  if (outcome.failure || !day || isBuiltElsewhere) return outcome;
  const exceptions = `${repository.content}/${exceptionsFile}`;
  const updates = await updatesBetween(repository, day, await headOf(repository), [exceptions]);
  return updates.length > 0 ? publishDay(repository, person) : outcome;
}

/** Starts when the running publish has ended. A second request of the same kind shares the result of the first one. */
async function start(
  repository: Repository,
  person: Person,
  kind: Work["kind"],
  work: (steps: Steps) => Promise<Message[]>,
): Promise<Outcome> {
  const first = runningIn(repository);
  if (first) waiting.set(repository.root, new Set(waitingIn(repository)).add(kind));
  for (let blocking = first; blocking; blocking = runningIn(repository)) {
    if (blocking !== first && blocking.kind === kind && kind !== "back") return blocking.outcome;
    await blocking.outcome;
  }
  waiting.get(repository.root)?.delete(kind);
  const began = new Date().toISOString();
  const current: Work = {
    kind,
    step: "fetch",
    since: began,
    began,
    by: person.name,
    canStop: true,
    controller: new AbortController(),
    outcome: Promise.resolve({ failure: undefined, notes: [] }),
  };
  running.set(repository.root, current);
  current.outcome = outcomeOf(repository, current, () => work(new Steps(repository, current))).finally(() => {
    running.delete(repository.root);
    touch(repository);
    requestBackup(repository);
  });
  return current.outcome;
}

async function outcomeOf(repository: Repository, current: Work, work: () => Promise<Message[]>): Promise<Outcome> {
  const outcome: Outcome = { failure: undefined, notes: [] };
  let isByOthers = false;
  try {
    await changeState(repository, { isRunning: true, failure: undefined });
    outcome.notes = await work();
  } catch (error) {
    outcome.failure = failureIn(error, repository.root);
    isByOthers = error instanceof BlockedByOthers && !current.controller.signal.aborted;
  }
  const messages = outcome.failure ?? outcome.notes;
  const failure = {
    messages,
    ...(!outcome.failure && { isPublished: true as const }),
    ...(isByOthers && { canPublishAlone: true as const }),
  };
  await changeState(repository, { isRunning: undefined, failure: messages.length === 0 ? undefined : failure });
  if (outcome.failure && !current.controller.signal.aborted) await mailFailure(repository, outcome.failure);
  return outcome;
}

function failureIn(error: unknown, root: string): Message[] {
  try {
    return refusalFor(error, root).lines;
  } catch {
    return [refusalMessage("failed", { why: String(error instanceof Error ? error.message : error) })];
  }
}

/** Sends a mail about a failure, if that is configured. */
async function mailFailure({ root }: Repository, failure: Message[]): Promise<void> {
  const settings = await readSettings(root).catch(() => undefined);
  if (!settings?.mail) return;
  const text = failure.map(({ en }) => en).join("\n");
  const letter = `Subject: The website could not be published\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`;
  const { code, output } = await run(settings.mail, { cwd: root, input: letter, seconds: 60 });
  if (code !== 0) console.error(`The mail could not be sent: ${output}`);
}

/** The settings, if the person may publish. */
async function settingsFor({ root }: Repository, person: Person): Promise<Settings> {
  const settings = await readSettings(root);
  if (!isListed(settings, person)) throw notListed(person);
  return settings;
}

/**
 * Refuses a person who may not publish before a publish starts: it would replace the message of a failed publish, and
 * its failure would be the result of another person's publish that waits. Wrong settings are a failure of the publish.
 *
 * @throws {Refusal}
 */
export async function requirePublisher(repository: Repository, person: Person): Promise<void> {
  if (!(await mayPublish(repository, person))) throw notListed(person);
}

async function mayPublish({ root }: Repository, person: Person): Promise<boolean> {
  const settings = await readSettings(root).catch(() => undefined);
  return !settings || isListed(settings, person);
}

const isListed = ({ publishers }: Settings, { name }: Person) => !publishers || publishers.includes(name);
const notListed = ({ name }: Person) => new Refusal(refusalMessage("mayNotPublish", { name }));

/** The maximum number of merges and pushes while others push at the same time. */
const maxAttempts = 3;

async function publishNow(repository: Repository, person: Person, steps: Steps, isAlone = false): Promise<Message[]> {
  const settings = await settingsFor(repository, person);
  // A host that builds pushed commits needs a push.
  if (isAlone && settings.push) throw new Refusal(refusalMessage("notWithoutOthers"));
  await steps.run("fetch", (limits) => requireTarget(repository, settings, limits));
  for (let attempt = 1; ; attempt++) {
    const { theirs, notes } = isAlone
      ? { theirs: undefined, notes: [refusalMessage("liveWithoutOthers")] }
      : await steps.run("fetch", (limits) => fetchOthers(repository, limits));
    const blame = (error: unknown) => {
      throw error instanceof Refusal && theirs !== undefined && !settings.push
        ? new BlockedByOthers(error.lines)
        : error;
    };
    const head = await headOf(repository);
    steps.setCommits({ commit: head });
    const merged = await steps.run("merge", () => mergeOthers(repository, head, theirs)).catch(blame);
    const commit = merged?.commit ?? head;
    const worktree = await steps.run("merge", () => checkOut(repository, commit));
    try {
      const checked = buildChecked(repository, worktree, steps);
      const proof = await (merged ? checked.catch(blame) : checked);
      // Doesn't wait again for a remote that didn't respond a minute ago.
      const isSilent = notes.length > 0 && !settings.push;
      const obstacle = isSilent ? undefined : await steps.run("push", (limits) => push(repository, commit, limits));
      if (obstacle === pushRejected && attempt < maxAttempts) continue;
      if (obstacle && settings.push) throw new Refusal(obstacle);
      if (merged) notes.push(...(await takeOver(repository, head, merged)));
      if (obstacle) notes.push(obstacle);
      await deploy(repository, settings, worktree, { commit, by: person.name, proof }, steps);
      const left = await changedByHand(repository, repository.content);
      if (left.length > 0) notes.push(refusalMessage("leftByHand", { files: left.slice(0, 10).join(", ") }));
      return notes;
    } finally {
      await worktree.close();
    }
  }
}

/** The live release's content with the saved exceptions. */
async function publishDayNow(repository: Repository, person: Person, steps: Steps): Promise<Message[]> {
  const settings = await readSettings(repository.root);
  if (!(await readState(repository)).live) return [];
  // The live release may have changed since, so this asks the target.
  await steps.run("fetch", (limits) => requireTarget(repository, settings, limits));
  const base = liveRelease(await readState(repository))?.commit;
  // A host that builds pushed commits, and a release that wasn't created here, can't take single files.
  if (settings.push || !base) return publishNow(repository, person, steps);
  const day = await headOf(repository);
  steps.setCommits({ commit: base, day });
  const worktree = await steps.run("merge", async () => {
    const updates = await updatesBetween(repository, base, day, [`${repository.content}/${exceptionsFile}`]);
    return openWorktree(repository, await commitUpdates(repository, updates, base, person, "Today"));
  });
  try {
    const proof = await buildChecked(repository, worktree, steps, {
      // All other files are the same as in the live release.
      check: checkExceptions,
      explain: () => [refusalMessage("dayNeedsAll")],
    });
    await deploy(repository, settings, worktree, { commit: base, day, by: person.name, proof }, steps);
    return [];
  } finally {
    await worktree.close();
  }
}

interface Checking {
  check(root: string): Promise<Problem[]>;
  /** Describes errors of the content to the person who publishes. */
  explain(errors: Problem[]): Message[];
}

const fullCheck: Checking = {
  check: checkContent,
  explain: (errors) => [refusalMessage("putRightFirst"), ...errors.slice(0, 10).map(problemLine)],
};

/** Checks, builds and tests the site. */
async function buildChecked(
  repository: Repository,
  worktree: Worktree,
  steps: Steps,
  { check, explain } = fullCheck,
): Promise<Proof> {
  const problems = await steps.run("check", () => check(worktree.folder));
  const errors = problems.filter(({ level }) => level === "error");
  if (errors.length > 0) throw new Refusal(explain(errors));
  await steps.run("build", (limits) => build(repository, worktree, limits));
  const { proof, hosting } = await proofOf(worktree.folder, repository.content);
  await steps.run("try", () => tryBuiltSite(worktree.folder, hosting, proof));
  return proof;
}

async function deploy(
  repository: Repository,
  settings: Settings,
  { folder }: Worktree,
  release: NewRelease,
  steps: Steps,
) {
  const deployDist = (limits: Limits) => releaseSite(repository, settings, `${folder}/dist`, release, limits);
  await verify(repository, settings, await steps.run("deploy", deployDist), steps);
}

/** A publish that failed because of pushed changes, and may succeed without them. */
class BlockedByOthers extends Refusal {}

/** The saved content, merged with the changes that others have pushed. */
async function mergeOthers(repository: Repository, head: string, theirs: string | undefined) {
  const merged = theirs === undefined ? undefined : await mergeCommits(repository, head, theirs);
  if (merged) await refuseChangedByHand(repository, merged);
  return merged;
}

/** The commit to publish in a checkout; the desk's folder doesn't change. */
async function checkOut(repository: Repository, commit: string): Promise<Worktree> {
  await refuseForeign(repository, commit);
  return openWorktree(repository, commit);
}

/** Only committed content is published, and it must be this hospital's. */
async function refuseForeign({ root, content }: Repository, commit: string): Promise<void> {
  if (content !== contentFolder(root)) throw new Refusal(refusalMessage("contentCameOrWent"));
  if (content !== "content") throw new Refusal(refusalMessage("isSample"));
  if (!(await gitSucceeds({ root }, "cat-file", "-e", `${commit}:${content}/hospital.yaml`)))
    throw new Refusal(refusalMessage("notCommitted"));
}

/** The files in these folders with uncommitted changes. */
async function changedByHand(repository: Repository, ...folders: string[]): Promise<string[]> {
  const [changed, added] = await Promise.all([
    git(repository, "diff", "--name-only", "-z", "HEAD", "--", ...folders),
    git(repository, "ls-files", "--others", "--exclude-standard", "-z", "--", ...folders),
  ]);
  return [changed, added].flatMap((list) => list.split("\0").filter(Boolean));
}

async function refuseChangedByHand(repository: Repository, { updates }: Merge): Promise<void> {
  const changed = await changedByHand(repository);
  const changedTwice = updates.filter(({ path }) => changed.includes(path)).map(({ path }) => path);
  if (changedTwice.length > 0) throw new Refusal(refusalMessage("changedByHand", { files: changedTwice.join(", ") }));
}

/** Merges the changes of others and saves during the build into the branch. Returns notes. */
function takeOver(repository: Repository, head: string, merged: Merge): Promise<Message[]> {
  return runExclusively(repository.root, async () => {
    for (let from = head, now: Merge | undefined = merged; now; ) {
      try {
        // Stores our side of a conflict before files change, so that a crash loses nothing.
        const { choices } = now;
        await changeState(repository, ({ choices: storedChoices }) => {
          const otherChoices = storedChoices.filter(({ path }) => !choices.some((choice) => choice.path === path));
          return { choices: [...otherChoices, ...choices] };
        });
        await moveHead(repository, from, now.commit, now.updates, "Changes from elsewhere");
        return await choiceNotes(repository, choices);
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        // Somebody changed a file by hand during the build: the next publish merges it.
        if (error.paths.length > 0) return [];
        from = await headOf(repository);
        now = await mergeCommits(repository, from, merged.commit);
      }
    }
    return [];
  });
}

async function choiceNotes(repository: Repository, choices: Merge["choices"]): Promise<Message[]> {
  return Promise.all(
    choices.map(async (choice) =>
      refusalMessage("chooseSide", { name: await labelOfChoice(repository, choice), by: choice.by }),
    ),
  );
}

async function rollBackNow(repository: Repository, person: Person, steps: Steps, name: string): Promise<Message[]> {
  const settings = await settingsFor(repository, person);
  const { releases } = await readState(repository);
  const release = releases.find((candidate) => candidate.name === name);
  if (!release) throw new Refusal(refusalMessage("noSuchRelease"));
  if (settings.push)
    await steps.run("push", (limits) => pushEarlierContent(repository, release.commit, person, limits));
  await steps.run("deploy", (limits) => rollBackTo(repository, settings, release.name, limits));
  await verify(repository, settings, release.name, steps);
  return [];
}

/** For hosts that build pushed commits: a commit with the earlier content, on top of the pushed ones. */
async function pushEarlierContent(
  repository: Repository,
  commit: string | undefined,
  person: Person,
  limits: Limits,
): Promise<void> {
  if (!commit) throw new Refusal(refusalMessage("sourceUnknown"));
  const head = await headOf(repository);
  const updates = await updatesBetween(repository, head, commit, [repository.content]);
  const to = await commitUpdates(repository, updates, head, person, "All of the content as in an earlier release");
  await runExclusively(repository.root, () => moveHead(repository, head, to, updates, "Back"));
  const obstacle = await push(repository, to, limits);
  if (obstacle) throw new Refusal(obstacle);
}

/** Compares the live site with the release. */
async function verify(repository: Repository, settings: Settings, name: string, steps: Steps): Promise<void> {
  const { releases } = await readState(repository);
  const proof = releases.find((release) => release.name === name)?.proof;
  if (!proof) return;
  const address = await liveAddress(repository, settings);
  const seconds = settings.liveWithin;
  const ask = ({ signal }: Limits) => verifyLiveSite(address, proof, seconds, signal);
  const problem = await steps.run("verify", ask, seconds + 60);
  if (problem) throw new Refusal([refusalMessage("notShownYet"), problem]);
  await changeSeen(repository, name, true);
}
