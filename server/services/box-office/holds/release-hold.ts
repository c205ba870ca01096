/** Releases a hold that the fan has canceled, or whose night was called off. */
import { and, eq } from "drizzle-orm";
import { reservation } from "../../../store/schema";
import { retryOnCollision } from "../../contention";
import type { BoxOfficeDeps } from "../box-office-types";
import type { CloseCheckout } from "../checkout/close-checkout";
import { releaseSeats } from "../reserving/seat-stock";

/** `paid`: Stripe had the money already, so the hold was settled. `gone`: the hold had ended before. */
export type ReleaseHold = (reservationId: string) => Promise<"released" | "paid" | "gone">;

const ROUNDS = 4;

export function holdReleasing({ store: { db }, clock }: BoxOfficeDeps, closeCheckout: CloseCheckout): ReleaseHold {
  return async (reservationId) => {
    // We only retry if a checkout was opened in between: it has to be closed, or the fan could pay for nothing.
    for (let round = 0; round < ROUNDS; round++) {
      const [hold] = await db
        .select({ sessionId: reservation.checkoutSessionId })
        .from(reservation)
        .where(and(eq(reservation.id, reservationId), eq(reservation.status, "PENDING")));
      if (!hold) return "gone";
      if (hold.sessionId && (await closeCheckout(reservationId, hold.sessionId)) === "paid") return "paid";
      const o = { reservationId, status: "CANCELED" as const, now: clock.now(), sessionId: null };
      if (await retryOnCollision(() => releaseSeats(db, o))) return "released";
    }
    return "gone";
  };
}
