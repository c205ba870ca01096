/**
 * Whatever fans with codes, members of Premium, Stripe and the office do, in any order: no limit is exceeded, everybody
 * pays the price shown less what the code promises, and the books are Stripe's to the cent. Each step is made by one of
 * three processes. `SEED=…` repeats a run, `SEQUENCES=…` sets their number, `STORE=embedded` runs them on the embedded
 * store.
 */
import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isUnavailable } from "../../../server/services/contention";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { type LedgerFault, ledgerStatement } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { MINUTE_MS, movableClock, testStore } from "../../store";
import { SECRET, SITE } from "../box-office/box-office-world";
import { numbers, replay } from "../box-office/random-numbers";
import { type TestOffice, testOffice } from "../box-office/test-office";
import { stripeInMemory } from "../payments/stripe-in-memory";
import { broken } from "./terms-model";
import { termsStage } from "./terms-stage";
import { termsSteps } from "./terms-steps";

const SOAK = process.env.SOAK === "on";
const SEQUENCES = Number(process.env.SEQUENCES ?? (SOAK ? 200 : 4));
const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const EMBEDDED = process.env.STORE === "embedded";
const STEPS = 24;
const PROCESSES = 3;
const EMPTIED_EVERY = 8;
/** One sequence in so many has its database connections cut: a statement that was cut takes seconds to be given up. */
const KILLED_EVERY = 40;
const KILLED_AT = 3;

let database: TestDatabase | undefined;
let stores: Store[];
let store: Store;
const clock = movableClock();
const stripe = stripeInMemory(clock, SECRET);
const reports: string[] = [];

beforeAll(async () => {
  database = EMBEDDED ? undefined : await filledDatabase(clock.now());
  const { url } = database ?? {};
  const open = () => openStore({ databaseUrl: url, dataDir: "", seed: "demo", clock });
  stores = url ? await Promise.all(Array.from({ length: PROCESSES }, open)) : [await testStore({ now: clock.now() })];
  store = stores[0] as Store;
});
afterAll(async () => {
  for (const one of stores) await one.close();
  await database?.drop();
});

const office = (_: unknown, n: number) =>
  testOffice({
    ...{
      store: stores[n % stores.length] as Store,
      stripe: stripe.client,
      clock,
      webhookSecret: SECRET,
      siteUrl: SITE,
      siteName: "Ringside",
    },
    mailer: { send: async () => undefined },
    report: (error) => void reports.push(String(error)),
  });

const done: Record<string, number> = {};

/** Ends all connections of the database but this one, as a crash of the server does. */
async function kill() {
  const admin = new pg.Client({ connectionString: database?.url });
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await admin.end();
}

async function settleAll(one: TestOffice) {
  clock.advance(60 * MINUTE_MS);
  for (let round = 0; round < 3; round++) {
    await one.reconcile();
    for (const posted of stripe.events()) await one.receive(...posted);
  }
  await one.drained();
  const { rows } = await store.db.execute<{ kept: number; waiting: number }>(sql`
    select (coalesce((select sum(cents) from payment), 0) - coalesce((select sum(cents) from refund), 0))::int as kept,
      (select count(*)::int from refund where provider_refund_id is null) as waiting`);
  expect(rows[0]).toEqual({ kept: stripe.kept(), waiting: 0 });
}

async function play(n: number, killed: boolean) {
  const any = numbers(SEED + n);
  const { steps, names } = termsSteps({ store, stripe, clock });
  const cast = { ...(await termsStage(store, clock)), offices: Array.from({ length: PROCESSES }, office), any };
  const told: string[] = [];
  const step = async (name = "", alone = true) => {
    const what = await steps[name]?.({ ...cast, alone }).catch((error: Error) => {
      told.push(`${name}: ${error.message} ${error.cause ?? ""}`);
      if (!(killed && isUnavailable(error)) && !(error instanceof Stripe.errors.StripeConnectionError)) throw error;
      return "cut";
    });
    told.push(`${name}: ${what ?? "-"}`);
    const key = `${name}: ${(what ?? "-").replace(/\d+/g, "N")}`;
    done[key] = (done[key] ?? 0) + 1;
  };
  try {
    for (let n = 0; n < STEPS; n++) {
      const crash = killed && n % 8 === 7;
      if (any.once(4) || crash) {
        await Promise.all([step(any.of(names), false), step(any.of(names), false), crash && kill()]);
      } else await step(any.of(names));
      if (crash)
        await expect
          .poll(() =>
            Promise.all(stores.map(({ db }) => db.execute(sql`select 1`))).then(
              () => true,
              () => false,
            ),
          )
          .toBe(true);
      expect([await store.prepared<LedgerFault>(ledgerStatement()), await broken(store)]).toEqual([[], []]);
    }
    for (const one of cast.offices) await one.drained();
    await settleAll(cast.offices[0] as TestOffice);
    expect([await store.prepared<LedgerFault>(ledgerStatement()), await broken(store)]).toEqual([[], []]);
  } catch (error) {
    throw new Error(`${replay(SEED, n, EMPTIED_EVERY)} plays it again:\n${told.join("\n")}\n${reports.join("\n")}`, {
      cause: error,
    });
  } finally {
    reports.length = 0;
  }
}

it(
  `keep codes, phases and money in balance over ${SEQUENCES} sequences (SEED=${SEED})`,
  async () => {
    for (let n = 0; n < SEQUENCES; n++) {
      if (n % EMPTIED_EVERY === 0) {
        stripe.forget();
        await store.db.execute(
          sql`truncate event, seating_plan, seat_claim, sale_phase, code, subscription, reservation, ticket_order, payment, processed_event, outbox, audit cascade`,
        );
      }
      await play(n, !EMBEDDED && n % KILLED_EVERY === KILLED_AT);
    }
    if (process.env.TOLD) console.info(done);
  },
  SEQUENCES * 15_000 + 20_000,
);
