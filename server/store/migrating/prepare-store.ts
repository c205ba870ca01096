/** The embedded store's starting point, migrated and packed. Made at build time and by tests. */
import { PGlite } from "@electric-sql/pglite";
import { overPglite } from "../connection/embedded-store";
import type { Db } from "../db";
import { migrate } from "./migrate";

/**
 * A gzipped tarball of a migrated PGlite directory, filled by `fill` if given. Takes about ten seconds. Contains only
 * the database in use, not the two templates.
 */
export async function preparedStore(fill?: (db: Db) => Promise<void>): Promise<Buffer> {
  const client = await PGlite.create();
  try {
    await migrate(overPglite(client).db, fill ? { fill } : {});
    await client.exec("update pg_database set datistemplate = false");
    for (const other of ["template0", "template1"]) await client.exec(`drop database ${other}`);
    // Without a checkpoint, opening the copy would replay the migrations, as after a crash.
    await client.exec("checkpoint");
    return Buffer.from(await (await client.dumpDataDir("gzip")).arrayBuffer());
  } finally {
    await client.close();
  }
}
