/**
 * The setup of the box office tests: a store, Stripe's sandbox on a real port, a mailbox, and nights with few seats.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import type { Mail } from "../../../server/clients/mailer";
import { stripeClient } from "../../../server/clients/stripe-client";
import type { User, Visitor } from "../../../server/ports";
import { milliseconds } from "../../../server/sandbox/sandbox-clock";
import { emptyState } from "../../../server/sandbox/stripe/account-state";
import { stripeSandbox } from "../../../server/sandbox/stripe/stripe-sandbox";
import { checkoutOutcomes, SILENCE_MS } from "../../../server/services/box-office/checkout/checkout-outcomes";
import { mailWriters } from "../../../server/services/mails/mail-writers";
import type { Store } from "../../../server/store/connection/open-store";
import { event, ticketDefinition } from "../../../server/store/schema";
import { movableClock } from "../../store";
import { testOffice } from "./test-office";

export const SECRET = "whsec_of_the_tests";
export const SITE = "http://localhost:3000";

type WebhookEvent = { id: string; type: string; object: string };

/** A box office over `store` with its own sandbox. Webhooks are held until a test delivers them. */
export async function boxOfficeWorld(
  store: Store,
  billingServices?: NonNullable<Parameters<typeof testOffice>[1]>["billingServices"],
) {
  const clock = movableClock();
  const mails: Mail[] = [];
  const reports: string[] = [];

  const hooks = createServer(async (request, response) => {
    const signature = String(request.headers["stripe-signature"]);
    const answer = await office.receive(await bodyOf(request), signature).catch(() => "failed" as const);
    response.writeHead(answer === "ok" ? 200 : answer === "failed" ? 500 : 400).end();
  });
  const stripeServer = createServer();
  const [webhookUrl, origin] = [await listen(hooks), await listen(stripeServer)];

  const sandbox = stripeSandbox(
    {
      clock: {
        now: clock.now,
        async advance(duration) {
          clock.advance(milliseconds(duration));
        },
      },
      origin,
      siteUrl: SITE,
      dataDir: "",
      region: "us-east-2",
      webhook: { url: webhookUrl, secret: SECRET },
      send: () => undefined,
    },
    // Each call would write everything: a fifth of the processor time of these tests.
    { value: emptyState(), save: async () => undefined },
  );
  stripeServer.on("request", getRequestListener(sandbox.app.fetch));
  const post = (path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("/stripe/webhooks", { hold: true });

  const stripe = stripeClient({ secretKey: "sk_test_sandbox", apiUrl: origin });
  const deps = {
    store,
    stripe,
    clock,
    siteUrl: SITE,
    siteName: "Ringside",
    webhookSecret: SECRET,
    mailer: {
      async send(mail: Mail) {
        mails.push(mail);
      },
    },
    report: (error: unknown, severity: string, about: string) => {
      reports.push(`${severity}: ${about}: ${error instanceof Error ? error.message : String(error)}`);
    },
  };
  const office = testOffice(deps, { writers: mailWriters(deps), billingServices });

  async function webhooks(): Promise<WebhookEvent[]> {
    const answer = (await (await fetch(`${origin}/stripe/webhooks`)).json()) as { events: WebhookEvent[] };
    return answer.events;
  }

  return {
    office,
    deps,
    store,
    stripe,
    stripeUrl: origin,
    /** Lets Stripe process everything that is due by its clock. */
    catchUp: () => sandbox.catchUp(),
    clock,
    mails,
    reports,
    webhooks,
    /** The last event of this type as Stripe posts it: its body and its signature. */
    async posted(type: string): Promise<[body: string, signature: string]> {
      const event = (await webhooks()).findLast((one) => one.type === type);
      const payload = JSON.stringify(await stripe.events.retrieve(event?.id ?? ""));
      return [payload, stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET })];
    },
    /** Stripe does not answer about ended checkouts until the box office releases their seats. */
    async silence() {
      const cut = checkoutOutcomes(
        { ...deps, outbox: office, report: () => undefined, later: () => undefined },
        async () => {
          throw new Stripe.errors.StripeConnectionError({ type: "api_error", message: "cut" } as never);
        },
      );
      await cut.askDue();
      clock.advance(SILENCE_MS);
      await cut.askDue();
    },
    /** Uses one of Stripe's test controls (server/sandbox/stripe/test-controls.ts); returns its response. */
    async lever<T>(name: string, body: object): Promise<T> {
      const answer = await post(`/stripe/${name}`, body);
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as T;
    },
    /** Calls that reached Stripe, such as `POST /v1/refunds`. */
    async calls(): Promise<string[]> {
      const calls = (await (await fetch(`${origin}/stripe/calls`)).json()) as { method: string; path: string }[];
      return calls.map(({ method, path }) => `${method} ${path}`);
    },
    /** Delivers all events of these types, or all events, in the given order; returns the receiver's statuses. */
    async deliver(...types: string[]): Promise<string[]> {
      const events = await webhooks();
      const chosen = types.length > 0 ? types.flatMap((type) => events.filter((e) => e.type === type)) : events;
      const answer = await post("/stripe/webhooks/deliver", { ids: chosen.map(({ id }) => id) });
      const { deliveries } = (await answer.json()) as { deliveries: { last: string }[] };
      return deliveries.map(({ last }) => last);
    },
    /** Pays on the hosted page; returns the status: 303 paid, 402 declined, 410 too late. */
    async payAt(
      url: string,
      card = "4242 4242 4242 4242",
      email = "fan@example.com",
      address: Record<string, string> = {},
    ): Promise<number> {
      const body = new URLSearchParams({
        ...address,
        email,
        cardNumber: card,
        cardExpiry: "12/34",
        cardCvc: "123",
        billingName: "Frankie Fan",
      });
      const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
      await answer.body?.cancel();
      return answer.status;
    },
    async close() {
      await office.drained();
      await sandbox.stop();
      await Promise.all([hooks, stripeServer].map((server) => new Promise((done) => server.close(done))));
      await store.close();
    },
  };
}
export type World = Awaited<ReturnType<typeof boxOfficeWorld>>;

