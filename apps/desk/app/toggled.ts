/** A copy with `value` added, or removed if it was there. */
export function toggled<Value>(values: Set<Value>, value: Value): Set<Value> {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
}
