/** Letting go of a hold whose fan, or whose night, has no use for it any more. */
import { and, eq } from "drizzle-orm";
import { reservation } from "../../store/schema";
import { again } from "./busy";
import type { CloseCheckout } from "./checkout";
import { releaseSeats } from "./seats";
import type { Office } from "./types";

/** `paid`: Stripe had the money already, and the hold is settled. `gone`: it was over before. */
export type Release = (reservationId: string) => Promise<"released" | "paid" | "gone">;

const ROUNDS = 4;

export function releasing({ store: { db }, clock }: Office, closeCheckout: CloseCheckout): Release {
  return async (reservationId) => {
    // We only retry if a checkout was opened meanwhile: it has to be closed, or the fan could pay for nothing.
    for (let round = 0; round < ROUNDS; round++) {
      const [hold] = await db
        .select({ sessionId: reservation.checkoutSessionId })
        .from(reservation)
        .where(and(eq(reservation.id, reservationId), eq(reservation.status, "PENDING")));
      if (!hold) return "gone";
      if (hold.sessionId && (await closeCheckout(reservationId, hold.sessionId)) === "paid") return "paid";
      const o = { reservationId, status: "CANCELED" as const, now: clock.now(), sessionId: null };
      if (await again(() => releaseSeats(db, o))) return "released";
    }
    return "gone";
  };
}
