/** Stores for tests: PGlite in memory, unpacked from a tarball that is made once per state of server/store. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { overPglite } from "../server/store/connection/embedded-store";
import { openStore } from "../server/store/connection/open-store";
import type { Store } from "../server/store/db";
import { preparedStore } from "../server/store/migrating/prepare-store";
import { seedContent } from "../server/store/seed/seed";
import { filledDatabase, migratedDatabase } from "./filled-stores";
import { oneAtATime } from "./postgres";

/** The tests' current date: a Saturday, six days after daylight saving time started in the United States. */
export const frozenNow = new Date("2026-03-14T12:00:00Z");

/** A clock that stands at `start` until it is moved. */
export function movableClock(start: Date = frozenNow) {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(ms: number) {
      at += ms;
    },
    set(instant: Date) {
      at = instant.getTime();
    },
  };
}

/** True where tests run on PGlite. */
export const EMBEDDED = process.env.STORE === "embedded" || process.env.SOAK === "on" || !process.env.TEST_DATABASE_URL;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/**
 * A migrated store with the seed content dated from `now`; empty when `seeded` is false. Usually a PostgreSQL database:
 * a PGlite takes most of a second of processor time before its first statement, and more for each. Both engines run the
 * same statements, so `npm run soak` and `STORE=embedded` test on PGlite what other runs test on PostgreSQL.
 */
export async function testStore({ now = frozenNow, seeded = true } = {}): Promise<Store> {
  if (EMBEDDED) return embeddedStore({ now, seeded });
  const database = await (seeded ? filledDatabase(now) : migratedDatabase());
  const store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "none", clock: { now: () => now } });
  return { ...store, close: () => store.close().finally(database.drop) };
}

/** The same on a PGlite in memory. */
export async function embeddedStore({ now = frozenNow, seeded = true } = {}): Promise<Store> {
  const frozen = seeded && now.getTime() === frozenNow.getTime();
  const store = overPglite(await PGlite.create({ loadDataDir: await tarball(frozen) }));
  if (seeded && !frozen) await seedContent(store.db, now);
  return store;
}

async function tarball(seeded: boolean): Promise<Blob> {
  const cache = "node_modules/.cache/ringside";
  const file = join(cache, `store-${seeded ? "seeded" : "empty"}-${fingerprint("server/store")}.tar.gz`);
  const packed =
    contentOf(file) ??
    (await oneAtATime(file, async () => {
      const made = contentOf(file) ?? (await preparedStore(seeded ? (db) => seedContent(db, frozenNow) : undefined));
      mkdirSync(cache, { recursive: true });
      writeFileSync(`${file}.${process.pid}`, made);
      renameSync(`${file}.${process.pid}`, file);
      return made;
    }));
  return new Blob([Uint8Array.from(packed)], { type: "application/gzip" });
}

const contentOf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);

function fingerprint(folder: string): string {
  const hash = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    if (/\.(ts|sql)$/.test(name)) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
