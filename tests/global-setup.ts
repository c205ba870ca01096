/** Starts the run's PostgreSQL before the first test, unless TEST_DATABASE_URL names one. */
import { startPostgres } from "./postgres-server";

export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres();
  if (!server) return;
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
