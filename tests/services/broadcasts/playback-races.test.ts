/** Devices that start at the same moment, on a real PostgreSQL; and the same without the lock. */
import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { playbackOf } from "../../../server/services/broadcasts/playback";
import { signer } from "../../../server/session/signed-values";
import { openUnfilled, type Store } from "../../../server/store/connection/open-store";
import { entitlement, playback, ppvEvent } from "../../../server/store/schema";
import { testDatabase } from "../../postgres";
import { movableClock } from "../../store";
import { visitor } from "../box-office/box-office-world";

const DEVICES = 8;
const HOUR_MS = 3_600_000;

const clock = movableClock();
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

/** How many devices may watch after all have started at once over `through`. */
async function watching(through: Store): Promise<number> {
  const now = clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const ppvId = randomUUID();
  const fan = visitor({});
  const userId = fan.user?.userId ?? "";
  await store.db.insert(ppvEvent).values({
    ...{ id: ppvId, title: "A night", description: "", poster: { seed: "night" }, priceCents: 999, currency: "USD" },
    ...{ saleStart: at(-9), liveStart: at(-1), liveEnd: at(1), maxConcurrent: 2, streamKey: "stand-in" },
  });
  await store.db.insert(entitlement).values({ id: randomUUID(), userId, ppvId, source: "comp", grantedAt: now });

  const gate = playbackOf({ store: through, clock, signer: signer(["a secret"], "playback"), films: "films" });
  const devices = Array.from({ length: DEVICES }, () => ({ ...fan, visitorId: randomUUID() }));
  await Promise.all(devices.map((device) => gate.begin(device, ppvId)));
  const open = and(eq(playback.ppvId, ppvId), isNull(playback.endedAt));
  return (await store.db.select().from(playback).where(open)).length;
}

it("two of eight devices that start at the same moment may watch", async () => {
  expect(await watching(store)).toBe(2);
});

it("more of them could without the lock", async () => {
  type Transaction = Store["db"]["transaction"];
  const transaction: Transaction = (work, settings) =>
    store.db.transaction((tx) => {
      const hasty = new Proxy(tx, {
        get: (all, name) => (name === "execute" ? async () => ({ rows: [] }) : Reflect.get(all, name, all)),
      });
      return work(hasty);
    }, settings);
  const db = new Proxy(store.db, {
    get: (all, name) => (name === "transaction" ? transaction : Reflect.get(all, name, all)),
  });
  expect(await watching({ ...store, db })).toBeGreaterThan(2);
});
