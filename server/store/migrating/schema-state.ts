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

/** Throws a SchemaError if the database belongs to another program, because the two sets of tables would mix. */
export async function schemaState(db: Db, known: Migration[] = migrations): Promise<SchemaState> {
  const rows = await appliedIn(db);
  const applied = new Set(rows.map(({ name }) => name));
  if (!known.some(({ name }) => applied.has(name))) await demandEmpty(db);
  const dates = rows.map(({ at }) => new Date(at)).sort((a, b) => a.getTime() - b.getTime());
  return {
    applied: [...applied],
    migratedAt: dates.at(-1),
    missing: known.filter(({ name }) => !applied.has(name)),
    newer: [...applied].filter((name) => !known.some((one) => one.name === name)),
  };
}

async function appliedIn(db: Db): Promise<{ name: string; at: string }[]> {
  // Other programs have a table of that name, too, such as those made with Yii.
  const { rows: columns } = await db.execute(sql`select from pg_attribute
    where attrelid = to_regclass('migration') and attname in ('name', 'applied_at')`);
  if (columns.length < 2) return [];
  const { rows } = await db.execute<{ name: string; at: string }>(
    sql`select name, applied_at::text as at from migration order by name`,
  );
  return rows;
}

const NAMED = 3;

/** An extension may have tables of its own, as PostGIS does. */
async function demandEmpty(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = current_schema() and relkind in ('r', 'p', 'f') and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname`);
  if (rows.length === 0) return;
  const more = rows.length > NAMED ? ` and ${rows.length - NAMED} more` : "";
  throw new SchemaError(
    `The database has tables that are not the site's: ${rows
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(", ")}${more}. Give the site a database of its own, and name it in DATABASE_URL.`,
  );
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
