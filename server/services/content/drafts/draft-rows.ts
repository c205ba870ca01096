/** Drafts in the store: one for each item. */
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { draft } from "../../../store/schema";
import { collections, type Name } from "../collections";
import type { ItemRow } from "../rows";
import { withKnownNames } from "../stored";

export type DraftRow = typeof draft.$inferSelect;

const isOf = (name: Name, key: string) => and(eq(draft.kind, name), eq(draft.key, key));

/** `lock`: nobody else can write it until the transaction ends. */
export async function readDraft(tx: Db, name: Name, key: string, { lock = false } = {}): Promise<DraftRow | undefined> {
  const found = tx.select().from(draft).where(isOf(name, key));
  const [row] = await (lock ? found.for("update") : found);
  if (!row) return undefined;
  const { base, item } = row;
  const known = (one: ItemRow) => withKnownNames(one, collections[name]);
  return { ...row, item: known(item), base: base && known(base) };
}

/** The newest first. */
export const draftsOf = (db: Db, name: Name): Promise<DraftRow[]> =>
  db.select().from(draft).where(eq(draft.kind, name)).orderBy(desc(draft.at), draft.key);

/** `isNew`: fails if another transaction has made the draft meanwhile. */
export async function writeDraft(tx: Db, row: DraftRow, { isNew }: { isNew: boolean }): Promise<void> {
  if (isNew) await tx.insert(draft).values(row);
  else
    await tx
      .update(draft)
      .set(row)
      .where(isOf(row.kind as Name, row.key));
}

export async function dropDraft(tx: Db, name: Name, key: string): Promise<void> {
  await tx.delete(draft).where(isOf(name, key));
}
