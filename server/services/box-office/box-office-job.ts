/**
 * The box office's job: asks how checkouts ended, releases goods beside expired holds, sends pending refunds and mails.
 */

import { endGoodsWithoutHold } from "../goods/beside-seats/goods-of-hold";
import type { Refunds } from "../refunds";
import type { BoxOfficeDeps } from "./box-office-types";
import type { CheckoutOutcomes } from "./checkout/checkout-outcomes";

export function boxOfficeJob(
  { store, clock, report, outbox }: BoxOfficeDeps,
  checkouts: CheckoutOutcomes,
  refunds: Pick<Refunds, "sendPending">,
) {
  /** Call it at the start and every minute or so, from any number of processes: they share the work. */
  return async function reconcile(stopped?: AbortSignal): Promise<void> {
    await reported(() => checkouts.askDue(stopped));
    await reported(() => endGoodsWithoutHold(store.db, clock.now()));
    await reported(() => refunds.sendPending(stopped));
    await outbox.sendOutbox(stopped);
  };

  /** A part that fails does not stop the others. */
  async function reported(part: () => Promise<void>): Promise<void> {
    await part().catch((error: unknown) => report(error, "critical", "reconciliation"));
  }
}
