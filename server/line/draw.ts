/**
 * The draw: a random order of everybody who joined before the opening, which anybody can compute again from published
 * numbers. docs/the-line.md describes it for other programs; scripts/verify-draw.mjs is one.
 */
import { createCipheriv, createHash, createHmac, randomBytes } from "node:crypto";

const SEED_BYTES = 32;
const CHUNK_BYTES = 64 * 1024;
const WORDS = 2 ** 32;

/** `places`: how many are drawn. `beacon`: the public random value in hex; empty if none was used. */
export type Draw = { seed: string; places: number; beacon: string };

/** 32 random bytes in hex, secret until the draw. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString("hex");

/** Published before the draw, so that anyone can check later that the seed was chosen by then. */
export const commitmentTo = (seed: string): string =>
  createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

/** The place numbers in the order of their turns. */
export function drawnOrder(draw: Draw): Uint32Array {
  const { places } = draw;
  const order = Uint32Array.from({ length: places }, (_, number) => number);
  const next = randomWords(draw);
  for (let last = places - 1; last > 0; last--) {
    const chosen = below(last + 1, next);
    const kept = order[last] as number;
    order[last] = order[chosen] as number;
    order[chosen] = kept;
  }
  return order;
}

/** For each place number, how many are called before it. */
export function drawnRanks(draw: Draw): Uint32Array {
  const ranks = new Uint32Array(draw.places);
  drawnOrder(draw).forEach((number, rank) => {
    ranks[number] = rank;
  });
  return ranks;
}

/** A number below `bound`, each as likely: words beyond the last full multiple of `bound` are skipped. */
function below(bound: number, next: () => number): number {
  const limit = WORDS - (WORDS % bound);
  for (;;) {
    const word = next();
    if (word < limit) return word % bound;
  }
}

/** AES-256 in counter mode from zero, read as big-endian words of 32 bits. */
function randomWords({ seed, places, beacon }: Draw): () => number {
  const key = createHmac("sha256", Buffer.from(seed, "hex")).update(`ringside draw 1\n${places}\n${beacon}`).digest();
  const cipher = createCipheriv("aes-256-ctr", key, Buffer.alloc(16));
  const zeros = Buffer.alloc(CHUNK_BYTES);
  let chunk = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === chunk.length) {
      chunk = cipher.update(zeros);
      at = 0;
    }
    at += 4;
    return chunk.readUInt32BE(at - 4);
  };
}
