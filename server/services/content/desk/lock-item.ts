/** Keeps everybody else from writing an item and its parts until the transaction ends. */
import { eq } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { collections, type Name } from "../collections";
import { column } from "../stored";

export async function lockItem(tx: Db, name: Name, key: string): Promise<void> {
  const { table, key: keyField, child } = collections[name];
  const own = column(table, keyField);
  await tx.select({ own }).from(table).where(eq(own, key)).for("no key update");
  if (!child) return;
  const id = column(child.table, "id");
  const ofItem = eq(column(child.table, child.parent), key);
  await tx.select({ id }).from(child.table).where(ofItem).orderBy(id).for("no key update");
}
