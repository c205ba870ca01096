/**
 * The product API at PRODUCT_API_URL in place of our own: the same services over HTTP, made from the contract. What
 * section 7 does not offer is absent: giving tickets away, sending them again, the door, taking orders back, the right to
 * a film, Stripe's portal.
 */
import type { Clock } from "../clock";
import type { Report } from "../ports";
import type { Observe } from "../telemetry/calls";
import { remoteBills } from "./remote/bills";
import { remoteBoxOffice } from "./remote/box-office";
import { caller } from "./remote/call";
import { remoteCatalogue } from "./remote/catalogue";
import { remoteContacts } from "./remote/contacts";
import { remoteDues } from "./remote/dues";
import { known } from "./remote/known";
import { visitorsCall } from "./remote/visitors-call";

export function remote(o: {
  /** PRODUCT_API_URL, with or without a slash at the end. */
  host: string;
  /** The server's own guest token, for what is asked on nobody's behalf. */
  bearer(): Promise<string>;
  siteUrl: string;
  clock: Clock;
  report: Report;
  observe?: Observe;
  /** How long content is shown that cannot be read anew. */
  staleMinutes?: number;
}) {
  const call = caller(o.host, o.observe);
  const asVisitor = visitorsCall({ call, ...o });
  const bills = remoteBills(asVisitor);
  return {
    catalogue: remoteCatalogue(known({ call, ...o })),
    boxOffice: remoteBoxOffice(asVisitor, o.siteUrl),
    bills,
    dues: remoteDues(bills, o.siteUrl),
    contacts: remoteContacts(asVisitor),
  };
}
