/** A copy with `one` added, or removed if it was there. */
export function toggled<One>(all: Set<One>, one: One): Set<One> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
