import { timingSafeEqual } from "node:crypto";
import { errorsIn } from "../content-check/check-content.ts";
import { belowContent, contentFolder } from "../content-check/content-folder.ts";
import { plainMessage } from "../content-check/problem.ts";
import { collectionOf } from "./content.ts";
import { recordName, valueChanges } from "./describe-changes.ts";
import { changes, filesOfChange, restoreChange, restoreVersions } from "./history.ts";
import { changeOldWords, findOldWords, leaveOldWords } from "./old-words.ts";
import { conflictChange } from "./publish/merge-commits.ts";
import { liveAddress, progress, publish, rollBack } from "./publish/publish.ts";
import { availableReleases, changeState, readState } from "./publish/releases.ts";
import { readSettings } from "./publish/settings.ts";
import { bytesOnDisk } from "./store/commit.ts";
import { refusalFor } from "./store/exclusive.ts";
import { blobId, git, headOf, openRepository, type Person, type Repository } from "./store/repository.ts";

/** Answers the GET requests of the home, history and publish pages; nothing for others. */
export async function answerGet(root: string, path: string, asked: URLSearchParams): Promise<object | undefined> {
  if (path === "/state.json") return stateOf(root);
  if (path === "/problems.json") return problemsOf(root);
  if (path === "/old-words.json") return findOldWords(root);
  if (path === "/history.json") return changes(root, { entry: asked.get("entry") ?? "" });
  if (path === "/change.json") return filesOfChange(root, asked.get("id") ?? "");
  return undefined;
}

/** Performs the POST requests of these pages; `refused` says why nothing was done. */
export async function answerPost(
  root: string,
  path: string,
  body: Record<string, string>,
  person: Person,
): Promise<object | undefined> {
  if (path === "/publish") return publish(root, person);
  if (path === "/back") return rollBack(root, Number(body.number), person);
  const work = actions[path];
  return work && { refused: await work(root, body, person).catch((error) => [refusalFor(error, root)]) };
}

const actions: Record<string, (root: string, body: Record<string, string>, person: Person) => Promise<string[]>> = {
  "/bring-back": (root, { id = "", side }, person) =>
    restoreChange(root, { id, side: side === "before" ? "before" : "after" }, person),
  "/seen": async (root) => {
    await changeState(await openRepository(root), () => ({ failure: undefined }));
    return [];
  },
  "/choose": choose,
  "/old-words": (root, { chosen = "[]" }, person) => changeOldWords(root, JSON.parse(chosen), person),
  "/leave-words": leaveOldWords,
};

/** Resolves a conflict with the chosen version. */
async function choose(root: string, { path = "", side }: Record<string, string>, person: Person): Promise<string[]> {
  const repository = await openRepository(root);
  const conflict = (await readState(repository)).conflicts.find((one) => one.path === path);
  if (!conflict) return ["Somebody has chosen already."];
  const file = { path: belowContent(root, path), id: side === "ours" ? conflict.ours : conflict.theirs };
  const refused = await restoreVersions(root, [file], person);
  if (refused.length > 0) return refused;
  await changeState(repository, ({ conflicts }) => ({ conflicts: conflicts.filter((one) => one.path !== path) }));
  return [];
}

/** The state of publishing. */
async function stateOf(root: string) {
  const repository = await openRepository(root);
  const state = await readState(repository);
  const live = state.releases.find(({ number }) => number === state.live?.number);
  const settings = await readSettings(root).catch((error) => refusalFor(error, root));
  return {
    waiting: await changes(root, { since: live?.commit ?? "", count: 200 }),
    live: live && state.live && { ...live, ...state.live },
    releases: availableReleases(repository, state).toReversed(),
    message: progress(root),
    byHand: await changedByHand(repository),
    failure: state.failure,
    conflicts: await conflictsOf(repository, state.conflicts),
    address: typeof settings === "string" ? undefined : await liveAddress(root, settings),
    notSetUp: typeof settings === "string" ? settings : undefined,
  };
}

/** Records with uncommitted changes, which are not published. */
async function changedByHand(repository: Repository): Promise<string[]> {
  const { root } = repository;
  const status = await git(
    repository,
    "status",
    "--porcelain",
    "--no-renames",
    "-z",
    "-uall",
    "--",
    contentFolder(root),
  );
  const paths = status
    .split("\0")
    .filter(Boolean)
    .map((row) => belowContent(root, row.slice(3)));
  const names = paths.map(async (path) => {
    const after = collectionOf(path) && (await bytesOnDisk(root, `${contentFolder(root)}/${path}`))?.toString();
    return recordName({ path, before: undefined, after });
  });
  return [...new Set(await Promise.all(names))];
}

/** Errors of the whole content, which block publishing. */
async function problemsOf(root: string): Promise<string[]> {
  return (await errorsIn(root)).map((problem) => plainMessage(problem));
}

/** The open conflicts, with both versions in words. */
async function conflictsOf(repository: Repository, all: Awaited<ReturnType<typeof readState>>["conflicts"]) {
  const like = (await headOf(repository)) ?? "";
  const open = all.map(async (conflict) => {
    const { path, theirs, by } = conflict;
    const now = await bytesOnDisk(repository.root, path);
    if ((now && blobId(now, like)) !== theirs) return [];
    const file = await conflictChange(repository, conflict);
    return [{ path, by, name: recordName(file), values: valueChanges(file) }];
  });
  return (await Promise.all(open)).flat();
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
