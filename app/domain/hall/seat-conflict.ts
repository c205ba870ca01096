/** What a fan reads when seats that they wanted went to someone else: which, and what there is instead. */
import type { SeatSection } from "../../../server/product-api/contract";
import { placeId } from "../seating/seat-names";
import { type SeatSet, seatsInstead } from "./best-seats";
import { type NamedSeat, seatsByName } from "./seat-lines";

export type SeatConflict = {
  /** Names of the seats that went, as in the table. */
  lost: string[];
  seats: NamedSeat[];
  /** As many seats as were wanted in this section, side by side. */
  instead: (SeatSet & { seats: NamedSeat[] })[];
};

/** `wished`: the seats of this section that the fan wanted, those that went included. */
export function seatConflict(
  section: SeatSection,
  { lost, wished, mine }: { lost: readonly string[]; wished: readonly string[]; mine: readonly string[] },
): SeatConflict | undefined {
  const known = seatsByName([section]);
  const gone = lost.filter((place) => known.has(place));
  const here = [...new Set([...wished, ...gone])].filter((place) => known.has(place));
  const [tier] = known.get(gone[0] ?? "")?.tiers ?? [];
  if (!tier) return undefined;
  const named = (places: readonly string[]) => places.flatMap((place) => known.get(place) ?? []);
  const sets = seatsInstead({ section, tier, count: here.length, gone, mine, wished: here });
  return { lost: gone, seats: named(gone), instead: sets.map((set) => ({ ...set, seats: named(set.places) })) };
}

/** The section as it is without these seats: what was read may be a second old. */
export function without(section: SeatSection, gone: readonly string[]): SeatSection {
  if (gone.length === 0) return section;
  const { code } = section.section;
  const rows = section.rows.map(({ label: row, benches }) => ({
    label: row,
    benches: benches.map((bench) => ({
      ...bench,
      state: [...bench.state]
        .map((sign, index) =>
          sign !== " " && gone.includes(placeId(code, row, bench.labels[index] ?? "")) ? "1" : sign,
        )
        .join(""),
    })),
  }));
  return { ...section, rows };
}
