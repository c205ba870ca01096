/** Checkouts at a Stripe that tests can listen to and switch off. */
import { and, eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { readDefinitions } from "../../../../server/services/catalogue/read-definitions";
import { CHECKOUT_MINUTES } from "../../../../server/services/payments/open-checkout";
import { openStore, type Store } from "../../../../server/store/connection/open-store";
import { payment, refund, reservation, ticketOrder } from "../../../../server/store/schema";
import { checkLedger } from "../../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../../filled-stores";
import type { TestDatabase } from "../../../postgres";
import { frozenNow, MINUTE_MS, movableClock } from "../../../store";
import { stripeInMemory } from "../../payments/stripe-in-memory";
import { checkout, held, night, SECRET, SITE, visitor, wish } from "../box-office-world";
import { type TestOffice, testOffice } from "../test-office";

export const LAST_SECOND_MS = CHECKOUT_MINUTES * MINUTE_MS - 5_000;
export const A_MOMENT_MS = 10_000;
export const A_TURN_MS = MINUTE_MS;

type Session = Stripe.Checkout.Session;
type Hooks = { retrieve?: (id: string) => unknown; expire?: (id: string) => unknown };

let database: TestDatabase;
export let store: Store;
export let clock: ReturnType<typeof movableClock>;
export let stripe: ReturnType<typeof stripeInMemory>;
export const reports: string[] = [];
export const asked: string[] = [];
export let hooks: Hooks = {};
export let office: TestOffice;

/** The same Stripe, which records the calls. A hook runs before each response, and may replace it by throwing. */
const listening = () =>
  ({
    ...stripe.client,
    checkout: {
      sessions: {
        ...stripe.client.checkout.sessions,
        async retrieve(id: string) {
          asked.push(id);
          await hooks.retrieve?.(id);
          return stripe.client.checkout.sessions.retrieve(id);
        },
        async expire(id: string) {
          await hooks.expire?.(id);
          return stripe.client.checkout.sessions.expire(id);
        },
      },
    },
  }) as unknown as Stripe;

/** Opens the store before a file's tests, and checks the ledger after each. */
export function outcomesWorld() {
  beforeAll(async () => {
    clock = movableClock();
    stripe = stripeInMemory(clock, SECRET);
    database = await filledDatabase(frozenNow);
    store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock: { now: () => frozenNow } });
    office = newOffice();
  });
  beforeEach(() => {
    reports.length = 0;
    asked.length = 0;
    hooks = {};
    stripe.reachable(true);
  });
  afterEach(async () => {
    hooks = {};
    stripe.reachable(true);
    await office.drained();
    // Makes sure that nothing from one test is due in the next.
    clock.advance(120 * MINUTE_MS);
    await office.reconcile();
    expect(await checkLedger(store.db)).toEqual([]);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });
}

export const newOffice = (client: Stripe = listening()) =>
  testOffice({
    store,
    clock,
    stripe: client,
    webhookSecret: SECRET,
    siteUrl: SITE,
    siteName: "Ringside",
    mailer: { send: async () => undefined },
    report: (error, severity, about) => void reports.push(`${severity}: ${about}: ${error}`),
  });

export const rowOf = async (id: string) => (await store.db.select().from(reservation).where(eq(reservation.id, id)))[0];
export const orderOf = async (id: string) =>
  (await store.db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, id)))[0];
export const sessionOf = (id: string) => stripe.sessions().find((one) => one.id === id) as Session;
export const show = (seats: number) => night(store, clock.now(), [{ capacity: seats }]);
export const seatsOnPage = async (eventId: string) =>
  (await readDefinitions(store.db, clock.now(), [eventId]))[0]?.left;
export const codes = async (answer: ReturnType<TestOffice["reserve"]>) => {
  const known = await answer;
  return known.outcome === "held" ? "held" : known.problems[0]?.code;
};
export const stranger = (eventId: string, first: string, seats = 1) =>
  codes(office.reserve(visitor(), wish(eventId, { [first]: seats })));
export const cut = () => {
  throw new Stripe.errors.StripeConnectionError({ type: "api_error", message: "cut" } as never);
};

export async function atCheckout(o: { seats?: number; of?: number; show?: Awaited<ReturnType<typeof show>> } = {}) {
  const { seats = 1, of = 1 } = o;
  const made = o.show ?? (await show(of));
  const fan = visitor({ email: "fan@example.com" });
  const id = await held(office.reserve(fan, wish(made.eventId, { [made.first]: seats })));
  await checkout(office.pay(fan, id));
  const sessionId = (await rowOf(id))?.checkoutSessionId ?? "";
  return { ...made, fan, id, sessionId };
}
export const pay = (sessionId: string) => expect(stripe.pay(sessionOf(sessionId), "fan@example.com")).toBe(true);

export const refundsOf = async (reservationId: string) =>
  store.db
    .select({ cents: refund.cents, reason: refund.reason })
    .from(refund)
    .innerJoin(payment, and(eq(payment.id, refund.paymentId), eq(payment.ref, reservationId)));
