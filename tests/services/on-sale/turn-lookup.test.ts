/** What looking for turns costs while thousands have one. On PostgreSQL. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withoutTurn } from "../../../server/services/box-office/reserving/line-gate";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { frozenNow, movableClock } from "../../store";
import { plannedNight } from "./line-world";

const clock = movableClock();
let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

it.each([
  ["a guest", null],
  ["an account", "fan:7"],
])("a reservation of %s reads no turns and no holds but their own", async (_, userId) => {
  const { eventId } = await plannedNight(store, clock);
  const now = clock.now().toISOString();
  await store.db.execute(sql`
    insert into admission (id, sale_id, visitor_id, user_id, slice, entered_at, until)
    select gen_random_uuid(), on_sale.id, 'guest:' || n, case when n % 2 = 0 then 'fan:' || n end, 1,
      ${now}::timestamptz, ${now}::timestamptz + interval '1 hour'
    from on_sale cross join generate_series(1, 5000) as n where on_sale.event_id = ${eventId}::uuid`);
  await store.db.execute(sql`
    insert into reservation (id, event_id, status, visitor_id, user_id, client_key, total_cents, currency, expires, created_at)
    select gen_random_uuid(), ${eventId}::uuid, 'PENDING', 'guest:' || n, case when n % 2 = 0 then 'fan:' || n end,
      gen_random_uuid()::text, 0, 'usd', ${now}::timestamptz, ${now}::timestamptz
    from generate_series(1, 5000) as n`);
  await store.db.execute(sql`analyze admission, reservation`);
  const { rows } = await store.db.execute(sql`
    explain with request as materialized (
      select * from jsonb_to_recordset(${JSON.stringify([{ n: 0, visitor_id: "guest:7", user_id: userId }])}::jsonb)
        as request(n int, visitor_id text, user_id text)),
      gate as materialized (select ${eventId}::uuid as event_id)
    ${withoutTurn("request", eventId, clock.now())}`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("admission_visitor");
  expect(plan).toContain("admission_user");
  expect(plan).not.toMatch(/Seq Scan on (admission|reservation)|reservation_one_hold|reservation_event/);
});
