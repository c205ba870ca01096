/**
 * Whatever fans, Stripe and the office do, in any order, the books balance after every step. Random sequences of steps
 * on a real PostgreSQL; `SEED=…` repeats a run, `SEQUENCES=…` sets their number, `npm run soak` runs 10,000.
 */
import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isUnreachable } from "../../../server/failures/unreachable";
import { catalogue } from "../../../server/services/catalogue";
import { overdueCheckouts } from "../../../server/store/checks/hold-checks";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { payment, refund } from "../../../server/store/schema";
import { type LedgerFault, ledgerStatement } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { MINUTE_MS, movableClock, testStore } from "../../store";
import { stripeInMemory } from "../payments/stripe-in-memory";
import { hall } from "../seating/hall";
import { planSteps } from "../seating/plan-steps";
import { boxOfficeSteps } from "./box-office-steps";
import { night, SECRET, SITE, visitor } from "./box-office-world";
import { fillShelves } from "./goods-steps";
import { numbers, replay } from "./random-numbers";
import { type TestOffice, testOffice } from "./test-office";

const SOAK = process.env.SOAK === "on";
const USUAL = 12;
const SEQUENCES = Number(process.env.SEQUENCES ?? (SOAK ? 400 : USUAL));
const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const STEPS = 12;
/** The tables are emptied after this many sequences, since the ledger check reads them in full. */
const EMPTIED_EVERY = 10;
/** The embedded store takes longer for each statement. */
const EMBEDDED = process.env.STORE === "embedded";
/** More seats than the tiers may sell, or fewer, depending on what the office blocks. */
const HALL = ["000", "0ac", "00"];

/**
 * The message of a step that did its work. A run longer than usual prints how often each occurred, and in a long one
 * all of them must occur.
 */
const DONE: Record<string, RegExp> = {
  "seats held by name": /^reserveSeats: held (by name|both ways)/,
  "seats held by number": /^(reserveSeats: held by number|buySeats: paid)/,
  "held without seats": /^reserve: held/,
  paid: /^(buySeats|settle|returned): paid/,
  "paid at the last second": /^payAtTheLastSecond: true/,
  "goods beside seats": /^changeGoods: changed/,
  "paid with goods": /^buyWithGoods: changed, paid/,
  "sold out goods": /^(changeGoods|buyWithGoods): soldOut/,
  "goods refunded": /^refundGoods: (pieces for )?[1-9]/,
  "late money that bought seats": /^payTooLate: paid/,
  "late money that went back": /^payTooLate: refunded/,
  "one ticket refunded": /^refund: [1-9]\d* of an order/,
  "given away": /^transfer: transferred/,
  reseated: /^reseat: \S+ to /,
  "blocked by the office": /^officeSeats: blocked/,
  "killed by the office": /^officeSeats: killed/,
  "kept by the office": /^officeSeats: kept/,
  "freed by the office": /^officeSeats: freed/,
  "a changed plan": /^changePlan: [^:]*$/,
  "a plan refused for a taken seat": /^changePlan: .*cannot lose/,
  "a night given a plan": /^(planNight|seatSoldNight): .*with the plan: (,|$)/,
  "seats assigned": /^(assign|seatSoldNight): .*\b[1-9]\d* seated/,
};
const LONG_RUN = 1_000;
const counts = new Map<string, number>();
const count = (what: string, times = 1) => counts.set(what, (counts.get(what) ?? 0) + times);

let database: TestDatabase | undefined;
let store: Store;
/** One for all sequences, since it reads everything again whenever something changes. */
let shop: ReturnType<typeof catalogue>;
const clock = movableClock();
const stripe = stripeInMemory(clock, SECRET);
const refusals: string[] = [];

