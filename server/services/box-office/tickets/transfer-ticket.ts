/** Transfers a ticket to another person: the old code becomes void, a new one is issued, stock does not change. */
import { createHash } from "node:crypto";
import { and, eq, gt, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { Refused } from "../../../failures/refused";
import { enqueueMail } from "../../../mail/outbox";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/connection/open-store";
import { audit, event, orderKey, ticket, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { retryOnCollision } from "../../contention";
import { givenAddress, givenName } from "../../given-address";
import { notOverAt } from "../../nights/over";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import { isOffered } from "../../returns/offered-tickets";
import type { BoxOfficeDeps } from "../box-office-types";
import { ticketsHeldBy } from "./ticket-holder";
import { newTicketNumbers, newTicketSecret } from "./ticket-numbers";

/**
 * `offered`: its fan returned it, and the next one may be paying for it now. `gone`: it belongs to someone else, is not
 * valid any more, its payment is disputed, or the night is over. `same`: that address has it already.
 */
type TransferOutcome = "transferred" | "gone" | "same" | "offered";

type NewHolder = { email: string; name: string };
type OfficeTransfer = { ticketNumber: string; to: NewHolder; actor: Actor; dryRun?: boolean | undefined };
/** Who asks, and which tickets they may give away. */
type Giver = { actor: Actor; visitor?: Visitor; may?: SQL; mailsGiver?: boolean };

/** Why the office's transfer was not carried out. */
export const TRANSFER_REFUSED = {
  gone: "it was used, refunded or transferred, its night is over, or a bank disputes its payment.",
  same: "that address has it already.",
  offered: "its fan has returned it, and somebody may be paying for it right now.",
} as const satisfies Record<Exclude<TransferOutcome, "transferred">, string>;

/** For this long after a transfer, the same form counts as a repeat. */
const REPEAT_MS = 10 * 60_000;

const UNDO = new Error("A dry run is undone");

export function ticketTransfer({ store: { db }, clock, outbox }: BoxOfficeDeps) {
  return {
    /**
     * Transfers one of the visitor's valid tickets to an email address, which gets a mail with its own link. A repeat
     * changes nothing, and has the same outcome.
     */
    async transfer(visitor: Visitor, ticketNumber: string, to: NewHolder): Promise<TransferOutcome> {
      return transferred(async (tx) => {
        const giver = { actor: visitor.user?.userId ?? "guest", visitor, may: await ticketsHeldBy(tx, visitor) };
        return give(tx, giver, ticketNumber, to);
      });
    },

    /** The office transfers a ticket for its fan, who gets a mail too. Throws Refused if there is no such ticket. */
    async transferFor({ ticketNumber, to, actor, dryRun }: OfficeTransfer): Promise<TransferOutcome> {
      const number = ticketNumber.trim().toUpperCase();
      const [known] = await db.select({ id: ticket.ticketNumber }).from(ticket).where(eq(ticket.ticketNumber, number));
      if (!known) throw new Refused(`There is no ticket ${number}.`);
      return transferred((tx) => give(tx, { actor, mailsGiver: true }, number, to), dryRun);
    },
  };

  async function transferred(work: (tx: Db) => Promise<TransferOutcome>, dryRun = false): Promise<TransferOutcome> {
    const seen: { outcome?: TransferOutcome } = {};
    await retryOnCollision(() =>
      db.transaction(async (tx) => {
        seen.outcome = await work(tx);
        if (dryRun) throw UNDO;
      }),
    ).catch((error: unknown) => {
      if (error !== UNDO) throw error;
    });
    if (!seen.outcome) throw new Error("A transfer returned nothing");
    if (seen.outcome === "transferred" && !dryRun) outbox.sendSoon();
    return seen.outcome;
  }

  async function give(tx: Db, giver: Giver, ticketNumber: string, to: NewHolder): Promise<TransferOutcome> {
    const now = clock.now();
    const [email, name] = [givenAddress(to.email), givenName(to.name)];
    // A new seating plan updates the seats of all tickets, and a refund cancels all tickets of an order. Both would
    // miss the new ticket, so this lock makes one wait for the other.
    await tx
      .select({ id: event.id })
      .from(event)
      .innerJoin(ticket, eq(ticket.eventId, event.id))
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
      .where(eq(ticket.ticketNumber, ticketNumber))
      .for("share", { of: [event, ticketOrder] });
    const [row] = await tx
      .select({ ticket, order: ticketOrder })
      .from(ticket)
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
      .innerJoin(event, eq(event.id, ticket.eventId))
      .where(
        and(
          eq(ticket.ticketNumber, ticketNumber),
          eq(ticket.status, "VALID"),
          notOverAt(now),
          not(isOrderDisputed(ticket.orderNumber)),
          giver.may,
        ),
      )
      .for("no key update", { of: ticket });
    if (!row) return (await isRepeated(tx, giver, { ticketNumber, email, now })) ? "transferred" : "gone";
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
      guestFullName: name,
      holderEmail: email,
      holderUserId: null,
      createdAt: now,
      firstNumber: old.firstNumber ?? ticketNumber,
    });
    await recordAudit(tx, {
      id: keyedTransferId(giver.visitor, ticketNumber, email),
      at: now,
      actor: giver.actor,
      action: "ticket.transferred",
      entity: ticketNumber,
      detail: { to: newNumber, orderNumber: old.orderNumber },
      ...(giver.mailsGiver && { personal: { name, email } }),
    });
    await enqueueMail(tx, { cause: `transfer:${newNumber}`, template: "transfer", ref: newNumber, now });
    if (giver.mailsGiver) {
      await enqueueMail(tx, { cause: `given_away:${newNumber}`, template: "given_away", ref: ticketNumber, now });
    }
    return "transferred";
  }
}

type RepeatedTransfer = { ticketNumber: string; email: string; now: Date };

/** Whether this visitor has just made the same transfer: the form was sent twice, or its response was lost. */
async function isRepeated(
  tx: Db,
  { may, visitor }: Giver,
  { ticketNumber, email, now }: RepeatedTransfer,
): Promise<boolean> {
  // The office sees an error instead.
  if (!may) return false;
  const id = keyedTransferId(visitor, ticketNumber, email);
  const successor = alias(ticket, "successor");
  const [made] = await tx
    .select({ number: successor.ticketNumber })
    .from(ticket)
    .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
    .innerJoin(audit, and(eq(audit.entity, ticket.ticketNumber), eq(audit.action, "ticket.transferred")))
    .innerJoin(successor, eq(successor.ticketNumber, sql`${audit.detail}->>'to'`))
    .where(
      and(
        eq(ticket.ticketNumber, ticketNumber),
        eq(successor.holderEmail, email),
        gt(audit.at, new Date(now.getTime() - REPEAT_MS)),
        or(may, id ? eq(audit.id, id) : undefined),
      ),
    );
  return made !== undefined;
}

/**
 * The audit row's id of a transfer by a visitor with the ticket's key. The transfer deletes the key, so this id is what
 * recognizes a repeat. Another browser with the same link, or another address, has another id and learns nothing.
 */
function keyedTransferId(visitor: Visitor | undefined, ticketNumber: string, email: string): string | undefined {
  const key = visitor?.orderKeys[ticketNumber];
  if (!key) return undefined;
  const sent = JSON.stringify([visitor.visitorId, ticketNumber, key, email]);
  // A UUID's 32 digits.
  return createHash("sha256").update(sent).digest("hex").slice(0, 32);
}
