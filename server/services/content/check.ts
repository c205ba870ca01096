/** Checks a file against the store: turns every item into a row and collects everything wrong. */
import { randomUUID } from "node:crypto";
import { printableIn } from "../../../app/domain/format/printable";
import { Refused } from "../../failures/refused";
import type { Db } from "../../store/db";
import { collections, type Name } from "./collections";
import { lockItems } from "./desk/lock-items";
import { type Complaint, complaints as complaintsOf } from "./fault-sentences";
import { type Fault, fieldName, type Item, type Source } from "./items";
import { holderOf, isObject, keyOf, partKeyOf, type Register, willBe } from "./keys";
import { type ItemRow, meaningOf, rowOf } from "./rows";
import { rules } from "./rules";
import { nightComplaints, planComplaints } from "./seating/plan-complaints";
import { seatTiers } from "./seating/seated-nights";
import { zoneComplaints } from "./seating/venue-zones";
import { broadcastComplaints, type Sold, soldBroadcasts, soldComplaints, soldOf } from "./sold";
import { BATCH, type StoredItem, storedItems } from "./stored";

export type CheckedItem = {
  item: Item;
  key: string;
  row: ItemRow;
  stored: StoredItem | undefined;
  complaints: Complaint[];
};

/** The file's items of one collection in batches, each with the stored item. */
export async function* batches(db: Db, source: Source, name: Name, known: Register): AsyncIterable<CheckedItem[]> {
  let batch: Item[] = [];
  for await (const item of source.items(name)) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield readBatch(db, name, batch, known);
    batch = [];
  }
  if (batch.length > 0) yield readBatch(db, name, batch, known);
}

/** True if the store doesn't have the item as the file has it. */
export function isChanged({ row, stored }: CheckedItem, name: Name): boolean {
  const collection = collections[name];
  const parts = collection.child ? (row[collection.child.field] as ItemRow[]) : [];
  return !stored || meaningOf(stored.row, stored.parts, collection) !== meaningOf(row, parts, collection);
}

/**
 * The same batches for writing: items that change are locked, then read and checked again, because fans buy and others
 * write until the lock. Throws Refused if a check fails by now.
 */
export async function* lockedBatches(
  tx: Db,
  source: Source,
  name: Name,
  known: Register,
): AsyncIterable<CheckedItem[]> {
  for await (const unlocked of batches(tx, source, name, known)) {
    let batch = unlocked;
    const locked = new Set<string>();
    const open = () => batch.filter((one) => one.stored && !locked.has(one.key) && isChanged(one, name));
    for (let keys = keysOf(open()); keys.length > 0; keys = keysOf(open())) {
      await lockItems(tx, name, keys);
      for (const key of keys) locked.add(key);
      batch = await readBatch(
        tx,
        name,
        batch.map(({ item }) => item),
        known,
      );
    }
    for (const { item, complaints } of batch) {
      const [fault] = complaints.filter(({ notice }) => !notice).map((complaint) => faultOf(item, complaint));
      if (fault) {
        const { line, field, says } = fault;
        throw new Refused(
          `Line ${line}: ${field} ${says}. That is new since the file was checked. Nothing is changed.`,
        );
      }
    }
    yield batch;
  }
}

const keysOf = (items: CheckedItem[]) => items.map(({ key }) => key);

/** Everything wrong with the file, by line. */
export async function check(
  db: Db,
  source: Source,
  known: Register,
  progress: (done: number) => void,
): Promise<Fault[]> {
  const faults: Fault[] = known.clashes.map((clash) => faultOf(clash.item, clash));
  let mains = 0;
  let done = 0;
  for (const name of source.collections) {
    for await (const batch of batches(db, source, name, known)) {
      for (const { item, row, complaints } of batch) {
        faults.push(...complaints.map((complaint) => faultOf(item, complaint)));
        if (name === "highlights" && row.isMain === true && ++mains > 1) {
          faults.push(faultOf(item, { path: ["isMain"], says: "is true for another film of this file, too" }));
        }
      }
      done += batch.length;
      progress(done);
    }
  }
  return faults.sort((a, b) => a.line - b.line);
}

