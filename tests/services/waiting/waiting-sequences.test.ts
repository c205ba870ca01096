/**
 * Whatever fans on the waiting list, walk-ups, sellers, Stripe and the office do, in any order: the books balance, no
 * walk-up gets what an entry would take, and nothing free is left beside an entry that fits. Each step is made by one
 * of three processes. `SEED=…` repeats a run, `SEQUENCES=…` sets their number, `CHECK=1` compares the books after every
 * step.
 */
import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { dispute, event, payment, refund } from "../../../server/store/schema";
import { type LedgerFault, ledgerStatement } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { MINUTE_MS, movableClock } from "../../store";
import { night, SECRET, SITE } from "../box-office/box-office-world";
import { numbers, replay } from "../box-office/random-numbers";
import { type TestOffice, testOffice } from "../box-office/test-office";
import { stripeInMemory } from "../payments/stripe-in-memory";
import { hall } from "../seating/hall";
import { terms } from "../terms/terms-world";
import type { Step } from "./sequences/cast";
import { fanSteps } from "./sequences/fan-steps";
import { storySteps } from "./sequences/story-steps";
import { worldSteps } from "./sequences/world-steps";
import { fan } from "./waiting-world";

const SOAK = process.env.SOAK === "on";
const SEQUENCES = Number(process.env.SEQUENCES ?? (SOAK ? 200 : 4));
const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const STEPS = 30;
const PROCESSES = 3;
/** Planning the comparison of the books takes longer than most steps. */
const CHECK_EVERY = Number(process.env.CHECK ?? 10);
const EMPTIED_EVERY = 10;

let database: TestDatabase;
let stores: Store[];
let store: Store;
const clock = movableClock();
const stripe = stripeInMemory(clock, SECRET);
const reports: string[] = [];

beforeAll(async () => {
  database = await filledDatabase(clock.now());
  const { url: databaseUrl } = database;
  const open = () => openStore({ databaseUrl, dataDir: "", seed: "demo", clock });
  stores = await Promise.all(Array.from({ length: PROCESSES }, open));
  store = stores[0] as Store;
});
afterAll(async () => {
  for (const one of stores) await one.close();
  await database.drop();
});

const office = (store: Store) =>
  testOffice({
    ...{ store, stripe: stripe.client, clock, webhookSecret: SECRET, siteUrl: SITE, siteName: "Ringside" },
    mailer: { send: async () => undefined },
    report: (error) => void reports.push(String(error)),
  });

const steps: Record<keyof typeof fanSteps | keyof typeof worldSteps | keyof typeof storySteps, Step> = {
  ...fanSteps,
  ...worldSteps,
  ...storySteps,
};
/** How often a step is chosen compared with the others, which count once. */
const OFTEN: Partial<Record<keyof typeof steps, number>> = {
  ...{ comesFree: 4, comesBack: 5, buy: 5, join: 4, offers: 4, takeOffer: 3, list: 3, refund: 2, walkUp: 3 },
  ...{ lateMoney: 2 },
};
const NAMES = Object.keys(steps).flatMap((name) =>
  Array.from({ length: OFTEN[name as keyof typeof steps] ?? 1 }, () => name as keyof typeof steps),
);
const done: Record<string, number> = {};

const faults = () => store.prepared<LedgerFault>(ledgerStatement());

/** Lists of nights that were played would be served at every step of the next sequence. */
async function endLists() {
  await store.db.execute(sql`update wait_entry set status = 'OVER' where status <> 'OVER'`);
  await store.db.execute(sql`update ticket_definition set wait_need = null where wait_need is not null`);
  await store.db.execute(sql`update ticket_return set status = 'WITHDRAWN' where status = 'LISTED'`);
}

