/**
 * Keeps what was made under a key, for a process that asks again and again. `maxSize` is what all of it may have been made
 * of, in whatever `size` counts: beyond it everything is forgotten.
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
