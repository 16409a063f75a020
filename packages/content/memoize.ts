/**
 * Returns the result of `compute` for the same arguments, computed once: in a build nothing changes. In development
 * files change, so it is computed each time; Astro selects the mode. All callers share the result: change only a copy
 * of it.
 */
export function memoize<Arguments extends unknown[], Result>(
  compute: (...args: Arguments) => Result,
  keyOf: (...args: Arguments) => string = (...args) => args.join(),
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    if (process.env.NODE_ENV === "development") return compute(...args);
    const key = keyOf(...args);
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = compute(...args);
    results.set(key, result);
    return result;
  };
}
