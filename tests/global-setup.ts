/**
 * What all tests of a run share: a PostgreSQL, unless TEST_DATABASE_URL names one, and a folder for what is made once
 * and copied (RUN_DIR).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplates } from "./filled-stores";
import { startPostgres } from "./postgres-server";

export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), "ringside-run-"));
  process.env.RUN_DIR = folder;
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
  if (server) process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    if (server) await server.stop();
    else if (process.env.TEST_DATABASE_URL) await dropTemplates();
    rmSync(folder, { recursive: true, force: true });
  };
}
