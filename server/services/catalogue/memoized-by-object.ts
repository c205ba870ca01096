/** Memoizes values per object. A value is garbage-collected with its object. */

/** Runs `work` once for each `key`. The other arguments must always be the same for the same key. */
export function memoizedBy<K extends object, V, Rest extends unknown[]>(
  work: (key: K, ...rest: Rest) => V,
): (key: K, ...rest: Rest) => V {
  const values = new WeakMap<K, { value: V }>();
  return (key, ...rest) => {
    let entry = values.get(key);
    if (!entry) {
      entry = { value: work(key, ...rest) };
      values.set(key, entry);
    }
    return entry.value;
  };
}
