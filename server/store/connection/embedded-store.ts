/**
 * PGlite in a directory: PostgreSQL inside this process. Data survives a crash of the process, but not a power failure.
 */
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { closeFolder, privateFolder } from "../../process/private-files";
import type { Store } from "../db";
import * as schema from "../schema";
import { CHANNELS } from "./content-changes";
import { lock } from "./directory-lock";
import { type Engine, openEngine } from "./pglite-full-disk";

/** Made by scripts/prepare-store.mjs. Unpacking it takes about a second; initdb would take eight. */
const PREPARED = "build/store.tar.gz";

export const hasEmbedded = (dataDir: string): boolean => existsSync(directoryIn(dataDir));
const directoryIn = (dataDir: string) => resolve(dataDir, "store");

/** Opens `{dataDir}/store` for this process alone, creating it if needed. Throws while another process has it. */
export async function openEmbedded(dataDir: string): Promise<Store> {
  privateFolder(dataDir);
  const directory = directoryIn(dataDir);
  const release = lock(`${directory}.lock`, directory);
  try {
    if (!existsSync(directory)) await create(directory);
    const store = overEngine(await openEngine(directory));
    // PGlite makes its files readable for everybody.
    closeFolder(directory);
    return { ...store, place: `the embedded store ${directory}`, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** A store on a PGlite that is already open, in memory. */
export function overPglite(pglite: PGlite): Store {
  return overEngine({
    query: pglite.query.bind(pglite),
    exec: pglite.exec.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
    close: pglite.close.bind(pglite),
    listen(channel, changed) {
      const stop = pglite.listen(channel, changed).catch(() => async () => undefined);
      return () => void stop.then((end) => end()).catch(() => undefined);
    },
  });
}

function overEngine(engine: Engine): Store {
  const db = drizzle({ client: engine as unknown as PGlite, schema });
  return {
    db,
    async prepared<Row extends Record<string, unknown>>(statement: SQL) {
      return (await db.execute(statement)).rows as Row[];
    },
    deadline: async () => "infinity",
    doubtDeadlines: () => undefined,
    watch(changed) {
      // Each channel tells that the store was opened again, which is one change.
      const stops = CHANNELS.map((channel, n) =>
        engine.listen(channel, (table) => {
          if (table !== undefined || n === 0) changed(table);
        }),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    close: () => engine.close(),
    kind: "pglite",
    place: "an embedded store in memory",
  };
}

async function create(directory: string): Promise<void> {
  // Created aside and renamed, so that a start that dies halfway leaves no half store.
  const aside = `${directory}.new`;
  await rm(aside, { recursive: true, force: true });
  const prepared = await readFile(PREPARED).catch(() => undefined);
  const client = await PGlite.create({
    dataDir: aside,
    ...(prepared && { loadDataDir: new Blob([prepared], { type: "application/gzip" }) }),
  });
  await client.close();
  await rename(aside, directory);
}
