import { isDeepStrictEqual } from "node:util";
import { valueAt } from "@hospital/content/record/fields";
import type { FieldConflict } from "../api.ts";
import { filesOf, recordIn } from "./records.ts";
import { git, type Repository } from "./repository.ts";

/** The maximum number of changes of a record to search for a value. */
const maxChanges = 20;

/** The conflicts, each with the person who has saved the other value: it may be the same person in another tab. */
export function withAuthors(repository: Repository, conflicts: FieldConflict[]): Promise<FieldConflict[]> {
  return Promise.all(
    conflicts.map(async (conflict) => {
      const by = await authorOfValue(repository, conflict);
      return by === undefined ? conflict : { ...conflict, by };
    }),
  );
}

async function authorOfValue(repository: Repository, { path, field, theirs }: FieldConflict) {
  const files = filesOf(path).map((file) => `${repository.content}/${file}`);
  const log = await git(repository, "log", "--format=%H%x1f%an", `-n${maxChanges}`, "--", ...files).catch(() => "");
  const changes = log.split("\n").map((line) => line.trim().split("\x1f"));
  const ids = changes.map(([id = ""]) => id).filter(Boolean);
  const values = (await recordIn(repository, ids, path)).map((record) => valueAt(record, field));
  const before = values.findIndex((value) => !isDeepStrictEqual(value, theirs));
  // A row may have moved since.
  return changes[Math.max(0, (before < 0 ? values.length : before) - 1)]?.[1];
}
