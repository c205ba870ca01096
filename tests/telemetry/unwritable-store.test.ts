/**
 * A store that can be read and not written, as a standby or one with a full disk, counts as down until a write works.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openAsIs, type Store } from "../../server/store/connection/open-store";
import { observing } from "../../server/telemetry/calls";
import { prometheus } from "../../server/telemetry/prometheus";
import { type TestDatabase, testDatabase } from "../postgres";

const lines: string[] = [];
const metrics = prometheus();
const into = (level: string) => (_: unknown, msg: string) => void lines.push(`${level}: ${msg}`);
const log = { warn: into("warn"), error: into("error"), info: into("info") };
const { begin: beginCall } = observing({ log: log as never, metrics, tracing: undefined });

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await testDatabase();
  store = await openAsIs({ databaseUrl: database.url, dataDir: "", create: true, beginCall });
  await store.db.execute(sql`create table note (id int)`);
});
afterAll(async () => {
  vi.useRealTimers();
  await store.close();
  await database.drop();
});

const read = () => store.db.execute(sql`select 1`);
const write = () => store.db.execute(sql`insert into note values (1)`);
const refusedWrite = () =>
  store.db
    .transaction(async (tx) => void (await tx.execute(sql`insert into note values (2)`)), { accessMode: "read only" })
    .catch(() => undefined);
const up = async () => / ?ringside_dependency_up\{dependency="store"\} (\d)/.exec(await metrics.scrape())?.[1];

it("is reported once, and again when it can be written", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  expect(await up()).toBe("1");
  for (let n = 0; n < 3; n++) {
    await refusedWrite();
    await read();
    await store.db.execute(sql`select no_such_column`).catch(() => undefined);
    expect(await up()).toBe("0");
  }
  expect(lines).toEqual(["warn: store failed"]);
  vi.advanceTimersByTime(11_000);
  await refusedWrite();
  // On a full disk a statement may find room although the next one finds none.
  await write();
  expect(lines).toEqual(["warn: store failed", "error: store is still failing"]);

  vi.advanceTimersByTime(11_000);
  await read();
  expect(await up()).toBe("0");
  await write();
  expect(await up()).toBe("1");
  expect(lines.at(-1)).toBe("info: store works again");
  await read();
  expect(lines).toHaveLength(3);
});
