/** Seeded random numbers: the same seed always gives the same picture. No clock, no Math.random. */

/** A source of numbers in [0, 1). The order of calls determines the picture. */
export type Random = () => number;

/** A 32-bit hash of a string: FNV-1a over its code points, then the finalizer of MurmurHash3. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const ch of text) {
    h ^= ch.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  h = Math.imul(h, 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32, seeded with the hash. */
export function seededRandom(seed: string): Random {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks one entry of a list with one number from `r`. */
export function pick<T>(r: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(r() * list.length)] ?? list[0];
}
