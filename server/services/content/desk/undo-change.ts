/** Undoes changes of content from the history. */
import { eq } from "drizzle-orm";
import { isGuid } from "../../../../app/domain/urls/guid";
import type { Db } from "../../../store/db";
import { audit } from "../../../store/schema";
import { collections, type Name } from "../collections";
import { canonical, type ItemRow } from "../rows";
import { nameOf } from "./one-item";
import {
  type ItemWriting,
  type LastChange,
  type RemoveOutcome,
  revisionOf,
  type SaveOutcome,
  type Saving,
} from "./write-item";

type Undoing = Omit<Saving, "base">;
type UndoDeps = {
  db: Db;
  writing: Pick<ItemWriting, "read" | "readLocked" | "lastChange" | "inTransaction" | "saveIn">;
  save(name: Name, key: "new", item: ItemRow, o: Undoing): Promise<SaveOutcome>;
  remove(name: Name, key: string, o: Undoing): Promise<RemoveOutcome>;
};

/** A change from the history, compared with the item as it is now. */
type PastChange = {
  action: string;
  collection: Name;
  key: string;
  itemName: string;
  by: LastChange;
  /** Who changed the item last, if that was after this change. */
  since: LastChange | undefined;
  /** Of the item as it is now. Undefined if it is gone. */
  revision: string | undefined;
  /** `again`: the field was changed once more, so taking this back would lose that. */
  fields: { field: string; before: unknown; after: unknown; now: unknown; again: boolean }[];
};

export function undoChange({ db, writing, save, remove }: UndoDeps) {
  const { read, readLocked, lastChange, inTransaction, saveIn } = writing;

  /** A change of content in the history. */
  async function deedOf(auditId: string) {
    if (!isGuid(auditId)) return undefined;
    const [deed] = await db.select().from(audit).where(eq(audit.id, auditId));
    const name = deed?.detail.collection as Name | undefined;
    if (!deed?.action.startsWith("content.") || !name || !Object.hasOwn(collections, name)) return undefined;
    return { ...deed, name };
  }

  return {
    /**
     * Undoes a change: its fields get their old values, unless somebody has changed them again, which is a conflict.
     * `missing` if there is no such deed, or it isn't one of content.
     */
    async undo(auditId: string, { actor, deedId }: Undoing): Promise<SaveOutcome | RemoveOutcome> {
      const deed = await deedOf(auditId);
      if (!deed) return { kind: "missing" };
      const { name, entity: key, before, after } = deed;
      switch (deed.action) {
        case "content.created":
          return remove(name, key, { actor, deedId });
        case "content.removed":
          return save(name, "new", before ?? {}, { actor, deedId });
        case "content.saved":
          return inTransaction(async (tx) => {
            const current = await readLocked(tx, name, key);
            if (!current) return { kind: "missing" };
            const base = { ...current, ...after };
            return saveIn(tx, name, key, { ...current, ...before }, { base, actor, deedId });
          });
        default:
          return { kind: "missing" };
      }
    },

    /** The same change compared with the item as it is now. Undefined if it isn't one of content. */
    async pastChange(auditId: string): Promise<PastChange | undefined> {
      const deed = await deedOf(auditId);
      if (!deed) return undefined;
      const { name: collection, entity: key, before, after, actor, at, action } = deed;
      const [now, last] = await Promise.all([read(db, collection, key), lastChange(db, key)]);
      const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => {
        const sides = { before: before?.[field], after: after?.[field], now: now?.[field] };
        const is = (value: unknown) => canonical(value ?? null);
        const again = is(sides.now) !== is(sides.after) && is(sides.now) !== is(sides.before);
        return { field, ...sides, again: action === "content.saved" && again };
      });
      return {
        ...{ action, collection, key, fields },
        itemName: nameOf(now ?? before ?? {}, collection),
        by: { actor, at },
        since: last && last.at > at ? last : undefined,
        revision: now && revisionOf(now),
      };
    },

    /**
     * Gives `fields` the values that they had before a change, whatever came after it. `seen`: the revision of the item
     * that the office looked at; if it has changed since, that is a conflict.
     */
    async putBack(
      auditId: string,
      { fields, seen, actor, deedId }: Undoing & { fields: readonly string[]; seen: string },
    ): Promise<SaveOutcome | { kind: "outdated" }> {
      const deed = await deedOf(auditId);
      if (deed?.action !== "content.saved") return { kind: "missing" };
      const { name, entity: key, before } = deed;
      const old = Object.fromEntries(
        fields.flatMap((field) => (before && field in before ? [[field, before[field]]] : [])),
      );
      return inTransaction(async (tx): Promise<SaveOutcome | { kind: "outdated" }> => {
        const current = await readLocked(tx, name, key);
        if (!current) return { kind: "missing" };
        if (revisionOf(current) !== seen) return { kind: "outdated" };
        return saveIn(tx, name, key, { ...current, ...old }, { base: current, actor, deedId });
      });
    },
  };
}
