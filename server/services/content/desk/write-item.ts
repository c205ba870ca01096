/** Reads and writes single items inside transactions, with what changed in the history. */
import { createHash, randomUUID } from "node:crypto";
import { and, desc, eq, like } from "drizzle-orm";
import type { Clock } from "../../../process/clock";
import type { Db, Store } from "../../../store/db";
import { audit } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { isDuplicate, retryOnCollision } from "../../contention";
import { collections, type Name } from "../collections";
import { dropDraft } from "../drafts/draft-rows";
import { checkAndWrite, withoutFansLimits } from "../import";
import type { Fault } from "../items";
import { canonical, type ItemRow, inOneNotation, itemOf } from "../rows";
import { column, storedItems } from "../stored";
import { lockItems } from "./lock-items";
import { type FieldConflict, mergeItems } from "./merge-items";
import { nameOf, oneItem } from "./one-item";

export type ItemWriting = ReturnType<typeof itemWriting>;
/** `base`: the item as the form was opened; without it, the form's item replaces whatever is stored. */
export type Saving = {
  base?: ItemRow | undefined;
  actor: Actor;
  deedId?: string | undefined;
  /** What else the history notes. */
  detail?: Record<string, unknown>;
};
/** Who else changed an item, and when. */
export type LastChange = { actor: string; at: Date };
export type SaveOutcome =
  /** Without `deedId` nothing was written: the item was the same already, as when the form is sent twice. */
  | { kind: "saved"; key: string; changed: boolean; deedId?: string }
  | { kind: "faults"; faults: Fault[] }
  /** `item` is what the form shows now: their changes of other fields, and yours where both changed one. */
  | { kind: "conflict"; conflicts: FieldConflict[]; item: ItemRow; theirs: ItemRow; by: LastChange | undefined }
  | { kind: "missing" };
export type RemoveOutcome =
  | { kind: "removed" }
  | { kind: "used"; by: { collection: Name; key: string; name: string }[]; says: string[] }
  | { kind: "missing" };

/** A short text that differs if the item does. */
export const revisionOf = (item: ItemRow): string =>
  createHash("sha256").update(canonical(item)).digest("base64url").slice(0, 16);

export const nameOfActor = (actor: Actor): string => (typeof actor === "string" ? actor : actor.name);

/** Progress is for commands. */
const quietly = () => undefined;

