/** Lists of content for the office: 50 items, searched by their words, paged by key. */
import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { collections, type Name } from "../collections";
import type { ItemRow } from "../rows";
import { column, storedItems } from "../stored";
import { nameOf } from "./one-item";

export type ContentFilter = {
  /** Part of one of the item's words. */
  text?: string | undefined;
  /** Columns with the value that they must have. */
  where?: Record<string, string | boolean>;
};
type ListedItem = { key: string; name: string; row: ItemRow; parts: ItemRow[] };

const PAGE = 50;

/** The column that orders a list, and those that a search looks into. */
const listings: Record<Name, { order: string; newest?: true; search: string[] }> = {
  venues: { order: "name", search: ["name", "city"] },
  seatingPlans: { order: "slug", search: ["slug"] },
  categories: { order: "sortIndex", search: ["name", "slug"] },
  shows: { order: "title", search: ["title", "slug", "tagline"] },
  wrestlers: { order: "sortIndex", search: ["ringName", "nickname", "slug", "hometown"] },
  events: { order: "startAt", newest: true, search: ["title", "slug", "shortCode"] },
  highlights: { order: "publishedAt", newest: true, search: ["title"] },
  media: { order: "publishedAt", newest: true, search: ["title", "excerpt", "author"] },
  instagram: { order: "timestamp", newest: true, search: ["caption"] },
  payPerViews: { order: "liveStart", newest: true, search: ["title"] },
  plans: { order: "sortIndex", search: ["id"] },
  products: { order: "sortIndex", search: ["name", "slug", "category"] },
  redirects: { order: "path", search: ["path", "target"] },
};

/** A page of a collection after the item `after`, and the key to go on with if more follow. */
export async function contentPage(
  db: Db,
  name: Name,
  { text, where = {} }: ContentFilter,
  after?: string,
): Promise<{ items: ListedItem[]; next: string | undefined }> {
  const collection = collections[name];
  const { table, key } = collection;
  const { order, newest, search } = listings[name];
  const [by, id] = [column(table, order), column(table, key)];
  const wanted: (SQL | undefined)[] = Object.entries(where).map(([field, value]) => eq(column(table, field), value));
  if (text) {
    wanted.push(or(...search.map((field) => sql`strpos(lower(${column(table, field)}), ${text.toLowerCase()}) > 0`)));
  }
  if (after) {
    const last = sql`(select ${by}, ${id} from ${table} where ${id}::text = ${after})`;
    wanted.push(newest ? sql`(${by}, ${id}) < ${last}` : sql`(${by}, ${id}) > ${last}`);
  }
  const found = await db
    .select({ key: id })
    .from(table)
    .where(and(...wanted))
    .orderBy(...(newest ? [desc(by), desc(id)] : [asc(by), asc(id)]))
    .limit(PAGE + 1);
  const keys = found.slice(0, PAGE).map((row) => String(row.key));
  const stored = await storedItems(db, collection, keys);
  const items = keys.flatMap((own) => {
    const item = stored.get(own);
    return item ? [{ key: own, name: nameOf(item.row, name), ...item }] : [];
  });
  return { items, next: found.length > PAGE ? keys.at(-1) : undefined };
}
