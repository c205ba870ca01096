/** Sends lost tickets again, to the address that bought or received them. */
import { and, eq, exists, inArray } from "drizzle-orm";
import { enqueueMail } from "../../../mail/outbox";
import { event, ticket, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { notOverAt } from "../../nights/over";
import type { BoxOfficeDeps } from "../box-office-types";
import { buyersOwn } from "./buyers-own";

type ResendingOffice = { actor: Actor; id?: string | undefined };

/** Within this span, a second request is the same request. */
const ONCE_IN_MS = 10 * 60_000;

export function ticketResending({ store: { db }, clock, outbox }: BoxOfficeDeps) {
  return {
    /** Mails an address the links to its tickets for upcoming nights. Nobody else learns whether there are any. */
    async resendTickets(email: string): Promise<number> {
      const now = clock.now();
      const to = email.trim().toLowerCase();
      const [orders, given] = await Promise.all([
        db
          .select({ ref: ticketOrder.orderNumber })
          .from(ticketOrder)
          .innerJoin(event, eq(event.id, ticketOrder.eventId))
          .where(
            and(
              eq(ticketOrder.email, to),
              inArray(ticketOrder.status, ["PAID", "FREE"]),
              notOverAt(now),
              exists(db.select().from(ticket).where(buyersOwn(ticketOrder.orderNumber))),
            ),
          ),
        db
          .select({ ref: ticket.ticketNumber })
          .from(ticket)
          .innerJoin(event, eq(event.id, ticket.eventId))
          .where(and(eq(ticket.holderEmail, to), eq(ticket.status, "VALID"), notOverAt(now))),
      ]);
      const span = Math.floor(now.getTime() / ONCE_IN_MS);
      for (const { ref } of orders) {
        await enqueueMail(db, { cause: `resend:${ref}:${span}`, template: "tickets", ref, now });
      }
      for (const { ref } of given) {
        await enqueueMail(db, { cause: `resend:${ref}:${span}`, template: "transfer", ref, now });
      }
      if (orders.length + given.length > 0) outbox.sendSoon();
      return orders.length + given.length;
    },

    /** The same for one order, for the office. False if it has no ticket that can be used. */
    async resendOrder(orderNumber: string, { actor, id }: ResendingOffice): Promise<boolean> {
      const now = clock.now();
      const [order] = await db
        .select({ ref: ticketOrder.orderNumber })
        .from(ticketOrder)
        .innerJoin(ticket, buyersOwn(ticketOrder.orderNumber))
        .where(and(eq(ticketOrder.orderNumber, orderNumber), inArray(ticketOrder.status, ["PAID", "FREE"])))
        .limit(1);
      if (!order) return false;
      const { ref } = order;
      await db.transaction(async (tx) => {
        await recordAudit(tx, { id, at: now, actor, action: "order.resent", entity: ref, detail: {} });
        await enqueueMail(tx, { cause: `resend:${ref}:${now.getTime()}`, template: "tickets", ref, now });
      });
      await outbox.sendOutbox();
      return true;
    },
  };
}
