/** What to do about webhooks that never came, refunds that Stripe has not acknowledged and mails that did not leave. */
import { and, isNotNull, lt, ne } from "drizzle-orm";
import { reservation } from "../../store/schema";
import type { Outbox } from "./outbox";
import type { Refunds } from "./refunds";
import type { Settle } from "./settle";
import type { Office } from "./types";

/** A checkout younger than this is most likely still being typed into. */
const YOUNG_MS = 60_000;
const AT_ONCE = 100;

export function reconciling(office: Office, settle: Settle, refunds: Refunds, outbox: Outbox) {
  const { store, clock, report } = office;

  /** To be called every minute or so, by any number of processes. No seat waits for it: holds end by comparison. */
  return async function reconcile(): Promise<void> {
    // Ended holds too, as long as Stripe has not said how their checkout ended: the last second's payment counts.
    const open = await store.db
      .select({ sessionId: reservation.checkoutSessionId })
      .from(reservation)
      .where(
        and(
          isNotNull(reservation.checkoutSessionId),
          isNotNull(reservation.checkoutExpires),
          ne(reservation.status, "CONFIRMED"),
          lt(reservation.createdAt, new Date(clock.now().getTime() - YOUNG_MS)),
        ),
      )
      .orderBy(reservation.checkoutExpires)
      .limit(AT_ONCE);
    for (const { sessionId } of open) {
      if (sessionId) await settle(sessionId).catch((error: unknown) => report(error, "critical", "reconciliation"));
    }
    for (const refundId of await refunds.pending()) await refunds.payBack(refundId);
    await outbox.sendOutbox();
  };
}
