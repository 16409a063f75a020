import { isDeepStrictEqual } from "node:util";
import { valueAt } from "@hospital/content/record/values";
import type { FieldConflict } from "../api.ts";
import { lastVersions } from "./records.ts";
import type { Repository } from "./repository.ts";

/** The maximum number of changes of a record to search for a value. */
const maxChanges = 20;

/** The conflicts, each with who has saved the other value, and when: it may be the same person in another tab. */
export function withAuthors(repository: Repository, conflicts: FieldConflict[]): Promise<FieldConflict[]> {
  return Promise.all(
    conflicts.map(async (conflict) => {
      const version = await versionWithValue(repository, conflict);
      return version ? { ...conflict, by: version.by, at: version.at } : conflict;
    }),
  );
}

async function versionWithValue(repository: Repository, { path, field, theirs }: FieldConflict) {
  const versions = await lastVersions(repository, path, maxChanges);
  const before = versions.findIndex(({ value }) => !isDeepStrictEqual(valueAt(value, field), theirs));
  // A row may have moved since.
  return versions[Math.max(0, (before < 0 ? versions.length : before) - 1)];
}
