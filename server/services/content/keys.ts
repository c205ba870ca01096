/** How items are identified: by the keys in the store and in the file, where the file's win. */
import { randomUUID } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../store/db";
import { collections, type Name, names } from "./collections";
import type { Item, Path, Source } from "./items";
import { type PlanFacts, planFactsIn, storedPlanFacts } from "./seating/plan-facts";

/**
 * Maps a part's key to its item's, and an item's key with a part's name to the part's key. `names` has the parts' names
 * by key, `listed` those of each item in the file.
 */
type PartKeys = {
  stored: Map<string, string>;
  file: Map<string, string>;
  named: Map<string, string>;
  names: Map<string, string>;
  listed: Map<string, Set<string>>;
};
type Value = Record<string, unknown>;
/** The keys of one collection. `by` maps the values of a unique field to keys. */
type Keys = { all: Set<string>; by: Record<string, Map<string, string>> };
export type Clash = { item: Item; path: Path; says: string };
type Clashing = (path: Path, says: string) => void;

export type Register = {
  stored: Record<Name, Keys>;
  file: Record<Name, Keys>;
  clashes: Clash[];
  /** Collections that the file contains completely. */
  whole: Set<Name>;
  /** Items that the office removes one by one. */
  leaving: Record<Name, Set<string>>;
  /** The items' parts, by collection. */
  parts: Partial<Record<Name, PartKeys>>;
  now: Date;
  /** The seating plans of the store, and those of the file in their place. */
  seatingPlans: Map<string, PlanFacts>;
};

