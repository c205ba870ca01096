/** Splits rows into benches: runs of adjacent seats of one zone, between aisles. */
import { type CompiledBench, LONGEST_BENCH, type ViewFlag } from "./compiled-plan";
import type { ExpandedSection, PlanPath } from "./expand-plan";
import { placeId } from "./seat-names";
import type { PlanRow, PlanSeat, PlanSection } from "./seating-plan";

/** A bench that has no number yet. `formerly`: the names that its seats may have had, the current one first. */
export type BenchDraft = {
  key: string;
  section: string;
  row: string;
  zone: string;
  seats: PlanSeat[];
  formerly: string[][];
  flags: ViewFlag[][];
  path: PlanPath;
};

export const draftsOf = (sections: ExpandedSection[]): BenchDraft[] =>
  sections.flatMap(({ section, written, path }) =>
    (section.rows ?? []).flatMap((row, index) => rowDrafts(section, row, written ? [...path, "rows", index] : path)),
  );

function rowDrafts(section: PlanSection, row: PlanRow, path: PlanPath): BenchDraft[] {
  const zoneOf = (seat: PlanSeat) => seat.zone ?? row.zone ?? section.zone;
  const aisleAfter = (index: number) => row.seats[index]?.flags?.includes("aisle") ?? false;
  const runs: number[][] = [];
  for (const [index, seat] of row.seats.entries()) {
    const before = row.seats[index - 1];
    const goesOn = before && !aisleAfter(index - 1) && zoneOf(before) === zoneOf(seat);
    if (goesOn) runs.at(-1)?.push(index);
    else runs.push([index]);
  }
  return runs.map((run, number) => {
    const seats = run.map((index) => row.seats[index] as PlanSeat);
    return {
      key: `${section.code}-${row.label}/${number + 1}`,
      section: section.code,
      row: row.label,
      zone: zoneOf(seats[0] as PlanSeat),
      seats,
      formerly: seats.map((seat) => namesOf(section, row, seat)),
      flags: run.map((index) => viewFlags(row.seats[index] as PlanSeat, aisleAfter(index) || aisleAfter(index - 1))),
      path,
    };
  });
}

function namesOf(section: PlanSection, row: PlanRow, seat: PlanSeat): string[] {
  const was = placeId(section.was ?? section.code, row.was ?? row.label, seat.was ?? seat.label);
  return [...new Set([placeId(section.code, row.label, seat.label), was])];
}

function viewFlags({ flags = [] }: PlanSeat, aisle: boolean): ViewFlag[] {
  const view: ViewFlag[] = [];
  if (flags.includes("restricted")) view.push("restricted");
  if (aisle) view.push("aisle");
  if (flags.includes("stepFree")) view.push("stepFree");
  return view;
}

const signOf = ({ flags = [] }: PlanSeat): string =>
  flags.includes("accessible") ? "a" : flags.includes("companion") ? "c" : "0";

type Former = { bench: CompiledBench; position: number };

/** The seats of the former compilation, by name. */
function formerSeats(former: readonly CompiledBench[]): Map<string, Former> {
  const seats = new Map<string, Former>();
  for (const bench of former) {
    for (const [index, label] of bench.labels.entries()) {
      if (bench.base[index] !== " ")
        seats.set(placeId(bench.section, bench.row, label), { bench, position: index + 1 });
    }
  }
  return seats;
}

export type NumberedBench = Omit<CompiledBench, "rank" | "mid">;

/**
 * Numbers the benches. A bench keeps its number if its former seats are still in the same order and new ones come only
 * at the end. All its seats then keep their numbers as well, and a removed seat leaves a gap. Any other bench gets a
 * number above all former ones and above `used`.
 */
export function numbered(drafts: BenchDraft[], former: readonly CompiledBench[], used: number): NumberedBench[] {
  const seatsBefore = formerSeats(former);
  const kept = new Set<number>();
  let last = former.reduce((most, { bench }) => Math.max(most, bench), used);
  return drafts.map((draft) => {
    const before = draft.formerly.map((names) => names.map((name) => seatsBefore.get(name)).find(Boolean));
    const same = sameBench(before);
    const positions = same && !kept.has(same.bench) ? positionsIn(before) : undefined;
    if (same && positions) {
      kept.add(same.bench);
      return written(draft, same.bench, positions, same);
    }
    last += 1;
    return written(
      draft,
      last,
      draft.seats.map((_, index) => index + 1),
    );
  });
}

function sameBench(before: (Former | undefined)[]): CompiledBench | undefined {
  const benches = new Set(before.flatMap((one) => one?.bench ?? []));
  return benches.size === 1 ? [...benches][0] : undefined;
}

/** The seats' former positions; new seats come at the end. Undefined if the order has changed or there is no room. */
function positionsIn(before: (Former | undefined)[]): number[] | undefined {
  const positions: number[] = [];
  const length = before.find(Boolean)?.bench.base.length ?? 0;
  for (const one of before) {
    const previous = positions.at(-1) ?? 0;
    const position = one?.position ?? Math.max(previous, length) + 1;
    if (position <= previous || position > LONGEST_BENCH) return undefined;
    positions.push(position);
  }
  return positions;
}

function written(draft: BenchDraft, bench: number, positions: number[], same?: CompiledBench): NumberedBench {
  const { key, section, row, zone, seats } = draft;
  // A gap at the end stays, too, because no other seat may get its number.
  const length = Math.max(positions.at(-1) ?? 0, same?.base.length ?? 0);
  const fill = <T>(gap: (index: number) => T, of: (seat: PlanSeat) => T): T[] => {
    const all = Array.from({ length }, (_, index) => gap(index));
    for (const [index, seat] of seats.entries()) all[(positions[index] ?? 1) - 1] = of(seat);
    return all;
  };
  const byPosition = <T>(of: (seat: PlanSeat, index: number) => T | undefined): Record<number, T> =>
    Object.fromEntries(
      seats.flatMap((seat, index) => {
        const value = of(seat, index);
        return value === undefined ? [] : [[positions[index], value]];
      }),
    );
  return {
    bench,
    key,
    section,
    row,
    zone,
    base: fill(() => " ", signOf).join(""),
    labels: fill(
      () => "",
      ({ label }) => label,
    ),
    x: fill(
      (index) => same?.x[index] ?? 0,
      ({ x }) => x,
    ),
    y: fill(
      (index) => same?.y[index] ?? 0,
      ({ y }) => y,
    ),
    flags: byPosition((_, index) => (draft.flags[index]?.length ? draft.flags[index] : undefined)),
    notes: byPosition(({ note }) => note),
  };
}
