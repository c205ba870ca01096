/** The product's services for tests, with everything that sells on one object. */
import type Stripe from "stripe";
import type { Mailer } from "../../../server/clients/mailer";
import { type MailWriters, mailOutbox } from "../../../server/mail/outbox";
import type { Report } from "../../../server/ports";
import type { Clock } from "../../../server/process/clock";
import { backgroundWork } from "../../../server/services/background-work";
import { billing } from "../../../server/services/billing";
import { boxOffice } from "../../../server/services/box-office";
import { boxOfficeMails } from "../../../server/services/mails/box-office-mails";
import { HELD_BACK_MAILS } from "../../../server/services/mails/mail-writers";
import type { BillingDeps } from "../../../server/services/payments/billing-types";
import { refunds } from "../../../server/services/refunds";
import type { EventServices } from "../../../server/services/stripe-events/event-handlers";
import { stripeEvents } from "../../../server/services/stripe-events/stripe-events";
import type { Store } from "../../../server/store/connection/open-store";
import type { Metrics } from "../../../server/telemetry/metrics";

type OfficeDeps = {
  store: Store;
  stripe: Stripe;
  clock: Clock;
  siteUrl: string;
  siteName: string;
  webhookSecret: string;
  mailer: Mailer;
  report: Report;
  metrics?: Metrics;
};
type BillingServices = Omit<EventServices, "settleTickets" | "recordRefunds">;

const nothing = async () => undefined;
const NO_BILLING: BillingServices = {
  settlePurchase: nothing,
  settlePaymentIntent: nothing,
  readMembership: nothing,
  revokeRefunded: nothing,
  readDispute: nothing,
};

export type TestOffice = ReturnType<typeof testOffice>;

/** A box office with outbox and webhook. Billing's events are dropped unless `billingServices` is given. */
export function testOffice(
  deps: OfficeDeps,
  {
    writers = boxOfficeMails(deps),
    billingServices = () => NO_BILLING,
  }: { writers?: MailWriters; billingServices?: (() => BillingServices) | undefined } = {},
) {
  const { later, drained } = backgroundWork(deps.report);
  const outbox = mailOutbox({ ...deps, writers, heldBack: HELD_BACK_MAILS, later });
  const refundService = refunds(deps);
  const office = boxOffice({ ...deps, outbox, later }, refundService);
  const events = stripeEvents(
    { ...deps, sendSoon: outbox.sendSoon },
    {
      settleTickets: office.settle,
      recordRefunds: refundService.record,
      settlePurchase: (id) => billingServices().settlePurchase(id),
      settlePaymentIntent: (id) => billingServices().settlePaymentIntent(id),
      readMembership: (id) => billingServices().readMembership(id),
      revokeRefunded: () => billingServices().revokeRefunded(),
      readDispute: (id) => billingServices().readDispute(id),
    },
  );
  /** Afterwards, mails that were on their way have been sent as well. */
  const sendOutbox = async (stopped?: AbortSignal) => {
    await drained();
    await outbox.sendOutbox(stopped);
  };
  return { ...office, ...outbox, sendOutbox, ...events, refunds: refundService, later, drained };
}

/** Billing beside an office. `receive` runs an event's handlers, even if it was handled before. */
export function testBilling(
  deps: BillingDeps & { webhookSecret: string },
  office: TestOffice,
  { sendSoon = office.sendSoon }: { sendSoon?: () => void } = {},
) {
  const billingService = billing(deps, {
    boxOffice: office,
    refunds: office.refunds,
    outbox: { sendSoon },
    catchUpEvents: () => events.catchUp(),
  });
  const handling = {
    settleTickets: office.settle,
    recordRefunds: office.refunds.record,
    ...billingService.eventServices,
  };
  const events = stripeEvents({ ...deps, sendSoon }, handling);
  return { ...billingService, receive: events.runHandlers, webhook: events.receive };
}
