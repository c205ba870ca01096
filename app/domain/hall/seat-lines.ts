/** Turns seat names into the lines of a reservation: which tier sells each seat. */
import type { SeatSection, TicketDefinition } from "../../../server/product-api/contract";
import { placeId } from "../seating/seat-names";
import type { QuantityProblem } from "../tickets/quantities";

type SeatLine = { ticketDefinitionId: string; quantity: number; places?: string[] };

type Sold = Pick<TicketDefinition, "id" | "orderIndex" | "saleStatus" | "seated">;

/** Section, row and label of a seat name; undefined for anything else. Rows and labels have no hyphens. */
export function placeParts(place: string): { section: string; row: string; seat: string } | undefined {
  const [, section, row, seat] = NAME.exec(place) ?? [];
  return section && row && seat ? { section, row, seat } : undefined;
}
const NAME = /^([\p{L}\p{N}-]{1,24})-([\p{L}\p{N}]{1,12})-([\p{L}\p{N}]{1,12})$/u;

/** The tiers that now sell these seats, the main one first: the first in the office's order that is on sale. */
function sellersOf<T extends Sold>(definitionIds: readonly string[], definitions: readonly T[]): T[] {
  return definitions
    .filter(({ id, seated, saleStatus }) => seated && saleStatus === "SALE_STARTED" && definitionIds.includes(id))
    .sort((a, b) => a.orderIndex - b.orderIndex);
}

/** A seat's labels and the tiers that sell it. */
export type NamedSeat = {
  sectionLabel: string;
  rowLabel: string;
  seatLabel: string;
  entrance: string;
  tiers: string[];
};

/** The seats of these sections by name. */
export function seatsByName(sections: readonly SeatSection[]): Map<string, NamedSeat> {
  const seats = new Map<string, NamedSeat>();
  for (const { section, rows } of sections) {
    const { code, label: sectionLabel, entrance } = section;
    for (const { label: rowLabel, benches } of rows) {
      for (const { labels, definitionIds: tiers, state } of benches) {
        for (const [index, seatLabel] of labels.entries()) {
          if (state[index] === " ") continue;
          seats.set(placeId(code, rowLabel, seatLabel), { sectionLabel, rowLabel, seatLabel, entrance, tiers });
        }
      }
    }
  }
  return seats;
}

/** The tiers that sell seats of these sections, zone by zone; the main tier of a zone comes first. */
export function zonesOf<T extends Sold>(sections: readonly SeatSection[], definitions: readonly T[]): T[][] {
  const zones = new Map<string, T[]>();
  for (const { definitionIds } of sections.flatMap(({ rows }) => rows.flatMap(({ benches }) => benches))) {
    const sellers = sellersOf(definitionIds, definitions);
    if (sellers.length > 0) zones.set(sellers.map(({ id }) => id).join(), sellers);
  }
  return [...zones.values()];
}

/**
 * A zone's seats count for its main tier, except as many as `further` gives to another tier. Problems name their places
 * or tiers.
 */
export function seatLines(
  places: readonly string[],
  sections: readonly SeatSection[],
  definitions: readonly Sold[],
  further: Readonly<Record<string, number>>,
): { lines: SeatLine[]; problems: QuantityProblem[] } {
  const seats = seatsByName(sections);
  const unknown = places.filter((place) => !seats.has(place));
  if (unknown.length > 0) return { lines: [], problems: [{ code: "placeUnknown", places: unknown }] };

  const zones = new Map<string, { sellers: Sold[]; places: string[] }>();
  for (const place of places) {
    const sellers = sellersOf(seats.get(place)?.tiers ?? [], definitions);
    const key = sellers.map(({ id }) => id).join();
    const zone = zones.get(key) ?? { sellers, places: [] };
    zone.places.push(place);
    zones.set(key, zone);
  }

  const lines: SeatLine[] = [];
  const problems: QuantityProblem[] = [];
  for (const { sellers, places: wished } of zones.values()) {
    const [main, ...others] = sellers;
    if (!main) {
      problems.push({ code: "notOnSale", places: wished });
      continue;
    }
    let left = wished;
    for (const { id } of others) {
      const count = further[id] ?? 0;
      if (count > left.length) problems.push({ definitionId: id, code: "moreThanSeats", n: wished.length });
      else if (count > 0) {
        lines.push({ ticketDefinitionId: id, quantity: count, places: left.slice(left.length - count) });
        left = left.slice(0, left.length - count);
      }
    }
    if (left.length > 0) lines.push({ ticketDefinitionId: main.id, quantity: left.length, places: left });
  }
  return { lines, problems };
}
