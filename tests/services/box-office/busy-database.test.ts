import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { forPages } from "../../../server/backend/backend-answers";
import { openStore } from "../../../server/store/connection/open-store";
import { unhurried } from "../../../server/store/connection/query-patience";
import { MINUTE_MS } from "../../store";
import { held, visitor, wish } from "./box-office-world";
import {
  databaseUrl,
  forget,
  officeOf,
  other,
  race,
  raceWorld,
  SEATS,
  show,
  statement,
  stockOf,
  world,
} from "./race-world";
import { together } from "./races";

const SLOW_MACHINE_MS = 500;
/** The number of connections of a store. */
const POOL = 10;

raceWorld();

/**
 * Sends the statement for one night over a connection of its own, and counts how often it was planned for its values.
 */
async function reserving(
  kind: { seated?: boolean; terms?: boolean; line?: boolean },
  test: (on: {
    crowd: (holds: number) => Promise<unknown>;
    often: (times: number) => Promise<void>;
    planned: () => Promise<number>;
    connection: pg.Client;
  }) => Promise<void>,
) {
  const { eventId, first } = await show(50_000);
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  try {
    await test({
      connection,
      crowd: (holds) =>
        connection.query(
          `insert into reservation (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
           select gen_random_uuid(), $1, 'PENDING', gen_random_uuid(), gen_random_uuid(), 0, 'USD', $2, now() from generate_series(1, $3)`,
          [eventId, new Date(world.clock.now().getTime() + MINUTE_MS), holds],
        ),
      async often(times) {
        for (let n = 0; n < times; n++) {
          const { sql: text, params } = statement(eventId, first, kind);
          await connection.query({ name: "reserving", text, values: params });
        }
      },
      async planned() {
        const { rows } = await connection.query(
          "select custom_plans::int as times from pg_prepared_statements where name = 'reserving'",
        );
        return rows[0].times;
      },
    });
  } finally {
    await connection.end();
    await forget(eventId);
  }
}

describe("the database", () => {
  it("S4: has the isolation level that the statements rely on, whatever its own default", async () => {
    const name = new URL(databaseUrl).pathname.slice(1);
    await race.pool.query(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
    const store = await openStore({ databaseUrl, dataDir: "", seed: "demo", clock: world.clock });
    const bare = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    try {
      const ours = await store.db.execute<{ level: string }>(
        sql`select current_setting('transaction_isolation') as level`,
      );
      expect(ours.rows).toEqual([{ level: "read committed" }]);

      const { eventId, first } = await show(SEATS);
      const codes = await race.atOnce(stockOf(eventId), 2, () =>
        [1, 2].map(async () => {
          const { sql: text, params } = statement(eventId, first);
          return bare.query(text, params).then(
            () => "held",
            (error: { code: string }) => error.code,
          );
        }),
      );
      expect(codes, "control: another isolation turns fans away").toContain("40001");
    } finally {
      await bare.end();
      await store.close();
      await race.pool.query(`alter database ${name} reset default_transaction_isolation`);
    }
  });

  const kinds = [
    { name: "seats", kind: {} },
    { name: "numbered seats", kind: { seated: true } },
    { name: "seats on terms", kind: { terms: true } },
    { name: "numbered seats on terms", kind: { seated: true, terms: true } },
    { name: "seats behind a line", kind: { line: true } },
    { name: "numbered seats on terms behind a line", kind: { seated: true, terms: true, line: true } },
  ];
  const statistics = [
    { known: "reservations alone", analyze: "analyze reservation" },
    { known: "all tables", analyze: "analyze" },
  ];
  it.each(kinds.flatMap((kind) => statistics.map((known) => ({ ...kind, ...known }))))(
    "plans the reservation of $name once, and not again for each night or time, with statistics of $known",
    async ({ kind, analyze }) => {
      await reserving(kind, async ({ crowd, often, planned, connection }) => {
        await crowd(20_000);
        await connection.query(analyze);
        await often(20);
        // PostgreSQL tries five plans for their own values before it compares them with one for all.
        expect(await planned()).toBe(5);
      });
    },
  );

  it.each(kinds.filter(({ kind }) => !kind.terms))(
    "goes on with one plan for the reservation of $name while the holds grow",
    async ({ kind }) => {
      await reserving(kind, async ({ crowd, often, planned, connection }) => {
        for (let round = 0; round < 4; round++) {
          await crowd(10_000);
          await connection.query("analyze");
          await often(20);
        }
        expect(await planned(), "of 80").toBeLessThan(20);
      });
    },
  );

  it("S5: that cannot get a lock answers within three seconds, also the requests that wait behind the first", async () => {
    const { eventId, first } = await show(SEATS);
    const { sql: text, params } = statement(eventId, first);
    const bare = new pg.Client({ connectionString: databaseUrl });
    await bare.connect();
    let served = false;
    const asked = async (n: number) => {
      await wait(n * 250);
      const began = performance.now();
      const answer = await officeOf(n)
        .reserve(visitor(), wish(eventId, { [first]: 1 }))
        .catch((error: Error) => error.name);
      return { answer, late: performance.now() - began > 3_000 + SLOW_MACHINE_MS };
    };
    const { patient } = await race.inTransaction(async (client) => {
      await client.query(stockOf(eventId));
      const waiting = bare.query(text, params).then(() => {
        served = true;
      });
      expect(await together(6, asked)).toEqual(Array(6).fill({ answer: "Busy", late: false }));
      expect(served, "control: without a limit the same statement still waits").toBe(false);
      return { patient: waiting };
    });
    await patient;
    await bare.end();
    await held(other.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
  });

  it("S5: that has no free connection gives the same answer, on a page and in the service", async () => {
    const { eventId, first } = await show(SEATS);
    const sleeping = unhurried(() => together(POOL, () => world.store.db.execute(sql`select pg_sleep(4)`)));
    await expect.poll(() => world.store.connections?.()).toMatchObject({ total: POOL, idle: 0 });
    const began = performance.now();
    const [asked, page] = await Promise.allSettled([
      world.office.reserve(visitor(), wish(eventId, { [first]: 1 })),
      forPages(world.office).hold(visitor(), eventId),
    ]);
    expect(performance.now() - began).toBeLessThan(3_000 + SLOW_MACHINE_MS);
    expect(asked).toMatchObject({ status: "rejected", reason: { name: "Busy" } });
    expect(page).toMatchObject({ status: "rejected", reason: { status: 503, statusText: "Busy" } });
    expect((page as PromiseRejectedResult).reason.headers.get("retry-after")).toBe("2");
    await sleeping;
    await held(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
  });
});