beforeAll(async () => {
  database = EMBEDDED ? undefined : await filledDatabase(clock.now());
  store = database
    ? await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock })
    : await testStore({ now: clock.now() });
  shop = catalogue({ store, clock, siteUrl: SITE });
});
afterAll(async () => {
  await store.close();
  await database?.drop();
});

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
        and not exists (select 1 from audit where action = 'checkout.unanswered' and entity = reservation.id::text)
      union all
      -- Goods go back with their seats. If these were sold, their pieces were set aside until then.
      select purchase.id, purchase.status, null, null
      from ${refund} join ${payment} goods on goods.id = payment_id join purchase on purchase.id::text = goods.ref
      where refund.reason = 'expired'
        and not exists (
          select 1 from ${payment} seats join ${refund} back on back.payment_id = seats.id and back.reason = 'expired'
          where seats.checkout_session_id = goods.checkout_session_id and seats.kind = 'ticket')
        and not exists (
          select 1 from audit where action = 'checkout.unanswered' and entity = purchase.reservation_id::text)`)
  ).rows;

/** Goods whose seats are neither held nor paid for. The job must have let them go. */
const forgotten = async () =>
  (
    await store.db.execute(sql`
      select purchase.id from purchase join reservation on reservation.id = reservation_id
      where purchase.status = 'OPEN'`)
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

async function play(n: number) {
  const any = numbers(SEED + n);
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
  const zones = [
    { tiers: [0, 1], benches: HALL },
    { tiers: [], benches: ["00"] },
  ];
  const seated = await hall(store, clock.now(), tiers, zones);
  const plans = planSteps({ store, clock, planId: seated.planId });
  await plans.begin();
  const cast = { offices, fans, nights: [...nights, seated], hall: seated, plans, any };
  const { steps, names } = boxOfficeSteps({ store, stripe, clock, shop });
  const told: string[] = [];
  const step = async (name = "", alone = true) => {
    const what = await steps[name]?.({ ...cast, alone }).catch((error: Error) => {
      told.push(`${name}: ${error.message} ${error.cause ?? ""}`);
      if (!isUnreachable(error) && !(error instanceof Stripe.errors.StripeConnectionError)) throw error;
      return "cut";
    });
    const line = `${name}: ${what ?? "-"}`;
    told.push(line);
    for (const [kind, pattern] of Object.entries(DONE)) if (pattern.test(line)) count(kind);
  };
  try {
    for (let n = 0; n < STEPS; n++) {
      const before = told.length;
      stripe.reachable(!any.once(20));
      if (any.once(4)) await Promise.all([step(any.of(names), false), step(any.of(names), false)]);
      else await step(any.of(names));
      expect(await faults()).toEqual([]);
      expect(await robbed()).toEqual([]);
      await plans.check();
      await plans.checkPromises(told.slice(before).some((line) => line.startsWith("reseat")));
    }
    stripe.reachable(true);
    for (const one of offices) await one.drained();
    await settleAll(offices[0] as TestOffice);
    expect(await faults()).toEqual([]);
    expect(await robbed()).toEqual([]);
    expect(await overdueCheckouts(store.db, clock.now())).toEqual([]);
    expect(await forgotten()).toEqual([]);
  } catch (error) {
    throw new Error(`${replay(SEED, n, EMPTIED_EVERY)} plays it again:\n${told.join("\n")}\n${refusals.join("\n")}`, {
      cause: error,
    });
  } finally {
    refusals.length = 0;
  }
}

const empty = async () => {
  stripe.forget();
  const { rows } = await store.db.execute(sql`select from reservation where status = 'EXPIRED'`);
  count("holds that ran out", rows.length);
  await fillShelves(store);
  // What the last sequence left to be done may still read, and wait for the tables in another order.
  await tried(() =>
    store.db.execute(
      sql`truncate venue, event, seating_plan, seat_claim, reservation, ticket_order, payment, processed_event, outbox, audit cascade`,
    ),
  );
};

/** Does it again after a deadlock, which a test that empties tables can't rule out. */
async function tried(work: () => Promise<unknown>, times = 5): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (times <= 1 || !isDeadlock(error)) throw error;
    await tried(work, times - 1);
  }
}
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === "40P01" || isDeadlock(error.cause));

it(
  `keep seats, tickets and money in balance over ${SEQUENCES} sequences (SEED=${SEED})`,
  async () => {
    for (let n = 0; n < SEQUENCES; n++) {
      if (n % EMPTIED_EVERY === 0) await empty();
      await play(n);
    }
    await empty();
    if (SEQUENCES > USUAL) console.log(Object.fromEntries([...counts].sort()));
    if (SEQUENCES < LONG_RUN) return;
    expect(Object.keys(DONE).filter((kind) => !counts.get(kind))).toEqual([]);
    expect(counts.get("holds that ran out")).toBeGreaterThan(0);
  },
  SEQUENCES * 6_000,
);
