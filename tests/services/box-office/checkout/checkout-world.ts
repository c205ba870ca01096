/** Fans in checkout, and what the books say about them. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { stripeClient } from "../../../../server/clients/stripe-client";
import type { Visitor } from "../../../../server/ports";
import { payment, reservation, ticketOrder } from "../../../../server/store/schema";
import { checkout, held, night, visitor, type World, wish } from "../box-office-world";

export const reservationRow = async ({ store: { db } }: World, id: string) =>
  (await db.select().from(reservation).where(eq(reservation.id, id)))[0];
export const paymentsOf = ({ store: { db } }: World, reservationId: string) =>
  db.select().from(payment).where(eq(payment.ref, reservationId));
export const ordersOf = ({ store: { db } }: World, id: string) =>
  db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, id));
export const mailsTo = ({ mails }: World, { user }: Visitor) => mails.filter(({ to }) => to === user?.email);

/** A fan with seats on hold, and the address of their checkout. */
export async function atCheckout(
  world: World,
  { seats = 2, of = 10, fan = visitor({ email: `${randomUUID()}@example.com` }) } = {},
) {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: of }]);
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
  const url = await checkout(world.office.pay(fan, reservationId));
  const sessionId = (await reservationRow(world, reservationId))?.checkoutSessionId ?? "";
  return { fan, eventId, first, reservationId, url, sessionId };
}

/** The SDK with an address where nothing listens. */
export const unreachable = () => stripeClient({ secretKey: "sk_test_sandbox", apiUrl: "http://127.0.0.1:9" });
