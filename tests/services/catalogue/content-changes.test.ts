/** Content that someone else has changed is reloaded at once, also after the database connection was down. */
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogue } from "../../../server/services/catalogue";
import { snapshot } from "../../../server/services/catalogue/snapshot";
import { redirects } from "../../../server/services/redirects";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { redirect, ticketDefinition, wrestler } from "../../../server/store/schema";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { embeddedStore, movableClock } from "../../store";

const SLUG = "ezekiel-toll";
/** The clock of these tests stands still, so nothing is reloaded because of its age. */
const clock = movableClock();
const siteUrl = "https://ringside.example";
const soon = { timeout: 10_000, interval: 20 };

let database: TestDatabase;
const stores: Record<string, Store> = {};
beforeAll(async () => {
  database = await filledDatabase(clock.now());
  stores.PGlite = await embeddedStore();
  stores.PostgreSQL = await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
});
afterAll(async () => {
  for (const store of Object.values(stores)) await store.close();
  await database.drop();
});

describe.each(["PGlite", "PostgreSQL"])("Over %s", (kind) => {
  it("a change is noticed without telling the catalogue, also of prices and redirects", async () => {
    const store = stores[kind] as Store;
    const shown = catalogue({ store, clock, siteUrl });
    const led = redirects({ store, clock, siteUrl });
    const name = async () => (await shown.wrestlerBySlug(SLUG))?.data.ringName;
    const [night] = (await shown.events({ past: "false", limit: 1, offset: 0 })).events;
    const price = async () => (await shown.event(night?.id ?? ""))?.registration.ticketing?.lowestCents;
    const before = [await name(), await price(), await led.find("/gone")];

    await store.db.update(wrestler).set({ ringName: "Another Name" }).where(eq(wrestler.slug, SLUG));
    await store.db.update(ticketDefinition).set({ priceCents: 123 });
    await store.db.insert(redirect).values({ path: "/gone", target: "/shows" });
    await vi.waitFor(async () => expect(await name()).toBe("Another Name"), soon);
    await vi.waitFor(async () => expect(await price()).toBe(123), soon);
    await vi.waitFor(async () => expect((await led.find("/gone"))?.target).toBe("/shows"), soon);
    expect(before).not.toContain("Another Name");
  });

  it("taken seats do not count as a change of content", async () => {
    const store = stores[kind] as Store;
    const told: (string | undefined)[] = [];
    const stop = store.watch((table) => told.push(table));
    await store.db.update(wrestler).set({ ringName: "First" }).where(eq(wrestler.slug, SLUG));
    await vi.waitFor(() => expect(told).toContain("wrestler"), soon);
    await store.db.update(ticketDefinition).set({ remaining: sql`${ticketDefinition.remaining}` });
    await store.db.update(wrestler).set({ ringName: "Second" }).where(eq(wrestler.slug, SLUG));
    await vi.waitFor(() => expect(told.filter((one) => one === "wrestler")).toHaveLength(2), soon);
    expect(told).not.toContain("ticket_definition");
    stop();
  });
});

it("A broken database connection is reopened, and changes made in the meantime are seen", async () => {
  const store = stores.PostgreSQL as Store;
  const shown = catalogue({ store, clock, siteUrl });
  await shown.wrestlerBySlug(SLUG);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const lines = () =>
    admin.query(
      "select pid from pg_stat_activity where application_name = 'ringside content' and datname = current_database()",
    );
  await vi.waitFor(async () => expect((await lines()).rows).toHaveLength(1), soon);
  const [{ pid }] = (await lines()).rows;
  // While nobody listens, the change's notification reaches no one.
  await admin.query(
    `begin; select pg_terminate_backend(${pid}); update wrestler set ring_name = 'Unheard' where slug = '${SLUG}'; commit`,
  );
  await vi.waitFor(async () => expect((await shown.wrestlerBySlug(SLUG))?.data.ringName).toBe("Unheard"), soon);
  await admin.end();
});

it("A value that changes while it is being read is read once more", async () => {
  let reads = 0;
  let finish: () => void = () => undefined;
  const value = snapshot(clock, async (readAt) => {
    reads += 1;
    const mine = reads;
    if (mine === 1)
      await new Promise<void>((done) => {
        finish = done;
      });
    return { readAt, mine };
  });
  const first = value();
  value.renew();
  finish();
  expect((await first).mine).toBe(1);
  await vi.waitFor(async () => expect((await value()).mine).toBe(2), soon);
  expect(reads).toBe(2);
});
