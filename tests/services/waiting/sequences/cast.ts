/** Who takes part in a random sequence of the waiting list, and what its steps look up. */
import { eq, sql } from "drizzle-orm";
import type { Visitor } from "../../../../server/ports";
import type { Store } from "../../../../server/store/connection/open-store";
import { reservation } from "../../../../server/store/schema";
import type { movableClock } from "../../../store";
import type { night } from "../../box-office/box-office-world";
import type { numbers } from "../../box-office/random-numbers";
import type { TestOffice } from "../../box-office/test-office";
import type { stripeInMemory } from "../../payments/stripe-in-memory";

type Night = Awaited<ReturnType<typeof night>>;
export type Cast = {
  at: TestOffice;
  store: Store;
  stripe: ReturnType<typeof stripeInMemory>;
  clock: ReturnType<typeof movableClock>;
  fans: Visitor[];
  nights: Night[];
  any: ReturnType<typeof numbers>;
  /** Counts something that a run has to contain. */
  note(what: string): void;
};
export type Step = (cast: Cast) => Promise<string | undefined>;

/** Tiers of which more is free than the least demanding entry would take. Counted by itself, not by the product. */
export async function fitting({ store, clock }: Cast, eventId: string): Promise<string[]> {
  const now = clock.now().toISOString();
  const { rows } = await store.db.execute<{ id: string }>(sql`
    select tier.id from ticket_definition tier join event on event.id = tier.event_id
    where tier.event_id = ${eventId}::uuid and not tier.seated and event.start_at > ${now}::timestamptz + interval '200 minutes'
      and event.status <> 'CANCELED' and exists (
        select 1 from wait_entry entry where entry.status = 'WAITING' and tier.id = any (entry.tiers)
          and case when entry.fewer then 1 else entry.quantity end <= tier.remaining + (
            select coalesce(sum(quantity), 0) from reservation join reservation_line on reservation_id = reservation.id
            where definition_id = tier.id and status = 'PENDING' and expires <= ${now}::timestamptz and checkout_session_id is null))`);
  return rows.map(({ id }) => id);
}

export const holds = ({ store }: Cast) => store.db.select().from(reservation);
export const sessionOf = async ({ store, stripe }: Cast, reservationId: string) => {
  const [row] = await store.db.select().from(reservation).where(eq(reservation.id, reservationId));
  return stripe.sessions().find(({ id }) => id === row?.checkoutSessionId);
};
export const ownerOf = (fans: Visitor[], hold: { userId: string | null; visitorId: string } | undefined) =>
  fans.find((one) => one.user?.userId === hold?.userId && hold?.userId !== null);
export const ownTicket = async ({ at, fans, nights, any }: Cast) => {
  const [who, show] = [any.of(fans), any.of(nights)];
  const mine = who && show && any.of(await at.tickets(who, show.eventId));
  return who && mine ? { who, number: mine.ticketNumber } : undefined;
};
