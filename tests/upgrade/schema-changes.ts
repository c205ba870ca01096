/** Schema changes of a migration that break a server written for the previous schema. */
import { sql } from "drizzle-orm";
import type { Db } from "../../server/store/db";

type Column = { type: string; required: boolean; filled: boolean };
/** A rule about rows: its definition and its columns. */
type Rule = { says: string; columns: string[]; unique: boolean };
export type Catalog = { columns: Map<string, Map<string, Column>>; rules: Map<string, Map<string, Rule>> };

/** Tables, columns, constraints and unique indexes, as PostgreSQL's own catalog lists them. */
export async function catalogOf(db: Db): Promise<Catalog> {
  const { rows: columns } = await db.execute<{ table: string; name: string } & Column>(sql`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as required, (atthasdef or attidentity <> '') as filled
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`);
  const { rows: rules } = await db.execute<{ table: string; name: string } & Rule>(sql`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as says, contype in ('p', 'u') as unique,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c', 'x')
    union all
    select relname, indexrelid::regclass::text, pg_get_indexdef(indexrelid), true,
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`);
  const catalog: Catalog = { columns: new Map(), rules: new Map() };
  const of = <T>(all: Map<string, Map<string, T>>, table: string) => {
    const mine = all.get(table) ?? new Map<string, T>();
    all.set(table, mine);
    return mine;
  };
  for (const { table, name, ...column } of columns) of(catalog.columns, table).set(name, column);
  for (const { table, name, ...rule } of rules) of(catalog.rules, table).set(name, rule);
  return catalog;
}

/**
 * Changes that the older server cannot handle; `used` are the tables and columns that it knows. Others may be dropped:
 * a column goes one release after the code that used it.
 */
export function breakingChanges(before: Catalog, after: Catalog, used: Map<string, Set<string>>): string[] {
  const broken: string[] = [];
  for (const [table, columns] of used) {
    const old = before.columns.get(table) ?? new Map<string, Column>();
    const now = after.columns.get(table);
    if (!now) {
      broken.push(`${table} is gone`);
      continue;
    }
    for (const [name, column] of old) {
      const next = now.get(name);
      if (!columns.has(name)) continue;
      if (!next) broken.push(`${table}.${name} is gone`);
      else if (next.type !== column.type) broken.push(`${table}.${name} is ${next.type}, was ${column.type}`);
      else if (next.required && !column.required) broken.push(`${table}.${name} may no longer be null`);
      else if (next.required && column.filled && !next.filled) broken.push(`${table}.${name} has lost its default`);
    }
    for (const [name, { required, filled }] of now) {
      if (!columns.has(name) && required && !filled)
        broken.push(`${table}.${name} has to be given, and has no default`);
    }
    broken.push(...brokenRules(table, before.rules.get(table) ?? new Map(), after.rules.get(table) ?? new Map(), old));
  }
  return broken;
}

function brokenRules(
  table: string,
  before: Map<string, Rule>,
  after: Map<string, Rule>,
  old: Map<string, Column>,
): string[] {
  const known = [...before.values()].map(({ says }) => says);
  const added = [...after].filter(([, { says }]) => !known.includes(says));
  const stay = [...after.values()].map(({ says }) => says);
  const lost = [...before].filter(([, { says, unique }]) => unique && !stay.includes(says));
  return [
    // An index over an expression has no columns in the catalog.
    ...added
      .filter(([, { columns }]) => columns.length === 0 || columns.some((name) => old.has(name)))
      .map(([name, { says }]) => `${table} has a new rule, ${name}: ${says}`),
    // Upserts name the unique rule that they rely on.
    ...lost.map(([name, { says }]) => `${table} has lost ${name}: ${says}`),
  ];
}
