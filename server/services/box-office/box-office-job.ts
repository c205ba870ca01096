/** What to do about webhooks that never came, refunds that Stripe has not acknowledged and mails that did not leave. */

import type { Outbox } from "../../mail/outbox";
import type { Refunds } from "../refunds/send-refunds";
import type { BoxOfficeParts } from "./box-office-types";
import type { CheckoutOutcomes } from "./checkout/checkout-outcomes";

export function boxOfficeJob(
  { report }: BoxOfficeParts,
  checkouts: CheckoutOutcomes,
  refunds: Refunds,
  outbox: Outbox,
) {
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
