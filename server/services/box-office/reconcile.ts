/** What to do about webhooks that never came, refunds that Stripe has not acknowledged and mails that did not leave. */
import type { CheckoutEnds } from "./checkout-end";
import type { Outbox } from "./outbox";
import type { Refunds } from "./refunds";
import type { Office } from "./types";

export function reconciling({ report }: Office, checkouts: CheckoutEnds, refunds: Refunds, outbox: Outbox) {
  /** To be called at the start and every minute or so, by any number of processes: they share the work. */
  return async function reconcile(): Promise<void> {
    await reported(checkouts.askDue);
    await reported(async () => {
      for (const refundId of await refunds.pending()) await refunds.payBack(refundId);
    });
    await outbox.sendOutbox();
  };

  /** One part that fails leaves the others their turn. */
  async function reported(part: () => Promise<void>): Promise<void> {
    await part().catch((error: unknown) => report(error, "critical", "reconciliation"));
  }
}
