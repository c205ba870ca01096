/** Takes free seats of a night for entries of its waiting list. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { takeSeats } from "../box-office/reserving/seat-stock";
import { instant } from "../box-office/reserving/sql-values";
import type { NightStock } from "./night-stock";

type SeatOffer = { entryId: string; definitionId: string; quantity: number };
export type MadeOffer = { entryId: string; reservationId: string };

/** Until an offer is accepted, its reservation belongs to no visitor. */
export const ownerOfOffer = (entryId: string) => `offer:${entryId}`;

/**
 * Reserves these seats, each offer completely or not at all; returns those that were made. The night's tiers are
 * locked. The price is what everybody pays now.
 */
export async function reserveOffers(
  tx: Db,
  {
    eventId,
    stock,
    offers,
    until,
    now,
  }: { eventId: string; stock: NightStock; offers: SeatOffer[]; until: Date; now: Date },
): Promise<MadeOffer[]> {
  if (offers.length === 0) return [];
  const requests = offers.map(({ entryId, definitionId, quantity }) => ({
    id: randomUUID(),
    visitorId: ownerOfOffer(entryId),
    userId: null,
    clientKey: randomUUID(),
    wanted: [{ definitionId, quantity }],
  }));
  const seated = stock.tiers.some((tier) => tier.seated);
  const terms = stock.tiers.some((tier) => tier.onTerms) ? "asked" : undefined;
  const barred = terms
    ? sql`select wanted.n from wanted left join priced on priced.n = wanted.n and priced.definition_id = wanted.definition_id
      where priced.n is null`
    : sql`select wanted.n from wanted join stock on stock.id = wanted.definition_id
      where hidden or ${instant(now)} < sale_start or ${instant(now)} >= sale_end`;
  const { rows } = await tx.execute<{ n: number; id: string }>(sql`
    with ${takeSeats({ eventId, now, requests, barred, seated, terms })},
    made as (
      insert into reservation (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at,
        origin, offer_until, entry_id)
      select request.id, event.id, 'PENDING', request.visitor_id, request.client_key, verdict.total_cents, event.currency,
        ${instant(until)}, ${instant(now)}, 'offer', ${instant(until)}, substr(request.visitor_id, 7)::uuid
      from request join verdict on verdict.n = request.n join event on event.id = ${eventId}::uuid,
        (select count(*) from ended) as before
      where verdict.ok
    ),
    lines as (
      insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, list_cents, name, policy, seats${terms ? sql`, phase_id` : sql``})
      select verdict.id, line.definition_id, line.quantity, line.unit_cents, line.list_cents, line.name, line.policy,
        line.seats${terms ? sql`, line.phase_id` : sql``}
      from line join verdict on verdict.n = line.n where verdict.ok
    )
    select verdict.n, verdict.id from verdict where verdict.ok and verdict.n > 0`);
  return rows.flatMap(({ n, id }) => {
    const offer = offers[n - 1];
    return offer ? [{ entryId: offer.entryId, reservationId: id }] : [];
  });
}
