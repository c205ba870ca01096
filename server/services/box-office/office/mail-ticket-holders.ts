/** Mails to an order's buyer, and to everyone who received one of its tickets by transfer. */
import { and, eq, isNotNull, ne } from "drizzle-orm";
import { enqueueMail } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { ticket } from "../../../store/schema";

/** Enqueues the mails in the caller's transaction. The same `cause` enqueues them once. */
export async function mailTicketHolders(
  tx: Db,
  o: { template: "event_canceled" | "event_moved"; orderNumber: string; cause: string; now: Date },
): Promise<void> {
  const { template, orderNumber, now } = o;
  const cause = `${template}:${orderNumber}:${o.cause}`;
  await enqueueMail(tx, { cause, template, ref: orderNumber, now });
  const given = await tx
    .select({ number: ticket.ticketNumber })
    .from(ticket)
    .where(and(eq(ticket.orderNumber, orderNumber), isNotNull(ticket.holderEmail), ne(ticket.status, "TRANSFERRED")));
  for (const { number } of given) {
    await enqueueMail(tx, { cause: `${cause}:${number}`, template, ref: `${orderNumber}/${number}`, now });
  }
}
