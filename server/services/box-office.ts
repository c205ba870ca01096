/** The box office: holds, payment, orders and tickets. One file per verb in box-office/; here they are put together. */

import { mailing } from "../mail/outbox";
import { boxOfficeJob } from "./box-office/box-office-job";
import type { BoxOfficeDeps, BoxOfficeParts } from "./box-office/box-office-types";
import { checkoutOutcomes } from "./box-office/checkout/checkout-outcomes";
import { checkoutClosing } from "./box-office/checkout/close-checkout";
import { holdCheckout } from "./box-office/checkout/hold-checkout";
import { holdSettling } from "./box-office/checkout/settle-hold";
import { openHolds } from "./box-office/holds/open-holds";
import { holdReleasing } from "./box-office/holds/release-hold";
import { visitorHolds } from "./box-office/holds/visitor-hold";
import { nightChanges } from "./box-office/office/cancel-or-move-night";
import { orderCancelling } from "./box-office/orders/cancel-order";
import { fanOrders } from "./box-office/orders/fan-orders";
import { countReservations } from "./box-office/reserving/count-reservations";
import { seatReserving } from "./box-office/reserving/reserve";
import { checkIns } from "./box-office/tickets/check-in";
import { printableTickets } from "./box-office/tickets/printable-tickets";
import { receivedTickets } from "./box-office/tickets/received-tickets";
import { ticketResending } from "./box-office/tickets/resend-tickets";
import { ticketTransfer } from "./box-office/tickets/transfer-ticket";
import { throwingUnreachable } from "./payments/stripe-outage";
import { refundSending } from "./refunds/send-refunds";
import { receiving } from "./stripe-events/receive-webhook";

export type BoxOffice = ReturnType<typeof boxOffice>;
/** What a site needs to sell and to show tickets. The product API offers it, so another site can sell for this one. */
export type Sales = Pick<
  BoxOffice,
  "reserve" | "hold" | "reservation" | "cancel" | "claim" | "pay" | "returned" | "orders" | "openOrder" | "tickets"
>;

export function boxOffice(deps: BoxOfficeDeps) {
  const running = new Set<Promise<void>>();
  const office: BoxOfficeParts = {
    ...deps,
    later(about, work) {
      const run = work()
        .catch((error: unknown) => deps.report(error, "critical", about))
        .finally(() => running.delete(run));
      running.add(run);
    },
  };
  const outbox = mailing(office);
  const refunds = refundSending(office);
  const settle = holdSettling(office, outbox, refunds);
  const closeCheckout = checkoutClosing(office, settle);
  const checkouts = checkoutOutcomes(office, settle);
  const release = holdReleasing(office, closeCheckout);
  const cancelOrder = orderCancelling(office, refunds, outbox);

  const holds = visitorHolds(office, checkouts, release);
  const reached = throwingUnreachable(office);

  return {
    reserve: countReservations(office, seatReserving(office, closeCheckout, checkouts.askAboutNight)),
    ...holds,
    holds: openHolds(office),
    given: receivedTickets(office),
    cancel: reached(holds.cancel),
    pay: reached(holdCheckout(office, settle, outbox)),
    /** Brings our state in line with a checkout session; see box-office/checkout/settle-hold.ts. */
    settle: (checkoutSessionId: string) => settle(checkoutSessionId),
    ...fanOrders(office, settle),
    ...printableTickets(office),
    ...checkIns(office),
    ...ticketResending(office, outbox),
    ...nightChanges(office, cancelOrder, release, outbox),
    cancelOrder,
    transfer: ticketTransfer(office, outbox),
    ...receiving(office, settle, refunds),
    payBack: refunds.payBack,
    recordRefunds: refunds.record,
    returnedRefunds: refunds.returned,
    settleReturnedRefund: refunds.settleReturned,
    writeOff: refunds.writeOff,
    reconcile: boxOfficeJob(office, checkouts, refunds, outbox),
    ...outbox,
    /** Sends mails without anybody waiting for it. */
    sendSoon: () => office.later("sending mails", outbox.sendOutbox),
    /** Resolves when the work that nobody waited for is done: before the store is closed. */
    drained: async () => {
      await Promise.all(running);
    },
  };
}
