/** The day of a payment, a purchase or a renewal: the same on every page and in every mail. */
import { dateOf } from "../format/zoned-dates";

/** A bill isn't tied to a venue, and Stripe dates its invoices in UTC. */
export const BILL_ZONE = "UTC";

/** "Nov 28, 2026" */
export const billDate = (at: Date | string, locale: string): string => dateOf(new Date(at), BILL_ZONE, locale);
