/** The box office: holds, payment, orders and tickets. One file per verb in box-office/; here they are put together. */
import { closing } from "./box-office/checkout";
import { holding } from "./box-office/hold";
import { ordering } from "./box-office/orders";
import { mailing } from "./box-office/outbox";
import { paying } from "./box-office/pay";
import { reconciling } from "./box-office/reconcile";
import { refunding } from "./box-office/refunds";
import { reserving } from "./box-office/reserve";
import { settling } from "./box-office/settle";
import { ticketing } from "./box-office/tickets";
import type { BoxOfficeDeps, Office } from "./box-office/types";
import { receiving } from "./box-office/webhook";

export type BoxOffice = ReturnType<typeof boxOffice>;

export function boxOffice(deps: BoxOfficeDeps) {
  const running = new Set<Promise<void>>();
  const office: Office = {
    ...deps,
    later(about, work) {
      const run = work()
        .catch((error: unknown) => deps.report(error, "critical", about))
        .finally(() => running.delete(run));
      running.add(run);
    },
  };
  const outbox = mailing(office);
  const refunds = refunding(office);
  const settle = settling(office, outbox, refunds);
  const closeCheckout = closing(office, settle);

  return {
    reserve: reserving(office, closeCheckout),
    ...holding(office, closeCheckout),
    pay: paying(office, settle, outbox),
    /** Brings our state in line with a checkout session; see box-office/settle.ts. */
    settle: (checkoutSessionId: string) => settle(checkoutSessionId),
    ...ordering(office, settle),
    ...ticketing(office),
    receive: receiving(office, settle, refunds),
    reconcile: reconciling(office, settle, refunds, outbox),
    ...outbox,
    /** Resolves when the work that nobody waited for is done: before the store is closed. */
    drained: async () => {
      await Promise.all(running);
    },
  };
}
