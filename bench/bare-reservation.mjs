/**
 * The baseline for the box office: the minimum that any reservation needs, as one prepared statement sent by the driver
 * alone. It locks the tier's row, takes one seat if there is one, and records its holder and price. It ignores rules of
 * sale, other tiers, expired holds and double clicks, and returns only that it succeeded.
 */
import { randomUUID } from "node:crypto";

const HOLD_MS = 1_200_000;

/** Takes one seat; throws if there is none. */
export async function bareReservation(pool, eventId, definitionId) {
  const now = new Date();
  const { rowCount } = await pool.query({
    name: "bare",
    text: `with taken as (
        update ticket_definition set remaining = remaining - 1 where id = $1 and remaining >= 1
        returning id, price_cents, name, policy
      ), made as (
        insert into reservation
          (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
        select $2, $3, 'PENDING', $4, $5, price_cents, 'USD', $6, $7 from taken
      )
      insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, name, policy)
      select $2, id, 1, price_cents, name, policy from taken`,
    values: [definitionId, randomUUID(), eventId, randomUUID(), randomUUID(), new Date(+now + HOLD_MS), now],
  });
  if (rowCount !== 1) throw new Error("The bare statement took no seat");
}

/** Calls per second that this many clients complete in `ms`. */
export async function rateOf(clients, ms, once) {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < began + ms) {
        await once();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}
