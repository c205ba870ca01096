/** Random-looking numbers that repeat with the same seed: FAULT_SEED, which each run prints. */

export type Seeded = {
  seed: number;
  /** From 0 to 1. */
  next(): number;
  pick<T>(from: readonly T[]): T;
};

export function seeded(about: string, seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)): Seeded {
  console.log(`${about}: FAULT_SEED=${seed}`);
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, next, pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number] };
}
