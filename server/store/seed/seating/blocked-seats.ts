/** Seats of a seeded night that are taken from the start: parties of up to four, most of them in good seats. */
import { createHash } from "node:crypto";
import type { CompiledBench } from "../../../../app/domain/seating/compiled-plan";
import { positionsOf, seatNumber } from "../../../../app/domain/seating/seat-names";

const LARGEST_PARTY = 4;
/** How much a better bench counts compared with chance. */
const RANK_WEIGHT = 0.8;

/** `count` seats of these benches, always the same ones for the same night. Accessible places are the last to go. */
export function blockedSeats(night: string, benches: CompiledBench[], count: number): number[] {
  const worst = Math.max(1, ...benches.map(({ rank }) => rank));
  const parties = benches.flatMap((bench) =>
    partiesOf(night, bench).map((seats) => {
      const reserved = seats.some((position) => bench.base[position - 1] !== "0");
      const score =
        RANK_WEIGHT * (bench.rank / worst) + chance(`${night}/${bench.key}/${seats[0]}`) + (reserved ? 2 : 0);
      return { score, seats: seats.map((position) => seatNumber(bench.bench, position)) };
    }),
  );
  return parties
    .sort((a, b) => a.score - b.score)
    .flatMap(({ seats }) => seats)
    .slice(0, count);
}

function partiesOf(night: string, bench: CompiledBench): number[][] {
  const parties: number[][] = [];
  let left = positionsOf(bench);
  while (left.length > 0) {
    const size = 1 + Math.floor(chance(`${night}/${bench.key}-${left[0]}`) * LARGEST_PARTY);
    parties.push(left.slice(0, size));
    left = left.slice(size);
  }
  return parties;
}

/** From 0 up to 1. */
const chance = (name: string): number => createHash("sha256").update(name).digest().readUInt32BE(0) / 2 ** 32;
