/** A box office and billing that must not be called. */
import { billingRows } from "../../server/product-api/contract/billing";
import type { BillingApi } from "../../server/services/billing-api/billing-api";
import type { Sales } from "../../server/services/box-office";

const closed = () => Promise.reject(new Error("not asked here"));

export const closedOffice: Sales = {
  ...{ reserve: closed, hold: closed, reservation: closed, cancel: closed, claim: closed, pay: closed },
  ...{ returned: closed, orders: closed, openOrder: closed, tickets: closed },
};

export const closedBills = Object.fromEntries(
  Object.keys(billingRows).map((row) => [row, closed]),
) as unknown as BillingApi;
