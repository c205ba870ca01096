/** Compares a store's schema with the one this version needs. Only reads. */
import { sql } from "drizzle-orm";
import type { Db } from "../db";
import { type Migration, migrations } from "./migration-files";

type SchemaState = {
  /** Names of the applied migrations, oldest first. */
  applied: string[];
  /** When the last one ran. Undefined for a store without a schema. */
  migratedAt: Date | undefined;
  /** This version's migrations that the store lacks. */
  missing: Migration[];
  /** Names of migrations that only a newer version knows. */
  newer: string[];
};

/** Carries a sentence for the operator. */
export class SchemaError extends Error {
  override name = "SchemaError";
}

export async function schemaState(db: Db, known: Migration[] = migrations): Promise<SchemaState> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('migration') is not null as exists`,
  );
  const { rows } = found[0]?.exists
    ? await db.execute<{ name: string; at: string }>(
        sql`select name, applied_at::text as at from migration order by name`,
      )
    : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  const dates = rows.map(({ at }) => new Date(at)).sort((a, b) => a.getTime() - b.getTime());
  return {
    applied: [...applied],
    migratedAt: dates.at(-1),
    missing: known.filter(({ name }) => !applied.has(name)),
    newer: [...applied].filter((name) => !known.some((one) => one.name === name)),
  };
}

/**
 * Throws a SchemaError if the store lacks a migration that this version needs. A newer schema passes, because a
 * migration keeps the previous version working (docs/migrations.md).
 */
export async function demandSchema(db: Db): Promise<void> {
  const { applied, missing } = await schemaState(db);
  const [first] = missing;
  if (!first) return;
  if (applied.length === 0) throw new SchemaError(`The database has no tables yet. ${HOW_TO_MIGRATE}`);
  const lacking = missing.length === 1 ? first.name : `${first.name} and ${missing.length - 1} more`;
  throw new SchemaError(
    `The database is older than this version of the site: it lacks the migration ${lacking}. ${HOW_TO_MIGRATE}`,
  );
}

const HOW_TO_MIGRATE =
  "Run `npm run db -- migrate` (in the container: `node build/server/operator.js db migrate`), or start the site without MIGRATE=off.";
