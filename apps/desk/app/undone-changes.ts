import type { Change } from "../api.ts";

/** The IDs of the changes, listed newest first, that later ones have undone. */
export function undoneChanges(changes: Change[]): Set<string> {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const undone = new Set<string>();
  const setUndone = (id: string, isUndone: boolean): void => {
    if (isUndone) undone.add(id);
    else undone.delete(id);
    // To undo an undoing restores the first change.
    const { undoes, restores } = byId.get(id) ?? {};
    if (undoes) setUndone(undoes, !isUndone);
    if (restores) setUndone(restores, isUndone);
  };
  for (const { undoes, restores } of changes.toReversed()) {
    if (undoes) setUndone(undoes, true);
    if (restores) setUndone(restores, false);
  }
  return undone;
}