/** Sellers got back the price of their tickets, never more, and only for tickets that another fan paid for. */
async function settleAll(one: TestOffice, firstEvent: number) {
  clock.advance(60 * MINUTE_MS);
  await store.db.delete(dispute);
  for (let round = 0; round < 3; round++) {
    await one.reconcile();
    await one.makeOffers();
    for (const posted of stripe.events().slice(firstEvent)) await one.receive(...posted);
  }
  await one.drained();
  const { rows } = await store.db.execute<{ kept: number; waiting: number }>(sql`
    select (coalesce((select sum(cents) from ${payment}), 0) - coalesce((select sum(cents) from ${refund}), 0))::int as kept,
      (select count(*)::int from ${refund} where provider_refund_id is null) as waiting`);
  expect(rows[0]).toEqual({ kept: stripe.kept(), waiting: 0 });
}

async function play(n: number) {
  const any = numbers(SEED + n);
  const offices = stores.map(office);
  const [at] = offices as [TestOffice];
  const fans = Array.from({ length: 5 }, fan);
  const startAt = new Date(clock.now().getTime() + 40 * 60 * MINUTE_MS);
  const soon = { startAt, doorsAt: new Date(startAt.getTime() - 60 * MINUTE_MS) };
  const counted = await night(
    store,
    clock.now(),
    [
      { capacity: 2, cents: 1_000 },
      { capacity: 1, cents: 333 },
    ],
    soon,
  );
  const seated = await hall(
    store,
    clock.now(),
    [
      { capacity: 2, cents: 1_000 },
      { capacity: 2, cents: 500 },
    ],
    [{ tiers: [0, 1], benches: ["000"] }],
  );
  await store.db.update(event).set(soon).where(eq(event.id, seated.eventId));
  const phased = await night(store, clock.now(), [{ capacity: 2, cents: 1_000 }], soon);
  const { phase } = terms(store, clock.now());
  await phase(phased.eventId, { [phased.first]: { cents: 600, seats: 1 } });
  await phase(phased.eventId, { [phased.first]: { cents: 800 } });
  const note = (what: string) => {
    done[what] = (done[what] ?? 0) + 1;
  };
  const nights = [counted, seated, phased];
  const cast = { at, store, stripe, clock, fans, nights, any, note };
  const firstEvent = stripe.events().length;
  const told: string[] = [];
  const step = async (name: keyof typeof steps) => {
    told.push(name);
    const key = `${name}: ${(await steps[name]({ ...cast, at: any.of(offices) ?? at })) ?? "-"}`;
    note(key);
    told[told.length - 1] = key;
  };
  try {
    // Most lists begin when everything is sold.
    if (any.once(2)) for (let n = 0; n < 6; n++) await step("buy");
    for (let n = 0; n < STEPS; n++) {
      await step(any.of(NAMES) ?? "join");
      if (n % CHECK_EVERY === 0) expect(await faults()).toEqual([]);
    }
    for (const one of offices) await one.drained();
    await settleAll(at, firstEvent);
    expect(await faults()).toEqual([]);
    await endLists();
  } catch (error) {
    throw new Error(
      `${replay(SEED, n, EMPTIED_EVERY)} CHECK=1 plays it again:\n${told.join("\n")}\n${reports.join("\n")}`,
      {
        cause: error,
      },
    );
  } finally {
    reports.length = 0;
  }
}

it(
  `keep seats, places in line and money in balance over ${SEQUENCES} sequences (SEED=${SEED})`,
  async () => {
    for (let n = 0; n < SEQUENCES; n++) {
      if (n % EMPTIED_EVERY === 0) {
        stripe.forget();
        await store.db.execute(
          sql`truncate event, seating_plan, seat_claim, reservation, ticket_order, payment, dispute, processed_event, outbox, audit cascade`,
        );
      }
      await play(n);
    }
    // A run in which nothing was offered or returned would prove nothing.
    if (SEQUENCES >= 30)
      expect(Object.keys(done)).toEqual(
        expect.arrayContaining(["takeOffer: paid", "return: sold", "late money: EXPIRED paid"]),
      );
  },
  30_000 + SEQUENCES * 15_000,
);
