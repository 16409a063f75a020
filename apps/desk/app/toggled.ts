/** A copy with `one`, or without it where it was there. */
export function toggled<One>(all: Set<One>, one: One): Set<One> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
