/**
 * What happens to a hold whose checkout has ended by our clock, however Stripe behaves: we ask Stripe before we release
 * seats.
 */
import { and, eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SILENCE_MS } from "../../../../server/services/box-office/checkout/checkout-outcomes";
import { readDefinitions } from "../../../../server/services/catalogue/read-definitions";
import { CHECKOUT_MINUTES } from "../../../../server/services/payments/open-checkout";
import { openStore, type Store } from "../../../../server/store/connection/open-store";
import { audit, payment, refund, reservation, ticketOrder } from "../../../../server/store/schema";
import { checkLedger } from "../../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../../filled-stores";
import type { TestDatabase } from "../../../postgres";
import { frozenNow, MINUTE_MS, movableClock } from "../../../store";
import { stripeInMemory } from "../../payments/stripe-in-memory";
import { checkout, held, night, remaining, SECRET, SITE, visitor, wish } from "../box-office-world";
import { type TestOffice, testOffice } from "../test-office";

const LAST_SECOND_MS = CHECKOUT_MINUTES * MINUTE_MS - 5_000;
const A_MOMENT_MS = 10_000;
const A_TURN_MS = MINUTE_MS;

type Session = Stripe.Checkout.Session;
type Hooks = { retrieve?: (id: string) => unknown; expire?: (id: string) => unknown };

let database: TestDatabase;
let store: Store;
const clock = movableClock();
const stripe = stripeInMemory(clock, SECRET);
const reports: string[] = [];
const asked: string[] = [];
let hooks: Hooks = {};
let office: TestOffice;

/** The same Stripe, which records the calls. A hook runs before each response, and may replace it by throwing. */
const listening = {
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
} as unknown as Stripe;

beforeAll(async () => {
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

const newOffice = (client: Stripe = listening) =>
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

const rowOf = async (id: string) => (await store.db.select().from(reservation).where(eq(reservation.id, id)))[0];
const orderOf = async (id: string) =>
  (await store.db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, id)))[0];
const sessionOf = (id: string) => stripe.sessions().find((one) => one.id === id) as Session;
const show = (seats: number) => night(store, clock.now(), [{ capacity: seats }]);
const seatsOnPage = async (eventId: string) => (await readDefinitions(store.db, clock.now(), [eventId]))[0]?.left;
const codes = async (answer: ReturnType<TestOffice["reserve"]>) => {
  const known = await answer;
  return known.outcome === "held" ? "held" : known.problems[0]?.code;
};
const stranger = (eventId: string, first: string, seats = 1) =>
  codes(office.reserve(visitor(), wish(eventId, { [first]: seats })));
const cut = () => {
  throw new Stripe.errors.StripeConnectionError({ type: "api_error", message: "cut" } as never);
};

async function atCheckout(o: { seats?: number; of?: number; show?: Awaited<ReturnType<typeof show>> } = {}) {
  const { seats = 1, of = 1 } = o;
  const made = o.show ?? (await show(of));
  const fan = visitor({ email: "fan@example.com" });
  const id = await held(office.reserve(fan, wish(made.eventId, { [made.first]: seats })));
  await checkout(office.pay(fan, id));
  const sessionId = (await rowOf(id))?.checkoutSessionId ?? "";
  return { ...made, fan, id, sessionId };
}
const pay = (sessionId: string) => expect(stripe.pay(sessionOf(sessionId), "fan@example.com")).toBe(true);

