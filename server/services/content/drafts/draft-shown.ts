/** A draft as the row that publishing would store, without storing anything. */
import type { Db } from "../../../store/db";
import { batches, type CheckedItem } from "../check";
import { collections, type Name } from "../collections";
import { oneItem } from "../desk/one-item";
import { checkAndWrite } from "../import";
import type { Fault } from "../items";
import { register } from "../keys";
import type { ItemRow } from "../rows";

const CHECK_ONLY = { prune: false, progress: () => undefined, checkOnly: true };

/** What keeps an item from being stored. */
export async function draftFaults(db: Db, name: Name, item: ItemRow, now: Date): Promise<Fault[]> {
  const { faults } = await db.transaction((tx) => checkAndWrite(tx, oneItem(name, item), { ...CHECK_ONLY, now }));
  return faults;
}

/** The item as a row with its parts. Undefined if something is wrong with it. */
export async function shownRow(
  db: Db,
  name: Name,
  item: ItemRow,
  now: Date,
): Promise<{ row: ItemRow; parts: ItemRow[] } | undefined> {
  const source = oneItem(name, item);
  const known = await register(db, source, false, now);
  const checked: CheckedItem[] = [];
  for await (const batch of batches(db, source, name, known)) checked.push(...batch);
  const [one] = checked;
  if (!one || one.complaints.some(({ notice }) => !notice)) return undefined;
  const { child } = collections[name];
  const stored = new Map(one.stored?.parts.map((part) => [part.id, part]));
  const parts = child && Array.isArray(one.row[child.field]) ? (one.row[child.field] as ItemRow[]) : [];
  return {
    row: { ...one.stored?.row, ...one.row },
    parts: parts.map((part) => ({ ...stored.get(part.id), ...part, ...(child && { [child.parent]: one.key }) })),
  };
}
