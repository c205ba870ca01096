/** Races for places on PostgreSQL, over two processes' pools, with a control that fails. */
import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinStatement } from "../../../server/services/on-sale/take-places";
import { turnTaking } from "../../../server/services/on-sale/take-turns";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { frozenNow, movableClock } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { races, together } from "../box-office/races";
import { conduct, lineOf, plannedNight, salesOf } from "./line-world";

const FANS = 60;
let database: TestDatabase;
let stores: Store[];
let race: ReturnType<typeof races>;
const clock = movableClock();
beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  const open = () => openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
  stores = [await open(), await open()];
  race = races(database.url);
});
afterAll(async () => {
  await race.pool.end();
  for (const store of stores) await store.close();
  await database.drop();
});

const storeOf = (n: number) => stores[n % 2] as Store;
const numbersOf = async (saleId: string) => {
  const { rows } = await storeOf(0).db.execute<{ number: number }>(
    sql`select number from place where sale_id = ${saleId}::uuid order by number`,
  );
  return rows.map(({ number }) => number);
};

describe("sixty fans who join at one instant in two processes", () => {
  it("get sixty different numbers that follow each other", async () => {
    const { eventId, saleId } = await plannedNight(storeOf(0), clock);
    const sales = stores.map((store) => salesOf(store, clock));
    const lines = await Promise.all(sales.map((one) => lineOf(one, eventId)));
    const lock = { text: "select 1 from on_sale where id = $1 for update", values: [saleId] };
    const joined = await race.atOnce(lock, 2, () =>
      Array.from({ length: FANS }, (_, n) => {
        const [own, line] = [sales[n % 2], lines[n % 2]];
        if (!own || !line) throw new Error("no line");
        return own.join(line, visitor());
      }),
    );
    expect(joined.every(({ outcome }) => outcome === "joined")).toBe(true);
    expect(await numbersOf(saleId)).toEqual(Array.from({ length: FANS }, (_, n) => n));
  });

  it("lose places if the statement takes no lock (control)", async () => {
    const { saleId } = await plannedNight(storeOf(0), clock);
    await together(FANS, () => race.pool.query("select 1"));
    await together(FANS, (n) => {
      const { sql: text, params } = new PgDialect().sqlToQuery(
        joinStatement(saleId, [{ subjects: [`fan ${n}`] }], clock.now()),
      );
      const naive = text.replace("ended_at is null for no key update", "ended_at is null");
      expect(naive).not.toBe(text);
      return race.pool.query(naive, params);
    });
    expect((await numbersOf(saleId)).length).toBeLessThan(FANS);
  });

  it("make one place for one account, from any number of browsers", async () => {
    const { eventId, saleId } = await plannedNight(storeOf(0), clock);
    const sales = stores.map((store) => salesOf(store, clock));
    const lines = await Promise.all(sales.map((one) => lineOf(one, eventId)));
    const numbers = await together(20, async (n) => {
      const [own, line] = [sales[n % 2], lines[n % 2]];
      const joined = own && line && (await own.join(line, visitor({ userId: "one-fan" })));
      return joined?.outcome === "joined" ? joined.place.number : -1;
    });
    expect(new Set(numbers).size).toBe(1);
    expect(await numbersOf(saleId)).toEqual([numbers[0]]);
  });
});

describe("a place that somebody else has taken", () => {
  it("lets only its owner enter; a statement that ignores whose it is lets a thief in (control)", async () => {
    const { eventId } = await plannedNight(storeOf(0), clock);
    const [sales] = stores.map((store) => salesOf(store, clock));
    if (!sales) throw new Error("no sales");
    const joined = await sales.join(await lineOf(sales, eventId), visitor());
    const number = joined.outcome === "joined" ? joined.place.number : -1;
    clock.advance(31 * 60_000);
    await conduct(sales, clock, 3);
    const line = await lineOf(sales, eventId);
    expect((await sales.enter(line, number, visitor())).outcome).toBe("notYours");

    const blind: Store["prepared"] = async (query) => {
      const { sql: text, params } = new PgDialect().sqlToQuery(query);
      const naive = text.replace(
        /place\.subject = any \(array\(\s*select jsonb_array_elements_text\((\$\d+::jsonb)\)\)\)/,
        "$1 is not null",
      );
      expect(naive).not.toBe(text);
      return (await race.pool.query(naive, params)).rows;
    };
    const naive = turnTaking({ store: { ...storeOf(0), prepared: blind } });
    expect((await naive.enter(line, number, visitor(), clock.now())).outcome).toBe("entered");
  });
});

