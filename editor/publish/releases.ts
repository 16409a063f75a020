import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../store/durable.ts";
import { Refusal } from "../store/refusal.ts";
import { say } from "../store/refusals.ts";
import type { Repository } from "../store/repository.ts";
import { type RunOptions, run } from "../store/run.ts";
import type { Settings } from "./settings.ts";
import { changeState, type Release, readState } from "./state.ts";
import type { Proof } from "./verify-site.ts";

/** What the desk notes beside a release, to tell later whether it is live. */
export interface Note {
  commit: string;
  /** Where a tap made it: the commit whose exceptions it has. */
  day?: string;
  by: string;
  proof: Proof;
}

/**
 * Puts a built site live.
 *
 * @throws {Refusal} with the error of the other side; what was live still is.
 */
export async function putLive(
  repository: Repository,
  settings: Settings,
  dist: string,
  note: Note,
  limits: Partial<RunOptions>,
): Promise<string> {
  const said = await release(repository, settings, ["put"], limits, { DIST: dist });
  const name = /^(\S+) is live\.$/m.exec(said)?.[1];
  if (!name) throw new Refusal(say("notPutLive", { output: said.trim() }));
  await mkdir(notesOf(repository), { recursive: true });
  await writeAtomically(join(notesOf(repository), `${name}.json`), JSON.stringify(note));
  await listReleases(repository, settings, limits, false);
  return name;
}

/** Has an earlier release live again. */
export async function goBackTo(repository: Repository, settings: Settings, name: string, limits: Partial<RunOptions>) {
  await release(repository, settings, ["back", name], limits);
  await listReleases(repository, settings, limits, false);
}

/** Asks what is kept and live, and remembers it. */
export async function listReleases(
  repository: Repository,
  settings: Settings,
  limits: Partial<RunOptions>,
  isSeen?: boolean,
): Promise<void> {
  const said = await release(repository, settings, ["list"], limits);
  const rows = [...said.matchAll(/^(\d+-[\d-]+) (\d+) (live)?$/gm)];
  const releases = await Promise.all(
    rows.map(async ([, name = "", seconds]): Promise<Release> => {
      const note = await noteOf(repository, name);
      const at = new Date(Number(seconds) * 1000).toISOString();
      return { name, at, ...(note && { commit: note.commit, by: note.by, ...(note.day && { day: note.day }) }) };
    }),
  );
  const [, name] = rows.find(([, , , live]) => live) ?? [];
  const before = (await readState(repository)).live;
  const since = releases.find((one) => one.name === name)?.at ?? "";
  const wasSeen = before?.name === name && before?.isSeen === true;
  await changeState(repository, {
    releases,
    live: name === undefined ? undefined : { name, since, isSeen: isSeen ?? wasSeen },
  });
  await forgetOthers(repository, releases);
}

async function forgetOthers(repository: Repository, releases: Release[]): Promise<void> {
  const kept = new Set(releases.map(({ name }) => `${name}.json`));
  for (const file of await readdir(notesOf(repository)).catch(() => []))
    if (!kept.has(file)) await rm(join(notesOf(repository), file), { force: true });
}

const notesOf = ({ folder }: Repository) => join(folder, "releases");

export async function noteOf(repository: Repository, name: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(join(notesOf(repository), `${name}.json`), "utf8"));
  } catch {
    return undefined;
  }
}

/** `deploy/release`: the server's, or a folder beside the editor's files whose "server" is the upload to a CDN. */
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
  if (limits.signal?.aborted) throw new Refusal(say("putLiveStopped"));
  if (code !== 0) throw new Refusal(say("oneBeforeIsLive", { output: output.trim() }));
  return output;
}

/** Keeps the releases of a CDN: to make one live is to upload it. A host that builds by itself uploads nothing. */
async function uploadingFolder({ root, folder }: Repository, { command }: Settings): Promise<string> {
  const home = join(folder, "site");
  await mkdir(home, { recursive: true });
  if (command) {
    await writeFile(
      join(home, "upload.sh"),
      `#!/bin/sh\ncd "$EDITOR_ROOT" && DIST="$EDITOR_LIVE"\nexport DIST\n${command}\n`,
    );
    await chmod(join(home, "upload.sh"), 0o755);
  }
  const quoted = `'${root.replaceAll("'", "'\\''")}'`;
  const reload = command ? `EDITOR_ROOT=${quoted} EDITOR_LIVE=$(readlink -f live) sh ./upload.sh` : ":";
  // No server's configuration has to fit: whatever a release needs is accepted.
  const accepted = "cat incoming/*/_caddy releases/*/_caddy >accepted 2>/dev/null || true";
  await writeFile(join(home, "server.sh"), `${accepted}\nconfiguration=accepted\nreload() {\n  ${reload}\n}\n`);
  return home;
}
