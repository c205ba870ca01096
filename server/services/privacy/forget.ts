/** The store forgets a fan: what names her goes, what the books need stays and is nobody's. */
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { audit } from "../../store/schema";
import { type FanIdentity, PERSONAL_DATA, type PersonalData } from "./personal-data";

/** In the transaction of its caller; `id` takes the place of her own. Doing it twice does no harm. */
export async function forget(tx: Db, fan: FanIdentity, id: string): Promise<void> {
  for (const data of Object.values<PersonalData>(PERSONAL_DATA)) {
    if (data.becomes === "stays") continue;
    if (data.becomes === "goes") await tx.delete(data.table).where(data.hers(fan));
    else await tx.update(data.table).set(data.becomes(id)).where(data.hers(fan));
  }
  await tx.update(audit).set({ entity: id }).where(eq(audit.entity, fan.userId));
  const [theirs, nobodys] = [JSON.stringify(fan.userId), JSON.stringify(id)];
  await tx
    .update(audit)
    .set({ detail: sql`replace(${audit.detail}::text, ${theirs}, ${nobodys})::jsonb` })
    .where(sql`strpos(${audit.detail}::text, ${theirs}) > 0`);
}

/** Rows of hers by table, without what would open a door. */
export async function rowsOf(db: Db, fan: FanIdentity): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, { table, hers, unsaid = [] }] of Object.entries<PersonalData>(PERSONAL_DATA)) {
    const said = Object.entries(getTableColumns(table)).filter(([column]) => !unsaid.includes(column));
    found[name] = await db.select(Object.fromEntries(said)).from(table).where(hers(fan));
  }
  return found;
}
