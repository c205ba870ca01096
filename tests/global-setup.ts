/**
 * What all tests of a run share: a PostgreSQL, unless TEST_DATABASE_URL names one, and a folder for things that are
 * made once and copied, and for the copies (RUN_DIR).
 */
import { rmSync } from "node:fs";
import { dropTemplates } from "./filled-stores";
import { folderOfRun } from "./folder-of-run";
import { startPostgres } from "./postgres-server";

export default async function setup() {
  const folder = folderOfRun("ringside-run");
  process.env.RUN_DIR = folder;
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ inFolder: folder });
  if (server) process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    if (server) await server.stop();
    else if (process.env.TEST_DATABASE_URL) await dropTemplates();
    rmSync(folder, { recursive: true, force: true });
  };
}
