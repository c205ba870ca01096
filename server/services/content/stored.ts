/** The stored items of a collection with their parts, in batches. */
import { asc, getTableColumns, gt, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../store/db";
import type { Collection } from "./collections";
import type { ItemRow } from "./rows";

export type StoredItem = { row: ItemRow; parts: ItemRow[] };

export const BATCH = 250;

export const column = (table: PgTable, field: string) =>
  (getTableColumns(table) as Record<string, PgColumn>)[field] as PgColumn;

/** The stored ones among these keys, by key. */
export async function storedItems(db: Db, collection: Collection, keys: string[]): Promise<Map<string, StoredItem>> {
  const { table, key } = collection;
  const rows =
    keys.length > 0
      ? await db
          .select()
          .from(table)
          .where(inArray(column(table, key), keys))
      : [];
  return withParts(db, collection, rows as ItemRow[]);
}

/** All of them in the order of their keys, one batch in memory at a time. */
export async function* allItems(db: Db, collection: Collection): AsyncIterable<StoredItem> {
  const { table, key } = collection;
  let last: string | undefined;
  do {
    const after = last === undefined ? undefined : gt(column(table, key), last);
    const rows = (await db
      .select()
      .from(table)
      .where(after)
      .orderBy(asc(column(table, key)))
      .limit(BATCH)) as ItemRow[];
    yield* (await withParts(db, collection, rows)).values();
    last = rows.length < BATCH ? undefined : String(rows.at(-1)?.[key]);
  } while (last !== undefined);
}

async function withParts(db: Db, { key, child }: Collection, rows: ItemRow[]): Promise<Map<string, StoredItem>> {
  const items = new Map(rows.map((row): [string, StoredItem] => [String(row[key]), { row, parts: [] }]));
  if (!child || items.size === 0) return items;
  const order = ["orderIndex", "rank", "sku"].map((field) => column(child.table, field)).filter(Boolean);
  const parts = await db
    .select()
    .from(child.table)
    .where(inArray(column(child.table, child.parent), [...items.keys()]))
    .orderBy(...order, column(child.table, "id"));
  for (const part of parts as ItemRow[]) {
    const item = items.get(String(part[child.parent]));
    // Without a plan no tier has seats. An export leaves that out, so that a plan can be added to the night.
    if (item) item.parts.push("seated" in part && item.row.seatingPlanId === null ? { ...part, seated: null } : part);
  }
  return items;
}
