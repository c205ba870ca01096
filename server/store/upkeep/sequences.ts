/**
 * The store's sequences, from PostgreSQL's catalog: plain, serial and identity. Each belongs to the column it numbers
 * and must stay ahead of it.
 */
import { sql } from "drizzle-orm";
import type { Db } from "../db";

/** The last number of each sequence, by name. Text, because numbers have 64 bits. */
export type SequenceValues = Record<string, string>;

type Sequence = { name: string; table: string | null; column: string | null };
type LaggingSequence = { name: string; given: string; highest: string };

export async function sequencesOf(db: Db): Promise<Sequence[]> {
  const { rows } = await db.execute<Sequence>(sql`
    select sequence.relname as name, owner.relname as table, attname as column
    from pg_class as sequence
    left join pg_depend on classid = 'pg_class'::regclass and objid = sequence.oid
      and refclassid = 'pg_class'::regclass and refobjsubid > 0 and deptype in ('a', 'i')
    left join pg_class as owner on owner.oid = refobjid
    left join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where sequence.relkind = 'S' and sequence.relnamespace = 'public'::regnamespace
    order by sequence.relname`);
  return rows;
}

export async function sequenceValues(db: Db): Promise<SequenceValues> {
  const values: SequenceValues = {};
  for (const { name } of await sequencesOf(db)) values[name] = await givenBy(db, name);
  return values;
}

/** Moves each sequence past `values` and past every number in its column, never back. */
export async function setSequences(db: Db, values: SequenceValues): Promise<void> {
  for (const sequence of await sequencesOf(db)) {
    const { name } = sequence;
    const wanted = [values[name] ?? "0", await highestIn(db, sequence), await givenBy(db, name)].map(BigInt);
    const last = wanted.reduce((one, other) => (other > one ? other : one));
    if (last > 0n) await db.execute(sql`select setval(${`public.${name}`}::regclass, ${String(last)}::bigint)`);
  }
}

/** Sequences whose next number exists in their column. */
export async function laggingSequences(db: Db): Promise<LaggingSequence[]> {
  const lagging: LaggingSequence[] = [];
  for (const sequence of await sequencesOf(db)) {
    // Read in this order, numbers assigned in between make the sequence higher, not lower.
    const highest = await highestIn(db, sequence);
    const given = await givenBy(db, sequence.name);
    if (BigInt(given) < BigInt(highest)) lagging.push({ name: sequence.name, given, highest });
  }
  return lagging;
}

async function givenBy(db: Db, name: string): Promise<string> {
  const { rows } = await db.execute<{ given: string }>(
    sql`select (case when is_called then last_value else last_value - 1 end)::text as given from ${sql.identifier(name)}`,
  );
  return rows[0]?.given ?? "0";
}

async function highestIn(db: Db, { table, column }: Sequence): Promise<string> {
  if (!table || !column) return "0";
  const { rows } = await db.execute<{ highest: string }>(
    sql`select coalesce(max(${sql.identifier(column)}), 0)::text as highest from ${sql.identifier(table)}`,
  );
  return rows[0]?.highest ?? "0";
}
