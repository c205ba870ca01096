/** What a fan reads when seats they wanted are no longer available: which seats, why, and alternatives. */
import type { SeatSection } from "../../../server/product-api/contract";
import { placeId } from "../seating/seat-names";
import type { PlacedSeat } from "../seating/seat-sentence";
import { type SeatSet, seatsInstead } from "./best-seats";
import { type NamedSeat, placeParts, seatsByName } from "./seat-lines";

export type SeatConflict = {
  /** Names of the unavailable seats, as in the table. */
  lost: string[];
  /** `taken` went to someone else; `missing` are no longer in the plan. */
  taken: PlacedSeat[];
  missing: PlacedSeat[];
  /** Whether the fan also wanted other seats. */
  others: boolean;
  /**
   * Sets of adjacent seats, as many as were wanted in the first section that lost some. `section` if it isn't the
   * page's.
   */
  instead: (Pick<SeatSet, "places"> & { seats: NamedSeat[] })[];
  section: string | undefined;
  /** The seats that the fan keeps in other sections, whatever they take instead. */
  kept: string[];
};

type Wish = {
  lost: readonly string[];
  /** All seats that the fan wanted, in every section. May include the lost ones. */
  wished: readonly string[];
  /** On hold for this fan. */
  mine: readonly string[];
};

/** `sections` are all sections of the wanted seats; `code` is the page's. Undefined if `lost` names no seat. */
export function seatConflict(
  sections: readonly SeatSection[],
  code: string,
  { lost, wished, mine }: Wish,
): SeatConflict | undefined {
  const known = seatsByName(sections);
  const taken = lost.flatMap((place) => known.get(place) ?? []);
  const missing = lost.flatMap((place) => (known.has(place) ? [] : (offPlan(place, sections) ?? [])));
  if (taken.length + missing.length === 0) return undefined;
  const all = [...new Set([...wished, ...lost])];
  const hurt = sections.filter((section) => lost.some((place) => isIn(section, place)));
  const hit = hurt.find(({ section }) => section.code === code) ?? hurt[0];
  const kept = all.filter((place) => !lost.includes(place) && !(hit && isIn(hit, place)));
  const sets = hit ? setsInstead(hit, { lost, wished: all.filter((place) => isIn(hit, place)), mine }) : [];
  return {
    ...{ lost: [...lost], taken, missing, kept },
    others: all.length > lost.length,
    instead: sets.map(({ places }) => ({ places, seats: places.flatMap((place) => known.get(place) ?? []) })),
    section: hit?.section.code === code ? undefined : hit?.section.label,
  };
}

function setsInstead(section: SeatSection, { lost, wished, mine }: Wish): SeatSet[] {
  const known = seatsByName([section]);
  const near = wished.filter((place) => known.has(place));
  if (near.length === 0) {
    // None of them is in the plan anymore, so look near their row, or else near the ring.
    const rows = new Set(wished.map((place) => placeParts(place)?.row));
    const row = section.rows.find(({ label }) => rows.has(label)) ?? section.rows[0];
    near.push(...[...known].flatMap(([place, { rowLabel }]) => (rowLabel === row?.label ? [place] : [])));
  }
  const [tier] = near.flatMap((place) => known.get(place)?.tiers ?? []);
  if (!tier) return [];
  return seatsInstead({ section, tier, count: wished.length, gone: lost, mine, wished: near });
}

const isIn = ({ section }: SeatSection, place: string): boolean => placeParts(place)?.section === section.code;

/** A seat that isn't in the plan is described by the parts of its name. */
function offPlan(place: string, sections: readonly SeatSection[]): PlacedSeat | undefined {
  const parts = placeParts(place);
  if (!parts) return undefined;
  const home = sections.find(({ section }) => section.code === parts.section)?.section;
  return {
    sectionLabel: home?.label ?? parts.section,
    rowLabel: parts.row,
    seatLabel: parts.seat,
    entrance: home?.entrance ?? "",
  };
}

/** The section with these seats marked as taken, because what we read may be a second old. */
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
