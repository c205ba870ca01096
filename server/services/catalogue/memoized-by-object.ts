/** Values that are worked out once for each object, and go when the object goes. */

/** `work`, done at the first asking for each `key`; whatever else it is given then must stay the same for that key. */
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
