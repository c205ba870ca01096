/** What all journeys share: a PostgreSQL with a filled database, the first state of a sandbox, and each worker's site. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../tests/postgres";
import { startPostgres } from "../tests/postgres-server";
import { prepared, startSite } from "./sites";
import { portsOf, WORKERS } from "./worlds";

/** Sandboxes write to their folders all the time. */
const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 1024 ** 3;

export default async function setup() {
  const folder = mkdtempSync(join(freeBytes(MEMORY) > ENOUGH_BYTES ? MEMORY : tmpdir(), "ringside-e2e-"));
  const server = await startPostgres();
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

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
