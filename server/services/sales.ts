/**
 * Everything that sells (box office, billing, refunds, outbox, Stripe's events), connected once for site and commands.
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
import type { MailDeps } from "./mails/mail-recipient";
import { HELD_BACK_MAILS, mailWriters } from "./mails/mail-writers";
import type { BillingDeps } from "./payments/billing-types";
import { refunds } from "./refunds";
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
  /** Which wallets the mails about tickets may name. */
  walletOffers?: MailDeps["walletOffers"];
  officeMail?: MailDeps["officeMail"];
  /** Opens the sealed addresses of account mails. Without it, these mails wait for a process that has it. */
  accountSeal?: Seal | undefined;
  /** Aborted when the process stops. */
  stopped?: AbortSignal | undefined;
};

export type SalesServices = ReturnType<typeof salesServices>;

export function salesServices(deps: SalesDeps) {
  const { later, drained } = backgroundWork(deps.report, deps.stopped);
  const writers = mailWriters({ ...deps, seal: deps.accountSeal });
  const outbox = mailOutbox({ ...deps, writers, heldBack: HELD_BACK_MAILS, later });
  const { sendSoon } = outbox;
  const refundService = refunds(deps);
  const boxOfficeService = boxOffice({ ...deps, outbox, later }, refundService);
  // The two need each other: billing's regular job catches up with events, and billing handles events.
  const billingService = billing(deps, {
    boxOffice: boxOfficeService,
    refunds: refundService,
    outbox,
    catchUpEvents: () => events.catchUp(),
  });
  const handling = {
    settleTickets: boxOfficeService.settle,
    recordRefunds: refundService.record,
    ...billingService.eventServices,
  };
  const events = stripeEvents({ ...deps, sendSoon }, handling);
  return {
    boxOffice: boxOfficeService,
    billing: billingService,
    refunds: refundService,
    outbox,
    stripeEvents: events,
    later,
    drained,
  };
}
