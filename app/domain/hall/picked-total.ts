/** The price of the checked seats while a fan chooses. The amount charged comes from the hold. */
import { placeId } from "../seating/seat-names";
import type { SectionSheet } from "./section-sheet";

/** `more`: the price difference to the main tier. `elsewhere`: how many of them are seats in other sections. */
export type FurtherTier = { id: string; name: string; held: number; elsewhere: number; more: number };

/** The price of each seat of a section in its main tier. */
export function seatPrices(
  code: string,
  { rows }: SectionSheet,
  tiers: readonly { id: string; priceCents: number }[],
): Map<string, number> {
  return new Map(
    rows.flatMap(({ label: row, benches }) =>
      benches.flatMap((bench) => {
        const cents = tiers.find(({ id }) => bench.tiers.includes(id))?.priceCents ?? 0;
        return bench.labels.map((label): [string, number] => [placeId(code, row, label), cents]);
      }),
    ),
  );
}

export function pickedTotal(
  picked: readonly string[],
  prices: ReadonlyMap<string, number>,
  further: readonly FurtherTier[],
  typed: Readonly<Record<string, string>>,
): number {
  const seats = picked.reduce((sum, place) => sum + (prices.get(place) ?? 0), 0);
  return further.reduce((sum, { id, held, elsewhere, more }) => {
    const count = Number.parseInt(typed[id] ?? String(held), 10) || 0;
    return sum + (count - elsewhere) * more;
  }, seats);
}
