/**
 * A cache for a long-running process. `maxSize` bounds the sum of its inputs' sizes, in units of `size`; beyond it the
 * cache is emptied.
 */
export function boundedCache<Value>(maxSize: number): (key: string, size: number, make: () => Value) => Value {
  const cache = new Map<string, { value: Value }>();
  let cachedSize = 0;
  return (key, size, make) => {
    const known = cache.get(key);
    if (known) return known.value;
    const value = make();
    if (cachedSize + size > maxSize) {
      cache.clear();
      cachedSize = 0;
    }
    cache.set(key, { value });
    cachedSize += size;
    return value;
  };
}