/** A guest with their own browser, or a signed-in fan. */
export function visitor(user?: Partial<User>, visitorId: string = randomUUID()): Visitor {
  const full = user && {
    userId: randomUUID(),
    username: randomUUID(),
    email: "fan@example.com",
    emailVerified: true,
    name: "Frankie Fan",
    ...user,
  };
  return { signedIn: full !== undefined, user: full, visitorId, orderKeys: {}, address: "127.0.0.1", locale: "en" };
}

type Tier = { capacity: number; cents?: number; limit?: number; hidden?: boolean; saleStart?: Date; saleEnd?: Date };

/**
 * Creates a night one month from now with these tiers; returns the ids of the event and of its definitions in order.
 */
export async function night(store: Store, now: Date, tiers: Tier[], row: Partial<typeof event.$inferInsert> = {}) {
  const eventId = randomUUID();
  const days = (n: number) => new Date(now.getTime() + n * 86_400_000);
  await store.db.insert(event).values({
    id: eventId,
    shortCode: eventId.slice(0, 8).toUpperCase().replaceAll("0", "G").replaceAll("1", "H"),
    slug: eventId,
    title: "The Last Bell",
    description: "",
    about: "",
    status: "SCHEDULED",
    categoryIds: [],
    startAt: days(30),
    endAt: days(31),
    doorsAt: days(30),
    timeZoneId: "America/New_York",
    card: [],
    poster: { seed: "bell" },
    registrationType: "TICKETS",
    ticketLimitPerOrder: 8,
    currency: "USD",
    publishedAt: days(-30),
    updatedAt: days(-30),
    ...row,
  });
  const definitions = tiers.map((tier, index) => ({
    id: randomUUID(),
    eventId,
    name: `Tier ${index + 1}`,
    description: "",
    policy: "No refunds after the bell.",
    priceCents: tier.cents ?? 4_900,
    limitPerCheckout: tier.limit ?? 8,
    orderIndex: index,
    capacity: tier.capacity,
    remaining: tier.capacity,
    saleStart: tier.saleStart ?? days(-10),
    saleEnd: tier.saleEnd ?? days(30),
    hidden: tier.hidden ?? false,
  }));
  await store.db.insert(ticketDefinition).values(definitions);
  const [first = "", second = ""] = definitions.map(({ id }) => id);
  return { eventId, first, second, ids: definitions.map(({ id }) => id) };
}

/** A reservation request for this many seats per definition. */
export const wish = (eventId: string, seats: Record<string, number>, clientKey?: string) => ({
  eventId,
  ticketQuantities: Object.entries(seats).map(([ticketDefinitionId, quantity]) => ({ ticketDefinitionId, quantity })),
  ...(clientKey && { clientKey }),
});

export async function remaining(store: Store, definitionId: string): Promise<number | undefined> {
  const [row] = await store.db.select().from(ticketDefinition).where(eq(ticketDefinition.id, definitionId));
  return row?.remaining;
}

/** The id of the reservation; throws with the problems if it was refused. */
export async function held(outcome: ReturnType<World["office"]["reserve"]>): Promise<string> {
  const answer = await outcome;
  if (answer.outcome === "refused") throw new Error(JSON.stringify(answer.problems));
  return answer.reservation.id;
}

/** The address of the checkout; throws if there is none. */
export async function checkout(outcome: ReturnType<World["office"]["pay"]>): Promise<string> {
  const answer = await outcome;
  if (answer.outcome !== "checkout") throw new Error(answer.outcome);
  return answer.url;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
