/**
 * The rows of a section as a fan sees them who sits there: ring or stage above the first row, seats from left to right.
 * Loaders send this and not a record for each seat, because a section may have hundreds.
 */
import type { SeatBench, SeatSection } from "../../../server/product-api/contract";

export type SheetBench = {
  /** The tiers that sell these seats. */
  tiers: string[];
  /** A character a seat, as in the product API. */
  state: string;
  labels: string[];
  /** By index. */
  restricted: Record<number, string>;
  aisle: number[];
};
/** `lead`: empty columns before its first bench. Between two benches one column is the aisle. */
export type SheetRow = { label: string; lead: number; benches: SheetBench[] };
export type SectionSheet = { columns: number; rows: SheetRow[] };

/** The plan has rows from the ring outward, and seats from left to right as seen by those who sit there. */
export function sectionSheet({ rows }: Pick<SeatSection, "rows">): SectionSheet {
  const columns = Math.max(0, ...rows.map(({ benches }) => widthOf(benches)));
  return {
    columns,
    rows: rows.map(({ label, benches }) => ({
      label,
      lead: Math.floor((columns - widthOf(benches)) / 2),
      benches: benches.map(sheetBench),
    })),
  };
}

const widthOf = (benches: Pick<SheetBench, "labels">[]): number =>
  benches.reduce((sum, { labels }) => sum + labels.length, Math.max(0, benches.length - 1));

function sheetBench({ definitionIds, state, labels, flags, notes }: SeatBench): SheetBench {
  const flagged = Object.entries(flags);
  return {
    tiers: definitionIds,
    state,
    labels,
    restricted: Object.fromEntries(
      flagged.flatMap(([position, own]) =>
        own.includes("restricted") ? [[Number(position) - 1, notes[position] ?? ""]] : [],
      ),
    ),
    aisle: flagged.flatMap(([position, own]) => (own.includes("aisle") ? [Number(position) - 1] : [])),
  };
}
