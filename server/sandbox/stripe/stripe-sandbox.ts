/** The Stripe stand-in: API under `/v1`, hosted pages, webhooks, and controls for tests. */
import { Hono } from "hono";
import { jsonFile } from "../json-file";
import type { SandboxContext } from "../sandbox-context";
import { seedStripeAccount } from "./account-seed";
import { emptyState, openStripeAccount } from "./account-state";
import { serveApi } from "./api/serve-api";
import { checkoutSessions } from "./checkout/checkout-session-endpoints";
import { servePaymentPage } from "./hosted-pages/payment-page";
import { serveThreeDSecurePage } from "./hosted-pages/three-d-secure-page";
import { invoices } from "./invoices/invoice-endpoints";
import { serveInvoicePages } from "./invoices/invoice-pages";
import { invoicePayments } from "./invoices/invoice-payments";
import { accountRoutes } from "./merchant/account-resource";
import { coupons } from "./merchant/coupon-resource";
import { customers } from "./merchant/customer-resource";
import { prices } from "./merchant/price-resource";
import { products } from "./merchant/product-resource";
import { promotionCodes } from "./merchant/promotion-code-resource";
import { balance } from "./payments/balance-resource";
import { charges } from "./payments/charge-resource";
import { disputes } from "./payments/dispute-resource";
import { paymentIntents } from "./payments/payment-intent-endpoints";
import { paymentMethods } from "./payments/payment-method-resource";
import { payouts } from "./payments/payout-resource";
import { refunds } from "./payments/refund-resource";
import { setupIntents } from "./payments/setup-intent-resource";
import { portalConfigurations } from "./portal/portal-configuration-resource";
import { servePortal } from "./portal/portal-pages";
import { portalSessions } from "./portal/portal-session-resource";
import { runScheduledWork } from "./scheduled-work";
import { subscriptions } from "./subscriptions/subscription-endpoints";
import { subscriptionItems } from "./subscriptions/subscription-item-endpoints";
import { subscriptionSchedules } from "./subscriptions/subscription-schedule-endpoints";
import { serveTestControls } from "./test-controls";
import { events } from "./webhooks/event-resource";
import { webhookDelivery } from "./webhooks/webhook-delivery";
import { webhookEndpoints } from "./webhooks/webhook-endpoint-resource";

const TICK_MS = 1000;

/**
 * The app serves all of Stripe and is mounted at `/`; its secret key is `sk_test_sandbox`. State is stored in
 * `{dataDir}/sandbox/stripe.json`, unless `stored` keeps it elsewhere. `catchUp` runs the work that the clock has
 * triggered. `stop` ends the timer and deliveries; undelivered events are sent after the next start.
 */
export function stripeSandbox(
  sandbox: SandboxContext,
  stored = jsonFile(`${sandbox.dataDir}/sandbox/stripe.json`, emptyState),
): { app: Hono; catchUp(): Promise<void>; stop(): Promise<void> } {
  const account = openStripeAccount(sandbox, stored);
  seedStripeAccount(account);
  const hooks = webhookDelivery(account, sandbox.webhook);

  /** Save before sending: a webhook must never report something that a crash could undo. */
  async function commit() {
    await account.save();
    hooks.flush();
  }

  const app = new Hono();
  const resources = [
    customers,
    accountRoutes,
    products,
    prices,
    coupons,
    promotionCodes,
    checkoutSessions,
    paymentIntents,
    paymentMethods,
    setupIntents,
    charges,
    refunds,
    disputes,
    balance,
    payouts,
    subscriptions,
    subscriptionItems,
    subscriptionSchedules,
    invoices,
    invoicePayments,
    portalSessions,
    portalConfigurations,
    events,
  ];
  const calls = serveApi(
    app,
    account,
    [...resources.flatMap((resource) => resource(account)), ...webhookEndpoints(account, sandbox.webhook)],
    commit,
  );
  for (const pages of ["/c/*", "/p/*", "/i/*"])
    app.use(pages, async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    });
  servePaymentPage(app, account, commit);
  serveThreeDSecurePage(app, account, commit);
  serveInvoicePages(app, account, commit);
  servePortal(app, account, commit);
  serveTestControls(app, account, hooks, calls, commit);

  async function catchUp() {
    if (runScheduledWork(account)) await commit();
    else hooks.flush();
  }

  const timer = setInterval(() => {
    catchUp().catch(console.error);
  }, TICK_MS).unref();

  return {
    app,
    catchUp,
    async stop() {
      clearInterval(timer);
      await hooks.stop();
      await account.save();
    },
  };
}
