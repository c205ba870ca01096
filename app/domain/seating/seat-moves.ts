/** Finds the seats of a former compilation in a new one. */

import { draftsOf } from "./benches";
import type { CompiledBench, CompiledPlan } from "./compiled-plan";
import { expandedSections } from "./expand-plan";
import { placeId, positionsOf, seatNumber } from "./seat-names";
import type { SeatingPlan } from "./seating-plan";

/** Former seats that have another number now, and those that were removed. */
export type SeatMoves = { moved: Map<number, number>; gone: Map<number, string> };

/** `compiled` is `plan` compiled against `former`. `gone` has the former names. */
export function seatMoves(plan: SeatingPlan, compiled: CompiledPlan, former: readonly CompiledBench[]): SeatMoves {
  const gone = new Map<number, string>();
  const byName = new Map<string, number>();
  for (const bench of former) {
    for (const position of positionsOf(bench)) {
      const seat = seatNumber(bench.bench, position);
      const name = placeId(bench.section, bench.row, bench.labels[position - 1] ?? "");
      byName.set(name, seat);
      gone.set(seat, name);
    }
  }
  const moved = new Map<number, number>();
  for (const [index, { formerly }] of draftsOf(expandedSections(plan).sections).entries()) {
    const bench = compiled.benches[index];
    if (!bench) continue;
    for (const [place, position] of positionsOf(bench).entries()) {
      const before = formerly[place]?.map((name) => byName.get(name)).find((seat) => seat !== undefined);
      if (before === undefined) continue;
      gone.delete(before);
      const now = seatNumber(bench.bench, position);
      if (now !== before) moved.set(before, now);
    }
  }
  return { moved, gone };
}
