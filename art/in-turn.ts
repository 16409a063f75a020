/** The entry at `index` of a list that starts over after its last; `index` counts from 0. */
export function inTurn<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) {
    throw new RangeError(`A list of ${list.length} has no entry ${index}: it is empty, or the index is not 0, 1, 2 …`);
  }
  return entry;
}
