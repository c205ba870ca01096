/** What the refunds need, and their rows. Types only. */
import type Stripe from "stripe";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import type { payment, refund } from "../../store/schema";

export type RefundDeps = { store: Store; stripe: Stripe; clock: Clock; report: Report };
export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;
