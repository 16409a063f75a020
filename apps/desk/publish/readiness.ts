import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { errorsIn } from "@hospital/content/check/check-content";
import { readHospitalBrand } from "@hospital/content/hospital-brand";
import { inEachLanguage, type Message } from "@hospital/content/messages/labels";
import { formText } from "@hospital/content/messages/write-problem";
import type { Readiness } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { readRecord } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import { type Repository, refusalFor } from "../store/repository.ts";
import type { RunOptions } from "../store/run.ts";
import { listReleases } from "./releases.ts";
import { pushObstacle, remoteObstacle } from "./remote.ts";
import { readSettings, type Settings } from "./settings.ts";
import { changeSeen, liveRelease, readState, touch } from "./state.ts";
import type { Limits } from "./steps.ts";
import { verifyLiveSite } from "./verify-site.ts";

/** The result of the last check, and its settings. */
const lastChecks = new Map<string, { settings: string; readiness: Readiness }>();

/** The last known readiness; only reads the settings file. */
export async function readinessOf(repository: Repository): Promise<Readiness> {
  const settings = await settingsOrProblems(repository);
  if (Array.isArray(settings)) return { state: "notSetUp", message: settings };
  const last = lastChecks.get(repository.root);
  return last?.settings === JSON.stringify(settings) ? last.readiness : { state: "checking", message: [] };
}

/** Checks the target, the remote and the live site again. */
export async function checkReadiness(repository: Repository, limits: Partial<RunOptions>): Promise<void> {
  const settings = await settingsOrProblems(repository);
  if (Array.isArray(settings)) return;
  const [obstacle, ...notes] = await Promise.all([
    obstacleTo(repository, settings, limits),
    brandProblem(repository.root),
    settings.push ? undefined : remoteObstacle(repository, limits),
    readLiveSite(repository, settings, limits),
  ]);
  if (limits.signal?.aborted) return;
  remember(repository, settings, obstacle, notes);
}

/** The timeout of the target during a publish, in seconds. */
const targetTimeout = 30;

/**
 * Checks the later requirements of a publish before the build.
 *
 * @throws {Refusal} when the target, or the remote that a host builds from, doesn't answer.
 */
export async function requireTarget(repository: Repository, settings: Settings, limits: Limits): Promise<void> {
  const obstacle = await obstacleTo(repository, settings, { ...limits, seconds: targetTimeout });
  if (limits.signal.aborted) return;
  const wasReady = lastChecks.get(repository.root)?.readiness.state === "ready";
  if (obstacle || !wasReady) remember(repository, settings, obstacle);
  if (obstacle) throw new Refusal(obstacle);
}

async function obstacleTo(
  repository: Repository,
  settings: Settings,
  limits: Partial<RunOptions>,
): Promise<Message | undefined> {
  const [target, remote] = await Promise.all([
    targetProblem(repository, settings, limits),
    settings.push ? pushObstacle(repository, limits) : undefined,
  ]);
  return target ?? remote;
}

function remember(
  repository: Repository,
  settings: Settings,
  obstacle: Message | undefined,
  notes: (Message | undefined)[] = [],
): void {
  const readiness: Readiness = obstacle
    ? { state: "unreachable", message: [obstacle] }
    : { state: "ready", message: notes.filter((line) => line !== undefined) };
  const check = { settings: JSON.stringify(settings), readiness };
  const isNews = !isDeepStrictEqual(check, lastChecks.get(repository.root));
  lastChecks.set(repository.root, check);
  if (isNews) touch(repository);
}

async function settingsOrProblems({ root, content }: Repository): Promise<Settings | Message[]> {
  if (content !== "content") return [refusalMessage("isSample")];
  return readSettings(root).catch((error) => {
    if (error instanceof Refusal) return error.lines;
    throw error;
  });
}

/** The error in the hospital's logo and colours, if any. */
async function brandProblem(root: string): Promise<Message | undefined> {
  const brand = await readHospitalBrand(root).catch(() => undefined);
  if (brand) return undefined;
  const brandError = (await errorsIn(root)).find(({ file }) => file.endsWith("/brand/brand.yaml"));
  if (!brandError) return undefined;
  const { file, line } = brandError;
  return refusalMessage("brandWrong", {
    file,
    line,
    problem: inEachLanguage((language) => formText(brandError, language)),
  });
}

/** The reason why a release can't be delivered. Also updates the list of releases. */
async function targetProblem(
  repository: Repository,
  settings: Settings,
  limits: Partial<RunOptions>,
): Promise<Message | undefined> {
  const { release } = settings;
  if (release !== undefined && !release.includes("@")) {
    const folder = resolve(repository.root, release);
    const isFolder = await stat(folder).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    if (!isFolder) return refusalMessage("releaseFolderMissing", { folder });
  }
  return listReleases(repository, settings, limits).then(
    () => undefined,
    (error) => refusalFor(error, repository.root).lines[0],
  );
}

/** Compares the live site with the live release again. */
async function readLiveSite(
  repository: Repository,
  settings: Settings,
  { signal }: Partial<RunOptions>,
): Promise<Message | undefined> {
  const release = liveRelease(await readState(repository));
  if (!release?.proof) return undefined;
  const problem = await verifyLiveSite(await liveAddress(repository, settings), release.proof, 0, signal);
  if (signal?.aborted) return undefined;
  await changeSeen(repository, release.name, problem === undefined);
  return problem;
}

export async function liveAddress(repository: Repository, { live }: Settings): Promise<string> {
  return live ?? String((await readRecord(repository, "hospital.yaml")).value.website);
}
