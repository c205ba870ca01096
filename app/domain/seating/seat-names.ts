/** Seat names: `104-C-7` in public, a number in the store. */
import { BENCH_SPAN, type CompiledBench, type CompiledPlan, type CompiledSection } from "./compiled-plan";
import { namedSeats } from "./seat-ranges";
import type { SeatFlag, SeatWords } from "./seat-words";

export const placeId = (section: string, row: string, label: string): string => `${section}-${row}-${label}`;

export const seatNumber = (bench: number, position: number): number => bench * BENCH_SPAN + position;
export const benchOf = (seat: number): number => Math.floor(seat / BENCH_SPAN);
export const positionOf = (seat: number): number => seat % BENCH_SPAN;

type Shelf = {
  byNumber: Map<number, CompiledBench>;
  byRow: Map<string, CompiledBench[]>;
  sections: Map<string, CompiledSection>;
};
// By row, not by seat, because a hall of 60,000 seats would take megabytes.
const shelves = new WeakMap<CompiledPlan, Shelf>();

function shelfOf(plan: CompiledPlan): Shelf {
  let shelf = shelves.get(plan);
  if (!shelf) {
    shelf = {
      byNumber: new Map(plan.benches.map((one) => [one.bench, one])),
      byRow: new Map(),
      sections: new Map(plan.sections.map((one) => [one.code, one])),
    };
    for (const bench of plan.benches) {
      const row = `${bench.section}-${bench.row}`;
      shelf.byRow.set(row, [...(shelf.byRow.get(row) ?? []), bench]);
    }
    shelves.set(plan, shelf);
  }
  return shelf;
}

/** The seat with this name. */
export function seatNamed(
  plan: CompiledPlan,
  id: string,
): { bench: number; position: number; seat: number } | undefined {
  const end = id.lastIndexOf("-");
  const label = id.slice(end + 1);
  for (const bench of shelfOf(plan).byRow.get(id.slice(0, Math.max(end, 0))) ?? []) {
    const position = bench.labels.indexOf(label) + 1;
    if (position > 0 && !isGap(bench, position)) {
      return { bench: bench.bench, position, seat: seatNumber(bench.bench, position) };
    }
  }
  return undefined;
}

/** A seat in words; undefined if the plan doesn't have it. */
export function wordsOfSeat(plan: CompiledPlan, seat: number): SeatWords | undefined {
  const { byNumber, sections } = shelfOf(plan);
  const bench = byNumber.get(benchOf(seat));
  const position = positionOf(seat);
  if (!bench || isGap(bench, position)) return undefined;
  const section = sections.get(bench.section);
  const label = bench.labels[position - 1] ?? "";
  const note = bench.notes[position];
  return {
    placeId: placeId(bench.section, bench.row, label),
    section: bench.section,
    sectionLabel: section?.label ?? bench.section,
    row: bench.row,
    seat: label,
    entrance: section?.entrance ?? "",
    level: section?.level ?? "",
    flags: flagsOf(bench, position),
    ...(note !== undefined && { note }),
  };
}

/** The seats that a text such as `104-C-7..12,104-D` names, and its parts that name none. */
export function seatsOfText(plan: CompiledPlan, text: string): { seats: number[]; unknown: string[] } {
  const rows = [...shelfOf(plan).byRow.values()].map((benches) => ({
    section: benches[0]?.section ?? "",
    row: benches[0]?.row ?? "",
    seats: benches.flatMap((bench) =>
      positionsOf(bench).map((position) => ({
        label: bench.labels[position - 1] ?? "",
        is: seatNumber(bench.bench, position),
      })),
    ),
  }));
  const { found, unknown } = namedSeats(rows, text);
  return { seats: found, unknown };
}

/** The positions of a bench that have a seat. */
export const positionsOf = ({ base }: Pick<CompiledBench, "base">): number[] =>
  [...base].flatMap((sign, index) => (sign === " " ? [] : [index + 1]));

const isGap = ({ base }: CompiledBench, position: number): boolean => (base[position - 1] ?? " ") === " ";

function flagsOf({ base, flags }: CompiledBench, position: number): SeatFlag[] {
  const sign = base[position - 1];
  const own: SeatFlag[] = sign === "a" ? ["accessible"] : sign === "c" ? ["companion"] : [];
  return [...own, ...(flags[position] ?? [])];
}
