import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "../../content-check/content-folder.ts";
import { openRepository, type Person, Refusal, type Repository } from "../store/repository.ts";
import { recover } from "../store/step.ts";
import { alone, refusalIn } from "../store/turn.ts";
import { askBuiltSite, askLiveSite, proofOf, siteOf } from "./ask-site.ts";
import { bringTogether } from "./bring-together.ts";
import { tell } from "./mail.ts";
import { changeState, distOf, keepRelease, type Release, readState, siteOfRelease } from "./releases.ts";
import { readSettings, type Settings } from "./settings.ts";
import { behind, push, pushBack, putLive } from "./targets.ts";
import { build } from "./workshop.ts";

/** At a start: what was cut off is put right, and told. */
export async function wakeUp(root: string): Promise<void> {
  const repository = await openRepository(root);
  await alone(root, () => recover(repository));
  if (!(await readState(repository)).isRunning) return;
  const words = "The last publishing was cut off, as by a power cut. Publish again.";
  await changeState(repository, () => ({ isRunning: undefined, failure: { words, at: new Date().toISOString() } }));
}

/** How a publishing has ended. */
export interface Outcome {
  /** What went wrong, in words; nothing where all is live. */
  failure: string | undefined;
  /** What the desk should know besides. */
  notes: string[];
}

interface Work {
  said: string;
  outcome: Promise<Outcome>;
}

const running = new Map<string, Work>();

/** What the publishing that is at work does just now. */
export function progress(root: string): string | undefined {
  return running.get(root)?.said;
}

/** Puts what is saved live. Whoever asks while that is at work gets the outcome of the same. */
export function publish(root: string, person: Person): Promise<Outcome> {
  return working(root, (repository, say) => publishNow(repository, person, say));
}

/** Puts a release live that was so before: the content stays, as changes that are not live. */
export function back(root: string, number: number, person: Person): Promise<Outcome> {
  return working(root, async (repository, say) => {
    const state = await readState(repository);
    const release = state.releases.find((one) => one.number === number);
    if (!release) throw new Refusal("This release is not kept any more.");
    const settings = await readSettings(repository.root);
    if (settings.push) await pushBack(repository, release, person);
    await goLive(repository, settings, release, say);
    return [];
  });
}

function working(
  root: string,
  work: (repository: Repository, say: (words: string) => void) => Promise<string[]>,
): Promise<Outcome> {
  const before = running.get(root);
  if (before) return before.outcome;
  const own: Work = { said: "", outcome: Promise.resolve({ failure: undefined, notes: [] }) };
  const say = (words: string) => {
    own.said = words;
  };
  running.set(root, own);
  own.outcome = outcomeOf(root, (repository) => work(repository, say)).finally(() => running.delete(root));
  return own.outcome;
}

async function outcomeOf(root: string, work: (repository: Repository) => Promise<string[]>): Promise<Outcome> {
  const repository = await openRepository(root);
  await changeState(repository, () => ({ isRunning: true }));
  let outcome: Outcome = { failure: undefined, notes: [] };
  try {
    outcome.notes = await work(repository);
  } catch (error) {
    outcome = { failure: failureIn(error), notes: [] };
  }
  const words = [outcome.failure, ...outcome.notes].filter(Boolean).join("\n");
  const failure = words === "" ? undefined : { words, at: new Date().toISOString() };
  await changeState(repository, () => ({ isRunning: undefined, failure }));
  if (outcome.failure) await tell(root, outcome.failure);
  return outcome;
}

function failureIn(error: unknown): string {
  try {
    return refusalIn(error);
  } catch {
    return `Publishing failed: ${error instanceof Error ? error.message : error}`;
  }
}

/** Brought together and pushed so often, while others push at the same time. */
const rounds = 3;

async function publishNow(repository: Repository, person: Person, say: (words: string) => void): Promise<string[]> {
  const settings = await readSettings(repository.root);
  const notes: string[] = [];
  for (let round = 1; ; round++) {
    say("Looking whether all of it is right…");
    const { workshop, commit, notes: found } = await alone(repository.root, () => bringTogether(repository));
    try {
      say("Building the website…");
      await build(repository, workshop);
      const dist = join(workshop.folder, "dist");
      say("Trying the built website…");
      const site = await siteOf(workshop.folder);
      await askBuiltSite(site, dist, proofOf(site, dist));
      const pushed = await push(repository, commit);
      if (pushed === behind && round < rounds) continue;
      notes.push(...found, ...(pushed ? [pushed] : []));
      if (settings.push && pushed) throw new Refusal(pushed);
      const at = new Date().toISOString();
      const release = await keepRelease(repository, dist, site, { commit, by: person.name, at });
      await goLive(repository, settings, release, say);
      return notes;
    } finally {
      await workshop.close();
    }
  }
}

/** Hands a release over and asks the site that the world sees whether it is there. */
async function goLive(
  repository: Repository,
  settings: Settings,
  release: Release,
  say: (words: string) => void,
): Promise<void> {
  const { number } = release;
  const { live } = await readState(repository);
  const before = live && live.number !== number ? distOf(repository, live.number) : undefined;
  const dist = distOf(repository, number);
  const proof = proofOf(await siteOfRelease(repository, number), dist, before);
  say("Putting it live…");
  await putLive(repository, settings, release);
  const since = new Date().toISOString();
  await changeState(repository, () => ({ live: { number, since, isSeen: false } }));
  say("Asking the live website…");
  const fault = await askLiveSite(await liveAddress(repository.root, settings), proof, settings.patience);
  if (fault) throw new Refusal(`The website was handed over, but it does not show yet what was built: ${fault}`);
  await changeState(repository, () => ({ live: { number, since: new Date().toISOString(), isSeen: true } }));
}

export async function liveAddress(root: string, { live }: Settings): Promise<string> {
  return live ?? parse(await readFile(join(root, contentFolder(root), "hospital.yaml"), "utf8")).website;
}
