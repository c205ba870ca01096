/** The Stripe sandbox on its own port, with the real SDK, a clock that tests set, and a webhook receiver. */
import { mkdtempSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import Stripe from "stripe";
import { milliseconds } from "../../../server/sandbox/sandbox-clock";
import type { SandboxContext } from "../../../server/sandbox/sandbox-context";
import { stripeSandbox } from "../../../server/sandbox/stripe/stripe-sandbox";
import { runFolder } from "../../run-folder";

export const SECRET = "whsec_sandbox";
export const SITE = "http://localhost:3000";

type ReceivedWebhook = { body: string; signature: string; event: { id: string; type: string } };
type Listening = { port: number; close(): Promise<void> };

async function listen(app: Hono, wanted = 0): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((ready) => server.listen(wanted, "127.0.0.1", () => ready()));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Receives webhooks and responds with `status`, which a test may change. */
export async function webhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const receiver = { status: 200, received, url: "", close: async () => {} };
  const app = new Hono().post("/webhook", async (c) => {
    const body = await c.req.text();
    received.push({ body, signature: c.req.header("stripe-signature") ?? "", event: JSON.parse(body) });
    return c.body(null, receiver.status as 200);
  });
  const { port, close } = await listen(app);
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}/webhook`, close });
}

export type StripeWorld = Awaited<ReturnType<typeof stripeWorld>>;

/** `dataDir` continues an earlier sandbox's state, on the same port if `port` is given. */
export async function stripeWorld(o: { dataDir?: string; webhookUrl?: string; port?: number; now?: Date } = {}) {
  const dataDir = o.dataDir ?? mkdtempSync(join(runFolder(), "stripe-sandbox-"));
  const clock = {
    current: o.now ?? new Date("2026-03-14T12:00:00Z"),
    now: () => clock.current,
    async advance(duration: string) {
      clock.current = new Date(clock.current.getTime() + milliseconds(duration));
    },
  };
  const { port, close } = await listen(
    new Hono().all("*", (c) => sandbox.app.fetch(c.req.raw, c.env)),
    o.port,
  );
  const origin = `http://127.0.0.1:${port}`;
  const world: SandboxContext = {
    clock,
    origin,
    siteUrl: SITE,
    dataDir,
    region: "us-east-2",
    webhook: { url: o.webhookUrl ?? "http://127.0.0.1:1/nobody", secret: SECRET },
    send: () => {},
  };
  const sandbox = stripeSandbox(world);
  const lever = async (path: string, body: object) => {
    const response = await sandbox.app.request(`/stripe/${path}`, { method: "POST", body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  // Nobody listens, so nothing has to be sent.
  if (!o.webhookUrl) await lever("webhooks", { hold: true });
  return {
    clock,
    dataDir,
    origin,
    port,
    stripe: sdk(port),
    seconds: () => Math.floor(clock.current.getTime() / 1000),
    /** Moves the clock and runs scheduled work, as `POST /clock` does. */
    async pass(duration: string) {
      await clock.advance(duration);
      await sandbox.catchUp();
    },
    /** Posts to one of the test controls under `/stripe/…`. */
    lever,
    async stop() {
      await sandbox.stop();
      await close();
    },
  };
}

export function sdk(port: number, key = "sk_test_sandbox"): Stripe {
  return new Stripe(key, { host: "127.0.0.1", port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });
}

/** The smallest valid session: two seats at 89 dollars. */
export const twoSeats: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  allowed_payment_method_types: ["card"],
  line_items: [{ quantity: 2, price_data: { currency: "usd", unit_amount: 8900, product_data: { name: "Ringside" } } }],
  success_url: `${SITE}/tickets?session={CHECKOUT_SESSION_ID}`,
  cancel_url: `${SITE}/back`,
};

export const card = (cardNumber: string) => ({
  email: "fan@example.com",
  cardNumber,
  cardExpiry: "12 / 34",
  cardCvc: "123",
  billingName: "Robin Fan",
});

export const GOOD = "4242424242424242";

/** A checkout session for monthly Premium. */
export const premium = (more: Stripe.Checkout.SessionCreateParams = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  line_items: [{ price: "price_premium_month", quantity: 1 }],
  success_url: `${SITE}/premium?session={CHECKOUT_SESSION_ID}`,
  cancel_url: `${SITE}/premium`,
  ...more,
});

/** Subscribes to Premium on the hosted page and returns the subscription. */
export async function subscribe(
  { stripe }: StripeWorld,
  { cardNumber = GOOD, ...more }: Stripe.Checkout.SessionCreateParams & { cardNumber?: string } = {},
): Promise<Stripe.Subscription> {
  const session = await stripe.checkout.sessions.create(premium(more));
  await press(session.url, card(cardNumber));
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  return subscription as Stripe.Subscription;
}

/** A customer whose saved card is the default payment method. */
export async function customerWith({ stripe }: StripeWorld, payment_method: string): Promise<Stripe.Customer> {
  const { id } = await stripe.customers.create({ email: "fan@example.com", name: "Robin Fan" });
  const method = await stripe.paymentMethods.attach(payment_method, { customer: id });
  return stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
}

/** The events about the objects with these ids and about objects that belong to them, oldest first. */
export async function story({ stripe }: StripeWorld, ...ids: string[]): Promise<string[]> {
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) events.push(event);
  const mine = ({ data }: Stripe.Event) => ids.some((id) => JSON.stringify(data.object).includes(`"${id}"`));
  return events
    .filter(mine)
    .map(({ type }) => type)
    .reverse();
}

/** Posts the page's form with these fields, without following the redirect. */
export function press(url: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(url ?? "", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** The error of a call that must be refused. */
export async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError))
    throw new Error("The call was not refused by Stripe.", { cause: error });
  const { type, code, param, message, statusCode } = error;
  return { type, code, param, message, statusCode };
}

/** Waits until `look` returns something; fails after five seconds. */
export async function eventually<T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + 5000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error("It did not happen within five seconds.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
