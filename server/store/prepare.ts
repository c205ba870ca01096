/** The embedded store's starting point: migrated, packed. Run at build time and by the tests. */
import { PGlite } from "@electric-sql/pglite";
import type { Db } from "./db";
import { overPglite } from "./embedded";
import { migrate } from "./migrate";

/**
 * A gzipped tarball of a migrated PGlite directory, filled by `fill` when given. Takes some ten seconds. It has the one
 * database that is used, and not the two that others would be copied from.
 */
export async function preparedStore(fill?: (db: Db) => Promise<void>): Promise<Buffer> {
  const client = await PGlite.create();
  try {
    await migrate(overPglite(client).db, fill ? { fill } : {});
    await client.exec("update pg_database set datistemplate = false");
    for (const other of ["template0", "template1"]) await client.exec(`drop database ${other}`);
    // Without a checkpoint, whoever unpacks this goes through the migrations once more, as after a crash.
    await client.exec("checkpoint");
    return Buffer.from(await (await client.dumpDataDir("gzip")).arrayBuffer());
  } finally {
    await client.close();
  }
}
