/** A backup taken while fans buy shows one moment: restored elsewhere, its books balance. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openUnfilled, type Store } from "../../../server/store/connection/open-store";
import type { Db } from "../../../server/store/db";
import { ticketOrder } from "../../../server/store/schema";
import { backUp, restore } from "../../../server/store/upkeep/backup";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { testDatabase } from "../../postgres";
import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  visitor,
  type World,
  wish,
} from "../../services/box-office/box-office-world";
import { embeddedStore } from "../../store";

const BUYERS = 4;
const folder = mkdtempSync(join(tmpdir(), "ringside-backup-"));
const file = join(folder, "store.gz");
const quietly = { force: true, dryRun: false, progress: () => undefined };

let world: World;
let elsewhere: Store;
let databases: Awaited<ReturnType<typeof testDatabase>>[];
let show: { eventId: string; first: string };
beforeAll(async () => {
  databases = [await testDatabase(), await testDatabase()];
  const [one, other] = databases;
  world = await boxOfficeWorld(await openUnfilled({ databaseUrl: one?.url ?? "", dataDir: "" }));
  elsewhere = await openUnfilled({ databaseUrl: other?.url ?? "", dataDir: "" });
  show = await night(world.store, world.clock.now(), [{ capacity: 10_000 }]);
  await buy();
});
afterAll(async () => {
  await world.close();
  await elsewhere.close();
  for (const { drop } of databases) await drop();
  rmSync(folder, { recursive: true, force: true });
});

async function buy(): Promise<string> {
  const fan = visitor();
  const id = await held(world.office.reserve(fan, wish(show.eventId, { [show.first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, id)));
  const back = await world.office.returned(fan, id);
  if (back?.status !== "paid") throw new Error(back?.status);
  return back.orderNumber;
}

it("balances, whatever fans and office do meanwhile", async () => {
  let over = false;
  const orders: number[] = [];
  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    while (!over) {
      const orderNumber = await buy();
      await held(world.office.reserve(visitor(), wish(show.eventId, { [show.first]: 1 })));
      if (index === 0) await world.office.cancelOrder({ orderNumber, actor: "office", reason: "requested" });
    }
  });
  try {
    for (let round = 0; round < 3; round++) {
      const before = await world.store.db.$count(ticketOrder);
      await backUp(world.store.db, file, world.clock.now(), () => undefined);
      await restore(elsewhere.db, file, quietly);
      expect(await checkLedger(elsewhere.db)).toEqual([]);
      orders.push(await elsewhere.db.$count(ticketOrder));
      expect(orders.at(-1)).toBeGreaterThanOrEqual(before);
    }
  } finally {
    over = true;
    await Promise.all(buyers);
  }
  expect(world.reports).toEqual([]);
  expect(await world.store.db.$count(ticketOrder)).toBeGreaterThan(orders[0] ?? 0);
});

/** The store, with a purchase just before the orders are read; `whole` keeps the transaction's isolation. */
function interrupted(db: Db, whole: boolean): Db {
  const dialect = new PgDialect();
  const meddling = (tx: Db) =>
    new Proxy(tx, {
      get(target, name) {
        if (name !== "execute") return Reflect.get(target, name);
        return async (query: SQL) => {
          const text = dialect.sqlToQuery(query).sql;
          if (text.includes("declare") && text.includes('"ticket_order"')) await buy();
          return target.execute(query);
        };
      },
    });
  return new Proxy(db, {
    get: (target, name) =>
      name === "transaction"
        ? (work: (tx: Db) => Promise<unknown>, how: object) =>
            target.transaction((tx) => work(meddling(tx)), whole ? how : undefined)
        : Reflect.get(target, name),
  });
}

it("shows one moment, though an order arrives between its tables", async () => {
  await backUp(interrupted(world.store.db, true), file, world.clock.now(), () => undefined);
  await restore(elsewhere.db, file, quietly);
  expect(await checkLedger(elsewhere.db)).toEqual([]);
});

it("does not balance without the isolation, or this test would prove nothing", async () => {
  await backUp(interrupted(world.store.db, false), file, world.clock.now(), () => undefined);
  await expect(restore(elsewhere.db, file, quietly)).rejects.toThrow("ticket_order");
});

it("moves from one kind of store to the other with every row the same", async () => {
  await backUp(world.store.db, file, world.clock.now(), () => undefined);
  const embedded = await embeddedStore();
  await restore(embedded.db, file, quietly);
  const rowsOf = async (db: Db) =>
    (
      await db.execute(
        sql`select md5(string_agg((to_jsonb(ticket) - 'version')::text, ',' order by ticket_number)) from ticket`,
      )
    ).rows;
  expect(await rowsOf(embedded.db)).toEqual(await rowsOf(world.store.db));
  expect(await checkLedger(embedded.db)).toEqual([]);
  await embedded.close();
});