export function itemWriting({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  async function read(tx: Db, name: Name, key: string): Promise<ItemRow | undefined> {
    const collection = collections[name];
    if (collection.key === "id" && !isKey(name, key)) return undefined;
    const stored = (await storedItems(tx, collection, [key])).get(key);
    return stored && itemOf(stored.row, stored.parts, collection);
  }

  /** Reads an item that nobody else can write until the transaction ends. */
  async function readLocked(tx: Db, name: Name, key: string): Promise<ItemRow | undefined> {
    if (collections[name].key === "id" && !isKey(name, key)) return undefined;
    await lockItems(tx, name, [key]);
    return read(tx, name, key);
  }

  /** What an earlier press of the same form wrote. */
  async function alreadyDone(tx: Db, deedId: string | undefined) {
    if (!deedId) return undefined;
    const [done] = await tx.select({ key: audit.entity, after: audit.after }).from(audit).where(eq(audit.id, deedId));
    return done;
  }

  async function lastChange(tx: Db, key: string): Promise<LastChange | undefined> {
    const [last] = await tx
      .select({ actor: audit.actor, at: audit.at })
      .from(audit)
      .where(and(eq(audit.entity, key), like(audit.action, "content.%")))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1);
    return last;
  }

  /** Of two presses that collide in a unique index, the second finds what the first has written. */
  const inTransaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    retryOnCollision(() =>
      db.transaction(work).catch((error: unknown) => {
        if (isDuplicate(error)) return db.transaction(work);
        throw error;
      }),
    );

  async function saveIn(tx: Db, name: Name, key: string | "new", item: ItemRow, o: Saving): Promise<SaveOutcome> {
    await withoutFansLimits(tx);
    const done = await alreadyDone(tx, o.deedId);
    const deedId = done ? undefined : o.deedId;
    if (done && key === "new") {
      // The form was sent twice, or somebody went back, edited it and saved again: its changes since belong to that
      // item.
      return saveIn(tx, name, done.key, item, { base: done.after ?? undefined, actor: o.actor });
    }
    const collection = collections[name];
    const keyField = collection.key;
    const isNew = key === "new";
    const before = isNew ? undefined : await readLocked(tx, name, key);
    if (!isNew && !before) return { kind: "missing" };

    const own = isNew ? String(item[keyField] ?? randomUUID()) : key;
    const yours = inOneNotation({ ...item, [keyField]: own }, collection);
    const base = before && o.base ? inOneNotation({ ...o.base, [keyField]: own }, collection) : before;
    const merged = before && base ? mergeItems({ base, yours, theirs: before }, collection) : undefined;
    if (before && merged && merged.conflicts.length > 0) {
      const by = await lastChange(tx, own);
      return { kind: "conflict", conflicts: merged.conflicts, item: merged.item, theirs: before, by };
    }
    if (isNew && (await read(tx, name, own))) {
      const says = `belongs to another ${collection.one}`;
      return { kind: "faults", faults: [{ line: 1, field: keyField, says, path: [keyField] }] };
    }

    const written = oneItem(name, merged?.item ?? yours);
    const { faults, tally } = await checkAndWrite(tx, written, { prune: false, now: clock.now(), progress: quietly });
    if (!tally) return { kind: "faults", faults };
    if (tally[name].unchanged > 0) return { kind: "saved", key: own, changed: false };
    const after = (await read(tx, name, own)) ?? {};
    const id = deedId ?? randomUUID();
    await recordAudit(tx, {
      at: clock.now(),
      actor: o.actor,
      action: before ? "content.saved" : "content.created",
      entity: own,
      detail: { collection: name, name: nameOf(after, name), ...o.detail },
      ...changedFields(before ?? {}, after),
      id,
    });
    return { kind: "saved", key: own, changed: true, deedId: id };
  }

  async function removeIn(tx: Db, name: Name, key: string, o: Omit<Saving, "base">): Promise<RemoveOutcome> {
    await withoutFansLimits(tx);
    if (await alreadyDone(tx, o.deedId)) return { kind: "removed" };
    const before = await readLocked(tx, name, key);
    if (!before) return { kind: "missing" };
    const removing = { collection: name, key };
    const nothing = oneItem(name, undefined);
    const { faults } = await checkAndWrite(tx, nothing, {
      ...{ prune: false, now: clock.now(), progress: quietly },
      removing,
    });
    if (faults.length > 0) return { kind: "used", ...(await usesIn(tx, faults)) };
    await dropDraft(tx, name, key);
    await recordAudit(tx, {
      at: clock.now(),
      actor: o.actor,
      action: "content.removed",
      entity: key,
      detail: { collection: name, name: nameOf(before, name) },
      before,
      id: o.deedId,
    });
    return { kind: "removed" };
  }

  async function usesIn(tx: Db, faults: Fault[]) {
    const by = [];
    for (const { by: user } of faults) {
      const item = user && (await read(tx, user.collection, user.key));
      if (user && item) by.push({ ...user, name: nameOf(item, user.collection) });
    }
    return { by, says: faults.filter((fault) => !fault.by).map(({ says }) => says) };
  }

  return { read, readLocked, alreadyDone, lastChange, inTransaction, saveIn, removeIn, usesIn };
}

/** True if a key of this collection can look like this: PostgreSQL refuses to compare a uuid with other text. */
const isKey = (name: Name, key: string) =>
  column(collections[name].table, collections[name].key).columnType !== "PgUUID" || /^[0-9a-f-]{36}$/i.test(key);

/** The fields that differ, with null for those that one side doesn't have. */
export function changedFields(before: ItemRow, after: ItemRow): { before: ItemRow; after: ItemRow } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => canonical(before[field] ?? null) !== canonical(after[field] ?? null),
  );
  const of = (item: ItemRow) => Object.fromEntries(names.map((field) => [field, item[field] ?? null]));
  return { before: of(before), after: of(after) };
}
