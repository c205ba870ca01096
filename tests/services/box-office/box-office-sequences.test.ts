/**
 * Whatever fans, Stripe and the office do, in any order, the books balance after every step. Random sequences of steps
 * on a real PostgreSQL; `SEED=…` repeats a run, `SEQUENCES=…` sets their number, `npm run soak` runs 10,000.
 */
import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isUnreachable } from "../../../server/failures/unreachable";
import type { Visitor } from "../../../server/ports";
import { ticketSignature } from "../../../server/services/box-office/tickets/ticket-numbers";
import { seatDesk } from "../../../server/services/seating/seat-desk";
import { overdueCheckouts } from "../../../server/store/checks/hold-checks";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { payment, refund, reservation, ticket } from "../../../server/store/schema";
import { type LedgerFault, ledgerStatement } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { MINUTE_MS, movableClock, testStore } from "../../store";
import { stripeInMemory } from "../payments/stripe-in-memory";
import { hall } from "../seating/hall";
import { night, SECRET, SITE, visitor, wish } from "./box-office-world";
import { type TestOffice, testOffice } from "./test-office";

const SOAK = process.env.SOAK === "on";
const SEQUENCES = Number(process.env.SEQUENCES ?? (SOAK ? 10_000 : 60));
const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const STEPS = 12;
/** The tables are emptied after this many sequences, since the ledger check reads them in full. */
const EMPTIED_EVERY = 10;
/** The embedded store takes longer for each statement. */
const EMBEDDED = process.env.STORE === "embedded";
/** More seats than the tiers may sell, or fewer, as the office blocks them. */
const HALL = ["000", "0ac", "00"];
const PLACES = ["1-A-1", "1-A-2", "1-A-3", "1-B-1", "1-B-2", "1-B-3", "2-C-1", "2-C-2", "2-C-9"];
const OFFICE = { actor: "office", reason: "requested" } as const;

let database: TestDatabase | undefined;
let store: Store;
const clock = movableClock();
const stripe = stripeInMemory(clock, SECRET);
const refusals: string[] = [];

beforeAll(async () => {
  database = EMBEDDED ? undefined : await filledDatabase(clock.now());
  store = database
    ? await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock })
    : await testStore({ now: clock.now() });
});
afterAll(async () => {
  await store.close();
  await database?.drop();
});

const desk = () => seatDesk({ store, clock });
const office = () =>
  testOffice({
    store,
    stripe: stripe.client,
    clock,
    webhookSecret: SECRET,
    siteUrl: SITE,
    siteName: "Ringside",
    mailer: { send: async () => undefined },
    report: (error) => void refusals.push(String(error)),
  });

/** The same numbers for the same seed (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    of: <T>(all: readonly T[]): T | undefined => all[below(all.length)],
    once: (n: number) => below(n) === 0,
  };
}

type Night = Awaited<ReturnType<typeof night>>;
/** `nights` includes the hall, whose seats are numbered. */
type Cast = { offices: TestOffice[]; fans: Visitor[]; nights: Night[]; hall: Night; any: ReturnType<typeof numbers> };
/** Returns what it did; undefined if there was nothing to do. */
type Step = (cast: Cast) => Promise<string | undefined>;

const holdsNow = () => store.db.select().from(reservation);
const emailOf = (fan: Visitor) => fan.user?.email ?? `${fan.visitorId}@example.com`;

