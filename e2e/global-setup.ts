/**
 * What all journeys share: a PostgreSQL with a filled database, the first state of a sandbox, and each worker's site.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { folderOfRun } from "../tests/folder-of-run";
import { createDatabase } from "../tests/postgres";
import { startPostgres } from "../tests/postgres-server";
import { prepared, startSite } from "./sites";
import { portsOf, WORKERS } from "./worlds";

export default async function setup() {
  const folder = folderOfRun("ringside-e2e");
  const server = await startPostgres({ inFolder: folder });
  const stops: (() => Promise<void>)[] = [];
  const tearDown = async () => {
    await Promise.all(stops.map((stop) => stop()));
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    process.env.FILLED_FOLDER = join(folder, "filled");
    if (server) {
      process.env.TEST_DATABASE_URL = server.url;
      const filled = await createDatabase();
      await (await startSite(portsOf(0), process.env.FILLED_FOLDER, { DATABASE_URL: filled.url }))();
      process.env.FILLED_DATABASE = filled.name;
    }
    const workers = Array.from({ length: WORKERS }, async (_, worker) => {
      const dataDir = join(folder, String(worker));
      stops.push(await startSite(portsOf(worker), dataDir, await prepared(dataDir)));
    });
    await Promise.all(workers);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
