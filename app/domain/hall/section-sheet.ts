/**
 * The rows of a section as seen from its seats: ring or stage above the first row, seats from left to right. Loaders
 * send this instead of a record per seat, because a section may have hundreds.
 */
import type { SeatBench, SeatSection } from "../../../server/product-api/contract";

export type SheetBench = {
  /** The tiers that sell these seats. */
  tiers: string[];
  /** One character per seat, as in the product API. */
  state: string;
  labels: string[];
  /** By index. */
  restricted: Record<number, string>;
  aisle: number[];
};
/** `lead`: empty columns before the first bench. One column between two benches is the aisle. */
export type SheetRow = { label: string; lead: number; benches: SheetBench[] };
export type SectionSheet = { columns: number; rows: SheetRow[] };

/** The plan already has rows from the ring outward and seats from left to right, as seen from the seats. */
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
