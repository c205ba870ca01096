/**
 * Remote mode: the product API at PRODUCT_API_URL instead of our own, with the same services made from the contract.
 * What section 7 doesn't offer is absent: transfers, resending tickets, check-in, refunds by the office, films,
 * Stripe's portal.
 */

import type { Report } from "../ports";
import type { Clock } from "../process/clock";
import type { Observe } from "../telemetry/calls";
import { remoteBoxOffice } from "./remote/box-office";
import { caller } from "./remote/call";
import { remoteCatalogue } from "./remote/catalogue";
import { known } from "./remote/known";
import { remoteBilling } from "./remote/remote-billing";
import { remoteBillingApi } from "./remote/remote-billing-api";
import { remoteContacts } from "./remote/remote-contacts";
import { visitorsCall } from "./remote/visitors-call";

export function remote(o: {
  /** PRODUCT_API_URL, with or without a trailing slash. */
  host: string;
  /** The server's own guest token, for reading when no visitor asks. */
  bearer(): Promise<string>;
  siteUrl: string;
  clock: Clock;
  report: Report;
  observe?: Observe;
  /** How long content that can't be refreshed is shown. */
  staleMinutes?: number;
}) {
  const call = caller(o.host, o.observe);
  const asVisitor = visitorsCall({ call, ...o });
  const billingApi = remoteBillingApi(asVisitor);
  return {
    catalogue: remoteCatalogue(known({ call, ...o })),
    boxOffice: remoteBoxOffice(asVisitor, o.siteUrl),
    billing: remoteBilling(billingApi, o.siteUrl),
    billingApi,
    contacts: remoteContacts(asVisitor),
  };
}
