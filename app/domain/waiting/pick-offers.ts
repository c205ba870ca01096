/** Decides who gets a night's free seats: the oldest entry that fits. The others keep their place. */

export type WaitingEntry = { id: string; quantity: number; fewer: boolean; tiers: string[] };
/** Free seats of a tier. Numbered tiers of one zone share its seats. */
type FreeSeats = { definitionId: string; n: number; zone: string };
type Offer = { entryId: string; definitionId: string; quantity: number };

/** `entries` are in order. `zones` has the maximum number of seats per zone; other zones have no limit. */
export function pickOffers(entries: WaitingEntry[], free: FreeSeats[], zones: ReadonlyMap<string, number>): Offer[] {
  const left = new Map(free.map((one) => [one.definitionId, { ...one }]));
  const inZone = new Map(zones);
  const seatsOf = (definitionId: string) => {
    const tier = left.get(definitionId);
    return tier ? Math.min(tier.n, inZone.get(tier.zone) ?? Number.POSITIVE_INFINITY) : 0;
  };
  const offers: Offer[] = [];
  for (const { id, quantity, fewer, tiers } of entries) {
    const all = tiers.find((tier) => seatsOf(tier) >= quantity);
    const some = fewer ? most(tiers, seatsOf) : undefined;
    const definitionId = all ?? some;
    const tier = definitionId === undefined ? undefined : left.get(definitionId);
    if (!tier) continue;
    const n = Math.min(quantity, seatsOf(tier.definitionId));
    if (n === 0) continue;
    tier.n -= n;
    const zone = inZone.get(tier.zone);
    if (zone !== undefined) inZone.set(tier.zone, zone - n);
    offers.push({ entryId: id, definitionId: tier.definitionId, quantity: n });
  }
  return offers;
}

const most = (tiers: string[], seatsOf: (tier: string) => number): string | undefined =>
  tiers.reduce<string | undefined>(
    (best, tier) => (best === undefined || seatsOf(tier) > seatsOf(best) ? tier : best),
    undefined,
  );
