/** Keeps everybody else from writing or selling items and their parts until the transaction ends. */
import { inArray } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { collections, type Name } from "../collections";
import { column } from "../stored";

export async function lockItems(tx: Db, name: Name, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const { table, key: keyField, child } = collections[name];
  const own = column(table, keyField);
  await tx.select({ own }).from(table).where(inArray(own, keys)).orderBy(own).for("no key update");
  if (!child) return;
  const id = column(child.table, "id");
  const ofItems = inArray(column(child.table, child.parent), keys);
  await tx.select({ id }).from(child.table).where(ofItems).orderBy(id).for("no key update");
}
