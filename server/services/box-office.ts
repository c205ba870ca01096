/** The box office: holds, payment, orders and tickets. One file per verb in box-office/; here they are put together. */
import { cancelingOrders } from "./box-office/cancel-order";
import { checkingIn } from "./box-office/check-in";
import { closing } from "./box-office/checkout";
import { checkoutEnds } from "./box-office/checkout-end";
import { countedReserve } from "./box-office/counted";
import { eventsOf } from "./box-office/events";
import { givenTo } from "./box-office/given";
import { holding } from "./box-office/hold";
import { resending } from "./box-office/lost-tickets";
import { openHolds } from "./box-office/open-holds";
import { ordering } from "./box-office/orders";
import { mailing } from "./box-office/outbox";
import { paying } from "./box-office/pay";
import { reaching } from "./box-office/reaching";
import { reconciling } from "./box-office/reconcile";
import { refunding } from "./box-office/refunds";
import { releasing } from "./box-office/release";
import { reserving } from "./box-office/reserve";
import { settling } from "./box-office/settle";
import { ticketing } from "./box-office/tickets";
import { transferring } from "./box-office/transfer";
import type { BoxOfficeDeps, Office } from "./box-office/types";
import { receiving } from "./box-office/webhook";

export type BoxOffice = ReturnType<typeof boxOffice>;
/** What a site needs to sell and to show tickets. The product API offers it, so another site can sell for this one. */
export type Sales = Pick<
  BoxOffice,
  "reserve" | "hold" | "reservation" | "cancel" | "claim" | "pay" | "returned" | "orders" | "openOrder" | "tickets"
>;

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
  const checkouts = checkoutEnds(office, settle);
  const release = releasing(office, closeCheckout);
  const cancelOrder = cancelingOrders(office, refunds, outbox);

  const holds = holding(office, checkouts, release);
  const reached = reaching(office);

  return {
    reserve: countedReserve(office, reserving(office, closeCheckout, checkouts.askAboutNight)),
    ...holds,
    holds: openHolds(office),
    given: givenTo(office),
    cancel: reached(holds.cancel),
    pay: reached(paying(office, settle, outbox)),
    /** Brings our state in line with a checkout session; see box-office/settle.ts. */
    settle: (checkoutSessionId: string) => settle(checkoutSessionId),
    ...ordering(office, settle),
    ...ticketing(office),
    ...checkingIn(office),
    ...resending(office, outbox),
    ...eventsOf(office, cancelOrder, release, outbox),
    cancelOrder,
    transfer: transferring(office, outbox),
    ...receiving(office, settle, refunds),
    payBack: refunds.payBack,
    recordRefunds: refunds.record,
    returnedRefunds: refunds.returned,
    settleReturnedRefund: refunds.settleReturned,
    writeOff: refunds.writeOff,
    reconcile: reconciling(office, checkouts, refunds, outbox),
    ...outbox,
    /** Sends mails without anybody waiting for it. */
    sendSoon: () => office.later("sending mails", outbox.sendOutbox),
    /** Resolves when the work that nobody waited for is done: before the store is closed. */
    drained: async () => {
      await Promise.all(running);
    },
  };
}
