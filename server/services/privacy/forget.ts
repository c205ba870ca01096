/**
 * Anonymizes a fan in the store: data that identifies them is removed; rows that the books need stay, without an owner.
 */
import { eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { audit } from "../../store/schema";
import { type FanIdentity, PERSONAL_DATA, type PersonalData } from "./personal-data";

/** Runs in the caller's transaction. `id` replaces the fan's own id. It is safe to run twice. */
export async function forget(tx: Db, fan: FanIdentity, id: string): Promise<void> {
  for (const data of Object.values<PersonalData>(PERSONAL_DATA)) {
    if (data.becomes === "stays") continue;
    if (data.becomes === "deleted") await tx.delete(data.table).where(data.belongsTo(fan));
    else await tx.update(data.table).set(data.becomes(id)).where(data.belongsTo(fan));
  }
  await tx.update(audit).set({ entity: id }).where(eq(audit.entity, fan.userId));
  const [fanId, newId] = [JSON.stringify(fan.userId), JSON.stringify(id)];
  await tx
    .update(audit)
    .set({ detail: sql`replace(${audit.detail}::text, ${fanId}, ${newId})::jsonb` })
    .where(sql`strpos(${audit.detail}::text, ${fanId}) > 0`);
  const named = [fanId, ...(fan.email ? [JSON.stringify(fan.email)] : [])];
  await tx
    .update(audit)
    .set({ personal: null })
    .where(or(...named.map((word) => sql`strpos(${audit.personal}::text, ${word}) > 0`)));
}

/** The fan's rows by table, without secrets such as keys and hashes. */
export async function rowsOf(db: Db, fan: FanIdentity): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, { table, belongsTo, secret = [] }] of Object.entries<PersonalData>(PERSONAL_DATA)) {
    const columns = Object.entries(getTableColumns(table)).filter(([column]) => !secret.includes(column));
    found[name] = await db.select(Object.fromEntries(columns)).from(table).where(belongsTo(fan));
  }
  return found;
}
