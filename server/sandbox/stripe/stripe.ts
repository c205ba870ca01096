/** The stand-in for Stripe: its API under `/v1`, its hosted payment page, its webhooks, and controls for tests. */
import { Hono } from "hono";
import { durable } from "../durable";
import type { World } from "../world";
import { serveApi } from "./api";
import { charges } from "./charges";
import { expireOverdue } from "./checkout-session";
import { checkoutSessions } from "./checkout-sessions";
import { serveControls } from "./controls";
import { customers } from "./customers";
import { events } from "./events";
import { emptyState, ledger } from "./ledger";
import { servePages } from "./pay";
import { paymentIntents } from "./payment-intents";
import { paymentMethods } from "./payment-methods";
import { prices } from "./prices";
import { products } from "./products";
import { refunds } from "./refunds";
import { seed } from "./seed";
import { webhooks } from "./webhooks";

const TICK_MS = 1000;

/**
 * Everything of Stripe, to be mounted at `/`; its secret key is `sk_test_sandbox`. State lives in
 * `{dataDir}/sandbox/stripe.json`. `stop` ends timer and deliveries; what is undelivered goes out after the next start.
 */
export function stripeSandbox(world: World): { app: Hono; stop(): Promise<void> } {
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
    products,
    prices,
    checkoutSessions,
    paymentIntents,
    paymentMethods,
    charges,
    refunds,
    events,
  ];
  const calls = serveApi(
    app,
    book,
    resources.flatMap((resource) => resource(book)),
    commit,
  );
  servePages(app, book, commit);
  serveControls(app, book, hooks, calls);

  const timer = setInterval(() => {
    if (expireOverdue(book)) commit().catch(console.error);
    else hooks.flush();
  }, TICK_MS).unref();

  return {
    app,
    async stop() {
      clearInterval(timer);
      await hooks.stop();
      await book.save();
    },
  };
}
