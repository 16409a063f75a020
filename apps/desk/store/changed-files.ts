import { git, type Repository } from "./repository.ts";

/** A file that differs between two commits. */
export interface FileUpdate {
  /** The path from the root, with slashes. */
  path: string;
  /** The object ID before; undefined without a file. */
  before: string | undefined;
  /** undefined for a deletion. */
  after: FileInCommit;
}

/** The updates from the first commit to the second, or below these paths of it. */
export async function updatesBetween(
  repository: Repository,
  from: string,
  to: string,
  paths?: string[],
): Promise<FileUpdate[]> {
  const changed = await changedFiles(repository, [from, to], paths);
  return [...changed].map(([path, { before, after }]) => ({ path, before: before?.id, after }));
}

/** A file in a commit by object ID, with its bytes if they are loaded; undefined if the commit lacks it. */
type FileInCommit = { mode: string; id: string; bytes?: string | Uint8Array } | undefined;

/** The files that a commit has changed, or that differ between two of them, by their path from the root. */
export async function changedFiles(repository: Repository, commits: string[], paths: string[] = []) {
  const args = ["-r", "-z", "--no-renames", "--root", "--no-commit-id", ...commits, "--", ...paths];
  const parts = (await git(repository, "diff-tree", ...args)).split("\0");
  const changed = new Map<string, { before: FileInCommit; after: FileInCommit }>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [oldMode = "", mode = "", oldId = "", id = ""] = (parts[index] ?? "").slice(1).split(" ");
    const file = (mode: string, id: string) => (/^0+$/.test(id) ? undefined : { mode, id });
    changed.set(parts[index + 1] ?? "", { before: file(oldMode, oldId), after: file(mode, id) });
  }
  return changed;
}
