/** A box office and billing that must not be called. */
import { billingRows } from "../../server/product-api/contract/billing";
import type { BillingApi } from "../../server/services/billing-api/billing-api";
import type { TicketSales } from "../../server/services/box-office";

const closed = () => Promise.reject(new Error("not asked here"));

export const closedOffice: TicketSales = {
  ...{ reserve: closed, terms: closed, hold: closed, reservation: closed, cancel: closed, claim: closed, pay: closed },
  ...{ returned: closed, orders: closed, openOrder: closed, tickets: closed },
  ...{ joinList: closed, confirmEntry: closed, acceptOffer: closed, leaveList: closed, waitEntry: closed },
  ...{ waitEntries: closed, waitingFor: closed, returnsOf: closed, listReturn: closed, withdrawReturn: closed },
};

export const closedBillingApi = Object.fromEntries(
  Object.keys(billingRows).map((row) => [row, closed]),
) as unknown as BillingApi;
