/** Migrations run once, in order, completely or not at all, and do not block fans who are buying. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nextReading } from "../../server/services/membership/reading-numbers";
import { openAsIs, openStore, openUnfilled, type Store } from "../../server/store/connection/open-store";
import { migrate } from "../../server/store/migrating/migrate";
import { type Migration, migrations } from "../../server/store/migrating/migration-files";
import { demandSchema, SchemaError, schemaState } from "../../server/store/migrating/schema-state";
import { backUp } from "../../server/store/upkeep/backup";
import { testDatabase } from "../postgres";
import { root } from "../root";
import { movableClock } from "../store";

const clock = movableClock();
const next = (name: string, ...statements: string[]): Migration => ({ name, statements });
const added = next("9001_added.sql", "alter table event add column added text");
const ofCopy = next("9002_copy.sql", "create table copy as select id from event", "create index copy_id on copy (id)");

let database: Awaited<ReturnType<typeof testDatabase>>;
let databaseUrl: string;
let store: Store;
beforeEach(async () => {
  database = await testDatabase();
  databaseUrl = database.url;
  store = await openAsIs({ databaseUrl, dataDir: "", create: true });
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const names = (list: Migration[]) => list.map(({ name }) => name);
const has = async (table: string) => {
  const { rows } = await store.db.execute<{ there: boolean }>(sql`select to_regclass(${table}) is not null as there`);
  return rows[0]?.there;
};

describe("Migrations", () => {
  it("run once, in the order of their names, and the store lists which ones it has", async () => {
    expect(await schemaState(store.db)).toMatchObject({ applied: [], missing: migrations, newer: [] });
    const older = migrations.slice(0, -2);
    expect(await migrate(store.db, { known: older })).toEqual(names(older));
    expect(names((await schemaState(store.db)).missing)).toEqual(names(migrations.slice(-2)));
    expect(await migrate(store.db)).toEqual(names(migrations.slice(-2)));
    expect(await migrate(store.db)).toEqual([]);
    const state = await schemaState(store.db);
    expect(state).toMatchObject({ applied: names(migrations), missing: [], newer: [] });
    expect(state.migratedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it("leave nothing behind when one of them fails", async () => {
    await migrate(store.db);
    const broken = next("9003_broken.sql", "create table half (id int)", "select no_such_column from event");
    await expect(migrate(store.db, { known: [...migrations, added, broken] })).rejects.toThrow();
    expect(names((await schemaState(store.db, [...migrations, added])).missing)).toEqual([added.name]);
    expect(await has("half")).toBe(false);
  });

  it("are run by one of several processes that start together", async () => {
    const others = await Promise.all(
      Array.from({ length: 3 }, () => openAsIs({ databaseUrl, dataDir: "", create: true })),
    );
    try {
      const ran = await Promise.all(others.map(({ db }) => migrate(db)));
      expect(ran.filter((list) => list.length > 0)).toEqual([names(migrations)]);
    } finally {
      for (const other of others) await other.close();
    }
  });

  it("may take longer than a fan's request", async () => {
    await migrate(store.db);
    const slow = next("9004_slow.sql", "select pg_sleep(13)");
    expect(await migrate(store.db, { known: [...migrations, slow] })).toEqual([slow.name]);
  });

  it("let queries pass while they wait for a table that is in use", async () => {
    await migrate(store.db);
    const other = await openAsIs({ databaseUrl, dataDir: "", create: false });
    try {
      let free = () => {};
      const held = new Promise<void>((done) => {
        free = done;
      });
      let inUse = () => {};
      const used = new Promise<void>((done) => {
        inUse = done;
      });
      const reading = other.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from event`);
        inUse();
        await held;
      });
      await used;
      const migrating = migrate(store.db, { known: [...migrations, added] });
      const began = performance.now();
      let slowest = 0;
      while (performance.now() - began < 4_000) {
        const asked = performance.now();
        await other.db.execute(sql`select 1 from event limit 1`);
        slowest = Math.max(slowest, performance.now() - asked);
      }
      free();
      await reading;
      expect(await migrating).toEqual([added.name]);
      // Half a second behind the waiting statement, and some more for a machine that runs other tests.
      expect(slowest).toBeGreaterThan(300);
      expect(slowest).toBeLessThan(1_300);
    } finally {
      await other.close();
    }
  });
});

describe("A schema that is not this version's", () => {
  it("is refused when it is older, in words that say what to do", async () => {
    await expect(demandSchema(store.db)).rejects.toThrow(/has no tables yet.*npm run db -- migrate/);
    await migrate(store.db, { known: migrations.slice(0, -1) });
    await expect(demandSchema(store.db)).rejects.toThrow(SchemaError);
    await expect(demandSchema(store.db)).rejects.toThrow(`it lacks the migration ${migrations.at(-1)?.name}.`);
  });

  it("is accepted when it is newer, since a rolling restart has both versions at once", async () => {
    await migrate(store.db, { known: [...migrations, added, ofCopy] });
    await demandSchema(store.db);
    expect((await schemaState(store.db)).newer).toEqual([added.name, ofCopy.name]);
    const site = await openStore({ databaseUrl, dataDir: "", clock, seed: "demo" });
    await site.close();
  });

  it.each([
    ["any other table", "create table wp_posts (id int)", "wp_posts"],
    ["its own list of migrations", "create table migration (version text, apply_time int)", "migration"],
    ["a list that looks like ours", "create table migration as select 'm1' as name, now() as applied_at", "migration"],
    [
      "many tables",
      "create table a (id int); create table b (); create table c (); create table d ()",
      "a, b, c and 1 more",
    ],
  ])("is refused when another program has %s, and nothing is changed", async (_, statements, named) => {
    await store.db.execute(sql.raw(statements));
    const refused = `has tables that are not the site's: ${named}. Give the site a database of its own`;
    await expect(demandSchema(store.db)).rejects.toThrow(refused);
    await expect(migrate(store.db)).rejects.toThrow(refused);
    await expect(openStore({ databaseUrl, dataDir: "", clock, seed: "none" })).rejects.toThrow(SchemaError);
    expect(await has("event")).toBe(false);
  });

  it("is not another program's because of an extension's tables, or of one that was added by hand", async () => {
    // As PostGIS does.
    await store.db.execute(sql.raw("create extension pg_trgm; create table spatial_ref_sys ()"));
    await store.db.execute(sql.raw("alter extension pg_trgm add table spatial_ref_sys"));
    await migrate(store.db);
    await store.db.execute(sql.raw("create table notes (id int)"));
    await demandSchema(store.db);
    expect(await migrate(store.db)).toEqual([]);
  });

  it("is left alone by a site with MIGRATE=off, which does not start on it", async () => {
    const starting = () => openStore({ databaseUrl, dataDir: "", clock, seed: "demo", migrate: false });
    await expect(starting()).rejects.toThrow(SchemaError);
    expect(await has("migration")).toBe(false);
    await migrate(store.db, { known: migrations.slice(0, -1) });
    await expect(starting()).rejects.toThrow(SchemaError);
    expect(names((await schemaState(store.db)).missing)).toEqual(names(migrations.slice(-1)));
    await migrate(store.db);
    const site = await starting();
    const { rows } = await site.db.execute<{ n: number }>(sql`select count(*)::int as n from event`);
    await site.close();
    expect(rows[0]?.n).toBeGreaterThan(40);
  });
});

describe("A role that may not change the schema", () => {
  let role: string;
  beforeAll(() => {
    role = `ringside_reader_${process.pid}`;
  });
  afterAll(async () => {
    const fresh = await testDatabase();
    const admin = await openUnfilled({ databaseUrl: fresh.url, dataDir: "" });
    await admin.db.execute(sql.raw(`drop role if exists ${role}`));
    await admin.close();
    await fresh.drop();
  });

  it("runs a site with the rights that docs/migrations.md grants, also on what a later migration adds", async () => {
    await migrate(store.db);
    const manual = readFileSync(`${root}/docs/migrations.md`, "utf8");
    const grants = (/```sql\n([\s\S]*?)```/.exec(manual)?.[1] ?? "")
      .replace(/^--.*$/gm, "")
      .replaceAll(" TO site;", ` TO ${role};`)
      .replace("DATABASE ringside", `DATABASE ${database.name}`);
    expect(grants).toContain(`TO ${role};`);
    for (const statement of [
      `create role ${role} login password 'pw'`,
      ...grants.split(";").filter((one) => one.trim()),
      `revoke create on schema public from public`,
    ]) {
      await store.db.execute(sql.raw(statement));
    }
    const mine = new URL(databaseUrl);
    mine.username = role;
    mine.password = "pw";
    const folder = mkdtempSync(join(tmpdir(), "ringside-reader-"));
    try {
      for (const mayMigrate of [true, false]) {
        const site = await openStore({ databaseUrl: mine.href, dataDir: "", clock, seed: "none", migrate: mayMigrate });
        await site.close();
      }
      await store.db.execute(sql.raw("create table later (number bigserial)"));
      const site = await openStore({ databaseUrl: mine.href, dataDir: "", clock, seed: "none", migrate: false });
      try {
        await site.db.execute(sql.raw("insert into later default values"));
        expect(await nextReading({ store: site } as Parameters<typeof nextReading>[0], "sub_1")).toBeGreaterThan(0);
        expect(await backUp(site.db, join(folder, "store.gz"), clock.now(), () => undefined)).toBeGreaterThan(0);
      } finally {
        await site.close();
      }
    } finally {
      rmSync(folder, { recursive: true });
      await store.db.execute(sql.raw(`drop owned by ${role}`));
    }
  });
});
