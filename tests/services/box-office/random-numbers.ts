/** The same numbers for the same seed (mulberry32). */
export function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    of: <T>(all: readonly T[]): T | undefined => all[below(all.length)],
    once: (n: number) => below(n) === 0,
  };
}

/**
 * How to play the `n`th sequence after `seed` again: with those before it in the same store, which is emptied now and
 * then.
 */
export const replay = (seed: number, n: number, emptiedEvery: number): string =>
  `SEED=${seed + n - (n % emptiedEvery)} SEQUENCES=${(n % emptiedEvery) + 1}`;