const steps: Record<string, Step> = {
  async reserve({ offices, fans, nights, any }) {
    const [fan, show] = [any.of(fans), any.of(nights)];
    if (!fan || !show) return undefined;
    const seats = { [show.first]: 1 + any.below(3), ...(any.once(2) && { [show.second]: 1 + any.below(2) }) };
    const answer = await any.of(offices)?.reserve(fan, wish(show.eventId, seats, any.once(3) ? "one-form" : undefined));
    return `${answer?.outcome} ${Object.values(seats)}`;
  },
  /** Some by name, some by number, now and then with a wheelchair, or together at any price. */
  async reserveSeats({ offices, fans, hall, any }) {
    const fan = any.of(fans);
    if (!fan) return undefined;
    const places = [...new Set(Array.from({ length: 1 + any.below(3) }, () => any.of(PLACES) ?? ""))];
    const named = { ticketDefinitionId: hall.first, quantity: places.length, places };
    const numbered = { ticketDefinitionId: any.of(hall.ids) ?? "", quantity: 1 + any.below(3) };
    const answer = await any.of(offices)?.reserve(fan, {
      eventId: hall.eventId,
      ticketQuantities: any.of([[named], [numbered], [named, numbered]]) ?? [],
      ...(any.once(4) && { accessible: 1 }),
      ...(any.once(4) && { together: "must" }),
    });
    return answer?.outcome === "refused" ? answer.problems.map(({ code }) => code).join() : answer?.outcome;
  },
  /** The office takes free seats from the sale, or puts its own back. */
  async officeSeats({ hall, any }) {
    const o = { eventId: hall.eventId, actor: "office", seats: any.of(PLACES) ?? "" };
    const until = new Date(clock.now().getTime() + 10 * MINUTE_MS);
    const done = await any.of([
      () => desk().claim({ ...o, why: "blocked" }),
      () => desk().claim({ ...o, why: "killed" }),
      () => desk().claim({ ...o, why: "guest", note: "Nia", until }),
      () => desk().free(o),
      () => desk().free(o),
    ])?.();
    return done && ("fault" in done ? done.fault : done.places.join());
  },
  async reseat({ hall, any }) {
    const one = any.of(await store.db.select().from(ticket).where(eq(ticket.eventId, hall.eventId)));
    if (!one) return undefined;
    const o = { ticketNumber: one.ticketNumber, place: any.of(PLACES) ?? "", actor: "office", swap: any.once(2) };
    const done = await desk().reseat(o);
    return "fault" in done ? done.fault : `${done.from} to ${done.to}`;
  },
  async pay({ offices, fans, any }) {
    const hold = any.of((await holdsNow()).filter(({ status }) => status === "PENDING"));
    const fan = fans.find((one) => one.visitorId === hold?.visitorId);
    return fan && hold && (await any.of(offices)?.pay(fan, hold.id))?.outcome;
  },
  async payAtStripe({ fans, any }) {
    const session = any.of(stripe.sessions().filter(({ status }) => status === "open"));
    const fan = any.of(fans);
    return session && fan && `${stripe.pay(session, emailOf(fan))}`;
  },
  async time({ any }) {
    // An hour is longer than the silence that we allow Stripe about an ended checkout.
    const minutes = any.of([1, 5, 11, 21, 32, 60]) ?? 1;
    clock.advance(minutes * MINUTE_MS);
    return `${minutes} minutes`;
  },
  async cancel({ offices, fans, any }) {
    const hold = any.of(await holdsNow());
    const fan = fans.find((one) => one.visitorId === hold?.visitorId);
    if (!fan || !hold) return undefined;
    await any.of(offices)?.cancel(fan, hold.id);
    return hold.status;
  },
  async returned({ offices, fans, any }) {
    const hold = any.of((await holdsNow()).filter(({ checkoutSessionId }) => checkoutSessionId));
    const fan = fans.find((one) => one.visitorId === hold?.visitorId);
    return fan && hold && (await any.of(offices)?.returned(fan, hold.id))?.status;
  },
  /** All other fans try to get the seats a moment after they were paid for. */
  async payAtTheLastSecond({ offices, fans, nights, any }) {
    const session = any.of(stripe.sessions().filter(({ status }) => status === "open"));
    const hold = (await holdsNow()).find(({ checkoutSessionId }) => checkoutSessionId === session?.id);
    const fan = fans.find(({ visitorId }) => visitorId === hold?.visitorId);
    const show = nights.find(({ eventId }) => eventId === hold?.eventId);
    if (!session || !fan || !show) return undefined;
    const before = session.expires_at * 1_000 - 5_000 - clock.now().getTime();
    if (before > 0) clock.advance(before);
    const paid = stripe.pay(session, emailOf(fan));
    clock.advance(10_000);
    for (const rival of fans.filter(({ visitorId }) => visitorId !== fan.visitorId)) {
      const seats = { [show.first]: 1, [show.second]: 1 };
      await any.of(offices)?.reserve(rival, wish(show.eventId, seats));
      await any.of(offices)?.reserve(rival, wish(show.eventId, { [show.first]: 2 }));
    }
    return `${paid}`;
  },
  async hold({ offices, fans, nights, any }) {
    const [fan, show] = [any.of(fans), any.of(nights)];
    const seen = fan && show && (await any.of(offices)?.hold(fan, show.eventId));
    return seen && ("ended" in seen ? "ended" : seen.expires);
  },
  async webhook({ offices, any }) {
    const posted = any.of(stripe.events());
    if (!posted) return undefined;
    await any.of(offices)?.receive(...posted);
    return (JSON.parse(posted[0]) as { type: string }).type;
  },
  async settle({ offices, any }) {
    const session = any.of(stripe.sessions());
    return session && any.of(offices)?.settle(session.id);
  },
  async reconcile({ offices, any }) {
    await any.of(offices)?.reconcile();
    return "done";
  },
  async refund({ offices, any }) {
    const one = any.of(await store.db.select().from(ticket));
    if (!one) return undefined;
    const part = any.once(2) ? { ticketNumbers: [one.ticketNumber] } : {};
    const done = await any.of(offices)?.cancelOrder({ orderNumber: one.orderNumber, ...part, ...OFFICE });
    return `${done?.canceled.length} for ${done?.refundedCents}`;
  },
  async refundAtStripe({ any }) {
    const intent = any.of(stripe.intents().filter((one) => stripe.left(one) > 0));
    if (!intent) return undefined;
    const amount = any.once(2) ? stripe.left(intent) : Math.ceil(stripe.left(intent) / 3);
    await stripe.client.refunds.create({ payment_intent: intent, amount });
    return `${amount}`;
  },
  async transfer({ offices, fans, nights, any }) {
    const [fan, show, to] = [any.of(fans), any.of(nights), any.of(fans)];
    const at = any.of(offices);
    if (!fan || !show || !to || !at) return undefined;
    const mine = any.of(await at.tickets(fan, show.eventId));
    return mine && at.transfer(fan, mine.ticketNumber, { email: emailOf(to), name: "Nia" });
  },
  async checkIn({ offices, any }) {
    const one = any.of(await store.db.select().from(ticket));
    if (!one) return undefined;
    const code = ticketSignature(one.secret, one.ticketNumber);
    const pass = { eventId: one.eventId, label: "North door" };
    return (await any.of(offices)?.checkIn(pass, one.ticketNumber, code))?.state;
  },
  async signIn({ offices, fans, any }) {
    const fan = any.of(fans.filter(({ user }) => user));
    if (!fan) return undefined;
    await any.of(offices)?.claim(fan);
    return "claimed";
  },
  async cancelEvent({ offices, nights, any }) {
    const show = any.once(4) && any.of(nights);
    if (!show) return undefined;
    const done = await any.of(offices)?.cancelEvent(show.eventId, "office");
    return `${done?.orders} orders`;
  },
};
/** Frequent steps are listed several times. */
const OFTEN = [
  "reserve",
  "reserve",
  "reserve",
  "reserveSeats",
  "reserveSeats",
  "reserveSeats",
  "pay",
  "pay",
  "payAtStripe",
  "payAtTheLastSecond",
  "time",
  "webhook",
  "webhook",
];
const NAMES = [...Object.keys(steps), ...OFTEN];

