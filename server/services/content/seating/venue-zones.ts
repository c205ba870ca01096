/** A venue's sections are the zones of its seating plans: they cannot go while seats belong to them. */
import { sql } from "drizzle-orm";
import type { Db } from "../../../store/db";
import type { Complaint } from "../fault-sentences";
import { partNames, type Register } from "../keys";
import type { ItemRow } from "../rows";
import type { StoredItem } from "../stored";

export async function zoneComplaints(
  db: Db,
  { key, row, stored }: { key: string; row: ItemRow; stored: StoredItem | undefined },
  known: Register,
): Promise<Complaint[]> {
  if (!stored || !Array.isArray(row.sections)) return [];
  const codes = partNames(known, "venues", key);
  const used = [...known.seatingPlans.values()]
    .filter(({ venueId }) => venueId === key)
    .flatMap(({ seats }) => [...seats.keys()]);
  const missing = new Set(used.filter((code) => !codes.has(code)));

  const kept = new Set((row.sections as ItemRow[]).map(({ id }) => id));
  const gone = stored.parts.filter(({ id }) => !kept.has(id));
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from venue_section where venue_id = ${key}::uuid
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(gone.map(({ id }) => id))}::jsonb))
      and exists (select 1 from event_bench where zone_id = venue_section.id)`);
  for (const { code } of rows) missing.add(code);
  return [...missing].map((code) => ({ path: ["sections"], says: `cannot lose “${code}”: seats belong to it` }));
}
