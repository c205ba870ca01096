/** The migrations since the last release keep that release's server working: it runs beside this one in a rollout. */
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAsIs, type Store } from "../../server/store/connection/open-store";
import { migrate } from "../../server/store/migrating/migrate";
import { migrations } from "../../server/store/migrating/migration-files";
import { testDatabase } from "../postgres";
import { columnsOfRelease, hashOfReleased, release, releasedMigrations } from "./last-release";
import { breakingChanges, type Catalog, catalogOf } from "./schema-changes";

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: Store;
let released: Catalog;
const used = columnsOfRelease();
beforeAll(async () => {
  database = await testDatabase();
  store = await openAsIs({ databaseUrl: database.url, dataDir: "", create: true });
  const names = releasedMigrations();
  await migrate(store.db, { known: migrations.filter(({ name }) => names.includes(name)) });
  released = await catalogOf(store.db);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

/** Rules that hold for every row of the last release, since it leaves a new column as it is. */
const KEPT_BY_RELEASE = [
  "reservation_line has a new rule, seat_for_each: CHECK (((seats IS NULL) OR",
  "ticket_definition has a new rule, seats_lie_in_a_section: CHECK (((NOT seated) OR",
  // A seat is null, and null is never a duplicate.
  "ticket has a new rule, ticket_one_per_seat: CREATE UNIQUE INDEX ticket_one_per_seat ON public.ticket USING btree (event_id, seat)",
  // The release knows no guests: its purchases have no visitor, and null is never a duplicate.
  "purchase has a new rule, purchase_guest_open: CREATE UNIQUE INDEX purchase_guest_open ON public.purchase USING btree (visitor_id, slot)",
];
/**
 * A payment is unique by kind as well since one may pay for seats and goods. The release makes one row for each payment
 * at Stripe, and its upsert names no rule.
 */
const WEAKER = [
  "payment has a new rule, payment_intent_kind: UNIQUE (payment_intent_id, kind)",
  "payment has a new rule, payment_session_kind: UNIQUE (checkout_session_id, kind)",
  "payment has lost payment_payment_intent_id_unique: UNIQUE (payment_intent_id)",
  "payment has lost payment_checkout_session_id_unique: UNIQUE (checkout_session_id)",
];
const accepted = [...KEPT_BY_RELEASE, ...WEAKER];
const breaking = (now: Catalog, known = used) =>
  breakingChanges(released, now, known).filter((rule) => !accepted.some((kept) => rule.startsWith(kept)));

it("migrations of a release are never edited", () => {
  expect(hashOfReleased()).toBe(release.sha256);
});

it("the release knows the tables that its migrations made", () => {
  const known = [...used.keys(), "migration"].sort();
  expect([...released.columns.keys()].sort()).toEqual(known);
});

it("later migrations take nothing from the last release", async () => {
  await migrate(store.db);
  expect(breaking(await catalogOf(store.db))).toEqual([]);
});

/** Applies a change, looks at the schema, and rolls the change back. */
async function brokenBy(change: SQL, known = used): Promise<string[]> {
  let broken: string[] = [];
  await store.db
    .transaction(async (tx) => {
      await tx.execute(change);
      broken = breaking(await catalogOf(tx), known);
      tx.rollback();
    })
    .catch((error: Error) => {
      if (error.message !== "Rollback") throw error;
    });
  return broken;
}

describe("The check", () => {
  it.each([
    ["a table that is gone", sql`drop table flow_lease`, "flow_lease is gone"],
    ["a table with another name", sql`alter table attempt rename to attempts`, "attempt is gone"],
    ["a column that is gone", sql`alter table show drop column tagline`, "show.tagline is gone"],
    ["a column with another name", sql`alter table show rename tagline to claim`, "show.tagline is gone"],
    [
      "another type",
      sql`alter table show alter tagline type varchar(80)`,
      "show.tagline is character varying(80), was text",
    ],
    [
      "null that is refused",
      sql`alter table purchase alter ask_at set not null`,
      "purchase.ask_at may no longer be null",
    ],
    [
      "a default that is gone",
      sql`alter table refund alter failures drop default`,
      "refund.failures has lost its default",
    ],
    [
      "a value that has to be given",
      sql`alter table audit add column why text not null`,
      "audit.why has to be given, and has no default",
    ],
    [
      "a new check",
      sql`alter table show add constraint short check (length(title) < 5000)`,
      "show has a new rule, short",
    ],
    ["a new unique index", sql`create unique index one_city on venue (id, city)`, "venue has a new rule, one_city"],
    ["a unique index that is gone", sql`drop index purchase_open`, "purchase has lost purchase_open"],
  ])("reports %s", async (_, change, says) => {
    expect(await brokenBy(change)).toContainEqual(expect.stringContaining(says));
  });

  it.each([
    ["a new table", sql`create table season (id uuid primary key, name text not null)`],
    ["a column that may be null", sql`alter table audit add column why text`],
    ["a column with a default", sql`alter table audit add column why text not null default ''`],
    ["an index", sql`create index audit_detail on audit (detail)`],
    ["a rule about a new column alone", sql`alter table audit add column n int check (n > 0)`],
    ["null that is allowed", sql`alter table audit alter actor drop not null`],
  ])("allows %s", async (_, change) => {
    expect(await brokenBy(change)).toEqual([]);
  });

  it("allows dropping a column that the release no longer knows", async () => {
    const without = new Map([...used].map(([table, columns]) => [table, new Set(columns)]));
    without.get("show")?.delete("tagline");
    expect(await brokenBy(sql`alter table show drop column tagline`, without)).toEqual([]);
  });
});