const faults = () => store.prepared<LedgerFault>(ledgerStatement());

/**
 * Payments that arrived in time and were refunded. This is allowed only if the night was canceled, the seats were paid
 * for twice, or Stripe had been silent about the checkout for half an hour.
 */
const robbed = async () =>
  (
    await store.db.execute(sql`
      select reservation.id, reservation.status, checkout_silent_since, event.status as night
      from ${refund} join ${payment} on payment.id = payment_id
      join reservation on reservation.id::text = payment.ref join event on event.id = event_id
      where refund.reason = 'expired' and event.status <> 'CANCELED' and reservation.status <> 'CONFIRMED'
        and not exists (select 1 from audit where action = 'checkout.unanswered' and entity = reservation.id::text)`)
  ).rows;

/** After all events and refunds have been processed, Stripe's amounts match the books. */
async function settleAll(one: TestOffice) {
  clock.advance(60 * MINUTE_MS);
  for (let round = 0; round < 3; round++) {
    await one.reconcile();
    for (const posted of stripe.events()) await one.receive(...posted);
  }
  await one.drained();
  const { rows } = await store.db.execute<{ kept: number; waiting: number }>(sql`
    select (coalesce((select sum(cents) from ${payment}), 0) - coalesce((select sum(cents) from ${refund}), 0))::int as kept,
      (select count(*)::int from ${refund} where provider_refund_id is null) as waiting`);
  expect(rows[0]).toEqual({ kept: stripe.kept(), waiting: 0 });
}

