import type { Message } from "@hospital/content/messages/labels";
import { merge as mergeValues } from "@hospital/content/record/merge";
import type { RecordValue } from "../api.ts";
import { refusalMessage } from "../messages/writers.ts";
import { changedFiles, type FileUpdate, updatesBetween } from "../store/changed-files.ts";
import { commitUpdates } from "../store/commit.ts";
import { recordOf } from "../store/paths.ts";
import { collectionOf, readRecord, recordIn, recordLabelOf } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import { deskAuthor, git, type Repository, runGit } from "../store/repository.ts";

/** A record that both sides changed differently. The merge has their version, which may already be live. */
export interface Choice {
  path: string;
  /** The record with our side; null if we have deleted it. */
  ours: RecordValue | null;
  /** The record in the merge. */
  theirs: RecordValue | null;
  /** The author of their change. */
  by: string;
}

/** Its location in the menu. */
export async function labelOfChoice(repository: Repository, { path, ours, theirs }: Choice): Promise<Message> {
  return recordLabelOf(path, theirs ?? ours ?? (await readRecord(repository, path)).value);
}

export interface Merge {
  /** The merge commit, which no branch points to. */
  commit: string;
  /** The changed files between our commit and the merge. */
  updates: FileUpdate[];
  choices: Choice[];
}

/**
 * Merges two commits beside the branch, like `git merge` with the driver of .gitattributes.
 *
 * @returns undefined if both are the same.
 * @throws {Refusal} when code was changed on both sides.
 */
export async function mergeCommits(repository: Repository, ours: string, theirs: string): Promise<Merge | undefined> {
  const base = await git(repository, "merge-base", ours, theirs).catch(() => "");
  if (base === theirs) return undefined;
  if (base === "") throw new Refusal(refusalMessage("nothingInCommon"));
  const commit = base === ours ? theirs : await mergedCommit(repository, ours, theirs);
  const updates = await updatesBetween(repository, ours, commit);
  return { commit, updates, choices: await choicesIn(repository, { base, ours, theirs, commit }) };
}

async function mergedCommit(repository: Repository, ours: string, theirs: string): Promise<string> {
  const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", ours, theirs];
  const { code: ended, stdout, output } = await runGit(repository.root, args);
  if (ended !== 0 && ended !== 1) throw new Error(output.trim());
  const [tree = "", ...open] = stdout.toString().split("\0").filter(Boolean);
  const code = open.filter((path) => !path.startsWith(`${repository.content}/`));
  if (code.length > 0) throw new Refusal(refusalMessage("mergeByDeveloper", { files: code.join(", ") }));
  // Deleted on one side and changed on the other: takes theirs.
  const updates = open.length === 0 ? [] : await updatesBetween(repository, tree, theirs, open);
  return commitUpdates(repository, updates, tree, deskAuthor, "Changes from elsewhere", [ours, theirs]);
}

/** The records in which both sides changed the same value. */
async function choicesIn(
  repository: Repository,
  { base, ours, theirs, commit }: Record<"base" | "ours" | "theirs" | "commit", string>,
): Promise<Choice[]> {
  const content = `${repository.content}/`;
  const recordsOf = async (side: string) => {
    const files = await changedFiles(repository, [base, side], [content]);
    return new Set([...files.keys()].map((path) => recordOf(path.slice(content.length))).filter(collectionOf));
  };
  const [ourRecords, theirRecords] = await Promise.all([recordsOf(ours), recordsOf(theirs)]);
  const choices: Choice[] = [];
  for (const path of ourRecords.intersection(theirRecords)) {
    const [baseValue, ourValue, theirValue, mergedValue] = await recordIn(
      repository,
      [base, ours, theirs, commit],
      path,
    );
    const { value, conflicts } =
      ourValue && theirValue
        ? mergeValues(baseValue, ourValue, theirValue, { path })
        : { value: ourValue, conflicts: [ourValue !== theirValue] };
    if (!conflicts.some(Boolean)) continue;
    const by = await git(repository, "log", "-1", "--format=%an", `${base}..${theirs}`, "--", content + path);
    choices.push({ path, ours: (value ?? null) as RecordValue | null, theirs: mergedValue ?? null, by });
  }
  return choices;
}
