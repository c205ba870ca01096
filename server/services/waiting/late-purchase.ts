/** A missed offer whose money came late while its seats were free: the fan has them after all. */
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { reservation, waitEntry } from "../../store/schema";
import type { HoldRow } from "../box-office/holds/hold-owner";
import { releaseSeats } from "../box-office/reserving/seat-stock";
import { noteNeeds } from "./night-stock";

/** Releases seats that the entry has been offered since, unless they are being paid for. */
export async function releaseOtherOffers(tx: Db, hold: HoldRow, now: Date): Promise<void> {
  if (!hold.entryId) return;
  const others = await tx
    .select({ reservationId: reservation.id })
    .from(reservation)
    .where(
      and(
        eq(reservation.entryId, hold.entryId),
        eq(reservation.status, "PENDING"),
        isNull(reservation.checkoutSessionId),
        ne(reservation.id, hold.id),
      ),
    );
  for (const other of others) await releaseSeats(tx, { ...other, status: "CANCELED", now, sessionId: null });
}

/**
 * The entry has what it wanted, or waits on for the rest. An offer that it is paying for meanwhile is released by the
 * list's job, which asks Stripe first. The night's tiers are locked.
 */
export async function noteLatePurchase(tx: Db, hold: HoldRow, bought: number, now: Date): Promise<void> {
  if (!hold.entryId) return;
  const [entry] = await tx.select().from(waitEntry).where(eq(waitEntry.id, hold.entryId)).for("update");
  if (!entry) return;
  const ofEntry = eq(waitEntry.id, entry.id);
  const rest = entry.quantity - bought;
  const waits = entry.status === "WAITING" || entry.status === "OFFERED";
  if (rest <= 0 || !waits) {
    await tx.update(waitEntry).set({ status: "BOUGHT", endedAt: now }).where(ofEntry);
  } else {
    const others = await tx
      .select({ id: reservation.id })
      .from(reservation)
      .where(and(eq(reservation.entryId, entry.id), eq(reservation.status, "PENDING"), ne(reservation.id, hold.id)));
    const status = others.length > 0 ? "OFFERED" : "WAITING";
    await tx.update(waitEntry).set({ status, quantity: rest, missed: 0 }).where(ofEntry);
  }
  await noteNeeds(tx, entry.eventId);
}