async function play(seed: number) {
  const any = numbers(seed);
  const offices = [office(), office()];
  const guest = visitor();
  const fans = [
    guest,
    visitor(),
    visitor({ email: "one@example.com" }),
    visitor({ email: "two@example.com" }, guest.visitorId),
  ];
  const nights = [
    await night(store, clock.now(), [
      { capacity: 3, cents: 1_000 },
      { capacity: 2, cents: 333 },
    ]),
    await night(store, clock.now(), [
      { capacity: 2, cents: 5_000 },
      { capacity: 4, cents: 0 },
    ]),
  ];
  const tiers = [
    { capacity: 5, cents: 1_000 },
    { capacity: 3, cents: 500 },
    { capacity: 3, cents: 0 },
  ];
  const seated = await hall(store, clock.now(), tiers, [{ tiers: [0, 1], benches: HALL }]);
  const cast = { offices, fans, nights: [...nights, seated], hall: seated, any };
  const told: string[] = [];
  const step = async (name = "") => {
    const what = await steps[name]?.(cast).catch((error: Error) => {
      told.push(`${name}: ${error.message}`);
      if (!isUnreachable(error) && !(error instanceof Stripe.errors.StripeConnectionError)) throw error;
      return "cut";
    });
    told.push(`${name}: ${what ?? "-"}`);
  };
  try {
    for (let n = 0; n < STEPS; n++) {
      stripe.reachable(!any.once(20));
      if (any.once(4)) await Promise.all([step(any.of(NAMES)), step(any.of(NAMES))]);
      else await step(any.of(NAMES));
      expect(await faults()).toEqual([]);
      expect(await robbed()).toEqual([]);
    }
    stripe.reachable(true);
    for (const one of offices) await one.drained();
    await settleAll(offices[0] as TestOffice);
    expect(await faults()).toEqual([]);
    expect(await robbed()).toEqual([]);
    expect(await overdueCheckouts(store.db, clock.now())).toEqual([]);
  } catch (error) {
    throw new Error(`SEED=${seed} SEQUENCES=1 plays it again:\n${told.join("\n")}\n${refusals.join("\n")}`, {
      cause: error,
    });
  } finally {
    refusals.length = 0;
  }
}

const empty = async () => {
  stripe.forget();
  await store.db.execute(
    sql`truncate event, seating_plan, seat_claim, reservation, ticket_order, payment, processed_event, outbox, audit cascade`,
  );
};

it(
  `keep seats, tickets and money in balance over ${SEQUENCES} sequences (SEED=${SEED})`,
  async () => {
    for (let n = 0; n < SEQUENCES; n++) {
      if (n % EMPTIED_EVERY === 0) await empty();
      await play(SEED + n);
    }
  },
  SEQUENCES * 2_000,
);
