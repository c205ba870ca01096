/** The stored items of a collection with their parts, in batches. */
import { asc, getTableColumns, gt, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../store/db";
import { bare } from "./cells";
import type { Collection } from "./collections";
import { picture } from "./fields";
import type { ItemRow } from "./rows";

/**
 * An item from the store, without layouts and inks that are no longer offered. Pictures then use the default, and so do
 * forms, so editors can save other fields without correcting the picture first.
 */
export function withKnownNames(row: ItemRow, { item }: Collection): ItemRow {
  const known = { ...row };
  for (const [field, schema] of Object.entries(item.shape)) {
    const value = row[field];
    if (bare(schema) !== picture || typeof value !== "object" || value === null) continue;
    known[field] = Object.fromEntries(
      Object.entries(value).filter(([name, one]) => !isListed(name) || LISTS[name].safeParse(one).success),
    );
  }
  return known;
}

const LISTS = { layout: picture.shape.layout, ink: picture.shape.ink };
const isListed = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

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

async function withParts(db: Db, collection: Collection, rows: ItemRow[]): Promise<Map<string, StoredItem>> {
  const { key, child } = collection;
  const items = new Map(
    rows.map((row): [string, StoredItem] => [String(row[key]), { row: withKnownNames(row, collection), parts: [] }]),
  );
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
