/** Keeps results that are computed again and again. Cleared when full, so that no input can fill the memory. */

type Remembered<T> = { values: Map<string, T>; most: number };

export const remember = <T>(most: number): Remembered<T> => ({ values: new Map(), most });

/** The result under `key`, made when first needed. */
export function remembered<T>({ values, most }: Remembered<T>, key: string, make: () => T): T {
  let value = values.get(key);
  if (value === undefined) {
    value = make();
    if (values.size >= most) values.clear();
    values.set(key, value);
  }
  return value;
}