describe("A checkout that has ended by our clock", () => {
  it("was paid at the last second: Stripe is asked before a stranger gets the seats", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("was paid while the site was down for hours", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(5 * 60 * MINUTE_MS);
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("was abandoned: a stranger gets the seats at the first click, without webhook or job", async () => {
    const { eventId, first, id } = await atCheckout();
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    expect(await seatsOnPage(eventId)).toBe(0);
    expect(await stranger(eventId, first)).toBe("held");
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED", checkoutExpires: null });
    expect(await seatsOnPage(eventId)).toBe(0);
  });

  it("is asked about once by any number of strangers who click at the same time", async () => {
    const { eventId, first, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    const answers = await Promise.all(Array.from({ length: 60 }, () => stranger(eventId, first)));
    expect(new Set(answers)).toEqual(new Set(["soldOut"]));
    expect(asked).toEqual([sessionId]);
  });

  it("releases its seats to all strangers who click at the same time, not only to the one who asked first", async () => {
    const { eventId, first } = await atCheckout({ seats: 5, of: 5 });
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    const answers = await Promise.all(Array.from({ length: 6 }, () => stranger(eventId, first)));
    expect(answers.sort()).toEqual([...Array(5).fill("held"), "soldOut"]);
  });

  it("is settled when the fan reserves again, and never leaves a second hold beside the new one", async () => {
    const { eventId, first, fan, id } = await atCheckout({ of: 3 });
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    expect(await codes(office.reserve(fan, wish(eventId, { [first]: 2 })))).toBe("held");
    expect((await rowOf(id))?.status).toBe("EXPIRED");
    expect(await remaining(store, first)).toBe(1);
  });

  it("is reported as paid, not as ended, when the fan clicks pay once more", async () => {
    const { fan, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    expect(await office.pay(fan, id)).toEqual({ outcome: "done" });
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("is still open at Stripe, whose clock is behind: we close it a little later, so nobody pays for free seats", async () => {
    const late = { now: () => new Date(clock.now().getTime() - 5 * MINUTE_MS) };
    const slow = stripeInMemory(late, SECRET, "slow");
    const ours = newOffice(slow.client);
    const { eventId, first } = await show(1);
    const fan = visitor({});
    const id = await held(ours.reserve(fan, wish(eventId, { [first]: 1 })));
    await checkout(ours.pay(fan, id));
    clock.advance(CHECKOUT_MINUTES * MINUTE_MS);
    const asks = () => codes(ours.reserve(visitor(), wish(eventId, { [first]: 1 })));
    expect(await asks()).toBe("soldOut");
    expect(slow.sessions()[0]?.status, "it may be a matter of clocks").toBe("open");
    clock.advance(20_000);
    expect(await asks()).toBe("held");
    expect(slow.sessions()[0]?.status).toBe("expired");
    await ours.drained();
  });

  it("is unknown to Stripe: its seats are released after a while, and we stop asking about it", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    hooks.retrieve = (asking) => {
      if (asking !== sessionId) return;
      const gone = { type: "invalid_request_error", message: "No such checkout.session", code: "resource_missing" };
      throw new Stripe.errors.StripeInvalidRequestError(gone as never);
    };
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    await office.reconcile();
    expect(await stranger(eventId, first)).toBe("soldOut");
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect(await stranger(eventId, first)).toBe("held");
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED", checkoutExpires: null });
  });

  it("is complete but unpaid: there is no order until the money arrives", async () => {
    const { fan, eventId, id, sessionId } = await atCheckout();
    Object.assign(sessionOf(sessionId), { status: "complete", payment_status: "unpaid", url: null });
    expect(await office.settle(sessionId)).toBe("open");
    await office.reconcile();
    expect(await office.returned(fan, id)).toEqual({ status: "confirming", eventId });
    expect([await orderOf(id), (await rowOf(id))?.status]).toEqual([undefined, "PENDING"]);

    Object.assign(sessionOf(sessionId), { status: "open" });
    pay(sessionId);
    expect(await office.settle(sessionId)).toBe("paid");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });
});

describe("A clock that jumps", () => {
  it("forward during a checkout loses no payment that was made before", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    pay(sessionId);
    clock.advance(48 * 60 * MINUTE_MS);
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("back and forth between payment and settling is repaired by the job", async () => {
    const { id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    await office.reconcile();
    clock.advance(-20 * MINUTE_MS);
    stripe.reachable(true);
    await office.reconcile();
    expect(await orderOf(id)).toBeUndefined();
    clock.advance(22 * MINUTE_MS);
    await office.reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });
});

describe("While Stripe is down", () => {
  it("seats of an ended checkout are kept for half an hour of silence, and are free afterwards", async () => {
    const { eventId, first, fan, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    for (let minutes = 0; minutes < 30; minutes += 3) {
      expect(await stranger(eventId, first)).toBe("soldOut");
      expect(await seatsOnPage(eventId)).toBe(0);
      expect(await office.hold(fan, eventId)).toMatchObject({ reservationId: id, checkoutOpen: true });
      expect(await office.returned(fan, id)).toEqual({ status: "confirming", eventId });
      await office.reconcile();
      clock.advance(3 * MINUTE_MS);
    }
    expect(await codes(office.reserve(fan, wish(eventId, { [first]: 1 })))).toBe("checkoutOpen");
    await office.reconcile();
    expect(await seatsOnPage(eventId)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED", checkoutExpires: expect.any(Date) });
    expect(await office.hold(fan, eventId), "nobody can say that nothing was charged").toBeUndefined();
    expect(await stranger(eventId, first)).toBe("held");
    expect(await store.db.select().from(audit).where(eq(audit.entity, id))).toMatchObject([
      { action: "checkout.unanswered" },
    ]);

    // Stripe is reachable again: what was paid is refunded once, and nothing is left to ask.
    stripe.reachable(true);
    clock.advance(3 * MINUTE_MS);
    await office.reconcile();
    expect(await office.returned(fan, id)).toEqual({ status: "refunded", eventId });
    expect(await refundsOf(id)).toMatchObject([{ reason: "expired", cents: 4_900 }]);
    expect((await rowOf(id))?.checkoutExpires).toBeNull();
  });

  it("a payment that turns up after the seats were released gets them again if they are free", async () => {
    const { id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    await office.reconcile();
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect((await rowOf(id))?.status).toBe("EXPIRED");
    stripe.reachable(true);
    clock.advance(60 * MINUTE_MS);
    await office.reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("one run of the job takes hundreds of checkouts off the queue and asks about few of them", async () => {
    const made = await show(150);
    const all: Awaited<ReturnType<typeof atCheckout>>[] = [];
    for (let n = 0; n < 150; n++) all.push(await atCheckout({ show: made }));
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    stripe.reachable(false);
    asked.length = 0;
    await office.reconcile();
    expect(asked.length).toBeLessThan(30);
    const rows = await Promise.all(all.map(({ id }) => rowOf(id)));
    expect(rows.filter((row) => row?.checkoutSilentSince !== null)).toHaveLength(150);
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect(await remaining(store, made.first)).toBe(150);
  });

  it("a stranger does not wait for a slow Stripe, and the payer keeps the seats", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    let answer = () => {};
    const answering = new Promise<void>((done) => {
      answer = done;
    });
    hooks.retrieve = () => answering;
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toBeUndefined();
    answer();
    await office.drained();
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });
});

describe("The regular job", () => {
  it("asks about every open checkout in one run; failures stop nothing and are retried later", async () => {
    const made = await show(130);
    const all: Awaited<ReturnType<typeof atCheckout>>[] = [];
    for (let n = 0; n < 130; n++) {
      all.push(await atCheckout({ show: made }));
      clock.advance(100);
    }
    const [failing, fine] = [all.slice(0, 60), all.slice(60)];
    for (const { sessionId } of all) pay(sessionId);
    const broken = new Set(failing.map(({ sessionId }) => sessionId));
    hooks.retrieve = (id) => {
      if (broken.has(id)) throw new Stripe.errors.StripeAPIError({ type: "api_error", message: "broken" } as never);
    };
    clock.advance(2 * A_TURN_MS);
    asked.length = 0;
    await office.reconcile();
    const orders = async (some: typeof all) => (await Promise.all(some.map(({ id }) => orderOf(id)))).filter(Boolean);
    expect(await orders(fine)).toHaveLength(fine.length);
    expect(await orders(failing)).toHaveLength(0);
    expect(new Set(asked)).toEqual(new Set(all.map(({ sessionId }) => sessionId)));
    expect(reports.length).toBeGreaterThan(0);

    broken.clear();
    clock.advance(A_TURN_MS);
    await office.reconcile();
    expect(await orders(failing)).toHaveLength(failing.length);
  });

  it("asks less and less often about a checkout without an answer, but at least once an hour", async () => {
    const { id, sessionId } = await atCheckout();
    hooks.retrieve = (asking) => {
      if (asking === sessionId) cut();
    };
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    for (let turn = 0; turn < 30; turn++) {
      await office.reconcile();
      clock.advance(A_TURN_MS);
    }
    const held = asked.filter((one) => one === sessionId).length;
    expect(held).toBeGreaterThanOrEqual(10);
    expect(held).toBeLessThanOrEqual(20);
    asked.length = 0;
    for (let turn = 0; turn < 24 * 60; turn += 10) {
      await office.reconcile();
      clock.advance(10 * A_TURN_MS);
    }
    expect(asked.length).toBeLessThanOrEqual(30);
    expect(asked.length).toBeGreaterThanOrEqual(12);
    expect((await rowOf(id))?.status).toBe("EXPIRED");
  });

  it("asks about a checkout in only one of several processes at a time", async () => {
    const { sessionId } = await atCheckout();
    clock.advance(2 * A_TURN_MS);
    asked.length = 0;
    const offices = Array.from({ length: 4 }, () => newOffice());
    await Promise.all(offices.map((one) => one.reconcile()));
    expect(asked.filter((one) => one === sessionId)).toHaveLength(1);
  });

  it("asks no more about a payment that was refunded", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    await office.reconcile();
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect(await stranger(eventId, first)).toBe("held");
    stripe.reachable(true);
    expect(await office.settle(sessionId)).toBe("refunded");
    expect((await rowOf(id))?.checkoutExpires).toBeNull();
    // Writing the mail asks Stripe for the address; the job itself makes no call.
    await office.drained();
    asked.length = 0;
    clock.advance(120 * MINUTE_MS);
    await office.reconcile();
    expect(asked).not.toContain(sessionId);
    expect(await refundsOf(id)).toHaveLength(1);
  });
});

const refundsOf = async (reservationId: string) =>
  store.db
    .select({ cents: refund.cents, reason: refund.reason })
    .from(refund)
    .innerJoin(payment, and(eq(payment.id, refund.paymentId), eq(payment.ref, reservationId)));
