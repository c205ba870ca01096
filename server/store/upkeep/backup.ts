/**
 * Backs up and restores the whole store with plain SQL: nothing needs to be installed, and both kinds of store work.
 * The file is gzipped lines of JSON: a header, each table's name before its rows, the sequences, and a last line with
 * the number of rows.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline as through } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "../db";
import { withLines } from "./line-source";
import { type SequenceValues, sequenceValues, setSequences } from "./sequences";
import { writeWhole } from "./whole-file";

const FORMAT = 1;
const BATCH = 500;

type Progress = (done: number, of: number) => void;
type Header = { backup: number; migration: string; at: string; rows: number };

/** Carries a sentence for the operator. */
export class BackupError extends Error {}

/**
 * Writes all tables as of one moment, while others keep writing. Returns the number of rows. Throws a Refused if the
 * file can't be written.
 */
export async function backUp(db: Db, file: string, at: Date, progress: Progress): Promise<number> {
  let rows = 0;
  await db.transaction(
    async (tx) => {
      await relax(tx);
      const tables = await tablesOf(tx);
      rows = await countOf(tx, tables);
      const header: Header = { backup: FORMAT, migration: await migrationOf(tx), at: at.toISOString(), rows };
      const lines = linesOf(tx, tables, header, progress);
      await writeWhole(file, (aside) =>
        withLines(lines, (source) => pipeline(source, createGzip(), createWriteStream(aside, { mode: 0o600 }))),
      );
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return rows;
}

/**
 * Fills an empty, migrated store from a file. With `force` the store may hold rows, which are lost. Runs in one
 * transaction, which `dryRun` rolls back. Throws BackupError for a file of another schema, a broken file, or a store
 * with rows.
 */
export async function restore(
  db: Db,
  file: string,
  o: { force: boolean; dryRun: boolean; progress: Progress },
): Promise<Header> {
  let header: Header | undefined;
  const work: Parameters<Db["transaction"]>[0] = async (tx) => {
    await relax(tx);
    const tables = await tablesOf(tx);
    let table = "";
    let batch: string[] = [];
    let sequences: SequenceValues = {};
    let done = 0;
    let ended = false;

    async function flush() {
      if (batch.length > 0) await insert(tx, table, batch);
      done += batch.length;
      batch = [];
      o.progress(done, header?.rows ?? done);
    }
    for await (const line of linesIn(file)) {
      if (!header) {
        header = await accepted(tx, line);
        await empty(tx, tables, o.force);
      } else if (line.startsWith('{"table":')) {
        await flush();
        table = JSON.parse(line).table;
        if (!tables.includes(table)) throw new BackupError(`The file has a table that this store lacks: ${table}.`);
      } else if (line.startsWith('{"sequences":')) {
        await flush();
        sequences = JSON.parse(line).sequences;
      } else if (line.startsWith('{"end":')) {
        await flush();
        ended = JSON.parse(line).end === done;
      } else {
        batch.push(line);
        if (batch.length === BATCH) await flush();
      }
    }
    if (!ended) throw new BackupError("The backup is incomplete: its end is missing.");
    if (o.dryRun) tx.rollback();
    // PostgreSQL doesn't roll back sequences, so they come last.
    await setSequences(tx, sequences);
  };
  await db.transaction(work).catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  if (!header) throw new BackupError("The file is empty.");
  return header;
}

async function* linesIn(file: string): AsyncIterable<string> {
  // The last stream throws whatever fails on the way.
  const text = through(createReadStream(file), createGunzip(), () => undefined).setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new BackupError(`The file is not a complete gzip file: ${(error as Error).message}.`);
  }
}

/** The last migration applied to a store. */
async function migrationOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select max(name) as name from migration`);
  return rows[0]?.name ?? "";
}

async function accepted(tx: Db, line: string): Promise<Header> {
  const header = parsed(line);
  if (header?.backup !== FORMAT) throw new BackupError("The file is not a store backup, or has another format.");
  const mine = await migrationOf(tx);
  if (header.migration !== mine) {
    throw new BackupError(
      `The backup is of schema ${header.migration}, this store of ${mine}: restore it with the version of the site that made it, then start the newer one.`,
    );
  }
  return header;
}

async function empty(tx: Db, tables: string[], force: boolean): Promise<void> {
  if (!force && (await countOf(tx, tables)) > 0) {
    throw new BackupError(
      "The store is not empty. Restore into an empty one, or add --force to lose what is in this one.",
    );
  }
  const all = tables.map((table) => sql.identifier(table));
  await tx.execute(sql`truncate ${sql.join(all, sql`, `)} cascade`);
}

async function* linesOf(tx: Db, tables: string[], header: Header, progress: Progress): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  let done = 0;
  for (const table of tables) {
    yield `${JSON.stringify({ table })}\n`;
    await tx.execute(
      sql`declare backup no scroll cursor for select row_to_json(row)::text as line from ${sql.identifier(table)} as row`,
    );
    let fetched: { line: string }[];
    do {
      fetched = (await tx.execute<{ line: string }>(sql`fetch ${sql.raw(String(BATCH))} from backup`)).rows;
      if (fetched.length > 0) yield fetched.map(({ line }) => `${line}\n`).join("");
      done += fetched.length;
      progress(done, header.rows);
    } while (fetched.length === BATCH);
    await tx.execute(sql`close backup`);
  }
  yield `${JSON.stringify({ sequences: await sequenceValues(tx) })}\n`;
  yield `${JSON.stringify({ end: done })}\n`;
}

/** Generated columns are left out: PostgreSQL computes them again. */
async function insert(tx: Db, table: string, lines: string[]): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(",")}]`}::json)`);
}

/** What triggers look up, besides foreign keys. */
const LOOKED_UP_BY_TRIGGERS = [
  { of: "seat_claim", to: "event_bench" },
  { of: "seat_claim", to: "reservation" },
  { of: "ticket", to: "seat_claim" },
];

/** All tables except the list of migrations. Referenced tables come before those that reference them. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows: all } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by tablename`);
  const { rows: arrows } = await db.execute<{ of: string; to: string }>(sql`
    select one.relname as of, other.relname as to from pg_constraint
    join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`);
  const ordered: string[] = [];
  const place = (table: string) => {
    if (ordered.includes(table)) return;
    for (const { of, to } of [...arrows, ...LOOKED_UP_BY_TRIGGERS]) if (of === table) place(to);
    ordered.push(table);
  };
  for (const { name } of all) place(name);
  return ordered;
}

async function countOf(db: Db, tables: string[]): Promise<number> {
  const counts = tables.map((table) => sql`(select count(*) from ${sql.identifier(table)})`);
  const { rows } = await db.execute<{ rows: number }>(sql`select (${sql.join(counts, sql` + `)})::int as rows`);
  return rows[0]?.rows ?? 0;
}

/** The pool's limits are meant for fans' requests. */
async function relax(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

function parsed(line: string): Header | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