const noKeys = (name: Name): Keys => ({
  all: new Set(),
  by: Object.fromEntries(collections[name].unique.map((field) => [field, new Map<string, string>()])),
});
const forEach = <T>(make: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** Reads the file once and collects its keys. Two items with the same key are a clash. */
export async function register(db: Db, source: Source, prune: boolean, now: Date): Promise<Register> {
  const known: Register = {
    stored: await storedKeys(db),
    file: forEach(noKeys),
    clashes: [],
    whole: new Set(prune ? source.collections : []),
    leaving: forEach(() => new Set<string>()),
    parts: await storedParts(db),
    now,
    seatingPlans: await storedPlanFacts(db),
  };
  for (const name of source.collections) for await (const item of source.items(name)) enter(known, item);
  return known;
}

function enter(known: Register, item: Item): void {
  const { collection: name, value } = item;
  if (!isObject(value)) return;
  const { one, key, unique } = collections[name];
  const mine = known.file[name];
  const clash: Clashing = (path, says) => void known.clashes.push({ item, path, says });

  const given = textOf(value[key]);
  const nameless = given === undefined && !unique.includes("slug");
  if (nameless) clash([key], `is missing: nothing else tells which ${one} it is`);
  else if (given !== undefined && mine.all.has(given)) clash([key], `stands on another ${one} of this file, too`);
  if (nameless || (given !== undefined && mine.all.has(given))) return;

  const own = given ?? keyOf(known, name, value) ?? randomUUID();
  mine.all.add(own);
  for (const field of unique) {
    const text = textOf(value[field]);
    if (text === undefined) continue;
    const before = mine.by[field]?.get(text);
    if (before !== undefined) clash([field], `stands on another ${one} of this file, too`);
    else mine.by[field]?.set(text, own);
  }
  enterParts(known, item, own, clash);
  const facts = name === "seatingPlans" ? planFactsIn(value) : undefined;
  if (facts) known.seatingPlans.set(own, facts);
}

function enterParts(known: Register, { collection, value }: Item, own: string, clash: Clashing): void {
  const { child } = collections[collection];
  const mine = known.parts[collection];
  const list = child && (value as Value)[child.field];
  if (!child || !mine || !Array.isArray(list)) return;
  mine.listed.set(own, new Set(list.filter(isObject).map((part) => String(part[child.by]))));
  for (const [index, part] of list.entries()) {
    const id = isObject(part) ? partKeyOf(known, collection, own, part) : undefined;
    if (id === undefined) continue;
    const elsewhere = mine.file.has(id) || (mine.stored.get(id) ?? own) !== own;
    if (elsewhere) clash([child.field, index, "id"], "belongs to something else, too");
    mine.file.set(id, own);
    mine.names.set(id, String((part as Value)[child.by]));
  }
}

/** An item's key: its own, or that of the item with its slug. */
export function keyOf(known: Register, name: Name, value: Value): string | undefined {
  const slug = textOf(value.slug);
  return textOf(value[collections[name].key]) ?? (slug === undefined ? undefined : keyBySlug(known, name, slug));
}

const keyBySlug = ({ file, stored }: Register, name: Name, slug: string) =>
  file[name].by.slug?.get(slug) ?? stored[name].by.slug?.get(slug);

/** The key that a reference means, if that item will exist once the file is stored. */
export function resolve(known: Register, to: Name, text: string): string | undefined {
  const id = text.toLowerCase();
  const key = known.file[to].all.has(id) || known.stored[to].all.has(id) ? id : keyBySlug(known, to, text);
  return key !== undefined && willBe(known, to, key) ? key : undefined;
}

/** True if the store will have it: it is in the file, or it is stored and stays. */
export const willBe = ({ file, stored, whole, leaving }: Register, name: Name, key: string): boolean =>
  file[name].all.has(key) || (stored[name].all.has(key) && !whole.has(name) && !leaving[name].has(key));

/** The stored item with this value of a unique field, if it isn't in the file and stays. */
export function holderOf(known: Register, name: Name, field: string, value: string): string | undefined {
  const holder = known.stored[name].by[field]?.get(value);
  return holder !== undefined && !known.file[name].all.has(holder) && willBe(known, name, holder) ? holder : undefined;
}

async function storedKeys(db: Db): Promise<Record<Name, Keys>> {
  const all = forEach(noKeys);
  for (const name of names) {
    const { table, key, unique } = collections[name];
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const wanted = Object.fromEntries([key, ...unique].map((field) => [field, columns[field] as PgColumn]));
    for (const row of (await db.select(wanted).from(table)) as Record<string, string>[]) {
      const own = row[key] ?? "";
      all[name].all.add(own);
      for (const field of unique) all[name].by[field]?.set(row[field] ?? "", own);
    }
  }
  return all;
}

/** A part's key: its own, or that of the stored part with its name. */
export function partKeyOf({ parts }: Register, of: Name, item: string, part: Value): string | undefined {
  return textOf(part.id) ?? parts[of]?.named.get(`${item} ${part[collections[of].child?.by ?? ""]}`);
}

async function storedParts(db: Db): Promise<Register["parts"]> {
  const all: Register["parts"] = {};
  for (const name of names) {
    const { child } = collections[name];
    if (!child) continue;
    const columns: Record<string, PgColumn> = getTableColumns(child.table);
    const wanted = { id: columns.id, of: columns[child.parent], by: columns[child.by] } as Record<string, PgColumn>;
    const rows = (await db.select(wanted).from(child.table)) as { id: string; of: string; by: string }[];
    all[name] = {
      file: new Map(),
      stored: new Map(rows.map(({ id, of }) => [id, of])),
      named: new Map(rows.map(({ id, of, by }) => [`${of} ${by}`, id])),
      names: new Map(rows.map(({ id, by }) => [id, by])),
      listed: new Map(),
    };
  }
  return all;
}

/** The names that an item's parts will have, such as the codes of a venue's sections. */
export function partNames({ parts }: Register, of: Name, item: string): Set<string> {
  const { stored, names, listed } = parts[of] ?? {};
  const before = [...(stored ?? [])].filter(([, owner]) => owner === item).map(([id]) => names?.get(id) ?? "");
  return listed?.get(item) ?? new Set(before);
}

export const isObject = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** GUIDs are case-insensitive. */
const textOf = (value: unknown) =>
  typeof value !== "string" || value === ""
    ? undefined
    : /^[0-9A-Fa-f-]{36}$/.test(value)
      ? value.toLowerCase()
      : value;
