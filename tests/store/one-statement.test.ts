/** Exports and backups send one statement at a time, so that the driver has nothing to warn the operator of. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { names } from "../../server/services/content/collections";
import { exportContent } from "../../server/services/content/export";
import type { Store } from "../../server/store/db";
import { backUp } from "../../server/store/upkeep/backup";
import { testStore } from "../store";

const folder = mkdtempSync(join(tmpdir(), "ringside-export-"));
let store: Store;
/** How many statements a connection had, at most, when another one was sent. The driver warns of two. */
let most = 0;
beforeAll(async () => {
  const { query } = pg.Client.prototype;
  // Before the store opens its first connection: the pool keeps the method that it finds.
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const { _activeQuery, _queryQueue } = this as unknown as { _activeQuery: unknown; _queryQueue: unknown[] };
    most = Math.max(most, _queryQueue.length + (_activeQuery ? 1 : 0));
    return (query as (...given: unknown[]) => never).apply(this, given);
  });
  store = await testStore();
});
beforeEach(() => {
  most = 0;
});
afterAll(async () => {
  await store.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A device that takes nothing, as a full disk does. Linux has it. */
const FULL = "/dev/full";
const onLinux = test.skipIf(!existsSync(FULL));
const exported = (file: string) =>
  exportContent(store.db, { file, wanted: names, csv: false, expanded: false, progress: () => undefined });

test("each statement of an export waits for the one before", async () => {
  await exported(join(folder, "all.json"));
  expect(most).toBe(0);
});

onLinux("so does the end of one that finds the disk full", async () => {
  await expect(exported(FULL)).rejects.toThrow("the disk is full");
  // What the failure leaves behind would still be sent.
  await wait(100);
  expect(most).toBe(0);
});

test("so does each statement of a backup", async () => {
  await backUp(store.db, join(folder, "all.gz"), new Date(), () => undefined);
  expect(most).toBe(0);
});

onLinux("so does the end of a backup that finds the disk full", async () => {
  await expect(backUp(store.db, FULL, new Date(), () => undefined)).rejects.toThrow("the disk is full");
  await wait(100);
  expect(most).toBe(0);
});
