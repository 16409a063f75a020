import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "../../content-check/content-folder.ts";
import { recover } from "../store/apply-updates.ts";
import { refusalFor, runExclusively } from "../store/exclusive.ts";
import { openRepository, type Person, Refusal, type Repository } from "../store/repository.ts";
import { deploy, push, pushRejected, pushRollback } from "./deploy.ts";
import { integrate } from "./integrate.ts";
import { mailFailure } from "./mail.ts";
import { changeState, distOf, noteState, type Release, readState, siteOfRelease, storeRelease } from "./releases.ts";
import { readSettings, type Settings } from "./settings.ts";
import { proofOf, siteOf, verifyBuiltSite, verifyLiveSite } from "./verify-site.ts";
import { build } from "./worktree.ts";

/** At startup: recovers from an interrupted publish, and reports it. */
export async function recoverPublishing(root: string): Promise<void> {
  const repository = await openRepository(root);
  await runExclusively(root, () => recover(repository));
  if (!(await readState(repository)).isRunning) return;
  const words = "The last publishing was cut off, as by a power cut. Publish again.";
  await changeState(repository, () => ({ isRunning: undefined, failure: { words, at: new Date().toISOString() } }));
}

/** The outcome of a publish. */
export interface Outcome {
  /** The failure in words; undefined on success. */
  failure: string | undefined;
  /** Notes for the front desk. */
  notes: string[];
}

interface Work {
  status: string;
  outcome: Promise<Outcome>;
}

const running = new Map<string, Work>();

/** The current step of the running publish. */
export function progress(root: string): string | undefined {
  return running.get(root)?.status;
}

/** Publishes the saved content. Concurrent calls share one publish. */
export function publish(root: string, person: Person): Promise<Outcome> {
  return runOnce(root, (repository, report) => publishNow(repository, person, report));
}

/** Rolls back to an earlier release. The content stays, as unpublished changes. */
export function rollBack(root: string, number: number, person: Person): Promise<Outcome> {
  return runOnce(root, async (repository, reportProgress) => {
    const state = await readState(repository);
    const release = state.releases.find((one) => one.number === number);
    if (!release) throw new Refusal("This release is not kept any more.");
    const settings = await readSettings(repository.root);
    if (settings.push) await pushRollback(repository, release, person);
    await goLive(repository, settings, release, reportProgress);
    return [];
  });
}

function runOnce(
  root: string,
  work: (repository: Repository, reportProgress: (words: string) => void) => Promise<string[]>,
): Promise<Outcome> {
  const before = running.get(root);
  if (before) return before.outcome;
  const own: Work = { status: "", outcome: Promise.resolve({ failure: undefined, notes: [] }) };
  const reportProgress = (words: string) => {
    own.status = words;
  };
  running.set(root, own);
  own.outcome = outcomeOf(root, (repository) => work(repository, reportProgress)).finally(() => running.delete(root));
  return own.outcome;
}

async function outcomeOf(root: string, work: (repository: Repository) => Promise<string[]>): Promise<Outcome> {
  const repository = await openRepository(root);
  let outcome: Outcome = { failure: undefined, notes: [] };
  try {
    await changeState(repository, () => ({ isRunning: true }));
    outcome.notes = await work(repository);
  } catch (error) {
    outcome = { failure: failureIn(error, root), notes: [] };
  }
  const words = [outcome.failure, ...outcome.notes].filter(Boolean).join("\n");
  const failure = words === "" ? undefined : { words, at: new Date().toISOString() };
  await noteState(repository, { isRunning: undefined, failure });
  if (outcome.failure) await mailFailure(root, outcome.failure);
  return outcome;
}

function failureIn(error: unknown, root: string): string {
  try {
    return refusalFor(error, root, "What is saved stays saved.");
  } catch {
    return `Publishing failed: ${error instanceof Error ? error.message : error}`;
  }
}

/** The most merges and pushes, when others push concurrently. */
const maxAttempts = 3;

async function publishNow(
  repository: Repository,
  person: Person,
  reportProgress: (words: string) => void,
): Promise<string[]> {
  const settings = await readSettings(repository.root);
  const notes: string[] = [];
  for (let attempt = 1; ; attempt++) {
    reportProgress("Looking whether all of it is right…");
    const { worktree, commit, notes: found } = await runExclusively(repository.root, () => integrate(repository));
    try {
      reportProgress("Building the website…");
      await build(repository, worktree);
      const dist = join(worktree.folder, "dist");
      reportProgress("Trying the built website…");
      const site = await siteOf(worktree.folder);
      await verifyBuiltSite(site, dist, proofOf(site, dist));
      const pushed = await push(repository, commit);
      if (pushed === pushRejected && attempt < maxAttempts) continue;
      notes.push(...found, ...(pushed ? [pushed] : []));
      if (settings.push && pushed) throw new Refusal(pushed);
      const at = new Date().toISOString();
      const release = await storeRelease(repository, dist, site, { commit, by: person.name, at });
      await goLive(repository, settings, release, reportProgress);
      return notes;
    } finally {
      await worktree.close();
    }
  }
}

/** Deploys a release and verifies it on the live site. */
async function goLive(
  repository: Repository,
  settings: Settings,
  release: Release,
  reportProgress: (words: string) => void,
): Promise<void> {
  const { number } = release;
  const { live } = await readState(repository);
  const before = live && live.number !== number ? distOf(repository, live.number) : undefined;
  const dist = distOf(repository, number);
  const proof = proofOf(await siteOfRelease(repository, number), dist, before);
  reportProgress("Putting it live…");
  await deploy(repository, settings, release);
  const since = new Date().toISOString();
  await noteState(repository, { live: { number, since, isSeen: false } });
  reportProgress("Asking the live website…");
  const problem = await verifyLiveSite(await liveAddress(repository.root, settings), proof, settings.patience);
  if (problem) throw new Refusal(`The website was handed over, but it does not show yet what was built: ${problem}`);
  await noteState(repository, { live: { number, since: new Date().toISOString(), isSeen: true } });
}

export async function liveAddress(root: string, { live }: Settings): Promise<string> {
  return live ?? parse(await readFile(join(root, contentFolder(root), "hospital.yaml"), "utf8")).website;
}
