/** Converts items to rows of the store and back. */
import type { z } from "zod";
import { bare } from "./cells";
import type { Collection, Name } from "./collections";
import type { Complaint } from "./fault-sentences";
import { instant, isZone } from "./fields";
import type { Path } from "./items";
import { type Register, resolve } from "./keys";
import { instantOf, localText } from "./local-time";

export type ItemRow = Record<string, unknown>;

/** Fields that hold an instant. */
const instantsOf = ({ shape }: z.ZodObject) =>
  Object.keys(shape).filter((field) => bare(shape[field] as z.ZodType) === instant);

/** An item with its times as instants. What can't be read stays unchanged. */
function timedRow(item: ItemRow, collection: Collection): { row: ItemRow; complaints: Complaint[] } {
  const complaints: Complaint[] = [];
  const zoneText = collection.zone ? item[collection.zone] : undefined;
  const zone = typeof zoneText === "string" && isZone(zoneText) ? zoneText : undefined;

  const timed = (value: ItemRow, schema: z.ZodObject, path: Path): ItemRow => {
    const row = { ...value };
    for (const field of instantsOf(schema)) {
      const text = value[field];
      if (typeof text !== "string" || !instant.safeParse(text).success) continue;
      if (collection.zone && !zone && !/(Z|[+-]\d\d:\d\d)$/.test(text)) continue;
      const read = instantOf(text, zone);
      if ("at" in read) row[field] = read.at;
      else complaints.push({ path: [...path, field], says: read.fault });
    }
    return row;
  };

  const { child } = collection;
  const row = timed(item, collection.item, []);
  if (child && Array.isArray(item[child.field])) {
    row[child.field] = (item[child.field] as unknown[]).map((part, index) =>
      part && typeof part === "object" ? timed(part as ItemRow, child.item, [child.field, index]) : part,
    );
  }
  return { row, complaints };
}

/**
 * A row with times as instants and references as keys. `item` may have failed the schema in parts: what can't be read
 * stays unchanged, and the rest is checked anyway.
 */
export function rowOf(
  item: ItemRow,
  collection: Collection,
  known: Register,
): { row: ItemRow; complaints: Complaint[] } {
  const { row, complaints } = timedRow(item, collection);
  for (const [field, to] of Object.entries(collection.refers)) {
    const [first = "", inner] = field.split(".");
    const meant = (value: unknown, path: Path): unknown => referring(value, path, to, known, complaints);
    if (!inner) row[first] = meant(row[first], [first]);
    else if (Array.isArray(row[first])) {
      row[first] = (row[first] as ItemRow[]).map((one, index) =>
        one && typeof one === "object" ? { ...one, [inner]: meant(one[inner], [first, index, inner]) } : one,
      );
    }
  }
  if (collection.document) row[collection.document] = documentOf(row, collection);
  return { row, complaints };
}

/** The item's fields without its key and its references. */
const documentOf = (row: ItemRow, { key, refers }: Collection): ItemRow =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field !== key && !(field in refers)));

function referring(value: unknown, path: Path, to: Name, known: Register, complaints: Complaint[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => referring(one, [...path, index], to, known, complaints));
  if (typeof value !== "string") return value;
  const key = resolve(known, to, value);
  if (key === undefined) complaints.push({ path, says: `“${value}” is none of the ${to}` });
  return key ?? value;
}

/** A row as an item: only the collection's fields, times in the local time of its venue, nulls left out. */
export const itemOf = (row: ItemRow, parts: ItemRow[], collection: Collection): ItemRow => {
  const zone = collection.zone ? String(row[collection.zone]) : undefined;
  return fieldsOf(row, parts, collection, (value) => (value instanceof Date ? localText(value, zone) : value));
};

/** An item as `itemOf` would write it: times in one notation, no nulls and no other fields. */
export function inOneNotation(item: ItemRow, collection: Collection): ItemRow {
  const { row } = timedRow(item, collection);
  const parts = collection.child ? row[collection.child.field] : [];
  return itemOf(row, Array.isArray(parts) ? (parts as ItemRow[]) : [], collection);
}

/** A row's content in canonical form: equal rows have equal text. */
export const meaningOf = (row: ItemRow, parts: ItemRow[], collection: Collection): string =>
  canonical(fieldsOf(row, parts, collection, (value) => value));

function fieldsOf(
  row: ItemRow,
  parts: ItemRow[],
  { item, child, document }: Collection,
  write: (value: unknown) => unknown,
): ItemRow {
  const whole = document ? { ...row, ...(row[document] as ItemRow) } : row;
  const of = (one: ItemRow, { shape }: z.ZodObject) =>
    Object.fromEntries(Object.keys(shape).flatMap((field) => (one[field] == null ? [] : [[field, write(one[field])]])));
  const fields = of(whole, item);
  if (child) fields[child.field] = parts.map((part) => of(part, child.item));
  return fields;
}

/** One notation for equal values: sorted fields, instants in UTC, no nulls. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null) return undefined;
    if (typeof inner !== "object" || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner as ItemRow).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
