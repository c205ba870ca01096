/** The box office's regular job: asks about checkouts, sends refunds that Stripe has not acknowledged, sends mails. */

import type { Refunds } from "../refunds";
import type { BoxOfficeDeps } from "./box-office-types";
import type { CheckoutOutcomes } from "./checkout/checkout-outcomes";

export function boxOfficeJob(
  { report, outbox }: BoxOfficeDeps,
  checkouts: CheckoutOutcomes,
  refunds: Pick<Refunds, "sendPending">,
) {
  /** Call it at the start and every minute or so, from any number of processes: they share the work. */
  return async function reconcile(): Promise<void> {
    await reported(checkouts.askDue);
    await reported(refunds.sendPending);
    await outbox.sendOutbox();
  };

  /** A part that fails does not stop the others. */
  async function reported(part: () => Promise<void>): Promise<void> {
    await part().catch((error: unknown) => report(error, "critical", "reconciliation"));
  }
}
