/** Transfers a ticket to another person: the old code becomes void, a new one is issued, stock does not change. */
import { and, eq, gt, not } from "drizzle-orm";
import { enqueueMail } from "../../../mail/outbox";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/connection/open-store";
import { event, orderKey, ticket, ticketOrder } from "../../../store/schema";
import { recordAudit } from "../../audit-trail";
import { retryOnCollision } from "../../contention";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import { isOffered } from "../../returns/offered-tickets";
import type { BoxOfficeDeps } from "../box-office-types";
import { ticketsHeldBy } from "./ticket-holder";
import { newTicketNumbers, newTicketSecret } from "./ticket-numbers";

/** `offered`: it was returned, and the next fan may pay for it at this moment. `gone`: the ticket belongs to someone else, is not valid any more, or the night is over. `same`: that address has it. */
type TransferOutcome = "transferred" | "gone" | "same" | "offered";

export function ticketTransfer({ store: { db }, clock, outbox }: BoxOfficeDeps) {
  /** Transfers one of the visitor's valid tickets to an email address, which gets a mail with its own link. */
  return async function transfer(
    visitor: Visitor,
    ticketNumber: string,
    to: { email: string; name: string },
  ): Promise<TransferOutcome> {
    const outcome = await retryOnCollision(() => db.transaction((tx) => give(tx, visitor, ticketNumber, to)));
    if (outcome === "transferred") outbox.sendSoon();
    return outcome;
  };

  async function give(
    tx: Db,
    visitor: Visitor,
    ticketNumber: string,
    to: { email: string; name: string },
  ): Promise<TransferOutcome> {
    const now = clock.now();
    const email = to.email.trim().toLowerCase();
    // A new seating plan tells all tickets where their seats are. It waits for this one, or this one waits for the plan.
    await tx
      .select({ id: event.id })
      .from(event)
      .innerJoin(ticket, eq(ticket.eventId, event.id))
      .where(eq(ticket.ticketNumber, ticketNumber))
      .for("share", { of: event });
    const [row] = await tx
      .select({ ticket, order: ticketOrder })
      .from(ticket)
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
      .innerJoin(event, eq(event.id, ticket.eventId))
      .where(
        and(
          eq(ticket.ticketNumber, ticketNumber),
          eq(ticket.status, "VALID"),
          gt(event.endAt, now),
          not(isOrderDisputed(ticket.orderNumber)),
          await ticketsHeldBy(tx, visitor),
        ),
      )
      .for("no key update", { of: ticket });
    if (!row) return "gone";
    const old = row.ticket;
    if ((old.holderEmail ?? row.order.email) === email) return "same";
    if (await isOffered(tx, ticketNumber)) return "offered";

    const [newNumber = ""] = newTicketNumbers(1);
    await tx.update(ticket).set({ status: "TRANSFERRED" }).where(eq(ticket.ticketNumber, ticketNumber));
    await tx.delete(orderKey).where(eq(orderKey.ticketNumber, ticketNumber));
    await tx.insert(ticket).values({
      ...old,
      ticketNumber: newNumber,
      secret: newTicketSecret(),
      guestFullName: to.name,
      holderEmail: email,
      holderUserId: null,
      createdAt: now,
    });
    await recordAudit(tx, {
      at: now,
      actor: visitor.user?.userId ?? "guest",
      action: "ticket.transferred",
      entity: ticketNumber,
      detail: { to: newNumber, orderNumber: old.orderNumber },
    });
    await enqueueMail(tx, { cause: `transfer:${newNumber}`, template: "transfer", ref: newNumber, now });
    return "transferred";
  }
}
