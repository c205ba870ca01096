/** Tables that grow by themselves are cleaned up in small steps that disturb nobody. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openUnfilled, type Store } from "../../server/store/connection/open-store";
import { attempt, endedSession, event, reservation, reservationLine, seatClaim } from "../../server/store/schema";
import { KEPT, TIDIED, tidy } from "../../server/store/upkeep/tidy";
import { testDatabase } from "../postgres";
import { night } from "../services/box-office/box-office-world";
import { hall } from "../services/seating/hall";
import { DAY_MS } from "../store";

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: Store;
beforeAll(async () => {
  database = await testDatabase();
  store = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

it("every table is cleaned up or kept for a reason", async () => {
  const { rows } = await store.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  expect(Object.keys({ ...TIDIED, ...KEPT }).sort()).toEqual(rows.map(({ name }) => name));
  for (const [name, { table }] of Object.entries(TIDIED)) expect(getTableConfig(table).name).toBe(name);
});

it("expired rows are deleted and current ones stay, in every table that is cleaned up", async () => {
  const { eventId, first } = await night(store, now, [{ capacity: 9 }]);
  const dated = (table: string, columns: string, values: string, date: string) =>
    Promise.all(
      [daysAgo(400), new Date(now.getTime() + DAY_MS)].map((at) =>
        store.db.execute(
          sql.raw(`insert into ${table} (${columns}, ${date}) values (${values}, '${at.toISOString()}')`),
        ),
      ),
    );
  const id = "gen_random_uuid()";
  await dated("ended_session", "origin_jti", id, "until");
  await dated("refresh_answer", "hash", id, "until");
  await dated("attempt", "key, count", `${id}, 1`, "reset_at");
  await dated("flow_lease", "flow_id", id, "until");
  await dated("processed_event", "event_id, type", `${id}, 'x'`, "received_at");
  await dated("basket_line", "owner, variant_id, quantity, seen_cents", `'guest', ${id}, 1, 100`, "added_at");
  const entry = `${id}, '${eventId}', 'LEFT', ${id}, ${id}, 'en', 1, false, array['${first}'::uuid], now()`;
  const waited = "id, event_id, status, email, email_key, locale, quantity, fewer, tiers, created_at";
  await dated("wait_entry", waited, entry, "ended_at");
  await dated("notice", "cause", id, "created_at");
  await dated("access_token", "id, hash, name, scopes, created_at", `${id}, ${id}, 'x', '{}', now()`, "until");
  const target = randomUUID();
  await store.db.execute(sql`
    insert into webhook_target (id, url, events, secret, created_at) values (${target}, 'https://x.example', '{}', '', now())`);
  await dated("webhook_delivery", "target_id, event, data", `'${target}', 'webhook.test', '{}'`, "created_at");
  await dated("follower", "id, email, secret, locale", `${id}, ${id}, ${id}, 'en'`, "created_at");
  const newest = "(select id from follower order by created_at desc limit 1)";
  await dated(
    "follow",
    "id, follower_id, kind, subject, created_at",
    `${id}, ${newest}, 'town', ${id}, now()`,
    "until",
  );
  const broadcast = randomUUID();
  await store.db.execute(sql`insert into ppv_event
    (id, title, description, poster, price_cents, currency, sale_start, live_start, live_end, stream_key)
    values (${broadcast}, '', '', '{}', 100, 'USD', now(), now(), now(), 'x')`);
  await dated(
    "playback",
    "id, user_id, ppv_id, device, started_at",
    `${id}, 'fan', '${broadcast}', 'x', now()`,
    "last_seen_at",
  );

  const old = await night(store, daysAgo(100), [{ capacity: 9 }]);
  await store.db.execute(sql`
    insert into on_sale (id, event_id, mode, joins_at, opens_at, ended_at, secret, sign_key, public_key, seed, commitment,
      joined, created_at)
    select gen_random_uuid(), id, 'planned', end_at, end_at, end_at, '', '', '', '', '', 1, end_at
    from event where id in (${eventId}::uuid, ${old.eventId}::uuid)`);
  await store.db.execute(sql`
    insert into door_key (event_id, private_key, public_key, created_at)
    select id, '', '', end_at from event where id in (${eventId}::uuid, ${old.eventId}::uuid)`);
  await store.db.execute(sql`
    insert into door_pass (hash, event_id, label, created_at, until)
    select id, id, 'North', now(), now() from event where id in (${eventId}::uuid, ${old.eventId}::uuid)`);
  await store.db.execute(sql`
    insert into place (sale_id, number, subject, created_at) select id, 0, 'fan', created_at from on_sale`);
  await store.db.execute(sql`
    insert into admission (id, sale_id, number, rank, visitor_id, entered_at, until)
    select gen_random_uuid(), id, 0, 0, 'fan', created_at, created_at from on_sale`);

  const hold = (status: "CANCELED" | "EXPIRED" | "PENDING", createdAt: Date, checkoutAttempt = 0) => ({
    ...{ id: randomUUID(), eventId, status, createdAt, checkoutAttempt, expires: createdAt },
    ...{ visitorId: randomUUID(), clientKey: randomUUID(), totalCents: 100, currency: "USD" },
  });
  const goes = [hold("CANCELED", daysAgo(91)), hold("EXPIRED", daysAgo(400))];
  const paid = hold("EXPIRED", daysAgo(400));
  const stays = [
    ...[hold("CANCELED", daysAgo(89)), hold("PENDING", daysAgo(400)), hold("EXPIRED", daysAgo(400), 1), paid],
  ];
  await store.db.insert(reservation).values([...goes, ...stays]);
  await store.db.execute(sql`insert into payment (id, kind, ref, cents, currency, created_at)
    values (gen_random_uuid(), 'ticket', ${paid.id}, 100, 'USD', now())`);
  await store.db.insert(reservationLine).values(
    [...goes, ...stays].map((one) => ({
      ...{ reservationId: one.id, definitionId: first, quantity: 1, unitCents: 100, name: "", policy: "" },
    })),
  );

  expect(await tidy(store.db, now)).toBe(Object.keys(TIDIED).length - 1 + goes.length);
  for (const { table } of Object.values(TIDIED).filter((rule) => rule.table !== reservation)) {
    expect(await store.db.$count(table)).toBe(1);
  }
  const left = (await store.db.select({ id: reservation.id }).from(reservation)).map((row) => row.id);
  expect(left.sort()).toEqual(stays.map((one) => one.id).sort());
  expect(await store.db.$count(reservationLine)).toBe(stays.length);
  expect(await tidy(store.db, now)).toBe(0);
});

it("passes, keys and lines of a night stay for 30 days after its present end, and while it has no date", async () => {
  const { eventId } = await night(store, now, [{ capacity: 9 }]);
  await store.db.execute(sql`insert into door_pass (hash, event_id, label, created_at, until)
    values ('moved', ${eventId}, 'North', now(), ${daysAgo(400).toISOString()})`);
  await store.db.execute(sql`
    insert into door_key (event_id, private_key, public_key, created_at) values (${eventId}, '', '', now())`);
  await store.db.execute(sql`insert into on_sale
      (id, event_id, mode, joins_at, opens_at, secret, sign_key, public_key, seed, commitment, joined, created_at)
    values (gen_random_uuid(), ${eventId}, 'planned', now(), now(), '', '', '', '', '', 1, now())`);
  const ends = (scheduleTbd: boolean, endAt: Date) =>
    store.db.update(event).set({ scheduleTbd, endAt }).where(eq(event.id, eventId));
  expect(await tidy(store.db, now)).toBe(0);
  await ends(true, daysAgo(400));
  expect(await tidy(store.db, now)).toBe(0);
  await ends(false, daysAgo(29));
  expect(await tidy(store.db, now)).toBe(0);
  await ends(false, daysAgo(31));
  expect(await tidy(store.db, now)).toBe(3);
});

it("the office's note on a seat is cleared 30 days after its night, and the seat stays as it is", async () => {
  const ended = async (days: number, scheduleTbd = false) => {
    const zones = [{ tiers: [0], benches: ["00"] }];
    const { eventId } = await hall(store, now, [{ capacity: 2 }], zones);
    await store.db
      .update(event)
      .set({ endAt: daysAgo(days), scheduleTbd })
      .where(eq(event.id, eventId));
    await store.db.insert(seatClaim).values({ eventId, seat: 101, why: "guest", note: "Nia Okafor", until: now });
    return eventId;
  };
  const [before, after, undated] = [await ended(29), await ended(31), await ended(31, true)];
  await tidy(store.db, now);
  const noteOf = async (eventId: string) =>
    (await store.db.select().from(seatClaim).where(eq(seatClaim.eventId, eventId))).map(({ why, note }) => [why, note]);
  expect(await noteOf(before)).toEqual([["guest", "Nia Okafor"]]);
  expect(await noteOf(after)).toEqual([["guest", null]]);
  expect(await noteOf(undated)).toEqual([["guest", "Nia Okafor"]]);
});

it("deletes thousands in batches, and none that is in use", async () => {
  await store.db.execute(sql`insert into attempt (key, count, reset_at)
    select 'old:' || n, 1, now() - interval '1 day' from generate_series(1, 3500) as n`);
  await store.db.transaction(async (tx) => {
    await tx.update(attempt).set({ count: 2 }).where(sql`${attempt.key} = 'old:7'`);
    expect(await tidy(store.db, now)).toBe(3_499);
  });
  expect(await tidy(store.db, now)).toBe(1);
});

it("finds its rows by an index", async () => {
  await store.db.execute(sql`insert into ended_session (origin_jti, until)
    select n::text, now() + interval '1 day' from generate_series(1, 20000) as n`);
  await store.db.execute(sql`analyze ended_session`);
  const { rows } = await store.db.execute<Record<string, string>>(
    sql`explain select ctid from ${endedSession} where ${endedSession.until} < now() limit 1000 for update skip locked`,
  );
  expect(rows.map((row) => Object.values(row)[0]).join("\n")).toContain("ended_session_until");
});
