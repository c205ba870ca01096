import { afterAll, beforeAll, expect, it } from "vitest";
import { turns } from "../../server/jobs/job-leases";
import { openStore, type Store } from "../../server/store/connection/open-store";
import { testDatabase } from "../postgres";
import { MINUTE_MS, movableClock } from "../store";

const clock = movableClock();
let database: Awaited<ReturnType<typeof testDatabase>>;
let stores: Store[];
beforeAll(async () => {
  database = await testDatabase();
  // Opened one after another here; that two may start at once is tested with the store.
  stores = [];
  for (let n = 0; n < 3; n++)
    stores.push(await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock }));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const take = (job: string) => Promise.all(stores.map((store) => turns({ store, clock }).take(job, MINUTE_MS)));
const done = (turns: boolean[]) => turns.filter(Boolean).length;

it("one of three processes does a job each minute, whichever wakes first, and each job has its own turn", async () => {
  expect(done(await take("reconcile"))).toBe(1);
  expect(done(await take("outbox"))).toBe(1);
  clock.advance(30_000);
  expect(done(await take("reconcile"))).toBe(0);
  clock.advance(30_000);
  expect(done(await take("reconcile"))).toBe(1);
});
