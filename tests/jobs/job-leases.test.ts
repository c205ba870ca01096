import { afterAll, beforeAll, expect, it } from "vitest";
import { jobLeases } from "../../server/jobs/job-leases";
import { openStore, type Store } from "../../server/store/connection/open-store";
import { filledDatabase } from "../filled-stores";
import type { TestDatabase } from "../postgres";
import { MINUTE_MS, movableClock } from "../store";

const clock = movableClock();
let database: TestDatabase;
let stores: Store[];
beforeAll(async () => {
  database = await filledDatabase(clock.now());
  // One after another. The store's own tests cover stores that open at the same time.
  stores = [];
  for (let n = 0; n < 3; n++)
    stores.push(await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock }));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const take = (job: string) => Promise.all(stores.map((store) => jobLeases({ store, clock }).take(job, MINUTE_MS)));
const done = (leases: unknown[]) => leases.filter(Boolean).length;

it("one of three processes does a job each minute, whichever wakes first, and each job has its own lease", async () => {
  expect(done(await take("reconcile"))).toBe(1);
  expect(done(await take("outbox"))).toBe(1);
  clock.advance(30_000);
  expect(done(await take("reconcile"))).toBe(0);
  clock.advance(30_000);
  expect(done(await take("reconcile"))).toBe(1);
});

it("a postponed job rests in every process, and a retry may come before the interval is over", async () => {
  const first = () => jobLeases({ store: stores[0] as Store, clock });
  const lease = await first().take("billing", MINUTE_MS);
  if (!lease) throw new Error("No lease");
  await first().postpone(lease, 2 * MINUTE_MS);
  clock.advance(MINUTE_MS);
  expect(done(await take("billing"))).toBe(0);
  clock.advance(MINUTE_MS);
  expect(done(await take("billing"))).toBe(1);

  const hourly = await first().take("tidy", 60 * MINUTE_MS);
  if (!hourly) throw new Error("No lease");
  await first().postpone(hourly, MINUTE_MS);
  clock.advance(MINUTE_MS);
  expect(done(await take("tidy"))).toBe(1);
});

it("a run that is overtaken by another process's cannot postpone the next one", async () => {
  const slow = await jobLeases({ store: stores[0] as Store, clock }).take("departures", MINUTE_MS);
  if (!slow) throw new Error("No lease");
  clock.advance(MINUTE_MS);
  expect(done(await take("departures"))).toBe(1);
  await jobLeases({ store: stores[0] as Store, clock }).postpone(slow, 60 * MINUTE_MS);
  clock.advance(MINUTE_MS);
  expect(done(await take("departures"))).toBe(1);
});
