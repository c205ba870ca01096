/** Offers returned tickets to entries of the waiting list, by reservations that take nothing from stock. */
import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, not } from "drizzle-orm";
import { pickOffers, type WaitingEntry } from "../../../app/domain/waiting/pick-offers";
import type { Db } from "../../store/connection/open-store";
import { reservation, ticket, ticketReturn } from "../../store/schema";
import { grouped } from "../catalogue/grouped";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { type MadeOffer, ownerOfOffer } from "./stock-offers";

type ReturnRow = typeof ticketReturn.$inferSelect;

/** The night's tiers are locked. All tickets of an offer cost the same, so that it is one line at one price. */
export async function offerReturns(
  tx: Db,
  o: { eventId: string; currency: string; entries: WaitingEntry[]; until: Date; now: Date },
): Promise<MadeOffer[]> {
  const { eventId, currency, until, now } = o;
  const listed = await listedReturns(tx, eventId);
  const made: MadeOffer[] = [];
  let waiting = o.entries;
  // The cheapest first. A ticket that costs something else is another offer.
  const batches = [...grouped(listed, ({ priceCents }) => [`${priceCents}`])].sort(
    ([one], [other]) => Number(one) - Number(other),
  );
  for (const [cents, rows] of batches) {
    const priceCents = Number(cents);
    const byTier = grouped(rows, ({ definitionId }) => [definitionId]);
    const free = [...byTier].map(([definitionId, { length: n }]) => ({ definitionId, n, zone: definitionId }));
    for (const { entryId, definitionId, quantity } of pickOffers(waiting, free, new Map())) {
      const tickets = byTier.get(definitionId)?.splice(0, quantity) ?? [];
      const id = randomUUID();
      await tx.insert(reservation).values({
        ...{ id, eventId, currency, entryId, status: "PENDING", origin: "return", visitorId: ownerOfOffer(entryId) },
        ...{
          clientKey: randomUUID(),
          totalCents: priceCents * quantity,
          createdAt: now,
          expires: until,
          offerUntil: until,
        },
      });
      await tx
        .update(ticketReturn)
        .set({ status: "TAKEN", reservationId: id })
        .where(
          inArray(
            ticketReturn.id,
            tickets.map((one) => one.id),
          ),
        );
      waiting = waiting.filter((entry) => entry.id !== entryId);
      made.push({ entryId, reservationId: id });
    }
  }
  return made;
}

/** Neighbors stay together as far as they are listed together. */
async function listedReturns(tx: Db, eventId: string): Promise<ReturnRow[]> {
  const rows = await tx
    .select({ one: ticketReturn })
    .from(ticketReturn)
    .innerJoin(ticket, eq(ticket.ticketNumber, ticketReturn.ticketNumber))
    .where(
      and(
        eq(ticketReturn.eventId, eventId),
        eq(ticketReturn.status, "LISTED"),
        eq(ticket.status, "VALID"),
        not(isOrderDisputed(ticket.orderNumber)),
      ),
    )
    .orderBy(asc(ticket.seat), asc(ticketReturn.createdAt), asc(ticketReturn.id))
    .for("update", { of: ticketReturn, skipLocked: true });
  return rows.map(({ one }) => one);
}
