/**
 * What all tests of a run share: a PostgreSQL, unless TEST_DATABASE_URL names one, and a folder for things that are
 * made once and copied, and for the copies (RUN_DIR).
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplates } from "./filled-stores";
import { alive, startPostgres } from "./postgres-server";

const MEMORY = "/dev/shm";
/** Much more than a few stores of 30 MB at a time. Many containers have 64 MB there. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

export default async function setup() {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
  if (server) process.env.TEST_DATABASE_URL = server.url;
  // The tests copy hundreds of stores, which takes six times as long on a disk.
  const place = freeBytes(MEMORY) > ENOUGH_BYTES ? MEMORY : tmpdir();
  sweep(place);
  const folder = mkdtempSync(join(place, `ringside-run-${process.pid}-`));
  process.env.RUN_DIR = folder;
  return async () => {
    if (server) await server.stop();
    else if (process.env.TEST_DATABASE_URL) await dropTemplates();
    rmSync(folder, { recursive: true, force: true });
  };
}

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Removes the folders of runs that were killed: in memory they would take room until the machine restarts. */
function sweep(place: string) {
  for (const name of readdirSync(place)) {
    const starter = /^ringside-run-(\d+)-/.exec(name)?.[1];
    if (starter && !alive(Number(starter))) rmSync(join(place, name), { recursive: true, force: true });
  }
}
