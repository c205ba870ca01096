/**
 * Seeded stores, made by the first test of a run that needs one and copied for all others: migrating and seeding takes
 * seconds of processor time. Only the test that makes one loads the server's modules.
 */
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { createDatabase, oneAtATime, runServer, type TestDatabase } from "./postgres";
import { runFolder } from "./run-folder";

/** The directory of an embedded store with seed content dated from the run, to be copied. */
export const filledStore = (): Promise<string> => oneAtATime("filled-store", madeStore);

async function madeStore(): Promise<string> {
  const filled = join(runFolder(), "filled-store");
  if (existsSync(filled)) return filled;
  const aside = mkdtempSync(join(runFolder(), "aside-"));
  const { openStore } = await import("../server/store/connection/open-store");
  const store = await openStore({ dataDir: aside, seed: "demo", clock: { now: () => new Date() } });
  await store.close();
  try {
    renameSync(join(aside, "store"), filled);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(filled)) throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  return filled;
}

/** A fresh database with seed content dated from `now`, by default from the run. */
export async function filledDatabase(now?: Date): Promise<TestDatabase> {
  return createDatabase(await template(now ?? "today"));
}

/** A fresh database with all tables, and nothing in them. */
export async function migratedDatabase(): Promise<TestDatabase> {
  return createDatabase(await template("empty"));
}

/** Drops the templates that `filledDatabase` copies: a server that outlives the run would keep them. */
export async function dropTemplates(): Promise<void> {
  const client = new pg.Client({ connectionString: runServer() });
  await client.connect();
  try {
    const all = "select datname as name from pg_database where starts_with(datname, $1)";
    const { rows } = await client.query<{ name: string }>(all, [templatePrefix()]);
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}

const templatePrefix = () => `${basename(runFolder()).replaceAll("-", "_").toLowerCase()}_`;

type Content = Date | "today" | "empty";

async function template(content: Content): Promise<string> {
  const name = `${templatePrefix()}${content instanceof Date ? content.getTime() : content}`;
  const client = new pg.Client({ connectionString: runServer() });
  await client.connect();
  try {
    // The other worker waits for this one's template.
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await fill(client, name, content);
    return name;
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, name: string, content: Content): Promise<void> {
  const aside = await createDatabase();
  const { openStore } = await import("../server/store/connection/open-store");
  const now = content instanceof Date ? content : new Date();
  const seed = content === "empty" ? "none" : "demo";
  const store = await openStore({ databaseUrl: aside.url, dataDir: "", seed, clock: { now: () => now } });
  await store.close();
  // Renamed only when it is complete, so that a worker that dies halfway leaves no partial template.
  await client.query(`alter database ${aside.name} rename to ${name}`);
}
