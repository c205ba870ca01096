/** The stand-in for Stripe: its API under `/v1`, its hosted pages, its webhooks, and controls for tests. */
import { Hono } from "hono";
import { durable } from "../durable";
import type { World } from "../world";
import { account } from "./account";
import { serveApi } from "./api";
import { serveAuthentication } from "./authenticate";
import { balance } from "./balance";
import { serveInvoicePages } from "./billing/invoice-pages";
import { invoicePayments } from "./billing/invoice-payments";
import { invoices } from "./billing/invoices";
import { subscriptionItems } from "./billing/subscription-items";
import { subscriptions } from "./billing/subscriptions";
import { passTime } from "./billing/time";
import { charges } from "./charges";
import { checkoutSessions } from "./checkout-sessions";
import { serveControls } from "./controls";
import { coupons } from "./coupons";
import { customers } from "./customers";
import { disputes } from "./disputes";
import { events } from "./events";
import { emptyState, ledger } from "./ledger";
import { servePayPage } from "./pay";
import { paymentIntents } from "./payment-intents";
import { paymentMethods } from "./payment-methods";
import { portalConfigurations } from "./portal/configurations";
import { servePortal } from "./portal/portal";
import { portalSessions } from "./portal/session";
import { prices } from "./prices";
import { products } from "./products";
import { promotionCodes } from "./promotion-codes";
import { refunds } from "./refunds";
import { seed } from "./seed";
import { setupIntents } from "./setup-intent";
import { webhookEndpoints } from "./webhook-endpoints";
import { webhooks } from "./webhooks";

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
