/** The stand-in for Stripe: its API under `/v1`, its hosted pages, its webhooks, and controls for tests. */
import { Hono } from "hono";
import { durable } from "../json-file";
import type { World } from "../sandbox-context";
import { seed } from "./account-seed";
import { serveApi } from "./api/serve-api";
import { checkoutSessions } from "./checkout/checkout-session-endpoints";
import { servePayPage } from "./hosted-pages/payment-page";
import { serveAuthentication } from "./hosted-pages/three-d-secure-page";
import { invoices } from "./invoices/invoice-endpoints";
import { serveInvoicePages } from "./invoices/invoice-pages";
import { invoicePayments } from "./invoices/invoice-payments";
import { account } from "./merchant/account-resource";
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
import { refunds } from "./payments/refund-resource";
import { setupIntents } from "./payments/setup-intent-resource";
import { portalConfigurations } from "./portal/portal-configuration-resource";
import { servePortal } from "./portal/portal-pages";
import { portalSessions } from "./portal/portal-session-resource";
import { passTime } from "./scheduled-work";
import { emptyState, ledger } from "./stripe-account";
import { subscriptions } from "./subscriptions/subscription-endpoints";
import { subscriptionItems } from "./subscriptions/subscription-item-endpoints";
import { serveControls } from "./test-controls";
import { events } from "./webhooks/event-resource";
import { webhooks } from "./webhooks/webhook-delivery";
import { webhookEndpoints } from "./webhooks/webhook-endpoint-resource";

const TICK_MS = 1000;

/**
 * Everything of Stripe, to be mounted at `/`; its secret key is `sk_test_sandbox`. State lives in
 * `{dataDir}/sandbox/stripe.json`. `catchUp` does what the clock has brought; `stop` ends timer and deliveries; what is undelivered goes out after the next start.
 */
export function stripeSandbox(world: World): { app: Hono; catchUp(): Promise<void>; stop(): Promise<void> } {
  const book = ledger(world, durable(`${world.dataDir}/sandbox/stripe.json`, emptyState));
  seed(book);
  const hooks = webhooks(book, world.webhook);

  /** On disk first, then out: a webhook never tells of what a crash could undo. */
  async function commit() {
    await book.save();
    hooks.flush();
  }

  const app = new Hono();
  const resources = [
    customers,
    account,
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
    subscriptions,
    subscriptionItems,
    invoices,
    invoicePayments,
    portalSessions,
    portalConfigurations,
    events,
  ];
  const calls = serveApi(
    app,
    book,
    [...resources.flatMap((resource) => resource(book)), ...webhookEndpoints(book, world.webhook)],
    commit,
  );
  for (const pages of ["/c/*", "/p/*", "/i/*"])
    app.use(pages, async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    });
  servePayPage(app, book, commit);
  serveAuthentication(app, book, commit);
  serveInvoicePages(app, book, commit);
  servePortal(app, book, commit);
  serveControls(app, book, hooks, calls, commit);

  async function catchUp() {
    if (passTime(book)) await commit();
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
      await book.save();
    },
  };
}