describe("a process that doesn't conduct", () => {
  /** The rate after fifteen seconds in which one process conducts calmly, and another one has this load. */
  async function rateBeside(load: { loop: number; waitMs: number } | undefined) {
    const { eventId } = await plannedNight(storeOf(0), clock);
    const [conductor, other] = stores.map((store) => salesOf(store, clock));
    if (!conductor || !other) throw new Error("no sales");
    for (let n = 0; n < 3; n++) await conductor.join(await lineOf(conductor, eventId), visitor());
    clock.advance(31 * 60_000);
    for (let second = 0; second < 15; second++) {
      await conduct(conductor, clock, 1);
      await other.renew();
      await other.step(load);
    }
    return (await lineOf(conductor, eventId)).control?.rate ?? 0;
  }

  it("slows the line down when it is busy; otherwise the rate rises (control)", async () => {
    expect(await rateBeside({ loop: 0.9, waitMs: 1_000 })).toBeLessThan(15);
    expect(await rateBeside({ loop: 0.1, waitMs: 5 })).toBeGreaterThan(15);
  });
});

describe("two conductors", () => {
  it("never call a place twice, and one takes over from the other", async () => {
    const { eventId, saleId } = await plannedNight(storeOf(0), clock, { maxRate: 20 });
    const sales = stores.map((store) => salesOf(store, clock));
    const line = await lineOf(sales[0] as (typeof sales)[0], eventId);
    for (let n = 0; n < 40; n++) await sales[n % 2]?.join(line, visitor());
    clock.advance(31 * 60_000);
    let last = 0;
    for (let second = 0; second < 12; second++) {
      clock.advance(1_000);
      await Promise.all(sales.map((one) => one.renew()));
      const conducting = second < 4 ? sales : second < 8 ? sales.slice(0, 1) : sales.slice(1);
      await Promise.all(conducting.map((one) => one.step({ loop: 0, waitMs: 0 })));
      const { rows } = await storeOf(0).db.execute<{ serving: number; planned: number }>(sql`
        select serving, coalesce((control ->> 'planned')::float8, 0) as planned from on_sale where id = ${saleId}::uuid`);
      const { serving = 0 } = rows[0] ?? {};
      expect(serving).toBeGreaterThanOrEqual(last);
      last = serving;
    }
    expect(last).toBe(40);
  });

  it("take over from one whose clock was ahead, and not while it goes on", async () => {
    const ahead = movableClock(new Date(clock.now().getTime() + 40 * 60_000));
    const { eventId } = await plannedNight(storeOf(0), clock);
    const [first, other] = [salesOf(storeOf(0), ahead), salesOf(storeOf(1), clock)];
    await other.join(await lineOf(other, eventId), visitor());
    clock.advance(31 * 60_000);
    await conduct(first, ahead, 3);
    const at = async () => (await lineOf(other, eventId)).control?.at ?? 0;
    const real = performance.now;
    let shift = 0;
    performance.now = () => real.call(performance) + shift;
    try {
      for (let second = 0; second < 15; second++) {
        shift += 1_000;
        await conduct(first, ahead, 1);
        await conduct(other, clock, 1);
        expect(await at(), "the first one conducts").toBe(ahead.now().getTime());
      }
      await other.join(await lineOf(other, eventId), visitor());
      for (let second = 0; second < 15; second++) {
        shift += 1_000;
        await conduct(other, clock, 1);
      }
    } finally {
      performance.now = real;
    }
    expect(await at()).toBe(clock.now().getTime());
    expect((await lineOf(other, eventId)).serving).toBe(2);
  });
});
