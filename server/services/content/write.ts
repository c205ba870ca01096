/** Writes a checked file: only what differs from the store. */
import { getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../store/db";
import { event, highlight } from "../../store/schema";
import { type CheckedItem, isChanged, lockedBatches, removed } from "./check";
import { type Collection, collections, type Name, names } from "./collections";
import { lockItems } from "./desk/lock-items";
import type { Source } from "./items";
import type { Register } from "./keys";
import type { ItemRow } from "./rows";
import { type SeatWork, seatWork } from "./seating/seat-work";
import { BATCH, column } from "./stored";
import { dropSources, noteSources } from "./translations/translation-sources";

export type Tally = Record<Name, { created: number; changed: number; unchanged: number; removed: number }>;
type Gone = { table: PgTable; ids: string[] };

/** What was written. `nights`: the events that were created, changed or removed. */
type Written = { tally: Tally; nights: string[] };

/** Writes in the order of references, and removes in the reverse order. */
export async function write(
  tx: Db,
  source: Source,
  known: Register,
  progress: (done: number) => void,
): Promise<Written> {
  const tally = {} as Tally;
  const nights = new Set(removed(known, "events"));
  const gone: Gone[] = [];
  const seats = seatWork(tx, known.now);
  let done = 0;
  for (const name of names) {
    tally[name] = { created: 0, changed: 0, unchanged: 0, removed: 0 };
    if (!source.collections.includes(name)) continue;
    await releaseUnique(tx, name, known);
    const mine: Gone = { table: collections[name].child?.table ?? collections[name].table, ids: [] };
    for await (const batch of lockedBatches(tx, source, name, known)) {
      const { changed, gone: parts } = await writeBatch(tx, name, batch, tally[name], known.now, seats);
      mine.ids.push(...parts);
      if (name === "events") for (const id of changed) nights.add(id);
      done += batch.length;
      progress(done);
    }
    gone.unshift(mine);
  }
  for (const id of await seats.finish()) nights.add(id);
  for (const { table, ids } of gone) await take(tx, table, "id", ids);
  for (const name of [...names].reverse()) {
    const keys = removed(known, name);
    const { table, key, child } = collections[name];
    tally[name].removed = keys.length;
    if (child) await take(tx, child.table, child.parent, keys);
    await take(tx, table, key, keys);
    await dropSources(tx, name, keys);
  }
  return { tally, nights: [...nights] };
}

/**
 * Items release the unique values, such as slugs, that other items of the file take over. This comes before the first
 * batch, because the item that gives a value up may be in a later one, or may be removed at the end.
 */
async function releaseUnique(tx: Db, name: Name, { stored, file }: Register): Promise<void> {
  const { table, key, unique } = collections[name];
  for (const field of unique) {
    const keys = [...(file[name].by[field] ?? [])].flatMap(([value, own]) => {
      const holder = stored[name].by[field]?.get(value);
      return holder === undefined || holder === own ? [] : [holder];
    });
    for (let from = 0; from < keys.length; from += BATCH) {
      const batch = keys.slice(from, from + BATCH);
      await lockItems(tx, name, batch);
      const values = { [field]: sql`'~' || ${column(table, key)}` };
      await tx
        .update(table)
        .set(values)
        .where(inArray(column(table, key), batch));
    }
  }
}

/** Returns the keys of the items that differed, and the ids of the parts that they no longer have. */
async function writeBatch(
  tx: Db,
  name: Name,
  batch: CheckedItem[],
  tally: Tally[Name],
  now: Date,
  seats: SeatWork,
): Promise<{ changed: string[]; gone: string[] }> {
  const collection = collections[name];
  const { key, child } = collection;
  const partsOf = (row: ItemRow) => (child ? (row[child.field] as ItemRow[]) : []);
  const changes = batch.filter((one) => isChanged(one, name));
  const created = changes.filter(({ stored }) => !stored).length;
  tally.created += created;
  tally.changed += changes.length - created;
  tally.unchanged += batch.length - changes.length;
  const changed = changes.map(({ key }) => key);
  if (changes.length === 0) return { changed, gone: [] };

  if (name === "seatingPlans") await seats.plansChange(changes);
  if (name === "events") seats.nightsChange(changes);

  if (name === "highlights" && changes.some(({ row }) => row.isMain)) {
    await tx.update(highlight).set({ isMain: false }).where(sql`${highlight.isMain}`);
  }
  await noteSources(tx, name, changes, now);
  const extra = name === "events" ? { updatedAt: now, revision: 1 } : {};
  await upsert(
    tx,
    collection.table,
    key,
    changes.map(({ row }) => ({ ...row, ...extra })),
    collection,
  );
  if (!child) return { changed, gone: [] };

  const stored = new Map(changes.flatMap((one) => one.stored?.parts ?? []).map((part) => [String(part.id), part]));
  const parts = changes.flatMap(({ key: parent, row }) =>
    partsOf(row).map((part, index) => {
      const own: ItemRow = { ...part, [child.parent]: parent };
      return name === "events"
        ? {
            ...own,
            orderIndex: index,
            remaining: remainingOf(own, stored.get(String(part.id))),
            seated: own.seated === true,
          }
        : own;
    }),
  );
  await upsert(tx, child.table, "id", parts, collection);
  const kept = new Set(parts.map(({ id }) => id));
  const before = changes.flatMap(({ stored: one }) => one?.parts ?? []);
  return { changed, gone: before.map(({ id }) => String(id)).filter((id) => !kept.has(id)) };
}

/** Buyers wait for the lock of `lockedBatches`, so the number of taken seats can't have changed since the check. */
function remainingOf(part: ItemRow, stored: ItemRow | undefined): number {
  const taken = stored ? Number(stored.capacity) - Number(stored.allotted) - Number(stored.remaining) : 0;
  return Number(part.capacity) - Number(part.allotted) - taken;
}

async function upsert(tx: Db, table: PgTable, key: string, rows: ItemRow[], { child }: Collection): Promise<void> {
  if (rows.length === 0) return;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const fields = Object.keys(rows[0] ?? {}).filter((field) => columns[field] && field !== child?.field);
  const values = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? null])));
  const next = fields
    .filter((field) => field !== key)
    .map((field) => [
      field,
      field === "revision" ? sql`${event.revision} + 1` : sql`excluded.${sql.identifier(columns[field]?.name ?? "")}`,
    ]);
  await tx
    .insert(table)
    .values(values)
    .onConflictDoUpdate({ target: columns[key] as PgColumn, set: Object.fromEntries(next) });
}

async function take(tx: Db, table: PgTable, field: string, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(table).where(inArray(column(table, field), keys));
}
