import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { refusalMessage } from "../messages/writers.ts";
import { Refusal } from "../store/refusal.ts";
import type { Repository } from "../store/repository.ts";
import { quoted, type RunOptions, run } from "../store/run.ts";
import { silent } from "./remote.ts";
import type { Settings } from "./settings.ts";
import { changeState, type Release } from "./state.ts";

/** The desk's data about a new release. */
export type NewRelease = Omit<Release, "name" | "at">;

/**
 * Releases a built site; returns its name.
 *
 * @throws {Refusal} with the error of the server; the live site doesn't change.
 */
export async function releaseSite(
  repository: Repository,
  settings: Settings,
  dist: string,
  newRelease: NewRelease,
  limits: Partial<RunOptions>,
): Promise<string> {
  const output = await release(repository, settings, ["put"], limits, { DIST: dist });
  const name = /^(\S+) is live\.$/m.exec(output)?.[1];
  if (!name) throw new Refusal(refusalMessage("notReleased", { output: withoutRepetition(output) }));
  await remember(repository, output, { name, ...newRelease });
  return name;
}

/** Rolls back to an earlier release. */
export async function rollBackTo(
  repository: Repository,
  settings: Settings,
  name: string,
  limits: Partial<RunOptions>,
) {
  await remember(repository, await release(repository, settings, ["back", name], limits));
}

/** Updates the list of releases from the target. */
export async function listReleases(repository: Repository, settings: Settings, limits: Partial<RunOptions>) {
  await remember(repository, await release(repository, settings, ["list"], limits));
}

/** Stores the releases in the output of `deploy/release`, with the desk's data on each. */
async function remember(repository: Repository, output: string, newRelease?: Omit<Release, "at">): Promise<void> {
  const rows = [...output.matchAll(/^(\d+-[\d-]+) (\d+-\d+-\d+T\S+) (live)?$/gm)];
  await changeState(repository, ({ releases: before, live }) => {
    const knownReleases: (NewRelease & { name: string; at?: string })[] = [
      ...before,
      ...(newRelease ? [newRelease] : []),
    ];
    const releases = rows.map(([, name = "", date = "", isLive]): Release => {
      const release = knownReleases.find((candidate) => candidate.name === name);
      // For an older release, `deploy/release` lists when it stopped being live.
      const at = isLive ? new Date(date).toISOString() : (release?.at ?? dateInName(name));
      return { ...release, name, at };
    });
    const now = releases[rows.findIndex(([, , , isLive]) => isLive)];
    const isSeen = live?.isSeen === true && live.name === now?.name;
    return { releases, live: now && { name: now.name, since: now.at, isSeen } };
  });
}

/** The time in the name of a release, such as "12-2026-12-31-235959". */
function dateInName(name: string): string {
  return name.replace(/^\d+-(\d+-\d+-\d+)-(\d\d)(\d\d)(\d\d)$/, "$1T$2:$3:$4.000Z");
}

/** `deploy/release`: the server's, or a folder beside the desk's files whose "server" is the upload to a CDN. */
async function release(
  repository: Repository,
  settings: Settings,
  [step = "", name = ""]: string[],
  limits: Partial<RunOptions>,
  variables: Record<string, string> = {},
): Promise<string> {
  const target = settings.release ?? (await uploadingFolder(repository, settings));
  const command = `sh deploy/release "$TARGET" ${step} ${name}`;
  const { code, output } = await run(command, {
    ...limits,
    cwd: repository.root,
    variables: { ...variables, TARGET: target, RELEASE_SSH: "ssh -o BatchMode=yes -o ConnectTimeout=15" },
  });
  if (limits.signal?.aborted) throw new Refusal(refusalMessage("releaseStopped"));
  if (code === 0) return output;
  if (step === "list")
    throw new Refusal(
      refusalMessage("targetUnreachable", { target: target, output: withoutRepetition(output) || silent }),
    );
  throw new Refusal(refusalMessage("previousIsLive", { output: withoutRepetition(output) }));
}

/** Each line once: a failed upload is followed by one of the previous release, which fails for the same reason. */
function withoutRepetition(output: string): string {
  return [...new Set(output.trim().split("\n"))].join("\n");
}

/** Stores the releases of a CDN: to release one is to upload it. A host that builds has no upload. */
async function uploadingFolder({ root, folder }: Repository, { command }: Settings): Promise<string> {
  const siteFolder = join(folder, "site");
  await mkdir(siteFolder, { recursive: true });
  await writeFile(join(siteFolder, "upload.sh"), `cd ${quoted(root)} || exit 1\n${command ?? ""}\n`);
  // Without a release, uploads nothing.
  const reload = command ? '[ -z "$1" ] || DIST=$1 sh ./upload.sh' : ":";
  // A CDN has no server configuration to compare, so every release is accepted.
  const accepted = "cat incoming/*/_caddy releases/*/_caddy >accepted 2>/dev/null || true";
  await writeFile(join(siteFolder, "server.sh"), `${accepted}\nconfiguration=accepted\nreload() {\n  ${reload}\n}\n`);
  return siteFolder;
}
