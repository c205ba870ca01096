/** Closes a hold's checkout session at Stripe, which has to happen before the hold is changed or released. */
import { and, eq } from "drizzle-orm";
import { isInvalidRequest, isMissing } from "../../../clients/stripe-client";
import { reservation } from "../../../store/schema";
import type { BoxOfficeDeps } from "../box-office-types";
import { expiresOnceClosed } from "../holds/hold-length";
import type { SettleHold } from "./settle-hold";

/** `paid`: Stripe had the money already, so the hold was settled. `closed`: nobody can pay there any more. */
export type CloseCheckout = (reservationId: string, sessionId: string) => Promise<"closed" | "paid">;

export function checkoutClosing({ store: { db }, stripe }: BoxOfficeDeps, settle: SettleHold): CloseCheckout {
  return async (reservationId, sessionId) => {
    if ((await expire(sessionId)) === "complete") {
      await settle(sessionId);
      return "paid";
    }
    await db
      .update(reservation)
      .set({
        ...{ checkoutSessionId: null, checkoutExpires: null, checkoutAskAt: null, checkoutSilentSince: null },
        expires: expiresOnceClosed,
      })
      .where(
        and(
          eq(reservation.id, reservationId),
          eq(reservation.checkoutSessionId, sessionId),
          eq(reservation.status, "PENDING"),
        ),
      );
    return "closed";
  };

  async function expire(sessionId: string): Promise<"expired" | "complete"> {
    try {
      await stripe.checkout.sessions.expire(sessionId);
      return "expired";
    } catch (error) {
      if (isMissing(error)) return "expired";
      if (!isInvalidRequest(error)) throw error;
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      if (session.status === "open") throw error;
      return session.status === "complete" ? "complete" : "expired";
    }
  }
}
