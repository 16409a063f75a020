import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentFolder } from "../../content-check/content-folder.ts";
import { commitTree, storeBytes, treeWith } from "../store/commit.ts";
import { blobOf, git, Refusal, type Repository } from "../store/repository.ts";
import type { Move } from "../store/step.ts";

/** A file of the content that was changed here and elsewhere, so that a person has to choose. Names are git's. */
export interface Conflict {
  /** From the root, with slashes. */
  path: string;
  /** The bytes of the version of this computer; nothing where the file was deleted here. */
  ours: string | undefined;
  theirs: string | undefined;
  /** Who has changed it elsewhere. */
  by: string;
}

export interface Merge {
  /** The commit with both sides in it. */
  commit: string;
  moves: Move[];
  conflicts: Conflict[];
}

type Entry = { mode: string; id: string } | undefined;

/**
 * What both sides have done since they parted, file by file. Where both have changed the same lines of a file of the
 * content, theirs is in the result, which the world may have seen already, and ours waits for a person to choose.
 *
 * @returns nothing where there is nothing new.
 * @throws {Refusal} when code was changed on both sides.
 */
export async function merge(repository: Repository, ours: string, theirs: string): Promise<Merge | undefined> {
  const base = (await git(repository, "merge-base", ours, theirs).catch(() => "")).trim();
  if (base === theirs) return undefined;
  if (base === "") throw new Refusal("The repository elsewhere has nothing in common with this one.");
  const [here, there] = await Promise.all([ours, theirs].map((side) => changesSince(repository, base, side)));
  const merged: Move[] = [];
  const conflicts: Conflict[] = [];
  for (const [path, change] of there ?? []) {
    const own = here?.get(path);
    if (own && own.after?.id === change.after?.id && own.after?.mode === change.after?.mode) continue;
    const both = own && (await mergedEntry(repository, own.after, change.before, change.after));
    if (own && !both)
      conflicts.push({
        path,
        ours: own.after?.id,
        theirs: change.after?.id,
        by: await authorOf(repository, base, theirs, path),
      });
    merged.push({ path, before: (own ?? { after: change.before }).after?.id, after: both ?? change.after });
  }
  const content = `${contentFolder(repository.root)}/`;
  const code = conflicts.filter(({ path }) => !path.startsWith(content)).map(({ path }) => path);
  if (code.length > 0)
    throw new Refusal(`A developer has to merge what was changed here and elsewhere: ${code.join(", ")}.`);
  if (base === ours) return { commit: theirs, moves: merged, conflicts };
  const tree = await treeWith(repository, ours, merged);
  const commit = await commitTree(
    repository,
    tree,
    [ours, theirs],
    { name: "Website editor" },
    "Changes from elsewhere",
  );
  return { commit, moves: merged, conflicts };
}

/** Files that differ between two commits, as they were and are. */
async function changesSince(repository: Repository, base: string, side: string) {
  const raw = await git(repository, "diff-tree", "-r", "-z", "--no-renames", base, side);
  const parts = raw.split("\0");
  const found = new Map<string, { before: Entry; after: Entry }>();
  for (let place = 0; place + 1 < parts.length; place += 2) {
    const [oldMode = "", mode = "", oldId = "", id = ""] = (parts[place] ?? "").slice(1).split(" ");
    const entry = (mode: string, id: string) => (/^0+$/.test(id) ? undefined : { mode, id });
    found.set(parts[place + 1] ?? "", { before: entry(oldMode, oldId), after: entry(mode, id) });
  }
  return found;
}

/** Both changes in one file, where they are at different lines. */
async function mergedEntry(repository: Repository, ours: Entry, base: Entry, theirs: Entry): Promise<Entry> {
  if (!ours || !base || !theirs || ours.mode !== theirs.mode) return undefined;
  const work = await mkdtemp(join(repository.folder, "merge-"));
  try {
    const files = await Promise.all(
      [ours, base, theirs].map(async ({ id }, place) => {
        await writeFile(join(work, String(place)), await blobOf(repository, id));
        return join(work, String(place));
      }),
    );
    const label = "changed on both sides";
    const text = await git(repository, "merge-file", "-p", "-L", label, "-L", label, "-L", label, ...files);
    if (text.includes(`<<<<<<< ${label}`)) return undefined;
    const [id = ""] = await storeBytes(repository, [text]);
    return { mode: ours.mode, id: id };
  } catch {
    // Pictures.
    return undefined;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function authorOf(repository: Repository, base: string, side: string, path: string): Promise<string> {
  return (await git(repository, "log", "-1", "--format=%an", `${base}..${side}`, "--", path)).trim();
}

/** What leads the files below a folder from one commit to what they are in another. */
export async function movesBetween(repository: Repository, from: string, to: string, folder: string): Promise<Move[]> {
  const changes = [...(await changesSince(repository, from, to))].filter(([path]) => path.startsWith(`${folder}/`));
  return changes.map(([path, { before, after }]) => ({ path, before: before?.id, after }));
}
