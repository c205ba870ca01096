/** The lock that comes first for everything that takes, gives back or moves seats. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/db";

/** Locks the nights' tiers in the order of their ids. */
export async function lockTiers(tx: Db, nights: string[]): Promise<void> {
  await tx.execute(sql`
    select 1 from ticket_definition
    where event_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(nights)}::jsonb))
    order by id for no key update`);
}
