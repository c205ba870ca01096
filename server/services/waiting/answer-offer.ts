/** What a fan does with an entry of theirs: take its offer to the checkout, or leave the list. */
import { and, eq, gt, ne, or } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { reservation, waitEntry } from "../../store/schema";
import { heldBy } from "../box-office/holds/hold-owner";
import { releaseSeats } from "../box-office/reserving/seat-stock";
import { isDuplicate, retryOnCollision } from "../contention";
import { giveGoodsOfHold } from "../goods/beside-seats/goods-of-hold";
import { mayOpen } from "./entry-access";
import { lockedStock, noteNeeds } from "./night-stock";
import type { EntryAccess, WaitingDeps } from "./wait-types";

/** `checkoutOpen`: the visitor is paying for other seats of that night. `gone`: the offer ended, or isn't theirs. */
type AcceptOutcome = { outcome: "held"; eventId: string; reservationId: string } | { outcome: "checkoutOpen" | "gone" };
/** `paid`: the offer was being paid at that moment, and has become tickets. */
type LeaveOutcome = "left" | "paid" | "gone";

export function offerAnswers({ store: { db }, clock, release }: WaitingDeps) {
  return {
    /**
     * Gives the offered seats to this visitor as their hold. They replace a hold of the visitor's for the same night.
     * Pressing again changes nothing, except that another browser then has them.
     */
    async acceptOffer(visitor: Visitor, access: EntryAccess): Promise<AcceptOutcome> {
      if (!(await mayOpen(db, visitor, access))) return { outcome: "gone" };
      try {
        return await retryOnCollision(() => db.transaction((tx) => take(tx, visitor, access.entryId)));
      } catch (error) {
        // At the same moment, they reserved other seats.
        if (isDuplicate(error, "reservation_one_hold")) return { outcome: "gone" };
        throw error;
      }
    },

    /** Leaves the list. An offer goes to the next in line. */
    async leaveList(visitor: Visitor, access: EntryAccess): Promise<LeaveOutcome> {
      if (!(await mayOpen(db, visitor, access))) return "gone";
      const { entryId } = access;
      const [offer] = await db
        .select({ id: reservation.id })
        .from(reservation)
        .where(and(eq(reservation.entryId, entryId), eq(reservation.status, "PENDING")));
      if (offer && (await release(offer.id)) === "paid") return "paid";
      await retryOnCollision(() => db.transaction((tx) => end(tx, entryId)));
      return "left";
    },
  };

  async function take(tx: Db, visitor: Visitor, entryId: string): Promise<AcceptOutcome> {
    const now = clock.now();
    const alive = and(
      eq(reservation.entryId, entryId),
      eq(reservation.status, "PENDING"),
      gt(reservation.expires, now),
    );
    const [offer] = await tx.select().from(reservation).where(alive);
    if (!offer) return { outcome: "gone" };
    const { id: reservationId, eventId } = offer;
    const others = await tx
      .select()
      .from(reservation)
      .where(
        and(
          eq(reservation.eventId, eventId),
          eq(reservation.status, "PENDING"),
          heldBy(visitor),
          ne(reservation.id, reservationId),
        ),
      );
    // Seats in a checkout stay, and so do seats offered to another of their entries.
    if (others.some((other) => other.checkoutSessionId || other.origin !== "fan")) return { outcome: "checkoutOpen" };
    for (const { id } of others)
      await releaseSeats(tx, { reservationId: id, status: "CANCELED", now, sessionId: null });
    const taken = await tx
      .update(reservation)
      .set({ visitorId: visitor.visitorId, userId: visitor.user?.userId ?? null })
      .where(and(eq(reservation.id, reservationId), alive))
      .returning({ id: reservation.id });
    if (taken.length === 0) return { outcome: "gone" };
    await giveGoodsOfHold(tx, reservationId, visitor);
    return { outcome: "held", eventId, reservationId };
  }

  async function end(tx: Db, entryId: string): Promise<void> {
    const now = clock.now();
    const [entry] = await tx.select({ eventId: waitEntry.eventId }).from(waitEntry).where(eq(waitEntry.id, entryId));
    if (!entry) return;
    await lockedStock(tx, entry.eventId, now);
    // An offer that was made since then runs out unanswered, or its reservation is released with the entry's end.
    await tx
      .update(waitEntry)
      .set({ status: "LEFT", endedAt: now })
      .where(
        and(
          eq(waitEntry.id, entryId),
          or(eq(waitEntry.status, "WAITING"), eq(waitEntry.status, "OFFERED"), eq(waitEntry.status, "UNCONFIRMED")),
        ),
      );
    const [offer] = await tx
      .select({ id: reservation.id })
      .from(reservation)
      .where(and(eq(reservation.entryId, entryId), eq(reservation.status, "PENDING")));
    if (offer) await releaseSeats(tx, { reservationId: offer.id, status: "CANCELED", now, sessionId: null });
    await noteNeeds(tx, entry.eventId);
  }
}
