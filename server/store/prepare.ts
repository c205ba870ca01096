/** The embedded store's starting point: migrated, packed. Run at build time and by the tests. */
import { PGlite } from "@electric-sql/pglite";
import type { Db } from "./db";
import { overPglite } from "./embedded";
import { migrate } from "./migrate";

/** A gzipped tarball of a migrated PGlite directory, filled by `fill` when given. Takes some ten seconds. */
export async function preparedStore(fill: (db: Db) => Promise<void> = async () => undefined): Promise<Buffer> {
  const client = await PGlite.create();
  try {
    await migrate(overPglite(client).db, fill);
    return Buffer.from(await (await client.dumpDataDir("gzip")).arrayBuffer());
  } finally {
    await client.close();
  }
}
