/**
 * Everything that sells: box office, billing, outbox and Stripe's events, connected once for the site and the commands.
 */
import type Stripe from "stripe";
import type { Mailer } from "../clients/mailer";
import { mailOutbox } from "../mail/outbox";
import type { Report } from "../ports";
import type { Clock } from "../process/clock";
import type { Seal } from "../session/cookies/seal";
import type { Store } from "../store/connection/open-store";
import type { Metrics } from "../telemetry/metrics";
import { backgroundWork } from "./background-work";
import { billing } from "./billing";
import { boxOffice } from "./box-office";
import { HELD_BACK_MAILS, mailWriters } from "./mails/mail-writers";
import type { BillingDeps } from "./payments/billing-types";
import { stripeEvents } from "./stripe-events/stripe-events";

type SalesDeps = {
  store: Store;
  stripe: Stripe;
  clock: Clock;
  mailer: Mailer;
  report: Report;
  metrics?: Metrics | undefined;
  /** Origin without a slash at the end. */
  siteUrl: string;
  siteName: string;
  /** The webhook endpoint's signing secret (`whsec_…`). */
  webhookSecret: string;
  premiumPrices: BillingDeps["premiumPrices"];
  catalogue: BillingDeps["catalogue"];
  /** Opens the sealed addresses of account mails. Without it, these mails wait for a process that has it. */
  accountSeal?: Seal | undefined;
};

export type SalesServices = ReturnType<typeof salesServices>;

export function salesServices(deps: SalesDeps) {
  const { later, drained } = backgroundWork(deps.report);
  const writers = mailWriters({ ...deps, seal: deps.accountSeal });
  const outbox = mailOutbox({ ...deps, writers, heldBack: HELD_BACK_MAILS, later });
  const { sendSoon } = outbox;
  const office = boxOffice({ ...deps, outbox, later });
  // The two need each other: billing's regular job catches up with events, and billing handles events.
  const bills = billing(deps, { boxOffice: office, outbox, catchUpEvents: () => events.catchUp() });
  const { settle: settleTickets, recordRefunds } = office;
  const events = stripeEvents({ ...deps, sendSoon }, { settleTickets, recordRefunds, ...bills.eventServices });
  return { boxOffice: office, billing: bills, outbox, stripeEvents: events, drained };
}
