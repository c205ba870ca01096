/** The best seats of a section for the quantities that a fan typed, zone by zone. */
import type { SeatMap, SeatSection, TicketDefinition } from "../../../server/product-api/contract";
import { bestSeats, freeSeats } from "../../domain/hall/best-seats";
import { zonesOf } from "../../domain/hall/seat-lines";
import type { Quantities, QuantityProblem } from "../../domain/tickets/quantities";

type PickedFrom = {
  map: SeatMap | undefined;
  /** On hold for this fan. */
  mine: readonly string[];
  /** Seats to leave out, because someone else has them or the fan already holds them. */
  gone: readonly string[];
};

/** `further`: how many of the seats are of a zone's further tiers. */
export function bestPicks(
  section: SeatSection,
  definitions: readonly TicketDefinition[],
  quantities: Quantities,
  { map, mine, gone }: PickedFrom,
): { places: string[]; further: Quantities } | { problems: QuantityProblem[] } {
  const places: string[] = [];
  const further: Quantities = {};
  for (const [main, ...others] of zonesOf([section], definitions)) {
    if (!main || !map) continue;
    const count = [main, ...others].reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);
    const taken = [...gone, ...places];
    const best = bestSeats({ section, tier: main.id, count, gone: taken, mine, focus: map.focus });
    if (!best) {
      const n = freeSeats({ section, tier: main.id, gone: taken, mine });
      return { problems: [{ definitionId: main.id, code: n > 0 ? "notEnough" : "soldOut", n }] };
    }
    places.push(...best);
    for (const { id } of others) further[id] = quantities[id] ?? 0;
  }
  return { places, further };
}
