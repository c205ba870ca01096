/** Whether the night of a reservation was called off. For use in the transaction that issues an order for it. */
import { eq } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { event, reservation } from "../../../store/schema";

/** Calling a night off waits for this lock, so it finds every order that was issued before. */
export async function isCalledOff(tx: Db, reservationId: string): Promise<boolean> {
  const [night] = await tx
    .select({ status: event.status })
    .from(event)
    .innerJoin(reservation, eq(reservation.eventId, event.id))
    .where(eq(reservation.id, reservationId))
    .for("share", { of: event });
  return night?.status === "CANCELED";
}