const faultOf = (item: Item, { path, says, notice }: Complaint): Fault => ({
  ...(notice && { notice }),
  line: item.lineOf(path),
  field: [collections[item.collection].one, fieldName(path)].filter(Boolean).join(" "),
  says,
  path,
});

async function readBatch(db: Db, name: Name, items: Item[], known: Register): Promise<CheckedItem[]> {
  const collection = collections[name];
  const keys = items.map(({ value }) => (isObject(value) ? (keyOf(known, name, value) ?? "") : ""));
  const stored = await storedItems(
    db,
    collection,
    keys.filter((key) => known.stored[name].all.has(key)),
  );
  const sold = name === "events" ? await soldOf(db, [...stored.keys()], known.now) : undefined;
  const checked = items.map((item, index) => {
    const key = keys[index] ?? "";
    return { item, key, stored: stored.get(key), ...read(item, name, key, stored.get(key), known, sold) };
  });
  const atHome = name === "payPerViews" ? await soldBroadcasts(db, [...stored.keys()]) : undefined;
  for (const one of checked) {
    if (one.stored && atHome) one.complaints.push(...broadcastComplaints(one.stored, one.row, atHome.get(one.key)));
    if (one.complaints.some(({ notice }) => !notice)) continue;
    if (name === "seatingPlans") one.complaints.push(...(await nightComplaints(db, one, known)));
    if (name === "venues") one.complaints.push(...(await zoneComplaints(db, one, known)));
  }
  return checked;
}

function read(
  { value }: Item,
  name: Name,
  key: string,
  stored: StoredItem | undefined,
  known: Register,
  sold: Sold | undefined,
): { row: ItemRow; complaints: Complaint[] } {
  const collection = collections[name];
  if (!isObject(value)) return { row: {}, complaints: [{ path: [], says: "is not an object" }] };
  // Feeds, calendars and pictures can't contain every character, so unprintable ones are removed here.
  const parsed = collection.item.safeParse(printableIn(value), { reportInput: true });
  const { row, complaints } = rowOf(parsed.success ? parsed.data : value, collection, known);
  row[collection.key] = key;
  identify(row, name, known);
  if (!parsed.success) complaints.push(...complaintsOf(parsed.error, collection.one));
  else complaints.push(...(rules[name]?.(row, stored !== undefined) ?? []));

  for (const field of collection.unique) {
    const holder = holderOf(known, name, field, String(row[field]));
    if (holder !== undefined && holder !== key) {
      complaints.push({ path: [field], says: `belongs to another ${collection.one} of the store, ${holder}` });
    }
  }
  if (name === "events") {
    complaints.push(...sectionComplaints(row, known));
    complaints.push(...seatTiers(row, stored, sold, known));
  }
  if (name === "seatingPlans" && parsed.success) complaints.push(...planComplaints(row, known));
  if (stored && sold) complaints.push(...soldComplaints(stored, row, sold, known.now));
  return { row, complaints };
}

/** Parts without an id match the stored parts with the same name. */
function identify(row: ItemRow, name: Name, known: Register): void {
  const { child, key } = collections[name];
  const parts = child && row[child.field];
  if (!Array.isArray(parts)) return;
  for (const part of parts.filter(isObject)) part.id = partKeyOf(known, name, String(row[key]), part) ?? randomUUID();
}

function sectionComplaints(row: ItemRow, { parts, file }: Register): Complaint[] {
  if (!Array.isArray(row.tiers) || !parts.venues) return [];
  const { venues } = parts;
  return row.tiers.filter(isObject).flatMap(({ sectionId }, index) => {
    if (typeof sectionId !== "string") return [];
    const inFile = venues.file.get(sectionId);
    const of = inFile ?? venues.stored.get(sectionId);
    // A venue in the file has exactly the sections that the file lists.
    const gone = inFile === undefined && of !== undefined && file.venues.all.has(of);
    if (of === row.venueId && of !== undefined && !gone) return [];
    return [{ path: ["tiers", index, "sectionId"], says: `“${sectionId}” is not a section of the night's venue` }];
  });
}

/** Stored items to remove: those missing from a complete file, or those that the office removes one by one. */
export const removed = (known: Register, name: Name): string[] =>
  known.whole.has(name) || known.leaving[name].size > 0
    ? [...known.stored[name].all].filter((key) => !willBe(known, name, key))
    : [];
