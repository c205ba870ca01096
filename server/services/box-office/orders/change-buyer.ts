/** The office corrects an order's name or email. */
import { and, eq, isNull } from "drizzle-orm";
import { enqueueMail } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { orderKey, ticket, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { retryOnCollision } from "../../contention";
import { givenAddress, givenName } from "../../given-address";
import type { BoxOfficeDeps } from "../box-office-types";

type BuyerChange = { orderNumber: string; email: string; fullName: string; actor: Actor; id: string };

export function buyerChanging({ store: { db }, clock, outbox }: BoxOfficeDeps) {
  /**
   * Sends the tickets with a new link to a new email; earlier links stop working, and the old address gets a mail about
   * it. An account's order stays in that account. False if there is no such order, or nothing to change. Throws
   * `Refused` for an invalid email or name.
   */
  return async function changeBuyer(o: BuyerChange): Promise<boolean> {
    const done = await retryOnCollision(() => db.transaction((tx) => change(tx, o)));
    if (done) outbox.sendSoon();
    return done;
  };

  async function change(tx: Db, { orderNumber, actor, id, ...to }: BuyerChange): Promise<boolean> {
    const now = clock.now();
    const email = givenAddress(to.email);
    const fullName = givenName(to.fullName);
    const [order] = await tx.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, orderNumber)).for("update");
    if (!order || (order.email === email && order.fullName === fullName)) return false;

    await tx.update(ticketOrder).set({ email, fullName }).where(eq(ticketOrder.orderNumber, orderNumber));
    await tx
      .update(ticket)
      .set({ guestFullName: fullName })
      .where(and(eq(ticket.orderNumber, orderNumber), isNull(ticket.holderEmail)));
    const before = { email: order.email, fullName: order.fullName };
    await recordAudit(tx, {
      ...{ id, at: now, actor, action: "order.buyer_changed", entity: orderNumber },
      detail: { email: order.email !== email, name: order.fullName !== fullName },
      personal: { before, after: { email, fullName } },
    });
    if (order.email === email) return true;
    await tx.delete(orderKey).where(and(eq(orderKey.orderNumber, orderNumber), isNull(orderKey.ticketNumber)));
    await enqueueMail(tx, { cause: `buyer_changed:${id}`, template: "buyer_changed", ref: id, now });
    if (order.status !== "REFUNDED") {
      await enqueueMail(tx, { cause: `tickets_to:${id}`, template: "tickets", ref: orderNumber, now });
    }
    return true;
  }
}
