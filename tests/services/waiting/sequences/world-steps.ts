/** What the office, Stripe, the door and time do in a random sequence. */

import { eq, sql } from "drizzle-orm";
import { SILENCE_MS } from "../../../../server/services/box-office/checkout/checkout-outcomes";
import { ticketSignature } from "../../../../server/services/box-office/tickets/ticket-numbers";
import { dispute, payment, ticket } from "../../../../server/store/schema";
import { MINUTE_MS } from "../../../store";
import { testPass } from "../../door-pass";
import { fitting, type Step } from "./cast";

export const worldSteps = {
  async offers(cast) {
    const { at, nights, store, clock } = cast;
    await at.makeOffers();
    for (const { eventId } of nights) {
      const left = await fitting(cast, eventId);
      const { rows } = await store.db.execute(
        sql`select 1 from event where id = ${eventId}::uuid and start_at > ${clock.now().toISOString()}::timestamptz`,
      );
      if (rows.length > 0 && left.length > 0) throw new Error(`free beside an entry that fits: ${left}`);
    }
    return "made";
  },
  async checkIn({ at, any, store }) {
    const one = any.of(await store.db.select().from(ticket));
    if (!one) return undefined;
    const pass = testPass(one.eventId);
    return (await at.checkIn(pass, one.ticketNumber, ticketSignature(one.secret, one.ticketNumber))).state;
  },
  async refund({ at, any, store }) {
    const one = any.of(await store.db.select().from(ticket));
    const done =
      one &&
      (await at.cancelOrder({
        orderNumber: one.orderNumber,
        ticketNumbers: [one.ticketNumber],
        actor: "office",
        reason: "requested",
      }));
    return done && `${done.canceled.length} for ${done.refundedCents}`;
  },
  async refundAtStripe({ any, stripe }) {
    const intent = any.of(stripe.intents().filter((one) => stripe.left(one) > 0));
    if (!intent) return undefined;
    await stripe.client.refunds.create({ payment_intent: intent, amount: stripe.left(intent) });
    return "all";
  },
  /** A bank takes a payment back, or gives it back to us. */
  async dispute({ any, store, clock }) {
    const paid = any.of(await store.db.select().from(payment));
    if (!paid) return undefined;
    const id = `dp_${paid.id}`;
    const gone = await store.db.delete(dispute).where(eq(dispute.id, id)).returning();
    if (gone.length > 0) return "won";
    await store.db.insert(dispute).values({
      ...{
        id,
        paymentIntentId: paid.paymentIntentId ?? id,
        paymentId: paid.id,
        cents: paid.cents,
        currency: paid.currency,
      },
      ...{ reason: "fraudulent", status: "needs_response", openedAt: clock.now() },
    });
    return "opened";
  },
  async time({ any, clock }) {
    const minutes = any.of([1, 5, 21, 32, 60, 240, 700]) ?? 1;
    clock.advance(minutes * MINUTE_MS);
    return `${minutes} minutes`;
  },
  async webhook({ at, any, stripe }) {
    const posted = any.of(stripe.events());
    if (!posted) return undefined;
    await at.receive(...posted);
    return (JSON.parse(posted[0]) as { type: string }).type;
  },
  async reconcile({ at }) {
    await at.reconcile();
    return "done";
  },
  async cancelEvent({ at, nights, any }) {
    const show = any.once(12) && any.of(nights);
    return show ? `${(await at.cancelEvent(show.eventId, "office"))?.orders} orders` : undefined;
  },
  /** Stripe does not answer until the box office gives up the seats of ended checkouts. */
  async silence({ at, stripe, clock }) {
    stripe.reachable(false);
    for (const ms of [32 * MINUTE_MS, SILENCE_MS]) {
      clock.advance(ms);
      await at.reconcile();
    }
    stripe.reachable(true);
    return "over";
  },
} satisfies Record<string, Step>;
