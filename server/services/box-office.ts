/** The box office: holds, checkout, orders and tickets. The parts are in box-office/; this file connects them. */

import { boxOfficeJob } from "./box-office/box-office-job";
import type { BoxOfficeDeps } from "./box-office/box-office-types";
import { checkoutOutcomes } from "./box-office/checkout/checkout-outcomes";
import { checkoutClosing } from "./box-office/checkout/close-checkout";
import { holdCheckout } from "./box-office/checkout/hold-checkout";
import { holdSettling } from "./box-office/checkout/settle-hold";
import { openHolds } from "./box-office/holds/open-holds";
import { holdReleasing } from "./box-office/holds/release-hold";
import { visitorHolds } from "./box-office/holds/visitor-hold";
import { nightChanges } from "./box-office/office/cancel-or-move-night";
import { compGiving } from "./box-office/office/give-comps";
import { orderCancelling } from "./box-office/orders/cancel-order";
import { buyerChanging } from "./box-office/orders/change-buyer";
import { fanOrders } from "./box-office/orders/fan-orders";
import { pastNights } from "./box-office/orders/past-nights";
import { countReservations } from "./box-office/reserving/count-reservations";
import { seatReserving } from "./box-office/reserving/reserve";
import { visitorTerms } from "./box-office/reserving/visitor-terms";
import { printableTickets } from "./box-office/tickets/printable-tickets";
import { receivedTickets } from "./box-office/tickets/received-tickets";
import { ticketResending } from "./box-office/tickets/resend-tickets";
import { ticketTransfer } from "./box-office/tickets/transfer-ticket";
import { entryUndoing } from "./box-office/tickets/undo-entry";
import { broadcastsOfNight } from "./broadcasts/broadcasts-of-night";
import { door } from "./door/door";
import { throwingUnreachable } from "./payments/stripe-outage";
import type { Refunds } from "./refunds";
import { ticketReturns } from "./returns/list-return";
import { nightPlans } from "./seating/night-plans";
import { waitingList } from "./waiting-list";

export type BoxOffice = ReturnType<typeof boxOffice>;
/** What a site needs to sell and show tickets. The product API offers it, so another site can sell for this one. */
export type TicketSales = WaitingSales &
  Pick<
    BoxOffice,
    | "reserve"
    | "terms"
    | "hold"
    | "reservation"
    | "cancel"
    | "claim"
    | "pay"
    | "returned"
    | "orders"
    | "openOrder"
    | "tickets"
  >;

/** The part of it that is about waiting lists and returned tickets. */
export type WaitingSales = Pick<
  BoxOffice,
  | "joinList"
  | "confirmEntry"
  | "acceptOffer"
  | "leaveList"
  | "waitEntry"
  | "waitEntries"
  | "waitingFor"
  | "returnsOf"
  | "listReturn"
  | "withdrawReturn"
>;

export function boxOffice(given: BoxOfficeDeps, refunds: Refunds) {
  const deps = { ...given, plans: nightPlans() };
  const settle = holdSettling(deps, refunds);
  const closeCheckout = checkoutClosing(deps, settle);
  const checkouts = checkoutOutcomes(deps, settle);
  const release = holdReleasing(deps, closeCheckout);
  const cancelOrder = orderCancelling(deps, refunds);
  const holds = visitorHolds(deps, checkouts, release);
  const orUnreachable = throwingUnreachable(deps);

  return {
    reserve: countReservations(deps, seatReserving(deps, closeCheckout, checkouts.askAboutNight)),
    terms: visitorTerms(deps),
    ...holds,
    holds: openHolds(deps),
    given: receivedTickets(deps),
    pastNights: pastNights(deps),
    cancel: orUnreachable(holds.cancel),
    pay: orUnreachable(holdCheckout(deps, settle)),
    /** Brings our state in line with a checkout session; see box-office/checkout/settle-hold.ts. */
    settle: (checkoutSessionId: string) => settle(checkoutSessionId),
    /** Call it before changing what a hold's checkout asks for; see box-office/checkout/close-checkout.ts. */
    closeCheckout,
    ...fanOrders(deps, settle),
    ...printableTickets(deps),
    ...door(deps),
    ...ticketResending(deps),
    ...nightChanges(deps, { cancelOrder, release, refunds, broadcasts: broadcastsOfNight(deps) }),
    cancelOrder,
    ...ticketTransfer(deps),
    giveComps: compGiving(deps),
    changeBuyer: buyerChanging(deps),
    undoEntry: entryUndoing(deps),
    ...ticketReturns(deps),
    ...waitingList({ ...deps, release }),
    reconcile: boxOfficeJob(deps, checkouts, refunds),
  };
}
